import { Mesh } from '../engine/mesh.mjs'
import { noise } from '../engine/noise.mjs'
import { add, times } from '../engine/vector.mjs'
import { rust, steel } from './hull.mjs'

/** A deckhouse with rows of windows. Answers the metal and the dark openings apart. */
export function house([x, y, z], [long, high, wide], { color = steel, windows = 0, openings = true } = {}) {
  const walls = new Mesh().box([x, y + high / 2, z], [long, high, wide], color)
  walls.box([x, y + high + 0.06, z], [long + 0.5, 0.14, wide + 0.5], times(color, 0.8))
  const holes = new Mesh()
  if (openings && windows > 0)
    for (let at = 0; at < windows; at += 1) {
      const across = x + ((at + 0.5) / windows - 0.5) * long * 0.9
      for (const way of [1, -1])
        holes.box(
          [across, y + high * 0.58, z + (way * wide) / 2],
          [(long / windows) * 0.45, high * 0.34, 0.06],
          [0.02, 0.03, 0.03],
        )
    }
  if (openings)
    for (const way of [1, -1])
      for (let at = 0; at < 4; at += 1)
        holes.box(
          [x + (way * long) / 2, y + high * 0.6, z + ((at + 0.5) / 4 - 0.5) * wide * 0.9],
          [0.06, high * 0.32, wide * 0.14],
          [0.02, 0.03, 0.03],
        )
  return { walls, holes }
}

/** A mast with crosstrees, two derricks and their stays. */
export function mast(
  [x, y, z],
  high,
  { boom = 0.75, color = steel, lean = 0.02, swung = 0.5, stays = 7 } = {},
) {
  const mesh = new Mesh()
  const top = [x + lean * high, y + high, z]
  mesh.tube([[x, y, z], [x + lean * high * 0.6, y + high * 0.6, z], top], [0.3, 0.24, 0.12], color, 8)
  mesh.tube(
    [
      [x + lean * high * 0.7, y + high * 0.7, z - 1.5],
      [x + lean * high * 0.7, y + high * 0.7, z + 1.5],
    ],
    0.12,
    color,
    6,
  )
  for (const way of [1, -1]) {
    const foot = [x + way * 0.5, y + 1, z]
    const end = [x + way * high * boom, y + 1 + high * swung, z + way * 0.8]
    mesh.tube([foot, end], [0.16, 0.1], color, 6)
    mesh.tube([end, [x + lean * high * 0.95, y + high * 0.95, z]], 0.035, color, 4)
    for (const out of [1.6, 2.6])
      mesh.tube(
        [
          [x + lean * high * 0.92, y + high * 0.92, z],
          [x + out * way * 0.4, y - 0.3, z + out * 1.3],
        ],
        0.035,
        color,
        4,
      )
    mesh.tube([top, [x + way * stays, y + 0.4, z]], 0.035, color, 4)
  }
  return mesh
}

/** Railings along the edge of a deck between two places of the hull. */
export function railing(lines, from, to, { color = steel, broken = 0.25, seed = 3, lift = 0 } = {}) {
  const mesh = new Mesh()
  const posts = Math.round(((to - from) * lines.length) / 1.4)
  for (const way of [1, -1]) {
    let last = null
    for (let at = 0; at <= posts; at += 1) {
      const u = from + ((to - from) * at) / posts
      const base = [lines.x(u, 1), lines.top(u) + lift, way * lines.plan(u) * 0.97]
      const gone = noise(at * 0.37, way * 5, seed) > 0.5 - broken
      const head = add(base, [noise(at, 2, seed) * 0.2, 1, way * noise(at, 9, seed) * 0.2])
      if (!gone) {
        mesh.tube([base, head], 0.035, color, 4)
        if (last)
          for (const share of [0.5, 1])
            mesh.tube([add(last, [0, share - 1, 0]), add(head, [0, share - 1, 0])], 0.028, color, 4)
      }
      last = gone ? null : head
    }
  }
  return mesh
}

/** A davit: the curved arm that held a boat. */
export function davit([x, y, z], way, color = steel) {
  return new Mesh().tube(
    [
      [x, y, z],
      [x, y + 1.6, z],
      [x, y + 2.5, z + way * 0.35],
      [x, y + 2.9, z + way * 1],
      [x, y + 2.75, z + way * 1.6],
    ],
    [0.11, 0.1, 0.09, 0.08, 0.07],
    color,
    6,
  )
}

/** A funnel that leans back. */
export function funnel([x, y, z], high, radius, color = rust) {
  const mesh = new Mesh()
  mesh.tube(
    [
      [x, y, z],
      [x - high * 0.08, y + high * 0.5, z],
      [x - high * 0.16, y + high, z],
    ],
    [radius, radius, radius * 0.97],
    color,
    18,
  )
  mesh.tube(
    [
      [x - high * 0.12, y + high * 0.76, z],
      [x - high * 0.135, y + high * 0.86, z],
    ],
    radius * 1.04,
    times(color, 1.4),
    18,
  )
  mesh.tube(
    [
      [x - high * 0.16, y + high * 0.99, z],
      [x - high * 0.13, y + high * 0.8, z],
    ],
    [radius * 0.9, radius * 0.9],
    [0.01, 0.01, 0.01],
    18,
  )
  return mesh
}

/** Rudder and screw at the stern. */
export function steering(lines) {
  const mesh = new Mesh()
  const x = -lines.length / 2
  mesh.box([x - 0.6, 2, 0], [1.6, 3.6, 0.2], times(rust, 0.8))
  for (let blade = 0; blade < 4; blade += 1) {
    const turn = (blade * Math.PI) / 2 + 0.4
    mesh.ball(
      [x + 1, 2 + Math.sin(turn) * 0.9, Math.cos(turn) * 0.9],
      [0.12, 0.35 + 0.6 * Math.abs(Math.sin(turn)), 0.35 + 0.6 * Math.abs(Math.cos(turn))],
      rust,
      { rings: 6, sides: 8 },
    )
  }
  return mesh
}

/** A stockless anchor in its hawse, with a bit of chain. */
export function anchor() {
  const mesh = new Mesh()
  mesh.tube(
    [
      [0, 0.9, 0],
      [0, -0.6, 0],
    ],
    0.13,
    rust,
    6,
  )
  mesh.tube(
    [
      [-0.75, 0.05, 0],
      [-0.5, -0.6, 0],
      [0, -0.75, 0],
      [0.5, -0.6, 0],
      [0.75, 0.05, 0],
    ],
    [0.06, 0.16, 0.2, 0.16, 0.06],
    rust,
    6,
  )
  return mesh
}
