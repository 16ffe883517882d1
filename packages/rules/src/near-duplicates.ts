import type { Coordinates } from '@soundings/contract/common'
import { distanceKm } from './geo.ts'
import { compareNames } from './site-names/compare.ts'

/** Sites nearer than this many kilometres and named alike may be one site entered twice. */
export const duplicateDistance = 0.2

type Names = { siteName: string; aliases?: readonly string[] }
type Named = Names & { coordinates: Coordinates }

/**
 * Whether two sites are probably called the same, by any of their names. Where only a word like "north" or "2" keeps the
 * names apart that they are shown by, an alias that they share proves nothing.
 */
export const areNamedAlike = (one: Names, other: Names): boolean => {
  const verdict = compareNames(one.siteName, other.siteName)
  if (verdict !== 'other') return verdict === 'same'
  const others = [other.siteName, ...(other.aliases ?? [])]
  return [one.siteName, ...(one.aliases ?? [])].some((name) =>
    others.some((its) => compareNames(name, its) === 'same'),
  )
}

/** Whether two sites are probably the same: called the same by any of their names, within 200 m. */
export const isNearDuplicate = (one: Named, other: Named): boolean =>
  distanceKm(one.coordinates, other.coordinates) <= duplicateDistance && areNamedAlike(one, other)
