import { z } from 'zod'
import { number, wholeNumber } from './numbers.ts'

export const placeKinds = ['country', 'region', 'city'] as const
export const PlaceKind = z.enum(placeKinds)
export type PlaceKind = z.output<typeof PlaceKind>

const longitude = number().min(-180).max(180)
const latitude = number().min(-90).max(90)

/** [west, south, east, north] in degrees; west is east of east where the box crosses the antimeridian. */
export const Bounds = z.tuple([longitude, latitude, longitude, latitude])
export type Bounds = z.output<typeof Bounds>

/** A country, region or town that has dive sites. */
export const Place = z.object({
  kind: PlaceKind,
  name: z.string(),
  /** The region that a town lies in. */
  region: z.string().nullable(),
  /** The country that a region or town lies in. */
  country: z.string().nullable(),
  /** How many approved dive sites lie there. */
  count: wholeNumber(),
  /** The box around these sites. */
  bounds: Bounds,
})
export type Place = z.output<typeof Place>

/** What a search may find besides: seas, gulfs and reefs, and islands or parts of the world that are no one region. */
export const foundPlaceKinds = [...placeKinds, 'sea', 'area'] as const

export const FoundPlace = Place.extend({ kind: z.enum(foundPlaceKinds) })
export type FoundPlace = z.output<typeof FoundPlace>

/** A search for places answers at most this many. */
export const maxPlaces = 12

export const FoundPlaces = z.object({
  items: z.array(FoundPlace).max(maxPlaces),
  /** Nothing is spelt like the words, so these are places whose names are spelt similarly. */
  misspelt: z.boolean(),
})
