import { light } from '../engine/color.mjs'
import { cloud, noise } from '../engine/noise.mjs'
import { column, dripstone, hollow } from '../things/cavern.mjs'
import { addDiver } from '../things/diver.mjs'
import { growOn } from '../things/growth.mjs'
import { deadTree } from '../things/plants.mjs'
import { hovering } from '../things/shoals.mjs'
import { waters } from '../waters.mjs'
import { coolRock, deepReef, limestone, reefRock } from './parts.mjs'

/** A ragged hole around x and z, or around any two of the three. */
const ragged = (a, b, width, seed) =>
  Math.hypot(a, b) <
  width * (1 + 0.45 * noise(a * 0.35, seed, b * 0.35) + 0.2 * noise(a * 1.2, b * 1.2, seed))

function dripstones(world, random, roof, { count, long, color, fits = () => true }) {
  const make = [0, 1, 2, 3, 4, 5].map(() => dripstone(random, color))
  const spots = []
  for (let at = 0; at < roof.positions.length; at += 3) {
    const [x, y, z] = roof.positions.slice(at, at + 3)
    if (roof.normals[at + 1] ** 2 > 0.3 && y > 0.4 && fits(x, y, z)) spots.push([x, y, z])
  }
  for (let stone = 0; stone < count && spots.length > 0; stone += 1) {
    const [x, y, z] = random.pick(spots)
    const size = long * (0.25 + 0.75 * random.next() ** 2.2)
    const wide = size * random.between(0.5, 1) + 0.2
    world.add('rock', random.pick(make), {
      at: [x, y + 0.15, z],
      scale: [wide, size, wide],
      yaw: random.between(0, 6),
    })
  }
}

