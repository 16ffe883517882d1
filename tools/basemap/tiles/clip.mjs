/**
 * What a tile holds: polygons, the outer shape first and then its holes, or a point; and what is said of it.
 * @typedef {{ tags?: object, polygons?: import('./shapes.mjs').Shape[][], point?: number[], from?: number }} Feature
 */

/**
 * Cuts features to a quarter of their tile, with some room around it.
 * @param {Record<string, Feature[]>} content by layer
 * @param {{ zoom: number, x: number, y: number }} tile
 * @param {number} room a share of the tile
 */
export function cutTo(content, { zoom, x, y }, room) {
  const size = 2 ** -zoom
  const pad = room * size
  return mapLayers(content, (features) => {
    const column = features.flatMap((feature) => cutAxis(feature, x * size, size, pad, 0))
    return column.flatMap((feature) => cutAxis(feature, y * size, size, pad, 1))
  })
}

export const mapLayers = (content, change) =>
  Object.fromEntries(Object.entries(content).map(([name, features]) => [name, change(features)]))

function cutAxis(feature, from, size, pad, axis) {
  // A point belongs to one tile only.
  if (feature.point) return feature.point[axis] >= from && feature.point[axis] < from + size ? [feature] : []
  const [low, high] = [from - pad, from + size + pad]
  const polygons = feature.polygons.flatMap((polygon) => {
    const { box } = polygon[0]
    if (box[axis] >= low && box[axis + 2] <= high) return [polygon]
    const outer = cutShape(polygon[0], low, high, axis)
    if (!outer) return []
    const holes = polygon.slice(1).map((hole) => cutShape(hole, low, high, axis))
    return [[outer, ...holes.filter((hole) => hole !== undefined)]]
  })
  return polygons.length > 0 ? [{ ...feature, polygons }] : []
}

/** The part of a ring between two lines across an axis; where it leaves, it runs along the line. */
function cutShape(shape, low, high, axis) {
  const { points, box, scale } = shape
  if (box[axis] >= low && box[axis + 2] <= high) return shape
  if (box[axis] > high || box[axis + 2] < low) return undefined
  const other = 1 - axis
  const cut = []
  const cross = (at, line) => {
    const share = (line - points[at + axis]) / (points[at + 3 + axis] - points[at + axis])
    const along = points[at + other] + share * (points[at + 3 + other] - points[at + other])
    if (axis === 0) cut.push(line, along, 1)
    else cut.push(along, line, 1)
  }
  for (let at = 0; at + 5 < points.length; at += 3) {
    const [from, to] = [points[at + axis], points[at + 3 + axis]]
    if (from >= low && from <= high) cut.push(points[at], points[at + 1], points[at + 2])
    const lines = from < to ? [low, high] : [high, low]
    for (const line of lines) if (from < line !== to < line && from !== line && to !== line) cross(at, line)
  }
  if (cut.length < 9) return undefined
  cut.push(cut[0], cut[1], cut[2])
  const within = [...box]
  within[axis] = Math.max(box[axis], low)
  within[axis + 2] = Math.min(box[axis + 2], high)
  within[other] = Number.POSITIVE_INFINITY
  within[other + 2] = Number.NEGATIVE_INFINITY
  for (let at = other; at < cut.length; at += 3) {
    within[other] = Math.min(within[other], cut[at])
    within[other + 2] = Math.max(within[other + 2], cut[at])
  }
  return { points: Float64Array.from(cut), box: within, scale }
}
