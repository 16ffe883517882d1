import { light } from '../engine/color.mjs'
import { cloud } from '../engine/noise.mjs'
import { smooth } from '../engine/vector.mjs'
import { addDiver } from '../things/diver.mjs'
import { boulder, patchy, seabed } from '../things/ground.mjs'
import { growOn, growReef } from '../things/growth.mjs'
import { kelp, oarweed, seagrass } from '../things/plants.mjs'
import { hovering, ribbon } from '../things/shoals.mjs'
import { waters } from '../waters.mjs'
import { brownRock, coolRock, deepReef, greyRock, paleSand, rockAt, sandAt } from './parts.mjs'

function boulders(world, random, { ground, list, color, kinds, growth = 20, rough }) {
  for (const [x, z, size, tall = 0.9] of list) {
    const rock = boulder(random, color(x, 0, z), { rough })
    const place = {
      at: [x, ground(x, z) + size * tall * 0.35, z],
      scale: [size, size * tall, size * random.between(0.8, 1.1)],
      yaw: random.between(0, 6),
    }
    world.add('rock', rock, place)
    if (kinds)
      growOn(world, random, { on: rock, place, kinds, count: Math.round(size * growth), size: [0.25, 0.6] })
  }
}

/** @type {import('../engine/render.mjs').Scene[]} */
export const rocky = [
  {
    name: 'rocky-seagrass',
    water: waters.mediterranean,
    eye: { surface: 7, pitch: 0.05, focal: 1.1 },
    sun: { across: 0.38, above: 0.45 },
    mood: { caustics: 0.8, rays: 0.55, direct: 2, strobe: 0.8, growth: 0.7 },
    growth: ['#7d5a3c', '#8f7f3e', '#5f6a3a', '#9a5a4a', '#6a7448'],
    build(world, random) {
      const ground = sandAt(3, 0.5, 0.06)
      world.add('sand', seabed(ground, patchy(light('#c9bd9c'), light('#a79c7e'))))
      const list = [
        [5.4, 8, 2.5, 0.9],
        [9.5, 11, 4, 1],
        [7.2, 15, 3.6, 1.3],
        [14, 19, 6, 1.2],
        [2.4, 17, 2, 0.8],
        [3.1, 6.2, 0.8],
        [-12, 25, 5, 0.9],
      ]
      boulders(world, random, {
        ground,
        list,
        color: brownRock,
        kinds: [[seagrass, 3, [light('#6f7438'), light('#7d6a34')]], ...coolRock],
        rough: 0.7,
      })
      const make = [0, 1, 2, 3, 4].map(() => seagrass(random))
      for (let tuft = 0; tuft < 1500; tuft += 1) {
        const z = 3.2 * 9 ** random.next()
        const x = random.between(-1.1, 0.75) * (z + 1)
        if (cloud(x * 0.22, 4, z * 0.22, 3) < 0.02 || x > 3 + z * 0.3) continue
        world.add('leaf', random.pick(make), {
          at: [x, ground(x, z), z],
          scale: random.between(0.7, 1.2),
          yaw: random.around(0.6),
        })
      }
      ribbon(world, random, {
        kind: 'bream',
        path: [
          [-4, 0.4, 10],
          [0, 0.7, 8.5],
          [4.4, 1.8, 9],
        ],
        count: 60,
        radius: 1.2,
        size: 0.27,
      })
      ribbon(world, random, {
        kind: 'damsel',
        path: [
          [3, 2.1, 10],
          [7, 3, 12],
          [10, 3.2, 15],
        ],
        count: 90,
        radius: 1.3,
        size: 0.13,
        flat: 0.9,
        wobble: 0.5,
      })
    },
  },
  {
    name: 'rocky-kelp',
    water: waters.green,
    eye: { surface: 8.5, pitch: 0.12, focal: 1.05 },
    sun: { across: 0.42, above: 0.12 },
    mood: { caustics: 0.6, rays: 0.75, direct: 2, strobe: 0.6, glow: 1, fineness: 1.3 },
    growth: ['#8a4a4a', '#a5683f', '#7a3f58', '#8a7b3d'],
    build(world, random) {
      const ground = rockAt(3.2, 0.8, 9)
      world.add('rock', seabed(ground, brownRock))
      growReef(world, random, {
        ground,
        count: 150,
        from: 2.6,
        to: 16,
        kinds: [[oarweed, 3, [light('#6b5a24'), light('#7a6a2a')]], ...coolRock],
        size: [0.4, 0.9],
      })
      for (const [x, z] of [
        [3.4, 4.4],
        [2.2, 6.4],
        [4.4, 6],
        [3.2, 8.4],
        [5.8, 8.2],
        [5, 7],
        [4, 10],
        [7.4, 10.5],
        [9.6, 13],
        [6.4, 15],
        [11, 19],
        [1.7, 13.5],
        [-6, 11],
        [-9.5, 14],
        [-3.4, 17],
        [-12, 21],
        [3, 22],
        [-7, 25],
        [14, 25],
      ])
        world.add('leaf', kelp(random, 8.5 - ground(x, z), { lean: 0.1 }), {
          at: [x, ground(x, z), z],
          yaw: random.around(0.3),
        })
      hovering(world, random, {
        kind: 'bream',
        center: [0.2, 0.6, 8],
        spread: [3.2, 1, 2],
        count: 26,
        size: 0.32,
        toward: [-1, 0, 0.1],
        wobble: 0.3,
      })
      return addDiver(world, random, { at: [-2.2, 1.5, 10.5], yaw: 0.15, pitch: 0.05 })
    },
  },
  {
    name: 'rocky-north',
    water: waters.cold,
    eye: { surface: 12, pitch: 0.06, focal: 1.1 },
    sun: { across: 0.4, above: 0.35 },
    mood: { caustics: 0.25, rays: 0.55, direct: 1.5, strobe: 1.3, growth: 0.9 },
    growth: ['#b0552f', '#a3476a', '#b7a25a', '#7a4a3a', '#c9b896'],
    build(world, random) {
      const ground = (x, z) => rockAt(3.3, 0.9, 5)(x, z) + 2.2 * smooth(1, 9, x)
      world.add('rock', seabed(ground, greyRock))
      const list = [
        [4.4, 7.5, 1.9, 1.1],
        [8, 10, 3.2, 1.2],
        [6.4, 14, 3.4, 1.5],
        [1.8, 12, 1.6, 0.9],
        [-8, 16, 3, 0.8],
      ]
      boulders(world, random, { ground, list, color: greyRock, kinds: coolRock, growth: 34, rough: 0.8 })
      growReef(world, random, {
        ground,
        count: 210,
        from: 2.6,
        to: 18,
        kinds: [[oarweed, 5, [light('#6b5a24'), light('#57491f')]], ...coolRock],
        size: [0.45, 1],
      })
      ribbon(world, random, {
        kind: 'pollack',
        path: [
          [8, 2.5, 13],
          [3, 2.2, 10],
          [-2, 1.2, 9.5],
          [-6, 1, 12],
        ],
        count: 46,
        radius: 1.4,
        size: 0.55,
      })
    },
  },
  {
    name: 'rocky-granite',
    water: waters.tropical,
    eye: { surface: 12, pitch: 0.07, focal: 1.1 },
    sun: { across: 0.42, above: 0.3 },
    mood: { caustics: 0.6, rays: 0.7, direct: 1.9, strobe: 1, growth: 0.5, glow: 0.8 },
    build(world, random) {
      const ground = sandAt(3.6, 0.6, 0.03)
      world.add('sand', seabed(ground, paleSand))
      const list = [
        [6.5, 9.5, 3.6, 1.1],
        [11, 13, 5.4, 1.4],
        [3.4, 14, 3, 0.9],
        [8.4, 21, 6, 1.6],
        [18, 27, 9, 1.5],
        [-11, 22, 4.4, 0.9],
        [-15, 33, 8, 1.2],
        [3.6, 6.4, 1.1, 0.8],
        [-4.2, 12, 1.1, 0.7],
      ]
      boulders(world, random, { ground, list, color: greyRock, kinds: deepReef, growth: 14, rough: 0.28 })
      ribbon(world, random, {
        kind: 'snapper',
        path: [
          [6, 1.6, 9],
          [2.6, 1, 7.6],
          [-1, 0.6, 8],
          [-4, 0.8, 10],
        ],
        count: 90,
        radius: 1.1,
        size: 0.26,
      })
      ribbon(world, random, {
        kind: 'jack',
        path: [
          [-10, 2.6, 20],
          [-4, 4, 18],
          [3, 4.4, 21],
        ],
        count: 80,
        radius: 1.6,
        size: 0.45,
      })
      return addDiver(world, random, { at: [-2.4, 2.6, 12], yaw: -0.2, pitch: 0.04 })
    },
  },
]
