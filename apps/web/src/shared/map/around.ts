import type { Coordinates } from '@soundings/contract/common'
import { mapLimits } from '@soundings/contract/map-limits'

export type Tile = { z: number; x: number; y: number }

/** So far around each place, in degrees. */
const reach = 0.25

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))

const columnOf = (lng: number, z: number): number => Math.floor(((lng + 180) / 360) * 2 ** z)

const rowOf = (lat: number, z: number): number => {
  const { maxLatitude } = mapLimits
  const angle = (Math.min(maxLatitude, Math.max(-maxLatitude, lat)) * Math.PI) / 180
  return clamp(Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z), 2 ** z - 1)
}

/** The tiles that show some places and what is around them, from one zoom to another, each once. Beyond ±180° comes the other side. */
export const tilesAround = (
  places: readonly Coordinates[],
  { from, to }: { from: number; to: number },
): Tile[] => {
  const tiles = new Map<string, Tile>()
  for (let z = from; z <= to; z += 1)
    for (const [lng, lat] of places) {
      const [top, bottom] = [rowOf(lat + reach, z), rowOf(lat - reach, z)]
      for (let column = columnOf(lng - reach, z); column <= columnOf(lng + reach, z); column += 1) {
        const x = ((column % 2 ** z) + 2 ** z) % 2 ** z
        for (let y = top; y <= bottom; y += 1) tiles.set(`${z}/${x}/${y}`, { z, x, y })
      }
    }
  return [...tiles.values()]
}
