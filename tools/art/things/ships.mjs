import { light } from '../engine/color.mjs'
import { Mesh } from '../engine/mesh.mjs'
import { add, times } from '../engine/vector.mjs'
import { hull, linesOf, rust, steel } from './hull.mjs'
import { anchor, davit, funnel, house, mast, railing, steering } from './rigging.mjs'

/**
 * A vessel: its shell and fittings, and the dark of its openings. Bow along x, keel at y = 0.
 * @typedef {{ metal: Mesh, dark: Mesh }} Vessel
 */

/** A cargo steamer of about 62 m: three islands, two masts, funnel, boats' davits, hatches and a gun aft. */
export function freighter({ wear = 0.5, seed = 1 } = {}) {
  const lines = linesOf({ length: 62, beam: 10, depth: 6.2, sheer: 2.8, rake: 4.6, castle: 2, poop: 1.9 })
  const metal = hull(lines, { wear, seed })
  const dark = new Mesh()
  const addHouse = (...args) => {
    const { walls, holes } = house(...args)
    metal.append(walls)
    dark.append(holes)
  }
  const deck = lines.deck(0.5)
  addHouse([0.5, deck, 0], [15, 2.5, 8.4], { windows: 11 })
  addHouse([2.6, deck + 2.5, 0], [8.5, 2.4, 7], { windows: 6 })
  addHouse([4.2, deck + 4.9, 0], [4.4, 2.2, 7.4], { windows: 4 })
  addHouse([-4.8, deck + 2.5, 0], [4.5, 1.5, 5], { windows: 2 })
  metal.append(funnel([-2.8, deck + 2.5, 0], 6.2, 1.35))
  for (const x of [-16, -9.8, 12.5, 19]) {
    metal.box([x, deck + 0.5, 0], [4.6, 1, 4.6], times(steel, 0.9))
    dark.box([x, deck + 1.02, 0], [3.9, 0.04, 3.9], [0.01, 0.02, 0.02])
  }
  metal.append(mast([15.8, deck, 0], 13, { boom: 0.55, swung: 0.42 }))
  metal.append(mast([-13, deck, 0], 12, { boom: 0.5, swung: 0.5, lean: -0.03 }))
  metal.tube(
    [
      [15.9, deck + 12.6, 0],
      [34, lines.top(1) + 0.2, 0],
    ],
    0.035,
    steel,
    4,
  )
  metal.tube(
    [
      [15.9, deck + 12.6, 0],
      [4.2, deck + 7.2, 0],
    ],
    0.035,
    steel,
    4,
  )
  for (const way of [1, -1])
    for (const x of [-6, -3.2, -0.6, 2.2]) metal.append(davit([x, deck + 2.4, way * 4], way))
  metal.append(railing(lines, 0.86, 0.99, { seed }))
  metal.append(railing(lines, 0.02, 0.15, { seed: seed + 4 }))
  metal.lathe(
    [
      [1.1, 0],
      [1.1, 1.2],
      [0.3, 1.3],
    ],
    steel,
    { at: [-28, lines.deck(0.05), 0] },
  )
  metal.tube(
    [
      [-27.6, lines.deck(0.05) + 1.9, 0],
      [-31.8, lines.deck(0.05) + 2.7, 0],
    ],
    [0.22, 0.13],
    steel,
    8,
  )
  metal.lathe(
    [
      [0.5, 0],
      [0.45, 0.5],
      [0.5, 0.9],
    ],
    rust,
    { at: [26, lines.deck(0.9), 0] },
  )
  metal.append(steering(lines))
  for (const way of [1, -1])
    metal.append(anchor(), { at: [28.8, 5.4, way * 1.75], yaw: 0.25 * way, roll: way * 0.25 })
  return { metal, dark }
}

