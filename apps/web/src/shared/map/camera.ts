import { mapLimits } from '@soundings/contract/map'
import type { PaddingOptions } from 'maplibre-gl'

/** How long a flight may take, in milliseconds. */
export const longestFlight = 900

/** What the camera must keep free of what it looks at, when so many pixels at the bottom of the map are covered. */
export const paddingOf = (covered: number): PaddingOptions => ({ top: 0, right: 0, bottom: covered, left: 0 })

/** A latitude that the map can look at. */
export const withinMap = (lat: number): number =>
  Math.min(mapLimits.maxLatitude, Math.max(-mapLimits.maxLatitude, lat))
