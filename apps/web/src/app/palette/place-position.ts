import { mapLimits } from '@soundings/contract/map-limits'
import type { Bounds } from '@soundings/contract/places'
import type { MapPosition } from '../explore/explore-search.ts'

/** Pixels that the whole world measures at zoom 0, and how many stay free around a place. */
const world = 512
const edge = 56
/** Close enough to tell the sites of a harbour apart. */
const closest = 11

const radians = Math.PI / 180
/** How far down the map of Mercator a latitude lies, 0 to 1, and back. */
const down = (lat: number) => 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)) / (2 * Math.PI)
const latitudeAt = (y: number) => (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / radians

const onMap = (lat: number) => Math.min(mapLimits.maxLatitude, Math.max(-mapLimits.maxLatitude, lat))

/** Where a map of this size in pixels looks to show all of a box. */
export const positionOfBounds = (
  [west, south, east, north]: Bounds,
  { width, height }: { width: number; height: number },
): MapPosition => {
  const span = east < west ? east + 360 - west : east - west
  const [top, bottom] = [down(onMap(north)), down(onMap(south))]
  const room = (pixels: number) => Math.max(1, pixels - 2 * edge) / world
  const fits = Math.min(Math.log2((room(width) * 360) / span), Math.log2(room(height) / (bottom - top)))
  const middle = west + span / 2
  return {
    lat: latitudeAt((top + bottom) / 2),
    lng: middle > 180 ? middle - 360 : middle,
    z: Math.max(mapLimits.minZoom, Math.min(closest, fits)),
  }
}
