import type { Coordinates } from '@soundings/contract/common'

/** Some sites, and the middle of them. */
export type Spot = { coordinates: Coordinates; count: number }

const medianOf = (values: readonly { value: number; count: number }[]): number => {
  const sorted = [...values].sort((one, other) => one.value - other.value)
  let left = sorted.reduce((sum, { count }) => sum + count, 0) / 2
  for (const { value, count } of sorted) {
    left -= count
    if (left <= 0) return value
  }
  return 0
}

/** Whether the spots lie on both sides of the antimeridian, where the way around the earth is the longer one. */
const isAcross = (spots: readonly Spot[]) => {
  let [least, most] = [180, -180]
  for (const {
    coordinates: [lng],
  } of spots) {
    if (lng < least) least = lng
    if (lng > most) most = lng
  }
  return most - least > 180
}

/** The middle of most sites: the median of each coordinate, which a few far out at sea do not move. */
export const middleOf = (spots: readonly Spot[]): Coordinates => {
  const turn = isAcross(spots) ? 360 : 0
  const lng = medianOf(
    spots.map(({ coordinates: [value], count }) => ({ value: value < 0 ? value + turn : value, count })),
  )
  const lat = medianOf(spots.map(({ coordinates: [, value], count }) => ({ value, count })))
  return [lng > 180 ? lng - 360 : lng, lat]
}
