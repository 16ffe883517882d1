import type { Coordinates } from '@soundings/contract/common'
import type { WaterBodyType } from '@soundings/contract/site-fields'
import { fold } from '@soundings/rules/text'
import { islandsAndLakes } from './islands-and-lakes.ts'
import { lands } from './lands.ts'
import { regions } from './regions.ts'
import { seas } from './seas.ts'
import type { Water } from './water.ts'

export type { Water } from './water.ts'

/** Seas, gulfs, straits, lakes, archipelagos and parts of the world that divers name and gazetteers of sites lack. */
export const waters: readonly Water[] = [...seas, ...lands, ...islandsAndLakes, ...regions]

const byKey = new Map(waters.map((water) => [water.key, water]))

/** The water or part of the world with this key. */
export const waterByKey = (key: string): Water | undefined => byKey.get(key)

/** From so many letters on, the beginning of a name says which one is meant. */
const tellingStart = 4

/** Those that a folded phrase names, and those whose names it begins. */
export const watersCalled = (phrase: string): { named: readonly Water[]; begun: readonly Water[] } => {
  const called = (is: (name: string) => boolean) =>
    waters.filter(({ label, also }) => [fold(label), ...also].some(is))
  const named = called((name) => name === phrase)
  const begun = phrase.length < tellingStart ? [] : called((name) => name.startsWith(phrase))
  return { named, begun: begun.filter((water) => !named.includes(water)) }
}

const inland: ReadonlySet<string> = new Set(['lake', 'river', 'quarry'])

/** Whether a site lies there: by its country where countries are listed, else by its place; no lake lies in a sea. */
export const isInWater = (
  { boxes, countries, isSea }: Water,
  site: { coordinates: Coordinates; country: string | null; waterBodyType: WaterBodyType | null },
): boolean => {
  if (isSea && site.waterBodyType !== null && inland.has(site.waterBodyType)) return false
  const country = site.country === null ? null : fold(site.country)
  if (countries.some((each) => fold(each) === country)) return true
  const [lng, lat] = site.coordinates
  return boxes.some(
    ([west, south, east, north]) =>
      lat >= south &&
      lat <= north &&
      (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east),
  )
}
