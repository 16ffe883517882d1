/**
 * Which cells of a square grid have their middle inside some rings.
 * @param {Iterable<ArrayLike<number>>} rings closed, in cells, whose middles are the whole numbers
 * @param {number} side
 * @returns {Uint8Array} 1 for a cell inside
 */
export function filled(rings, side) {
  const rows = Array.from({ length: side }, () => [])
  for (const ring of rings) {
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const [x, y, toX, toY] = [ring[at], ring[at + 1], ring[at + 2], ring[at + 3]]
      const end = Math.min(side, Math.ceil(Math.max(y, toY)))
      for (let row = Math.max(0, Math.ceil(Math.min(y, toY))); row < end; row += 1)
        rows[row].push(x + ((row - y) / (toY - y)) * (toX - x))
    }
  }
  const cells = new Uint8Array(side * side)
  rows.forEach((crossings, row) => {
    crossings.sort((one, other) => one - other)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.max(0, Math.ceil(crossings[at]))
      const to = Math.min(side, Math.ceil(crossings[at + 1]))
      if (to > from) cells.fill(1, row * side + from, row * side + to)
    }
  })
  return cells
}
