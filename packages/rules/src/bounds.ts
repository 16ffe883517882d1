import type { Coordinates } from '@soundings/contract/common'
import type { Bounds } from '@soundings/contract/places'

/**
 * How far a set of points reaches, in degrees: [least, most] of the latitudes, and of the longitudes on each side of
 * Greenwich; null where a side has none. Reaches can be joined, boxes that cross the antimeridian cannot.
 */
export type Reach = {
  lat: readonly [number, number]
  west: readonly [number, number] | null
  east: readonly [number, number] | null
}

type Span = readonly [number, number]

const joined = (one: Span | null, other: Span | null): Span | null => {
  if (one === null || other === null) return one ?? other
  return [Math.min(one[0], other[0]), Math.max(one[1], other[1])]
}

/** The reach of two sets together. */
export const joinReach = (one: Reach, other: Reach): Reach => ({
  lat: [Math.min(one.lat[0], other.lat[0]), Math.max(one.lat[1], other.lat[1])],
  west: joined(one.west, other.west),
  east: joined(one.east, other.east),
})

/** The reach of a single [longitude, latitude]. */
export const reachOf = ([lng, lat]: Coordinates): Reach => ({
  lat: [lat, lat],
  west: lng < 0 ? [lng, lng] : null,
  east: lng < 0 ? null : [lng, lng],
})

/** The box around a reach: across Greenwich or across the antimeridian, whichever is narrower. */
export const boundsOfReach = ({ lat: [south, north], west, east }: Reach): Bounds => {
  const [least, max] = joined(west, east) ?? [0, 0]
  const crosses = west !== null && east !== null && west[1] + 360 - east[0] < max - least
  return crosses ? [east[0], south, west[1], north] : [least, south, max, north]
}

/** The middle of a box, also across the antimeridian. */
export const middleOf = ([west, south, east, north]: Bounds): Coordinates => {
  const lng = (west + (east < west ? east + 360 : east)) / 2
  return [lng > 180 ? lng - 360 : lng, (south + north) / 2]
}
