/** How far from every coast a place must be to count as inland, in kilometres. */
const farInland = 5
const kmPerDegree = 111.195

/**
 * Where on earth there is no coast within 5 km, as a quadtree in bits. The box of all longitudes and latitudes is cut
 * into quarters, south-west, south-east, north-west, north-east, each preceded by a 1 when it is cut further, else by a
 * 0 and a bit that says whether all of it is inland. At the greatest depth, which is the first byte, there is only that
 * second bit; a square there that is partly near a coast counts as not inland.
 * @param {object} land the feature of all land
 * @param {{ depth: number }} options
 */
export function inlandTree(land, { depth }) {
  const polygons = land.geometry.coordinates
  const edges = edgesOf(polygons)
  const isOnLand = landTest(edges)
  const bits = []

  const visit = (level, [west, south, east, north], near) => {
    const up = farInland / kmPerDegree
    const poleward = Math.min(89, Math.max(Math.abs(south), Math.abs(north)) + up)
    const aside = up / Math.cos((poleward * Math.PI) / 180)
    const still = near.filter(
      ([x, y, toX, toY]) =>
        Math.min(x, toX) <= east + aside &&
        Math.max(x, toX) >= west - aside &&
        Math.min(y, toY) <= north + up &&
        Math.max(y, toY) >= south - up,
    )
    const isLast = level === depth
    if (still.length === 0) {
      const isInland = isOnLand((west + east) / 2, (south + north) / 2)
      bits.push(...(isLast ? [] : [0]), isInland ? 1 : 0)
      return isInland
    }
    if (isLast) return void bits.push(0)
    const start = bits.length
    bits.push(1)
    const [x, y] = [(west + east) / 2, (south + north) / 2]
    visit(level + 1, [west, south, x, y], still)
    visit(level + 1, [x, south, east, y], still)
    visit(level + 1, [west, y, x, north], still)
    visit(level + 1, [x, y, east, north], still)
    const isEmpty = !holdsInland(bits, start, level, depth)
    if (isEmpty) bits.splice(start, bits.length - start, 0, 0)
  }

  visit(0, [-180, -90, 180, 90], edges)
  return packed(depth, bits)
}

/** Whether any part of a square just written is inland. */
function holdsInland(bits, start, level, depth) {
  let at = start
  const read = (here) => {
    if (here === depth) return bits[at++] === 1
    if (bits[at++] === 0) return bits[at++] === 1
    return [1, 2, 3, 4].map(() => read(here + 1)).some(Boolean)
  }
  return read(level)
}

/** Every edge of the land as `[x, y, toX, toY]`, also one turn on where land runs past the antimeridian. */
function edgesOf(polygons) {
  const edges = []
  for (const ring of polygons.flat()) {
    for (let at = 1; at < ring.length; at += 1) {
      const [[x, y], [toX, toY]] = [ring[at - 1], ring[at]]
      for (const turn of [-360, 0, 360]) edges.push([x + turn, y, toX + turn, toY])
    }
  }
  return edges
}

/** Tells land from water by the edges that lie west of a place; those of a latitude are found once. */
function landTest(edges) {
  const rows = new Map()
  const rowAt = (latitude) => {
    const crossings = []
    for (const [x, y, toX, toY] of edges)
      if (y > latitude !== toY > latitude) crossings.push(x + ((latitude - y) / (toY - y)) * (toX - x))
    return crossings
  }
  return (longitude, latitude) => {
    if (!rows.has(latitude)) rows.set(latitude, rowAt(latitude))
    return rows.get(latitude).filter((crossing) => crossing < longitude).length % 2 === 1
  }
}

function packed(depth, bits) {
  const bytes = new Uint8Array(1 + Math.ceil(bits.length / 8))
  bytes[0] = depth
  bits.forEach((bit, at) => {
    bytes[1 + (at >> 3)] |= bit << (at & 7)
  })
  return bytes
}
