import type { Coordinates } from '@soundings/contract/common'
import type { Place } from '@soundings/contract/places'
import { placeKeys } from '@soundings/language/understanding/known'
import { distanceOf, mistakesIn } from '@soundings/language/understanding/spelling'
import type { Entry, Gazetteer } from './gazetteer.ts'

/** A place that a phrase names, with the middle of its sites; `closeness` is how much of it is spelt right, 0 to 1. */
export type NamedPlace = Place & { coordinates: Coordinates; closeness: number }

/** The places of one moment, by folded names. Nothing in it waits. */
export type PlacesView = {
  named: (phrase: string) => NamedPlace[]
  /** Those whose names are spelt alike, the closest first. */
  namedAlike: (phrase: string) => NamedPlace[]
}

const max = 8

/** Names of like length are all that a misspelt one is compared with. */
const lengthsNear = (phrase: string, mistakes: number) =>
  Array.from({ length: 2 * mistakes + 1 }, (_, at) => phrase.length - mistakes + at)

export const viewPlaces = ({ entries }: Gazetteer): PlacesView => {
  const byKey = new Map<string, Entry[]>()
  for (const entry of entries)
    for (const key of placeKeys(entry.place.name)) byKey.set(key, [...(byKey.get(key) ?? []), entry])
  const byLength = Map.groupBy(byKey.keys(), ({ length }) => length)

  const found = (key: string, closeness: number): NamedPlace[] =>
    (byKey.get(key) ?? []).map(({ place, middle }) => ({ ...place, coordinates: middle, closeness }))

  return {
    named: (phrase) => found(phrase, 1).slice(0, max),
    namedAlike: (phrase) => {
      const mistakes = mistakesIn(phrase)
      return lengthsNear(phrase, mistakes)
        .flatMap((length) => byLength.get(length) ?? [])
        .flatMap((key) => {
          const wrong = distanceOf(phrase, key, mistakes)
          return wrong > mistakes ? [] : found(key, 1 - wrong / phrase.length)
        })
        .sort((one, other) => other.closeness - one.closeness || other.count - one.count)
        .slice(0, max)
    },
  }
}
