import { species } from './all.ts'
import type { Species, SpeciesGroup } from './kinds.ts'
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

/** What does grow where it gives its name to: there is coral in a coral garden. */
const growing: readonly SpeciesGroup[] = ['corals', 'sponges', 'plants']

/** What a name stands for, if for a species, and whether for several of it. */
type Meaning = { one: Species | undefined; many: boolean }

/** `longestFrom` says how many words the longest name has that begins with a word: most words begin none. */
let kept: { names: Map<string, Meaning>; longestFrom: Map<string, number> } | undefined

const lookup = () => {
  if (kept) return kept
  const names = new Map<string, Meaning>()
  const learn = (called: string, one: Species | undefined) => {
    for (const way of spellings(called)) {
      names.set(way, { one, many: false })
      for (const several of plurals(way)) names.set(several, { one, many: true })
    }
  }
  for (const one of species) {
    names.set(plain(one.scientific), { one, many: false })
    for (const called of [one.name, ...one.also]) learn(called, one)
  }
  for (const called of noAnimals) learn(called, undefined)
  const longestFrom = new Map<string, number>()
  for (const way of names.keys()) {
    const [first = '', ...rest] = way.split(' ')
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, 1 + rest.length))
  }
  kept = { names, longestFrom }
  return kept
}

const noneWas =
  'no|not|without|nor|neither|zero|lack|never saw|cannot|cant|(?:did|do|does|could|was|were|have|had|is|are)nt'
const between =
  'a|an|any|the|single|one|of|or|nor|to|for|signs?|trace|sightings?|see|saw|seen|seeing|spot|spotted|spotting|find|found|finding|meet|met|encounter|encountered|there|be|been|have|get|really|actually|even|big|large|small'
const turning =
  'and|but|only|just|many|much|other|another|better|bigger|larger|except|besides|then|with|lots|several|some|few|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds'

/** Ends with what says that the next word was not there, which one more word may describe: "no sign of any adult …". */
const denial = new RegExp(`(?:^| )(?:${noneWas}) (?:(?:${between}) )*(?:(?!(?:${turning}) )\\p{L}+ )?$`, 'u')

/** A list that a denial begins and "or" ends: "no sharks, big rays or turtles". */
const deniedList =
  /\b(?:no|any|without)\b[^,]*(?:,(?! ?(?:and|but|saw|then|we) )[\p{L}' -]{1,40})+?,? n?or /giu

const clausesOf = (text: string): string[] =>
  text
    .split(/[.;:!?()/\n\r]+/)
    .flatMap((sentence) => sentence.replace(deniedList, (list) => list.replaceAll(',', ' or')).split(','))

/**
 * Ids of the animals and plants that a text in English names, in its order, each once. The longest name counts,
 * whole words only, and nothing misspelt; nor what was not there, as in "no sharks" or "didn't see any mantas".
 */
export const speciesIn = (text: string): string[] => {
  const { names, longestFrom } = lookup()
  const found = new Set<string>()
  for (const clause of clausesOf(text)) {
    const words = plain(clause).split(' ')
    const nameAt = (at: number) => {
      const longest = longestFrom.get(words[at] ?? '') ?? 0
      for (let length = Math.min(longest, words.length - at); length > 0; length--) {
        const meaning = names.get(words.slice(at, at + length).join(' '))
        if (meaning) return { ...meaning, end: at + length }
      }
      return undefined
    }
    const before: string[] = []
    for (let at = 0; at < words.length; ) {
      const named = nameAt(at)
      const end = named?.end ?? at + 1
      const isDenied = named !== undefined && denial.test(`${before.slice(-8).join(' ')} `)
      if (!isDenied) before.push(...words.slice(at, end))
      const one = named?.one
      const next = nameAt(end)?.one
      // As in "humpback snapper", which is no whale; a "whitetip shark" is both.
      const describes = !named?.many && next !== undefined && next.group !== one?.group
      const isPlace = one && !growing.includes(one.group) && places.test(words[end] ?? '')
      if (one && !isDenied && !describes && !isPlace) found.add(one.id)
      at = end
    }
  }
  return [...found]
}
