import { species } from '@soundings/rules/species'
import { waysToWrite } from '@soundings/rules/species/names'
import { type Found, type Phrases, phraseFrom, phrasesOf } from './phrases.ts'
import { type Line, wordAt } from './words.ts'

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

/** Words of names that animals gave to places: "Shark Bay" promises no shark, and "no sharks, beach entry" tells of some. */
const places =
  /^(alley|bay|beach|canyon|cave|cavern|city|corner|cove|harbour|hole|island|islet|pass|point|rock)s?$/

/** The animals that a question names, with at least so many words. */
export const animalsNamed = (line: Line, least = 1): Found<string>[] => {
  const found: Found<string>[] = []
  const names = animalNames()
  for (let at = 0; at < line.words.length; at++) {
    const here = phraseFrom(line, names, at)
    if (here === undefined) continue
    const end = at + here.size
    if (here.size < least || (!line.words[end]?.isBreak && places.test(wordAt(line, end)))) continue
    found.push(here)
    at += here.size - 1
  }
  return found
}
