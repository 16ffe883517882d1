import type { Coordinates } from '@soundings/contract/common'
import type { WaterBodyType } from '@soundings/contract/site-fields'
import { fold } from '@soundings/rules/text'
import { lands } from './lands.ts'
import { seas } from './seas.ts'
import type { Water } from './water.ts'

export type { Water } from './water.ts'

/** Seas, gulfs, straits, lakes, archipelagos and parts of the dependencies that divers name and gazetteers of sites lack. */
export const waters: readonly Water[] = [...seas, ...lands]

const byKey = new Map(waters.map((water) => [water.key, water]))

/** The water or part of the world with this key. */
export const waterByKey = (key: string): Water | undefined => byKey.get(key)

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