/** @type {import('../engine/render.mjs').Scene[]} */
export const caves = [
  {
    name: 'cave-mouth',
    water: waters.cavern,
    eye: { surface: 14, pitch: 0.04, focal: 1.1 },
    sun: { across: 0.56, above: 0.1 },
    mood: {
      enclosed: 0.9,
      frontal: 0,
      caustics: 0.3,
      rays: 0.75,
      direct: 1.4,
      ambient: 0.22,
      strobe: 1.3,
      strobeReach: 3,
      rim: 0.1,
      glow: 1,
      foot: 0.2,
      fineness: 1.2,
    },
    growth: ['#b0552f', '#a3476a', '#c07a3a', '#7a4a86'],
    lamps: [{ at: [4.5, 1.5, 17], color: '#3aa6dc', power: 1.1, reach: 4 }],
    build(world, random) {
      const cave = hollow(
        {
          center: [1, 0.6, 8],
          size: [8, 5, 11.5],
          floor: -2.8,
          rough: 0.6,
          open: (x, y, z) => z > 10 && ragged((x - 3.2) * 0.85, (y - 0.6) * 1.25, 4.6, 3),
        },
        reefRock,
        6,
      )
      world.add('rock', cave)
      growOn(world, random, {
        on: cave,
        kinds: [...coolRock, ...deepReef],
        count: 260,
        size: [0.2, 0.55],
        fits: (_, [, , z]) => z > 2.5 && z < 16,
        upright: 0,
      })
      hovering(world, random, {
        kind: 'sardine',
        center: [2.6, -0.2, 9],
        spread: [2.2, 1, 2],
        count: 160,
        size: 0.13,
        toward: [-1, 0.05, -0.2],
        wobble: 0.25,
      })
      return addDiver(world, random, { at: [2.7, 1.1, 12], yaw: 2.5, pitch: -0.04, rise: 2.4 })
    },
  },
  {
    name: 'cave-skylight',
    water: waters.cavern,
    eye: { surface: 16, pitch: 0.14, focal: 1.02 },
    sun: { across: 0.6, above: 0.35 },
    mood: {
      enclosed: 0.96,
      frontal: 0,
      caustics: 0.5,
      rays: 1.5,
      direct: 4,
      ambient: 0.5,
      strobe: 0.5,
      rim: 0.1,
      glow: 0.9,
      fineness: 2.2,
      length: 1.4,
      foot: 0.1,
    },
    lamps: [{ at: [4, 1, 13], color: '#4ab4e0', power: 2.2, reach: 6 }],
    build(world, random) {
      const cave = hollow(
        {
          center: [1, 2.6, 12],
          size: [14, 7, 18],
          floor: -3.2,
          rough: 0.6,
          open: (x, y, z) =>
            y > 5 &&
            (ragged(x - 3.6, z - 14, 2.7, 5) ||
              ragged(x - 8.6, z - 17, 1.5, 8) ||
              ragged(x + 3.4, z - 19, 1.3, 2)),
        },
        reefRock,
        15,
      )
      world.add('rock', cave)
      hovering(world, random, {
        kind: 'damsel',
        center: [3.4, 1.4, 11],
        spread: [3, 1.6, 2],
        count: 60,
        size: 0.2,
        toward: [-1, 0, 0.1],
      })
      return addDiver(world, random, { at: [2, 0.9, 12], yaw: 0.15, pitch: 0.08, rise: 6 })
    },
  },
  {
    name: 'cenote-light',
    water: waters.cenote,
    eye: { surface: 7, pitch: 0.13, focal: 1 },
    sun: { across: 0.6, above: 0.42 },
    mood: {
      enclosed: 0.95,
      frontal: 0,
      caustics: 0.55,
      rays: 1.5,
      direct: 4,
      ambient: 0.5,
      strobe: 0.35,
      rim: 0.12,
      glow: 1,
      fineness: 2.4,
      length: 1.5,
      foot: 0.15,
      growth: 0.1,
      snow: 110,
    },
    lamps: [{ at: [4.5, 3, 14], color: '#6fd8e4', power: 1, reach: 6 }],
    build(world, random) {
      const cave = hollow(
        {
          center: [1, 1.6, 12],
          size: [16, 6.4, 19],
          floor: -3.6,
          rough: 0.5,
          open: (x, y, z) => y > 3 && ragged(x - 4.4, (z - 17) * 0.9, 4.2, 9),
        },
        limestone,
        24,
      )
      world.add('rock', cave)
      dripstones(world, random, cave, {
        count: 120,
        long: 3.4,
        color: light('#b3a788'),
        fits: (x, _y, z) => z > 5 && z < 25 && Math.hypot(x - 4.4, z - 17) > 3.2,
      })
      world.add('rock', deadTree(random, 6, light('#4a4233')), {
        at: [6, -3.5, 15.5],
        roll: 0.9,
        yaw: 0.6,
        scale: 0.8,
      })
      const one = addDiver(world, random, { at: [1.6, 0.9, 12], yaw: 0.3, pitch: 0.05, pose: 'hover' })
      const two = addDiver(world, random, { at: [-0.9, 1.7, 14.5], yaw: 0.2 })
      return { bubbles: [...one.bubbles, ...two.bubbles] }
    },
  },
  {
    name: 'cenote-columns',
    water: waters.cavern,
    eye: { surface: 12, pitch: 0.05, focal: 1.05 },
    sun: { across: 0.68, above: 0.3 },
    mood: {
      enclosed: 0.94,
      frontal: 0,
      caustics: 0.2,
      rays: 1,
      direct: 2,
      ambient: 0.42,
      strobe: 0.8,
      strobeReach: 4,
      rim: 0.1,
      glow: 0.9,
      foot: 0.2,
      growth: 0.05,
      snow: 90,
    },
    lamps: [
      { at: [6.5, 0.5, 17], color: '#4ac0e0', power: 1.5, reach: 5 },
      { at: [-0.6, 0.4, 9.4], color: '#fff0cc', power: 1.5, reach: 1.8 },
    ],
    build(world, random) {
      const stone = light('#b8ab8a')
      const cave = hollow(
        {
          center: [1.5, 0.6, 11],
          size: [13, 4.4, 15],
          floor: -2.7,
          rough: 0.45,
          open: (x, y, z) =>
            (z > 14 && ragged((x - 7.5) * 0.8, y - 0.8, 3.4, 4)) || (y > 3 && ragged(x - 7, z - 16, 2.4, 6)),
        },
        limestone,
        41,
      )
      world.add('rock', cave)
      dripstones(world, random, cave, {
        count: 300,
        long: 2.6,
        color: stone,
        fits: (_x, _y, z) => z > 3.4 && z < 24,
      })
      for (const [x, z, size] of [
        [3.4, 6.4, 1],
        [5.6, 8.6, 1.2],
        [7.8, 10.5, 1.1],
        [-4.6, 9, 1.1],
        [2.2, 13, 1.2],
        [-7, 14, 1.3],
        [9.6, 14, 1.2],
        [-1.6, 17, 1],
      ])
        world.add('rock', column(random, stone), { at: [x, -3, z], scale: [size * 2, 7.6, size * 2] })
      const mite = [0, 1, 2].map(() => dripstone(random, stone))
      for (let stone_ = 0; stone_ < 46; stone_ += 1) {
        const z = random.between(4, 20)
        const size = random.between(0.3, 1.5)
        world.add('rock', random.pick(mite), {
          at: [random.between(-0.9, 1) * z, -2.9 + cloud(z, 1, 2) * 0.2, z],
          scale: [size * 1.3, size, size * 1.3],
          roll: Math.PI,
        })
      }
      const one = addDiver(world, random, {
        at: [3.3, 0.5, 10],
        yaw: Math.PI,
        pose: 'hover',
        kit: { twin: true },
        rise: 2.2,
      })
      const [x, y, z] = one.mouth
      return {
        bubbles: one.bubbles,
        cones: [
          {
            from: [x - 0.1, y - 0.2, z],
            to: [x - 2.9, y - 0.05, z - 0.3],
            color: '#fff2d2',
            power: 0.36,
            spread: 0.13,
          },
        ],
      }
    },
  },
]
