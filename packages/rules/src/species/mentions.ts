import { species } from './all.ts'
import type { Species, SpeciesGroup } from './kinds.ts'
import { nameReader } from './name-reader.ts'
import { plain, plurals, spellings } from './names.ts'

/** What is called like an animal and is none. */
const noAnimals = [
  'sun ray',
  'light ray',
  'ray of light',
  'ray of sunlight',
  'rays of light',
  'rays of sun',
  'rays of sunlight',
  'neck seal',
  'wrist seal',
  'mask seal',
  'coral sea',
  'dolphin kick',
  'frog kick',
  'crab pot',
  'lobster pot',
  'octopus regulator',
  'octopus hose',
]

/** What a place named after an animal ends with: nobody has seen a shark at "Shark Point" by its name alone. */
const places =
  /^(alley|arena|bay|beach|canyon|cave|cavern|city|corner|cove|garden|harbou?r|house|island|islet|lagoon|lake|ledge|observatory|pass|pinnacle|point|reef|river|rock|spring|town)s?$/

/** What people made of an animal, or for it: there is no shark in a shark net by its name alone. */
const things =
  /^(boat|cage|cannery|farm|fisher|fisher(?:man|men|y|ies)|hunter|mine|net|oil|pot|skin|statue|trade|trap|war)s?$/

/** What does grow where it gives its name to: there is coral in a coral garden. */
const growing: readonly SpeciesGroup[] = ['corals', 'sponges', 'plants']

/** What a name stands for, if for a species, and whether for several of it. */
type Meaning = { one: Species | undefined; many: boolean }

let kept: { reader: ReturnType<typeof nameReader<Meaning>>; denying: Set<number> } | undefined

/** Knows all names, and by their numbers the words that may deny one. */
const lookup = () => {
  if (kept) return kept
  const reader = nameReader<Meaning>()
  const learn = (way: string, meaning: Meaning) => {
    reader.learn(way, meaning)
    if (way.includes('grey')) reader.learn(way.replace(/\bgrey\b/g, 'gray'), meaning)
  }
  const learnAll = (called: string, one: Species | undefined) => {
    for (const way of spellings(called)) {
      learn(way, { one, many: false })
      for (const several of plurals(way)) learn(several, { one, many: true })
    }
  }
  for (const one of species) {
    learn(plain(one.scientific), { one, many: false })
    for (const called of [one.name, ...one.also]) learnAll(called, one)
  }
  for (const called of noAnimals) learnAll(called, undefined)
  const denying = noneWas.flatMap((said) => said.split(' ')).map(reader.learnWord)
  kept = { reader, denying: new Set(denying) }
  return kept
}

const verbs = ['did', 'do', 'does', 'could', 'was', 'were', 'have', 'had', 'is', 'are']
const noneWas = [
  ...['no', 'not', 'without', 'nor', 'neither', 'zero', 'lack', 'never saw', 'cannot', 'cant'],
  ...verbs.map((verb) => `${verb}nt`),
]
const between =
  'a|an|any|the|single|one|of|or|nor|to|for|signs?|trace|sightings?|see|saw|seen|seeing|spot|spotted|spotting|find|found|finding|meet|met|encounter|encountered|there|be|been|have|get|really|actually|even|big|large|small'
const turning =
  'and|but|only|just|many|much|other|another|better|bigger|larger|except|besides|then|with|lots|several|some|few|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds'

/** Ends with what says that the next word was not there, which one more word may describe: "no sign of any adult …". */
const denial = new RegExp(
  `(?:^| )(?:${noneWas.join('|')}) (?:(?:${between}) )*(?:(?!(?:${turning}) )\\p{L}+ )?$`,
  'u',
)

/** A list that a denial begins and "or" ends: "no sharks, big rays or turtles". */
const deniedList =
  /\b(?:no|any|without)\b[^,]*(?:,(?! ?(?:and|but|saw|then|we) )[\p{L}' -]{1,40})+?,? n?or /giu

/** More words before a name say nothing of it. */
const maxBefore = 8

/** Adds to `found` what the sentence names that was read last. */
const addNamed = (found: Set<string>, count: number): void => {
  const { reader, denying } = lookup()
  const denied = new Set<number>()

  /** Whether what stands before a word in its clause says that it was not there; other denied names aside. */
  const isDenied = (at: number): boolean => {
    const before: number[] = []
    for (let each = at - 1; each >= 0 && before.length < maxBefore && !reader.isComma(each); each--)
      if (!denied.has(each)) before.unshift(each)
    if (!before.some((each) => denying.has(reader.numberAt(each)))) return false
    return denial.test(`${before.map(reader.word).join(' ')} `)
  }

  for (let at = 0; at < count; at++) {
    const named = reader.nameAt(at)
    if (!named) continue
    const { meaning, end } = named
    const begun = at
    at = end - 1
    if (isDenied(begun)) {
      for (let each = begun; each < end; each++) denied.add(each)
      continue
    }
    const { one, many } = meaning
    if (!one) continue
    const next = reader.nameAt(end)?.meaning.one
    // As in "humpback snapper", which is no whale; a "whitetip shark" is both.
    const describes = !many && next !== undefined && next.group !== one.group
    const after = reader.word(end)
    const isName = things.test(after) || (!growing.includes(one.group) && places.test(after))
    if (!describes && !isName) found.add(one.id)
  }
}

/**
 * Ids of the animals and plants that a text in English names, in its order, each once. The longest name counts,
 * whole words only, and nothing misspelt; nor what was not there, as in "no sharks" or "didn't see any mantas".
 */
export const speciesIn = (text: string): string[] => {
  const { reader } = lookup()
  const found = new Set<string>()
  for (const sentence of text.split(/[.;:!?()/\n\r]+/)) {
    let count = reader.read(sentence)
    if (count === 0) continue
    if (sentence.includes(',') && /or /i.test(sentence))
      count = reader.read(sentence.replace(deniedList, (list) => list.replaceAll(',', ' or')))
    addNamed(found, count)
  }
  return [...found]
}
