import type { Coordinates } from '@soundings/contract/common'
import type { Bounds } from '@soundings/contract/places'

/** The middle of what was found, also across the date line. */
export const middleOf = ([west, south, east, north]: Bounds): Coordinates => {
  const lng = (west + (east < west ? east + 360 : east)) / 2
  return [lng > 180 ? lng - 360 : lng, (south + north) / 2]
}
