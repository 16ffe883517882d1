import { metresAt } from '../rings.mjs'

/**
 * Numbered things by the cell of a grid of longitudes and latitudes they lie in. Cells share buckets, so a look may find
 * strangers too: whoever asks measures the distance anyway.
 * @param {number} perDegree cells in a degree
 * @param {(add: (longitude: number, latitude: number, item: number) => void) => void} fill tells all items; called twice
 */
export function bucketGrid(perDegree, fill) {
  const columns = 360 * perDegree
  const column = (longitude) => Math.floor((longitude + 180) * perDegree)
  const row = (latitude) => Math.floor((latitude + 90) * perDegree)
  const bits = 21
  const bucketOf = (x, y) => Math.imul(y * columns + x, 0x9e3779b1) >>> (32 - bits)

  const starts = new Uint32Array(2 ** bits + 1)
  fill((longitude, latitude) => {
    starts[bucketOf(column(longitude), row(latitude)) + 1] += 1
  })
  for (let at = 1; at < starts.length; at += 1) starts[at] += starts[at - 1]
  const items = new Uint32Array(starts[starts.length - 1])
  const next = starts.slice()
  fill((longitude, latitude, item) => {
    const bucket = bucketOf(column(longitude), row(latitude))
    items[next[bucket]] = item
    next[bucket] += 1
  })

  /** Visits what may lie within so many metres. */
  return (longitude, latitude, reach, visit) => {
    const { across, along } = metresAt(Math.min(88, Math.abs(latitude)))
    const [aside, up] = [reach / across, reach / along]
    for (let y = row(latitude - up); y <= row(latitude + up); y += 1) {
      for (let x = column(longitude - aside); x <= column(longitude + aside); x += 1) {
        const bucket = bucketOf(x, y)
        for (let at = starts[bucket]; at < starts[bucket + 1]; at += 1) visit(items[at])
      }
    }
  }
}

/**
 * Finds the position of some rings that is nearest to a place.
 * @param {import('../rings.mjs').Rings} rings
 * @returns {(longitude: number, latitude: number, reach: number) => number} its number, -1 when none is in reach (metres)
 */
export function nearestPosition({ points }) {
  const around = bucketGrid(100, (add) => {
    for (let at = 0; at < points.length; at += 2) add(points[at], points[at + 1], at / 2)
  })
  return (longitude, latitude, reach) => {
    const { across, along } = metresAt(latitude)
    let best = reach * reach
    let found = -1
    around(longitude, latitude, reach, (position) => {
      const x = (points[2 * position] - longitude) * across
      const y = (points[2 * position + 1] - latitude) * along
      const distance = x * x + y * y
      if (distance < best) [best, found] = [distance, position]
    })
    return found
  }
}

/**
 * Finds the way to the nearest edge of some rings.
 * @param {import('../rings.mjs').Rings} rings
 * @returns {(longitude: number, latitude: number, reach: number) => { x: number, y: number, distance: number } | undefined}
 *   in metres; what it returns is overwritten by the next call
 */
export function nearestEdge({ points, starts }) {
  const perDegree = 50
  const around = bucketGrid(perDegree, (add) => {
    for (let ring = 0; ring + 1 < starts.length; ring += 1) {
      for (let at = starts[ring]; at + 1 < starts[ring + 1]; at += 1) {
        const [x, y, toX, toY] = points.subarray(2 * at, 2 * at + 4)
        const isEdgeOfTheWorld = Math.abs(x) > 179.99 && Math.abs(toX) > 179.99
        if (isEdgeOfTheWorld) continue
        const steps = Math.ceil(Math.max(Math.abs(toX - x), Math.abs(toY - y)) * perDegree * 2) || 1
        for (let step = 0; step <= steps; step += 1)
          add(x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps, at)
      }
    }
  })
  const found = { x: 0, y: 0, distance: 0 }
  return (longitude, latitude, reach) => {
    const { across, along } = metresAt(latitude)
    let best = reach * reach
    around(longitude, latitude, reach, (edge) => {
      const x = (points[2 * edge] - longitude) * across
      const y = (points[2 * edge + 1] - latitude) * along
      const stepX = (points[2 * edge + 2] - longitude) * across - x
      const stepY = (points[2 * edge + 3] - latitude) * along - y
      const share = Math.max(0, Math.min(1, -(x * stepX + y * stepY) / (stepX * stepX + stepY * stepY || 1)))
      const [nearX, nearY] = [x + share * stepX, y + share * stepY]
      const distance = nearX * nearX + nearY * nearY
      if (distance < best) {
        best = distance
        found.x = nearX
        found.y = nearY
      }
    })
    if (best === reach * reach) return undefined
    found.distance = Math.sqrt(best)
    return found
  }
}

/**
 * Tells what lies inside rings, by the edges that lie west of a place.
 * @param {import('../rings.mjs').Rings} rings
 * @returns {(longitude: number, latitude: number) => Set<number>} the numbers of the rings around it
 */
export function ringsAround({ points, starts }) {
  const perDegree = 20
  const rows = 180 * perDegree
  const rowOf = (latitude) => Math.max(0, Math.min(rows - 1, Math.floor((latitude + 90) * perDegree)))
  const rowStarts = new Uint32Array(rows + 1)
  const eachEdge = (visit) => {
    for (let ring = 0; ring + 1 < starts.length; ring += 1) {
      for (let at = starts[ring]; at + 1 < starts[ring + 1]; at += 1) {
        const [one, other] = [rowOf(points[2 * at + 1]), rowOf(points[2 * at + 3])]
        for (let row = Math.min(one, other); row <= Math.max(one, other); row += 1) visit(row, at, ring)
      }
    }
  }
  eachEdge((row) => {
    rowStarts[row + 1] += 1
  })
  for (let row = 0; row < rows; row += 1) rowStarts[row + 1] += rowStarts[row]
  const edges = new Uint32Array(rowStarts[rows])
  const owners = new Uint32Array(rowStarts[rows])
  const next = rowStarts.slice()
  eachEdge((row, edge, ring) => {
    edges[next[row]] = edge
    owners[next[row]] = ring
    next[row] += 1
  })
  return (longitude, latitude) => {
    const around = new Set()
    const row = rowOf(latitude)
    for (let at = rowStarts[row]; at < rowStarts[row + 1]; at += 1) {
      const edge = 2 * edges[at]
      const [fromY, toY] = [points[edge + 1], points[edge + 3]]
      if (fromY > latitude === toY > latitude) continue
      const crossing = points[edge] + ((latitude - fromY) / (toY - fromY)) * (points[edge + 2] - points[edge])
      if (crossing >= longitude) continue
      if (!around.delete(owners[at])) around.add(owners[at])
    }
    return around
  }
}
