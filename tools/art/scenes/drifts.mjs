import { light } from '../engine/color.mjs'
import { cloud } from '../engine/noise.mjs'
import { smooth } from '../engine/vector.mjs'
import { ray } from '../things/animals.mjs'
import * as coral from '../things/corals.mjs'
import { addDiver } from '../things/diver.mjs'
import { seabed } from '../things/ground.mjs'
import { growReef } from '../things/growth.mjs'
import { ribbon } from '../things/shoals.mjs'
import { waters } from '../waters.mjs'
import { c, deepReef, reefRock, rockAt, sandAt } from './parts.mjs'

/** @type {import('../engine/render.mjs').Scene[]} */
export const drifts = [
  {
    name: 'drift-mantas',
    water: waters.tropical,
    eye: { surface: 12, pitch: 0.16, focal: 1.05 },
    sun: { across: 0.55, above: 0.14 },
    mood: { caustics: 0.2, rays: 0.55, direct: 1.6, ambient: 0.6, strobe: 0.2, glow: 1.1 },
    build(world, random) {
      const ground = (x, z) => rockAt(5.6, 0.7, 14)(x, z) + 1.6 * smooth(2, 12, x)
      world.add('rock', seabed(ground, reefRock))
      growReef(world, random, { ground, count: 260, from: 5, to: 24, kinds: deepReef, size: [0.4, 1] })
      for (const [at, yaw, roll, size, flap] of [
        [[1.9, 1.5, 8], 2.7, 0.35, 4.2, 0.55],
        [[-4.4, 3.3, 15], 2.9, -0.2, 4, -0.35],
        [[7.4, 3.7, 18], 2.8, 0.2, 4, 0.5],
      ])
        world.add('bare', ray({ flap }), { at, yaw, roll, pitch: 0.05, scale: size })
      ribbon(world, random, {
        kind: 'fusilier',
        path: [
          [10, 0, 14],
          [3, -1, 12],
          [-5, -1.4, 14],
        ],
        count: 130,
        radius: 1,
        size: 0.26,
        flat: 0.5,
      })
      return addDiver(world, random, { at: [-2.7, 0.2, 11], yaw: 0.1, pose: 'flutter' })
    },
  },
  {
    name: 'drift-channel',
    water: waters.blue,
    eye: { surface: 18, pitch: 0.05, focal: 1.08 },
    sun: { across: 0.38, above: 0.28 },
    mood: { caustics: 0.2, rays: 0.5, direct: 1.8, strobe: 1.5, strobeReach: 3, glow: 0.9 },
    build(world, random) {
      const ground = (x, z) =>
        sandAt(3.4, 0.4)(x, z) +
        4.5 * smooth(5, 12, x - z * 0.05) +
        5 * smooth(-9, -20, x) +
        cloud(x * 0.5, 2, z * 0.5, 3) * 0.8 * smooth(4, 7, x)
      world.add('rock', seabed(ground, reefRock))
      const whips = [c.red, c.orange, c.cream].map((color) => (random) => coral.seaWhip(random, color, 0.75))
      growReef(world, random, {
        ground,
        count: 240,
        from: 2.8,
        to: 24,
        kinds: [...whips.map((grow) => [grow, 4, [0]]), ...deepReef],
        size: [0.45, 1.05],
        shape: { yaw: 0.001 },
      })
      for (const [at, size, flap] of [
        [[0.8, 0.9, 9.5], 2, 0.5],
        [[2.9, 1.6, 11], 2, -0.3],
        [[-1.1, 1.9, 12.5], 1.9, 0.35],
        [[4.9, 2.5, 14], 1.9, 0.5],
        [[0.9, 2.9, 15], 2, -0.4],
        [[-3.1, 2.8, 17], 1.9, 0.3],
      ])
        world.add('bare', ray({ flap, manta: false }), {
          at,
          yaw: 2.85 + random.around(0.15),
          roll: random.around(0.25) + 0.2,
          scale: size,
        })
      ribbon(world, random, {
        kind: 'jack',
        path: [
          [11, 4.6, 16],
          [3, 4.8, 15],
          [-8, 4.2, 18],
        ],
        count: 110,
        radius: 1.4,
        size: 0.4,
        flat: 0.45,
        wobble: 0.06,
      })
      return addDiver(world, random, { at: [-4.4, 0.7, 11.5], yaw: Math.PI - 0.2 })
    },
  },
  {
    name: 'drift-green',
    water: waters.green,
    eye: { surface: 14, pitch: 0.05, focal: 1.08 },
    sun: { across: 0.4, above: 0.3 },
    mood: { caustics: 0.35, rays: 0.5, direct: 1.9, strobe: 1, glow: 0.9, snow: 300 },
    build(world, random) {
      const ground = (x, z) => sandAt(3, 0.5)(x, z) + rockAt(0, 0.6, 8)(x, z) * smooth(1, 7, x)
      world.add(
        'rock',
        seabed(ground, (x, y, z) =>
          x < 2 + cloud(z * 0.3, 1, 2) * 3 ? light('#a89c7c') : reefRock(x, y, z),
        ),
      )
      const whips = [c.lemon, c.rust].map((color) => (random) => coral.seaWhip(random, color, 0.7))
      growReef(world, random, {
        ground,
        count: 170,
        from: 2.6,
        to: 18,
        kinds: [
          ...whips.map((grow) => [grow, 4, [0]]),
          [coral.seaFan, 2, [c.lemon, c.rust]],
          [coral.tubeSponge, 2, [c.ochre]],
          [coral.plumose, 2, [c.cream, c.orange]],
        ],
        size: [0.4, 0.95],
        shape: { yaw: 0.001 },
        where: (x) => smooth(-1, 4, x),
      })
      ribbon(world, random, {
        kind: 'sardine',
        path: [
          [-10, 1, 14],
          [-3, 1.4, 9],
          [3, 2.6, 9],
          [10, 3.4, 13],
        ],
        count: 520,
        radius: 1.7,
        size: 0.2,
        apart: 0.15,
        flat: 0.5,
        wobble: 0.07,
      })
      ribbon(world, random, {
        kind: 'jack',
        path: [
          [-6, 3.4, 13],
          [0, 3.8, 11.5],
          [6, 5, 14],
        ],
        count: 13,
        radius: 1.2,
        size: 0.62,
      })
      return addDiver(world, random, { at: [-2.6, 0.1, 8.5], yaw: 0.05, pose: 'flutter' })
    },
  },
]
