import { light } from '../engine/color.mjs'
import { cloud, ridge } from '../engine/noise.mjs'
import { seal, shark } from '../things/animals.mjs'
import * as coral from '../things/corals.mjs'
import { addDiver } from '../things/diver.mjs'
import { seabed } from '../things/ground.mjs'
import { growOn } from '../things/growth.mjs'
import { oarweed } from '../things/plants.mjs'
import { hovering, ribbon, whirl } from '../things/shoals.mjs'
import { waters } from '../waters.mjs'
import { c, coolRock, deepReef, greyRock, reefRock } from './parts.mjs'

/** A summit that rises at x and z, steep at its sides. */
const summit = (peaks, base, rough, seed) => (x, z) => {
  let high = -base
  for (const [px, pz, width, rise] of peaks) {
    const away = Math.hypot(x - px, (z - pz) * 0.9) / width + cloud(x * 0.2, seed, z * 0.2, 3) * 0.25
    high = Math.max(high, -base + rise * Math.exp(-(Math.max(0, away) ** 2.6)))
  }
  return (
    high + cloud(x * 0.3, seed + 4, z * 0.3, 4) * rough + (ridge(x * 0.5, seed, z * 0.5, 4) - 0.5) * rough
  )
}

const grow = (world, random, rock, kinds, count, size) =>
  growOn(world, random, {
    on: rock,
    kinds,
    count,
    size,
    fits: ([, y, z], [, , far]) => far > 3 && far < 26 && (y > 0.2 || z < 0),
    upright: 0.45,
  })

/** @type {import('../engine/render.mjs').Scene[]} */
export const pinnacles = [
  {
    name: 'pinnacle-barracuda',
    water: waters.blue,
    eye: { surface: 20, pitch: 0.12, focal: 1.05 },
    sun: { across: 0.4, above: 0.2 },
    mood: { caustics: 0.15, rays: 0.6, direct: 1.9, strobe: 1.4, strobeReach: 3.4, glow: 1 },
    build(world, random) {
      const ground = summit(
        [
          [7, 13, 5.4, 11.5],
          [2, 10, 3, 4.2],
          [13, 17, 5, 9],
          [-12, 30, 7, 8],
        ],
        9.5,
        1.5,
        4,
      )
      const rock = seabed(ground, reefRock, { columns: 380, rows: 320 })
      world.add('rock', rock)
      grow(world, random, rock, deepReef, 620, [0.35, 1])
      whirl(world, random, {
        kind: 'barracuda',
        center: [-1.2, 2.1, 14.5],
        radius: 3.3,
        height: 6.6,
        count: 210,
        size: 0.95,
        waist: 0.55,
        thick: 0.35,
      })
      hovering(world, random, {
        kind: 'anthias',
        center: [5, 1.4, 10],
        spread: [2.4, 1, 1.4],
        count: 110,
        size: 0.12,
        toward: [-1, 0.1, 0],
        floor: ground,
      })
      return addDiver(world, random, { at: [-4.9, 0.1, 12], yaw: 0.15, pitch: 0.1 })
    },
  },
  {
    name: 'pinnacle-hammerheads',
    water: waters.dusk,
    eye: { surface: 26, pitch: 0.14, focal: 1.05 },
    sun: { across: 0.45, above: 0.16 },
    mood: { caustics: 0, rays: 0.55, direct: 1.5, ambient: 0.7, strobe: 0.8, glow: 1 },
    build(world, random) {
      const ground = summit(
        [
          [8.5, 17, 5.6, 14],
          [3.4, 12, 3.6, 5.4],
          [15, 15, 5, 9],
          [-14, 32, 8, 7],
        ],
        10,
        1.6,
        11,
      )
      const rock = seabed(ground, greyRock, { columns: 380, rows: 320 })
      world.add('rock', rock)
      grow(world, random, rock, deepReef, 420, [0.35, 1])
      for (let index = 0; index < 15; index += 1) {
        const row = index % 4
        world.add('bare', shark(random.around(0.6), { hammer: true }), {
          at: [
            -8.6 + index * 0.85 + random.around(1.6),
            2.4 + row * 1.15 + index * 0.1 + random.around(1.3),
            14 + row * 2.6 + random.around(2),
          ],
          yaw: random.around(0.16) - 0.12,
          pitch: random.around(0.06),
          scale: random.between(1.6, 2.1),
        })
      }
      ribbon(world, random, {
        kind: 'jack',
        path: [
          [0, 0.4, 11],
          [4.4, 1.8, 10],
          [8, 4.4, 12],
        ],
        count: 80,
        radius: 1.2,
        size: 0.4,
      })
      return addDiver(world, random, { at: [-3.6, -0.1, 10.5], yaw: 0.2, pitch: 0.14 })
    },
  },
  {
    name: 'pinnacle-seals',
    water: waters.cold,
    eye: { surface: 10, pitch: 0.1, focal: 1.05 },
    sun: { across: 0.42, above: 0.2 },
    mood: { caustics: 0.4, rays: 0.55, direct: 1.9, strobe: 1, glow: 1, growth: 0.8 },
    growth: ['#b0552f', '#a3476a', '#b7a25a', '#c9b896'],
    build(world, random) {
      const ground = summit(
        [
          [6.6, 11, 4, 9.4],
          [2.4, 9, 2.4, 3.6],
          [11.5, 14, 5, 10],
          [-9, 20, 5, 5],
        ],
        6.6,
        1.3,
        7,
      )
      const rock = seabed(ground, greyRock, { columns: 360, rows: 300 })
      world.add('rock', rock)
      grow(
        world,
        random,
        rock,
        [
          ...coolRock,
          [oarweed, 9, [light('#6b5a24'), light('#7a6a2a')]],
          [coral.plumose, 3, [c.cream, c.orange]],
        ],
        720,
        [0.4, 1],
      )
      for (const [at, yaw, pitch, size, bend] of [
        [[-0.9, 1.2, 6.5], 0.35, 0.35, 1.5, 0.5],
        [[-4, 2.3, 11], 2.5, -0.2, 1.6, -0.3],
        [[1.9, 3.4, 12], 0.3, 0.6, 1.5, 0.4],
      ])
        world.add('bare', seal(bend), { at, yaw, pitch, roll: random.around(0.5), scale: size })
      ribbon(world, random, {
        kind: 'pollack',
        path: [
          [0.5, 0, 9],
          [4, 1.6, 8.4],
          [8, 3.4, 10.5],
        ],
        count: 40,
        radius: 1.1,
        size: 0.4,
      })
    },
  },
]
