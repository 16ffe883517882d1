import type { Coordinates } from '@soundings/contract/common'

type Box = readonly [west: number, south: number, east: number, north: number]

/**
 * Reads the quadtree of `/map/inland.bin`, which is described where it is built, and answers whether a place lies on
 * land with no coast within 5 km. It knows the sea only: lakes and rivers are land to it.
 */
export const readInland = (bytes: Uint8Array): ((place: Coordinates) => boolean) => {
  const depth = bytes[0] ?? 0
  return ([lng, lat]) => {
    let at = 0
    const next = () => {
      const bit = ((bytes[1 + (at >> 3)] ?? 0) >> (at & 7)) & 1
      at++
      return bit === 1
    }
    const skip = (level: number): void => {
      if (level === depth || !next()) return void next()
      for (let quarter = 0; quarter < 4; quarter++) skip(level + 1)
    }
    const look = (level: number, [west, south, east, north]: Box): boolean => {
      if (level === depth || !next()) return next()
      const [x, y] = [(west + east) / 2, (south + north) / 2]
      const quarter = (lat >= y ? 2 : 0) + (lng >= x ? 1 : 0)
      for (let before = 0; before < quarter; before++) skip(level + 1)
      return look(level + 1, [
        quarter % 2 === 1 ? x : west,
        quarter > 1 ? y : south,
        quarter % 2 === 1 ? east : x,
        quarter > 1 ? north : y,
      ])
    }
    return look(0, [-180, -90, 180, 90])
  }
}
