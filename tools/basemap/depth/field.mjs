import { filled } from '../fill.mjs'
import { fromMercator } from '../mercator.mjs'

const earthKm = 40_075
/** Cells beyond a tile that are computed too, so that neighbouring tiles agree along their edges. */
export const margin = 64
/** Water is never shallower than that, in metres: what is measured near a coast is often land. */
const shallowest = 6

/**
 * Depths around a tile in metres, on land below 0. Nothing that is free knows a reef slope, so near a coast the depth
 * follows from how far it is, and only what lies farther out is measured.
 * @param {import('../tiles/clip.mjs').Feature[]} land cut to the tile and its margin
 * @param {{ zoom: number, x: number, y: number }} tile
 * @param {{ cells: number, floor: (longitude: number, latitude: number) => number }} options cells along a side of the tile
 * @returns {{ values: Float32Array, side: number, at: (column: number, row: number) => [x: number, y: number] }}
 */
export function depthField(land, tile, { cells, floor }) {
  const side = cells + 2 * margin
  const perWorld = cells * 2 ** tile.zoom
  const [left, top] = [tile.x * cells - margin, tile.y * cells - margin]
  const rings = land.flatMap(({ polygons }) =>
    polygons.map(([outer]) => cellsOf(outer.points, perWorld, left, top)),
  )
  const placeOf = (column, row) =>
    fromMercator([(left + column + 0.5) / perWorld, Math.max(0, Math.min(1, (top + row + 0.5) / perWorld))])
  const isLand = filled(rings, side)
  const far = distances(rings, side)
  const measured = sampledGrid(side, (column, row) => floor(...placeOf(column, row)))
  const values = new Float32Array(side * side)
  for (let row = 0; row < side; row += 1) {
    const [, latitude] = placeOf(0, row)
    const cellKm = (earthKm / perWorld) * Math.cos((latitude * Math.PI) / 180)
    for (let column = 0; column < side; column += 1) {
      const at = row * side + column
      const wall = wallDepth(far[at] * cellKm)
      values[at] = isLand[at] ? -wall : Math.min(wall, Math.max(shallowest, measured(column, row)))
    }
  }
  return {
    values,
    side,
    at: (column, row) => [(left + column + 0.5) / perWorld, (top + row + 0.5) / perWorld],
  }
}

/** What is measured is far coarser than the cells: it is read at every fourth, and in between from its neighbours. */
function sampledGrid(side, read) {
  const step = 4
  const wide = Math.ceil(side / step) + 1
  const samples = Float32Array.from({ length: wide * wide }, (_, at) =>
    read((at % wide) * step, Math.floor(at / wide) * step),
  )
  return (column, row) => {
    const at = Math.floor(row / step) * wide + Math.floor(column / step)
    const [right, down] = [(column % step) / step, (row % step) / step]
    const above = samples[at] * (1 - right) + samples[at + 1] * right
    return above * (1 - down) + (samples[at + wide] * (1 - right) + samples[at + wide + 1] * right) * down
  }
}

/** How deep it may be so many kilometres from a coast: as steep as a reef wall with its slope. */
const wallDepth = (km) => 30 * km + 12 * km * km

/** A ring in cells, without what is finer than they are. */
function cellsOf(points, perWorld, left, top) {
  const least = (0.15 / perWorld) ** 2
  const ring = []
  for (let at = 0; at < points.length; at += 3) {
    if (points[at + 2] < least) continue
    ring.push(points[at] * perWorld - left - 0.5, points[at + 1] * perWorld - top - 0.5)
  }
  return ring
}

/** How many cells each cell lies from a coast: measured beside it, and from there on passed from neighbour to neighbour. */
function distances(rings, side) {
  const far = new Float32Array(side * side).fill(1e6)
  const reach = 1.5
  for (const ring of rings) {
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const [x, y, toX, toY] = [ring[at], ring[at + 1], ring[at + 2], ring[at + 3]]
      const [stepX, stepY] = [toX - x, toY - y]
      const length = stepX * stepX + stepY * stepY || 1
      const lastRow = Math.min(side - 1, Math.floor(Math.max(y, toY) + reach))
      for (let row = Math.max(0, Math.ceil(Math.min(y, toY) - reach)); row <= lastRow; row += 1) {
        const lastColumn = Math.min(side - 1, Math.floor(Math.max(x, toX) + reach))
        for (
          let column = Math.max(0, Math.ceil(Math.min(x, toX) - reach));
          column <= lastColumn;
          column += 1
        ) {
          const share = Math.max(0, Math.min(1, ((column - x) * stepX + (row - y) * stepY) / length))
          const distance = Math.sqrt((column - x - share * stepX) ** 2 + (row - y - share * stepY) ** 2)
          const cell = row * side + column
          if (distance < far[cell]) far[cell] = distance
        }
      }
    }
  }
  spread(far, side, 1)
  spread(far, side, -1)
  return far
}

/** One sweep over all cells, from the top left or from the bottom right: what is passed on is a step longer. */
function spread(far, side, step) {
  const diagonal = Math.SQRT2
  const first = step > 0 ? 0 : side - 1
  for (let row = first; row >= 0 && row < side; row += step) {
    const before = row - step
    const hasBefore = before >= 0 && before < side
    for (let column = first; column >= 0 && column < side; column += step) {
      const at = row * side + column
      let best = far[at]
      const back = column - step
      const ahead = column + step
      if (back >= 0 && back < side) {
        best = Math.min(best, far[at - step] + 1)
        if (hasBefore) best = Math.min(best, far[before * side + back] + diagonal)
      }
      if (hasBefore) {
        best = Math.min(best, far[before * side + column] + 1)
        if (ahead >= 0 && ahead < side) best = Math.min(best, far[before * side + ahead] + diagonal)
      }
      far[at] = best
    }
  }
}
