import { species } from '@soundings/rules/species'
import { waysToWrite } from '@soundings/rules/species/names'
import { isDisliked, isFreeOf, isNegated } from './negation.ts'
import { type Found, type Phrases, phraseFrom, phrasesOf, takeAll } from './phrases.ts'
import { once, type Read } from './query.ts'
import { isFree, type Line, phraseAt, take, wordAt } from './words.ts'

/** Names of animals that mean something else far more often, in a question. */
const misleading = new Set([
  'permit',
  'permits',
  'bat',
  'bats',
  'sole',
  'drum',
  'drums',
  'coral',
  'corals',
  'coral reef',
  'coral reefs',
  'coral garden',
  'coral gardens',
  'sponge',
  'bass',
  'ling',
  'fish',
  'reef fish',
])

/** "White tip" and "whitetip" are one. */
const tipsApart = (way: string): string[] =>
  /(white|black|silver)tip/.test(way) ? [way, way.replace(/(white|black|silver)tip/, '$1 tip')] : [way]

let kept: Phrases<string> | undefined

/** Every way to write the name of an animal, with its id. Made when it is first needed. */
export const animalNames = (): Phrases<string> => {
  if (kept) return kept
  const named = species.flatMap(({ id, name, also }) =>
    [name, ...also]
      .flatMap(waysToWrite)
      .flatMap(tipsApart)
      .filter((way) => !misleading.has(way))
      .map((way) => [way, id] as const),
  )
  // Where two have a name, it is that of the first.
  kept = phrasesOf(named.reverse())
  return kept
}

/** Words for animals of many kinds, any of which will do. */
const collective = phrasesOf<readonly string[]>([
  ['cephalopod', ['octopus', 'squid', 'cuttlefish']],
  ['crustacean', ['lobster', 'crab', 'shrimp']],
  ['marine mammal, sea mammal, cetacean', ['dolphin', 'whale', 'seal', 'sea-lion', 'manatee', 'dugong']],
  ['pinniped', ['seal', 'sea-lion']],
  ['leopard shark', ['zebra-shark', 'california-leopard-shark']],
  ['elasmobranch', ['shark', 'ray']],
  ['mollusc, mollusk', ['nudibranch', 'octopus', 'squid', 'cuttlefish']],
])

const maxAnimals = 10

/** Words of names that animals gave to places: "Shark Bay" promises no shark. */
const places =
  /^(alley|bay|beach|canyon|cave|cavern|city|corner|cove|harbour|hole|island|islet|pass|point|rock)s?$/

/** The animals that a question names, with at least so many words. */
export const animalsNamed = (line: Line, least = 1): Found<string>[] => {
  const found: Found<string>[] = []
  const names = animalNames()
  for (let at = 0; at < line.words.length; at++) {
    const here = phraseFrom(line, names, at)
    if (here === undefined) continue
    if (here.size < least || places.test(wordAt(line, at + here.size))) continue
    found.push(here)
    at += here.size - 1
  }
  return found
}

/** Animals of the reef that are called so: the word says nothing about the site. */
const isOfReef = (line: Line, at: number) => wordAt(line, at - 1) === 'reef' && !line.taken[at - 1]

const bonus =
  /^(?:(?:would be|wd be|could be|might be|are|is|as) )?(?:just |only )?(?:a |an )?(?:(?:nice |big )?bonus|plus|extra|nice to have|optional|not a must|no must|not essential)(?: |$)/
const mostOfBonus = 6

/** "Sharks would be a bonus": looked for in texts, and no site is left out that has none. */
const isBonus = (line: Line, end: number): boolean =>
  end < line.words.length &&
  !line.words[end]?.isBreak &&
  bonus.test(phraseAt(line, end, Math.min(mostOfBonus, line.words.length - end)))

/**
 * Reads the animals to be seen, and those that should not be there. Of "mantas or whale sharks" one is enough, of
 * "turtles and sharks" both should be there; of "no sharks or jellyfish" neither.
 */
export const readAnimals = (line: Line): Read => {
  const found = animalsNamed(line)
  const ids: string[] = []
  const unwanted: string[] = []
  const negated = new Set<number>()
  let isEither = false
  for (const { at, size, meaning } of takeAll(line, collective)) {
    const isUnwanted = isNegated(line, at) || isDisliked(line, at + size)
    ;(isUnwanted ? unwanted : ids).push(...meaning)
    isEither ||= !isUnwanted
  }
  for (const { at, size, meaning } of found) {
    if (!isFree(line, at, size) || isBonus(line, at + size)) continue
    if (isNegated(line, at, negated) || isFreeOf(line, { at, size }) || isDisliked(line, at + size)) {
      unwanted.push(meaning)
      for (let each = at; each < at + size; each++) negated.add(each)
    } else ids.push(meaning)
    if (ids.length > 1 && wordAt(line, at - 1) === 'or') isEither = true
    take(line, isOfReef(line, at) ? at - 1 : at, isOfReef(line, at) ? size + 1 : size)
  }
  // "Jellyfish get me every time. Jellyfish free sites?" wants none.
  const wanted = once(ids).filter((id) => !unwanted.includes(id))
  return {
    species: wanted.slice(0, maxAnimals),
    anySpecies: isEither,
    notSpecies: once(unwanted).slice(0, maxAnimals),
  }
}
