import type { Coordinates } from '@soundings/contract/common'
import type { Bounds } from '@soundings/contract/places'
import type { SearchQuery } from '@soundings/contract/search'

/**
 * A part of the world. A region or town is also meant by a part of its name. A water is what lies in one of its boxes or
 * countries, without lakes and rivers where it is a sea. Radius in kilometres.
 */
export type Area =
  | { kind: 'country'; name: string }
  | { kind: 'region' | 'city'; name: string; country: string | null }
  | {
      kind: 'water'
      boxes: readonly Bounds[]
      countries: readonly string[]
      isSea: boolean
      /** Only the part of it that belongs to this country. */
      country: string | null
    }
  | { kind: 'around'; coordinates: Coordinates; radius: number }

/**
 * What sites must be. Of a list any value will do (types and categories are one list), but none of `avoid`, `without`, `notAreas` and
 * `notAnimals` may be there, and of `animals` each list must give one. What is empty or null does not matter.
 */
export type Criteria = Pick<
  SearchQuery,
  | 'minDepth'
  | 'maxDepth'
  | 'levels'
  | 'diveTypes'
  | 'categories'
  | 'without'
  | 'waters'
  | 'access'
  | 'avoid'
  | 'minTemp'
  | 'maxTemp'
  | 'months'
  | 'facilities'
> & {
  /** Sites that require no more training than the levels fit as well, however hard they are. */
  isByTraining?: boolean
  areas: readonly Area[]
  notAreas: readonly Area[]
  animals: readonly (readonly string[])[]
  notAnimals: readonly string[]
}
