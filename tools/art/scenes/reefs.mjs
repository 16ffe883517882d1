import { cloud, ridge } from '../engine/noise.mjs'
import { smooth } from '../engine/vector.mjs'
import { shark, turtle } from '../things/animals.mjs'
import * as coral from '../things/corals.mjs'
import { addDiver } from '../things/diver.mjs'
import { boulder, seabed } from '../things/ground.mjs'
import { growOn, growReef } from '../things/growth.mjs'
import { hovering, ribbon } from '../things/shoals.mjs'
import { waters } from '../waters.mjs'
import { c, deepReef, paleSand, reefRock, sandAt, sunnyReef } from './parts.mjs'

/** @type {import('../engine/render.mjs').Scene[]} */
export const reefs = [
  {
    name: 'coral-garden',
    water: waters.lagoon,
    eye: { surface: 5.5, pitch: 0.02, focal: 1.1 },
    sun: { across: 0.4, above: 0.55 },
    mood: { caustics: 0.75, rays: 0.5, direct: 2.2, strobe: 0.9 },
    build(world, random) {
      const ground = (x, z) =>
        -2.7 +
        3 * smooth(-2, 10, x + z * 0.12) * smooth(3, 10, z) +
        cloud(x * 0.16, 3, z * 0.16, 4) * 1.5 +
        ridge(x * 0.4, 1, z * 0.4, 3) * 0.5
      world.add('rock', seabed(ground, reefRock))
      growReef(world, random, { ground, count: 480, from: 3, to: 26, kinds: sunnyReef })
      ribbon(world, random, {
        kind: 'anthias',
        path: [
          [-2.2, 0.2, 6],
          [0.6, 0.5, 5],
          [3.2, 1.3, 5.4],
        ],
        count: 210,
        radius: 1.15,
        size: 0.13,
        flat: 0.6,
      })
      hovering(world, random, {
        kind: 'butterfly',
        center: [1.6, -0.7, 3.6],
        spread: [1.2, 0.3, 0.8],
        count: 5,
        size: 0.17,
        floor: ground,
      })
      return addDiver(world, random, { at: [-3.2, 1.7, 11], yaw: 0.3, pitch: 0.02 })
    },
  },
  {
    name: 'coral-turtle',
    water: waters.lagoon,
    eye: { surface: 7, pitch: 0.04, focal: 1.1 },
    sun: { across: 0.62, above: 0.4 },
    mood: { caustics: 0.8, rays: 0.55, direct: 2, strobe: 1.2, glow: 0.7 },
    build(world, random) {
      const ground = sandAt(3, 0.3)
      world.add('sand', seabed(ground, paleSand))
      for (const [x, z, size] of [
        [5.2, 9, 2.6],
        [8.5, 13, 3.6],
        [2.4, 15, 2.2],
        [-7.5, 17, 3],
        [-13, 24, 4.5],
        [15, 22, 6],
        [4.5, 25, 3.2],
      ]) {
        const rock = boulder(random, reefRock(x, 0, z))
        const place = {
          at: [x, ground(x, z) + size * 0.2, z],
          scale: [size, size * random.between(0.7, 1), size],
          yaw: random.between(0, 6),
        }
        world.add('rock', rock, place)
        growOn(world, random, {
          on: rock,
          place,
          kinds: sunnyReef,
          count: Math.round(size * 26),
          size: [0.3, 0.85],
        })
      }
      world.add('bare', turtle(-0.3), { at: [0.7, 0.75, 4.3], yaw: 2.6, pitch: 0.16, roll: 0.3, scale: 1.25 })
      ribbon(world, random, {
        kind: 'fusilier',
        path: [
          [10, 2.2, 16],
          [4, 2, 14],
          [-4, 1, 17],
          [-9, 1.4, 20],
        ],
        count: 130,
        radius: 1.5,
        size: 0.3,
      })
      hovering(world, random, {
        kind: 'anthias',
        center: [5.2, 0.2, 8],
        spread: [2, 0.8, 1],
        count: 60,
        size: 0.11,
        toward: [-1, 0.1, 0.2],
        floor: ground,
      })
    },
  },
  {
    name: 'coral-slope',
    water: waters.tropical,
    eye: { surface: 14, pitch: 0.08, focal: 1.12 },
    sun: { across: 0.36, above: 0.35 },
    mood: { caustics: 0.4, rays: 0.7, direct: 1.6, strobe: 1.5, strobeReach: 3, glow: 0.8 },
    build(world, random) {
      const ground = (x, z) =>
        -5.2 +
        7.5 * smooth(-4, 13, x + 0.05 * z) +
        cloud(x * 0.2, 3, z * 0.2, 4) * 1.7 +
        (ridge(x * 0.35, 7, z * 0.35, 4) - 0.5) * 1.5
      world.add('rock', seabed(ground, reefRock))
      growReef(world, random, {
        ground,
        count: 420,
        from: 2.6,
        to: 26,
        kinds: [...deepReef, [coral.table, 5, [c.ochre, c.olive]], [coral.dome, 2, [c.grey]]],
        size: [0.4, 1.1],
      })
      ribbon(world, random, {
        kind: 'fusilier',
        path: [
          [9, 2.4, 16],
          [3, 2.4, 13],
          [-3, 0.8, 12],
          [-9, 0.6, 15],
        ],
        count: 230,
        radius: 1.7,
        size: 0.3,
      })
      ribbon(world, random, {
        kind: 'anthias',
        path: [
          [1.2, -0.9, 4.4],
          [2.6, 0.2, 5],
          [4.2, 1.4, 6],
        ],
        count: 110,
        radius: 0.9,
        size: 0.12,
      })
      return addDiver(world, random, { at: [-3.4, 2.7, 12], yaw: 0.4, pitch: -0.05, pose: 'flutter' })
    },
  },
  {
    name: 'coral-deep',
    water: waters.blue,
    eye: { surface: 26, pitch: 0.12, focal: 1.12 },
    sun: { across: 0.42, above: 0.25 },
    mood: { caustics: 0, rays: 0.6, direct: 0.9, strobe: 2.2, strobeReach: 2.6, glow: 0.8 },
    build(world, random) {
      const ground = (x, z) =>
        -3.8 +
        3.6 * smooth(0, 11, x) -
        3 * smooth(10, 30, z - x) +
        cloud(x * 0.2, 9, z * 0.2, 4) * 1.6 +
        (ridge(x * 0.3, 2, z * 0.3, 4) - 0.5) * 1.5
      world.add('rock', seabed(ground, reefRock))
      growReef(world, random, { ground, count: 330, from: 2.4, to: 22, kinds: deepReef, size: [0.45, 1.25] })
      for (const [x, z, size] of [
        [3.2, 4.9, 1.9],
        [5.2, 6, 2.4],
        [1.9, 6, 1.3],
      ])
        world.add('coral', coral.seaFan(random, c.rust), {
          at: [x, ground(x, z) - 0.1, z],
          scale: size,
          yaw: random.around(0.4),
          roll: random.around(0.2),
        })
      for (const [at, yaw, size] of [
        [[0.4, 1.5, 9.5], 2.9, 1.9],
        [[-4.6, 2.6, 16], 3.3, 2],
        [[5, 3.6, 19], 2.7, 2],
      ])
        world.add('bare', shark(random.around(0.5)), { at, yaw, scale: size })
      ribbon(world, random, {
        kind: 'jack',
        path: [
          [-11, 2.2, 21],
          [-6, 3.4, 18],
          [-1, 4.4, 20],
        ],
        count: 90,
        radius: 1.6,
        size: 0.5,
      })
    },
  },
]
