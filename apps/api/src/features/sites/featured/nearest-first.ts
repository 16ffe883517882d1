import type { Coordinates } from '@soundings/contract/common'
import { distanceKm } from '@soundings/rules/geo'

/** Where somebody is, as far as they said. */
export type Around = { lat?: number | undefined; lng?: number | undefined }

/** What is this near to a place, in kilometres, is within reach of a journey. */
const withinReach = 3_000

/** Those within reach first, at most `max` of them, the nearest before the others; then the rest as they were ranked. */
export const nearestFirst = <Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Coordinates,
  { lat, lng }: Around,
  max = Number.POSITIVE_INFINITY,
): Item[] => {
  if (lat === undefined || lng === undefined) return [...items]
  const near = items
    .map((item) => ({ item, km: distanceKm(placeOf(item), [lng, lat]) }))
    .filter(({ km }) => km <= withinReach)
    .sort((one, other) => one.km - other.km)
    .slice(0, max)
    .map(({ item }) => item)
  const first = new Set(near)
  return [...near, ...items.filter((item) => !first.has(item))]
}
