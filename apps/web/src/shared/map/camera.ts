import { mapLimits } from '@soundings/contract/map'
import type { PaddingOptions } from 'maplibre-gl'

/** How long a flight may take, in milliseconds. */
export const longestFlight = 900

/** How many pixels of the map lie under panels at its sides. */
export type Sides = { left: number; right: number }

export const noSides: Sides = { left: 0, right: 0 }

/** The padding of the camera, when the given pixels at the bottom and the sides are covered. */
export const paddingOf = (covered: number, { left, right }: Sides = noSides): PaddingOptions => ({
  top: 0,
  right,
  bottom: covered,
  left,
})

/** A latitude that the map can look at. */
export const withinMap = (lat: number): number =>
  Math.min(mapLimits.maxLatitude, Math.max(-mapLimits.maxLatitude, lat))
