import type { Coordinates } from '@soundings/contract/common'
import type { Bounds } from '@soundings/contract/places'
import type { Where } from '@soundings/contract/search'
import type { KnownSite } from './known.ts'

/** A part of the world that a question names. `lat` says on which half of the earth, where that is known. */
export type NamedPlace = {
  where: Where
  /** Its middle, for "around"; `isLocated` says that it is its own and not that of its sites. */
  coordinates: Coordinates | null
  isLocated: boolean
  bounds: Bounds | null
  country: string | null
}

/** Words of a question that name something: sites of that name, or a place; it may be told of and not wanted. */
export type Named = { at: number; size: number; isLeftOut?: true } & (
  | { sites: readonly KnownSite[]; place?: undefined }
  | { place: NamedPlace; sites?: undefined }
)

/** A name that is asked for itself: as it is written, and the sites that have it. */
export type NameOfSites = { phrase: string; sites: readonly KnownSite[] }

/** Whether a place lies in a country. */
export const isWithin = (place: Where, { kind, ...country }: Where): boolean =>
  kind === 'country' && 'name' in country && 'country' in place && place.country === country.name

/** The middle of a box, across the antimeridian too. */
export const middleOf = ([west, south, east, north]: Bounds): Coordinates => {
  const middle = west <= east ? (west + east) / 2 : (west + east + 360) / 2
  return [middle > 180 ? middle - 360 : middle, (south + north) / 2]
}

/** Whether a position lies in a box, across the antimeridian too. */
export const isInside = ([lng, lat]: Coordinates, [west, south, east, north]: Bounds): boolean =>
  lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east)
