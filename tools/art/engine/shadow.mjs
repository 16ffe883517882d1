import { cross, dot, unit } from './vector.mjs'

const size = 1400

/**
 * What the sun's parallel light reaches: a picture of the world from the sun, of which only the distance is kept.
 * @param {import('./world.mjs').World} world
 * @param {import('./vector.mjs').Vector} toSun
 * @param {number} reach how far from the eye shadows fall, in metres
 */
export function shadowsOf(world, toSun, reach) {
  const right = unit(cross([0, 0, 1], toSun))
  const up = unit(cross(toSun, right))
  const middle = [0, 0, reach * 0.45]
  const scale = size / (reach * 1.5)
  const column = (point) => (dot(point, right) - dot(middle, right)) * scale + size / 2
  const row = (point) => (dot(point, up) - dot(middle, up)) * scale + size / 2
  const highest = new Float32Array(size * size).fill(-1e9)

  for (const mesh of world.meshes) fill(highest, mesh, { column, row, toSun })

  /** Whether the sun reaches a point: 1 yes, 0 no, between at the edges of shadows. */
  const lit = (x, y, z, slack, spread) => {
    const point = [x, y, z]
    const at = column(point)
    const line = row(point)
    const height = dot(point, toSun) + slack
    let sum = 0
    for (let down = -1; down <= 1; down += 1)
      for (let across = -1; across <= 1; across += 1) {
        const px = Math.floor(at + across * spread)
        const py = Math.floor(line + down * spread)
        if (px < 0 || py < 0 || px >= size || py >= size || highest[py * size + px] < height) sum += 1
      }
    return sum / 9
  }
  /** The same without soft edges. */
  const reached = (x, y, z) => {
    const point = [x, y, z]
    const px = Math.floor(column(point))
    const py = Math.floor(row(point))
    return px < 0 || py < 0 || px >= size || py >= size || highest[py * size + px] < dot(point, toSun) + 0.1
  }
  return { lit, reached }
}

function fill(highest, { positions, triangles }, { column, row, toSun }) {
  const count = positions.length / 3
  const flat = new Float32Array(positions.length)
  for (let at = 0; at < count; at += 1) {
    const point = [positions[at * 3], positions[at * 3 + 1], positions[at * 3 + 2]]
    flat.set([column(point), row(point), dot(point, toSun)], at * 3)
  }
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at] * 3, triangles[at + 1] * 3, triangles[at + 2] * 3]
    const [ax, ay, bx, by, cx, cy] = [flat[a], flat[a + 1], flat[b], flat[b + 1], flat[c], flat[c + 1]]
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (Math.abs(area) < 1e-6) continue
    const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)))
    const right = Math.min(size - 1, Math.ceil(Math.max(ax, bx, cx)))
    const top = Math.max(0, Math.floor(Math.min(ay, by, cy)))
    const bottom = Math.min(size - 1, Math.ceil(Math.max(ay, by, cy)))
    for (let line = top; line <= bottom; line += 1)
      for (let across = left; across <= right; across += 1) {
        const wb = ((across - ax) * (cy - ay) - (cx - ax) * (line - ay)) / area
        const wc = ((bx - ax) * (line - ay) - (across - ax) * (by - ay)) / area
        const wa = 1 - wb - wc
        if (wa < -0.01 || wb < -0.01 || wc < -0.01) continue
        const height = wa * flat[a + 2] + wb * flat[b + 2] + wc * flat[c + 2]
        const index = line * size + across
        if (height > highest[index]) highest[index] = height
      }
  }
}