/** A harbour tug of about 20 m. */
export function tug({ wear = 0.35, seed = 4 } = {}) {
  const lines = linesOf({ length: 20, beam: 6, depth: 3, sheer: 1.5, rake: 1.4, bulwark: 0.7, fine: 0.9 })
  const metal = hull(lines, { wear, seed, color: light('#6a6456') })
  const dark = new Mesh()
  const deck = lines.deck(0.5)
  const lower = house([1.2, deck, 0], [8.4, 2.1, 3.6], { windows: 5 })
  const bridge = house([3, deck + 2.1, 0], [3.2, 2.1, 3], { windows: 3 })
  for (const part of [lower, bridge]) {
    metal.append(part.walls)
    dark.append(part.holes)
  }
  metal.append(funnel([-0.7, deck + 2.1, 0], 2.7, 0.75))
  metal.tube(
    [
      [1.2, deck + 4.2, 0],
      [1.1, deck + 8.2, 0],
    ],
    [0.12, 0.07],
    steel,
    6,
  )
  metal.tube(
    [
      [1.1, deck + 8, 0],
      [9.8, lines.top(1), 0],
    ],
    0.03,
    steel,
    4,
  )
  metal.tube(
    [
      [1.1, deck + 8, 0],
      [-9.4, lines.top(0), 0],
    ],
    0.03,
    steel,
    4,
  )
  metal.tube(
    [
      [1.15, deck + 6.6, -0.9],
      [1.15, deck + 6.6, 0.9],
    ],
    0.06,
    steel,
    4,
  )
  metal.append(railing(lines, 0.55, 0.98, { seed, broken: 0.15 }))
  metal.append(railing(lines, 0.05, 0.3, { seed: seed + 2, broken: 0.3 }))
  metal.lathe(
    [
      [0.4, 0],
      [0.34, 0.5],
      [0.42, 0.9],
    ],
    rust,
    { at: [-5, deck, 0] },
  )
  metal.append(steering(lines), { scale: [1, 0.5, 0.6] })
  return { metal, dark }
}

/** A wooden schooner of about 32 m: two masts, bowsprit, stays and ratlines, planks gone here and there. */
export function schooner({ wear = 0.42, seed = 7 } = {}) {
  const oak = light('#6d6048')
  const lines = linesOf({ length: 32, beam: 7.4, depth: 3.6, sheer: 1.9, rake: 3.2, bulwark: 0.6, fine: 1.1 })
  const wood = hull(lines, { wear, seed, color: oak, stain: light('#4c4534') })
  const deck = lines.deck(0.5)
  for (let rib = 0; rib < 44; rib += 1)
    for (const way of [1, -1]) {
      const u = 0.04 + (rib / 44) * 0.9
      wood.tube(
        [0.12, 0.35, 0.6, 0.85, 1].map((v) => {
          const [x, y, z] = lines.side(u, v)
          return [x, y, way * Math.max(0.05, z - 0.12)]
        }),
        0.09,
        times(oak, 0.7),
        4,
      )
    }
  const spar = (points, radii) => wood.tube(points, radii, oak, 8)
  const bow = lines.x(1, 1)
  spar(
    [
      [bow - 1.5, lines.top(1) - 0.2, 0],
      [bow + 6.5, lines.top(1) + 1.7, 0],
    ],
    [0.24, 0.12],
  )
  const masts = [
    [5.5, 16.5],
    [-4.5, 17.5],
  ]
  for (const [x, high] of masts) {
    spar(
      [
        [x, deck, 0],
        [x - 0.3, deck + high, 0],
      ],
      [0.3, 0.17],
    )
    spar(
      [
        [x - 0.5, deck + 1.6, 0],
        [x - 8.3, deck + 2.2, 0.5],
      ],
      [0.15, 0.1],
    )
    for (const way of [1, -1])
      for (let shroud = 0; shroud < 4; shroud += 1) {
        const foot = [x - 0.8 + shroud * 0.7, lines.top(0.5), way * 3.5]
        const head = [x - 0.2, deck + high * 0.72, 0]
        spar([foot, head], 0.035)
        if (shroud < 3)
          for (let rung = 1; rung < 9; rung += 1) {
            const v = rung / 11
            const next = add(foot, [0.7, 0, 0])
            spar(
              [
                times(add(times(foot, 1 - v), times(head, v)), 1),
                times(add(times(next, 1 - v), times(head, v)), 1),
              ],
              0.02,
            )
          }
      }
  }
  spar(
    [
      [5.25, deck + 16, 0],
      [bow + 6.2, lines.top(1) + 1.7, 0],
    ],
    0.035,
  )
  spar(
    [
      [5.25, deck + 12, 0],
      [bow + 2, lines.top(1) + 0.8, 0],
    ],
    0.035,
  )
  spar(
    [
      [5.25, deck + 16.2, 0],
      [-4.8, deck + 17, 0],
    ],
    0.035,
  )
  const cabin = house([-9.5, deck, 0], [4, 1.5, 3.4], { color: oak, windows: 3 })
  wood.append(cabin.walls)
  const dark = cabin.holes
  for (const x of [0.4, 9]) dark.box([x, deck + 0.25, 0], [2.4, 0.4, 2], [0.02, 0.02, 0.02])
  wood.append(steering(lines), { scale: [1, 0.5, 0.5] })
  return { metal: wood, dark }
}
