// Where the towns lie that people dive from. Set by hand from general knowledge, to about a kilometre: the sites of a town may
// be far out at sea, so their middle is not where somebody stays who asks for what is near.

import { fold } from '@soundings/rules/text'
import { africaAndIndianOcean } from './gazetteer/africa-and-indian-ocean.ts'
import { americas } from './gazetteer/americas.ts'
import { asia } from './gazetteer/asia.ts'
import { cities } from './gazetteer/cities.ts'
import { type Town, townsIn } from './gazetteer/listed.ts'
import { mediterranean } from './gazetteer/mediterranean.ts'
import { northernEurope } from './gazetteer/northern-europe.ts'
import { pacific } from './gazetteer/pacific.ts'
import { redSeaAndArabia } from './gazetteer/red-sea-and-arabia.ts'
import { placeKeys } from './understanding/known.ts'
import { distanceOf } from './understanding/spelling.ts'

export type { Town } from './gazetteer/listed.ts'

const lists = [
  redSeaAndArabia,
  mediterranean,
  northernEurope,
  asia,
  africaAndIndianOcean,
  americas,
  pacific,
  cities,
]

let kept: { towns: readonly Town[]; byKey: ReadonlyMap<string, readonly Town[]> } | undefined

/** All towns, read when they are first needed. */
const gazetteer = () => {
  if (kept) return kept
  const towns = lists.flatMap(townsIn)
  const byKey = new Map<string, Town[]>()
  for (const town of towns) for (const key of keysOf(town)) byKey.set(key, [...(byKey.get(key) ?? []), town])
  kept = { towns, byKey }
  return kept
}

/** No shorter forms, as of places with sites: `Coral Bay` is not meant by `coral`. */
const keysOf = ({ name, also }: Town): Set<string> => new Set([name, ...also].map(fold))

export const allTowns = (): readonly Town[] => gazetteer().towns

/** The towns that a folded phrase names. */
export const townsCalled = (phrase: string): readonly Town[] => gazetteer().byKey.get(phrase) ?? []

/** The town of this name in this country, by any of its spellings. */
export const townIn = (country: string | null, name: string): Town | undefined =>
  placeKeys(name)
    .flatMap(townsCalled)
    .find((town) => fold(town.country) === fold(country ?? ''))

/** Shorter words are no misspelt towns: too many are spelt alike. */
const shortest = 6

/** The towns that are spelt much like a folded phrase, one mistake to six letters, with how much of it is right, 0 to 1. */
export const townsAlike = (phrase: string): { town: Town; closeness: number }[] => {
  if (phrase.length < shortest) return []
  const most = phrase.length < 2 * shortest ? 1 : 2
  return gazetteer()
    .byKey.entries()
    .flatMap(([key, towns]) => {
      const wrong = distanceOf(phrase, key, most)
      return wrong > most ? [] : towns.map((town) => ({ town, closeness: 1 - wrong / phrase.length }))
    })
    .toArray()
    .sort((one, other) => other.closeness - one.closeness)
}
