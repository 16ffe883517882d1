import { light } from '../engine/color.mjs'
import { cloud } from '../engine/noise.mjs'
import { smooth } from '../engine/vector.mjs'
import { aeroplane } from '../things/aeroplane.mjs'
import { addDiver } from '../things/diver.mjs'
import { boulder, patchy, seabed } from '../things/ground.mjs'
import { growOn, growReef } from '../things/growth.mjs'
import { freighter, schooner, tug } from '../things/ships.mjs'
import { hovering, ribbon, whirl } from '../things/shoals.mjs'
import { submarine } from '../things/submarine.mjs'
import { waters } from '../waters.mjs'
import { coolRock, deepReef, onSteel, paleSand, sandAt, stand, sunnyReef } from './parts.mjs'

const greenGrowth = ['#a5763f', '#8a5a3c', '#b0a27a', '#8a4a58']
const greenMood = {
  caustics: 0,
  rays: 0.6,
  direct: 2.6,
  ambient: 0.7,
  strobe: 0.6,
  strobeReach: 4,
  glow: 0.8,
  growth: 1,
}
const warmMood = { caustics: 0.2, rays: 0.6, direct: 3, ambient: 0.95, strobe: 0.5, glow: 0.9, growth: 0.7 }

/** A freighter on her side, her deck towards the diver: masts lie along the sand. */
const onSide = (fish, growth, sand) => (world, random) => {
  const ground = sandAt(5.2, 0.6)
  world.add('sand', seabed(ground, sand))
  const ship = freighter({ wear: 0.5, seed: 11 })
  const place = { at: [10.6, -4.3, 26], scale: 0.6, yaw: 2.78, roll: 1.3, pitch: -0.03 }
  stand(world, ship, place)
  growOn(world, random, { on: ship.metal, place, kinds: growth, count: 460, size: [0.25, 0.8], upright: 0.3 })
  ribbon(world, random, {
    kind: fish,
    path: [
      [-12, 2.8, 21],
      [-5, 2, 17],
      [2, 3.6, 18],
      [9, 5.6, 22],
    ],
    count: 120,
    radius: 2,
    size: 0.45,
  })
  return addDiver(world, random, { at: [-3, 2.2, 13], yaw: 0.3, pitch: -0.08 })
}

/** A hull that lies keel up, open amidships; whatever stood on her deck is under her. */
const keelUp = (fish, growth, sand) => (world, random) => {
  const ground = sandAt(5.4, 0.6)
  world.add('sand', seabed(ground, sand))
  const ship = freighter({ wear: 0.5, seed: 13 })
  const isGap = (x, y) => Math.abs(x + 2 + cloud(y * 0.5, 3, 1, 3) * 4) < 2.6 && y > 1.2
  ship.metal.without(isGap)
  ship.dark.without(isGap)
  const place = { at: [12.8, -0.7, 25], scale: 0.6, yaw: -0.5, roll: Math.PI - 0.3, pitch: 0.02 }
  stand(world, ship, place)
  growOn(world, random, { on: ship.metal, place, kinds: growth, count: 520, size: [0.25, 0.8], upright: 0.4 })
  ribbon(world, random, {
    kind: fish,
    path: [
      [-11, 3.4, 20],
      [-4, 2.6, 16],
      [3, 3.8, 17],
      [9, 6, 22],
    ],
    count: 130,
    radius: 2,
    size: 0.42,
  })
  return addDiver(world, random, { at: [-3.2, 2, 12.5], yaw: 0.32, pitch: -0.1 })
}

const greenSand = light('#a39878')

/** @type {import('../engine/render.mjs').Scene[]} */
const lying = [
  {
    name: 'wreck-on-side',
    water: { ...waters.tropical, visibility: 46 },
    eye: { surface: 20, pitch: 0.06, focal: 1.1 },
    sun: { across: 0.38, above: 0.3 },
    mood: warmMood,
    build: onSide('jack', onSteel, paleSand),
  },
  {
    name: 'wreck-on-side-north',
    water: waters.green,
    eye: { surface: 24, pitch: 0.06, focal: 1.1 },
    sun: { across: 0.42, above: 0.34 },
    mood: greenMood,
    growth: greenGrowth,
    build: onSide('pollack', coolRock, greenSand),
  },
  {
    name: 'wreck-keel-up',
    water: { ...waters.tropical, visibility: 44 },
    eye: { surface: 22, pitch: 0.06, focal: 1.1 },
    sun: { across: 0.36, above: 0.3 },
    mood: warmMood,
    build: keelUp('fusilier', onSteel, paleSand),
  },
  {
    name: 'wreck-keel-up-north',
    water: waters.green,
    eye: { surface: 26, pitch: 0.06, focal: 1.1 },
    sun: { across: 0.4, above: 0.34 },
    mood: greenMood,
    growth: greenGrowth,
    build: keelUp('pollack', coolRock, greenSand),
  },
  {
    name: 'wreck-north',
    water: waters.green,
    eye: { surface: 24, pitch: 0.1, focal: 1.1 },
    sun: { across: 0.4, above: 0.32 },
    mood: greenMood,
    growth: greenGrowth,
    build(world, random) {
      const ground = sandAt(5.2, 0.6)
      world.add('sand', seabed(ground, greenSand))
      const ship = freighter({ wear: 0.4, seed: 5 })
      const place = { at: [14.6, -5.4, 28], scale: 0.58, yaw: 2.62, roll: -0.05, pitch: 0.02 }
      stand(world, ship, place)
      growOn(world, random, {
        on: ship.metal,
        place,
        kinds: coolRock,
        count: 420,
        size: [0.25, 0.8],
        upright: 0.3,
      })
      ribbon(world, random, {
        kind: 'pollack',
        path: [
          [-8, 0.2, 15],
          [-1, 0.8, 13],
          [6, 4.4, 17],
        ],
        count: 80,
        radius: 1.6,
        size: 0.5,
      })
      return addDiver(world, random, { at: [-4, 2.7, 12], yaw: 0.3, kit: { twin: true } })
    },
  },
]

/** @type {import('../engine/render.mjs').Scene[]} */
export const wrecks = [
  ...lying,
  {
    name: 'wreck-freighter',
    water: { ...waters.tropical, visibility: 46 },
    eye: { surface: 22, pitch: 0.1, focal: 1.1 },
    sun: { across: 0.38, above: 0.3 },
    mood: { caustics: 0.2, rays: 0.6, direct: 2.8, ambient: 0.7, strobe: 0.3, glow: 0.9, growth: 0.6 },
    build(world, random) {
      const ground = sandAt(5.4, 0.7)
      world.add('sand', seabed(ground, paleSand))
      const ship = freighter({ wear: 0.45, seed: 2 })
      const place = { at: [13.6, -5.9, 26], scale: 0.6, yaw: 2.64, roll: 0.06, pitch: 0.02 }
      stand(world, ship, place)
      growOn(world, random, { on: ship.metal, place, kinds: onSteel, count: 420, size: [0.3, 0.9] })
      ribbon(world, random, {
        kind: 'jack',
        path: [
          [-13, 3.2, 22],
          [-5, 2.2, 18],
          [3, 4.2, 20],
          [9, 7.4, 25],
        ],
        count: 190,
        radius: 2.4,
        size: 0.55,
      })
      const one = addDiver(world, random, { at: [-3.2, 2.4, 14], yaw: 0.35, pitch: -0.05 })
      const two = addDiver(world, random, { at: [-5.9, 3.6, 17], yaw: 0.2, pose: 'flutter' })
      return { bubbles: [...one.bubbles, ...two.bubbles] }
    },
  },
  {
    name: 'wreck-bow',
    water: waters.blue,
    eye: { surface: 27, pitch: 0.16, focal: 1 },
    sun: { across: 0.5, above: 0.16 },
    mood: {
      caustics: 0,
      rays: 0.75,
      direct: 1.5,
      ambient: 0.7,
      strobe: 0.5,
      strobeReach: 5,
      glow: 1,
      growth: 0.8,
    },
    build(world, random) {
      const ground = sandAt(4.4, 0.6)
      world.add('sand', seabed(ground, paleSand))
      const ship = freighter({ wear: 0.25, seed: 6 })
      const place = { at: [15.4, -4.6, 29.6], scale: 0.8, yaw: 2.1, roll: -0.12, pitch: 0.03 }
      stand(world, ship, place)
      growOn(world, random, {
        on: ship.metal,
        place,
        kinds: onSteel,
        count: 700,
        size: [0.25, 0.75],
        fits: ([, y], [, , z]) => y > -0.2 && z < 34,
        upright: 0.3,
      })
      hovering(world, random, {
        kind: 'batfish',
        center: [1.5, 2, 12],
        spread: [3, 1.2, 2],
        count: 11,
        size: 0.5,
        toward: [-1, 0, -0.3],
        wobble: 0.25,
      })
      ribbon(world, random, {
        kind: 'fusilier',
        path: [
          [-12, 6, 20],
          [-5, 5.4, 16],
          [2, 7.6, 17],
        ],
        count: 150,
        radius: 1.6,
        size: 0.3,
      })
      return addDiver(world, random, { at: [-3.1, 1.2, 10.5], yaw: 0.5, pitch: 0.12 })
    },
  },
  {
    name: 'wreck-tug',
    water: waters.lagoon,
    eye: { surface: 9, pitch: 0.05, focal: 1.1 },
    sun: { across: 0.4, above: 0.4 },
    mood: { caustics: 0.6, rays: 0.6, direct: 2.1, strobe: 0.7, growth: 0.7 },
    build(world, random) {
      const ground = sandAt(3.2, 0.35)
      world.add('sand', seabed(ground, paleSand))
      const boat = tug()
      const place = { at: [6.4, -3.6, 15.5], yaw: 2.62, roll: 0.2, pitch: 0.03 }
      stand(world, boat, place)
      growOn(world, random, { on: boat.metal, place, kinds: onSteel, count: 300, size: [0.16, 0.5] })
      for (const [x, z, size] of [
        [-9, 21, 2.6],
        [13, 22, 3.6],
        [-14, 27, 3.4],
      ]) {
        const rock = boulder(random, light('#77705a'))
        const at = { at: [x, ground(x, z), z], scale: size }
        world.add('rock', rock, at)
        growOn(world, random, { on: rock, place: at, kinds: sunnyReef, count: 50, size: [0.3, 0.8] })
      }
      ribbon(world, random, {
        kind: 'snapper',
        path: [
          [-5, -0.4, 10.5],
          [-1, -0.2, 9],
          [3, 1, 10],
          [6, 2.6, 12],
        ],
        count: 130,
        radius: 1.1,
        size: 0.24,
      })
      return addDiver(world, random, { at: [-4.6, 1.9, 11.5], yaw: -0.1 })
    },
  },
  {
    name: 'wreck-broken',
    water: waters.green,
    eye: { surface: 24, pitch: 0.08, focal: 1.1 },
    sun: { across: 0.4, above: 0.35 },
    mood: {
      caustics: 0,
      rays: 0.6,
      direct: 2.6,
      ambient: 0.7,
      strobe: 0.6,
      strobeReach: 4,
      glow: 0.8,
      growth: 1,
    },
    growth: ['#a5763f', '#8a5a3c', '#b0a27a', '#8a4a58'],
    build(world, random) {
      const ground = sandAt(4.6, 0.5)
      world.add('sand', seabed(ground, light('#a39878')))
      for (const [keep, place] of [
        [
          (x, y) => x > -1 + cloud(y * 0.5, 2, 1, 3) * 5,
          { at: [14.4, -4.6, 22], scale: 0.58, yaw: 2.62, roll: 0.38, pitch: 0.05 },
        ],
        [
          (x, y) => x < 1 + cloud(y * 0.5, 8, 1, 3) * 5,
          { at: [16, -6.2, 27], scale: 0.58, yaw: 2.2, roll: -0.6, pitch: -0.05 },
        ],
      ]) {
        const ship = freighter({ wear: 0.7, seed: 8 })
        ship.metal.without((x, y) => !keep(x, y))
        ship.dark.without((x, y) => !keep(x, y))
        stand(world, ship, place)
        growOn(world, random, {
          on: ship.metal,
          place,
          kinds: coolRock,
          count: 320,
          size: [0.25, 0.7],
          fits: ([, y], [, , z]) => y > 0.1 && z < 32,
        })
      }
      for (let plate = 0; plate < 26; plate += 1) {
        const [x, z] = [random.between(-7, 5), random.between(8, 20)]
        world.add('metal', boulder(random, light('#5c4c3a'), { rough: 0.9, rings: 10, sides: 12 }), {
          at: [x, ground(x, z), z],
          scale: [random.between(0.2, 1.2), random.between(0.05, 0.3), random.between(0.2, 0.8)],
          yaw: random.between(0, 6),
          pitch: random.around(0.5),
        })
      }
      ribbon(world, random, {
        kind: 'pollack',
        path: [
          [-8, 0.6, 13],
          [-2, 1.4, 11],
          [4, 3.4, 14],
        ],
        count: 70,
        radius: 1.7,
        size: 0.5,
      })
      return addDiver(world, random, { at: [-2.6, 1.7, 10.5], yaw: 0.2, kit: { twin: true } })
    },
  },
  {
    name: 'wreck-submarine',
    water: waters.north,
    eye: { surface: 34, pitch: 0.06, focal: 1.12 },
    sun: { across: 0.45, above: 0.3 },
    mood: {
      caustics: 0,
      rays: 0.35,
      direct: 1.5,
      ambient: 0.7,
      strobe: 0.5,
      strobeReach: 4,
      glow: 0.7,
      growth: 0.9,
      snow: 420,
    },
    growth: ['#b7a27a', '#8a5a3c', '#a3684a', '#c9b896'],
    build(world, random) {
      const ground = sandAt(4, 0.5)
      world.add('sand', seabed(ground, light('#8f8a76')))
      const boat = submarine()
      const place = { at: [9.6, -4.4, 16.6], scale: 0.45, yaw: 2.84, roll: 0.14 }
      stand(world, boat, place)
      growOn(world, random, {
        on: boat.metal,
        place,
        kinds: coolRock,
        count: 460,
        size: [0.2, 0.55],
        fits: ([, y]) => y > -0.2,
        upright: 0.3,
      })
      ribbon(world, random, {
        kind: 'pollack',
        path: [
          [-6, 2.6, 13],
          [-1, 3, 12],
          [5, 4.4, 14],
        ],
        count: 46,
        radius: 1.3,
        size: 0.5,
      })
      const one = addDiver(world, random, {
        at: [-2.3, 1.6, 9],
        yaw: 0.15,
        pitch: -0.06,
        kit: { twin: true },
        pose: 'hover',
      })
      const to = [one.mouth[0] + 4.2, one.mouth[1] - 1.5, one.mouth[2] + 1.6]
      return {
        bubbles: one.bubbles,
        cones: [
          {
            from: [one.mouth[0] + 0.15, one.mouth[1] - 0.24, one.mouth[2]],
            to,
            color: '#e8f4e0',
            power: 0.34,
            spread: 0.11,
          },
        ],
      }
    },
  },
  {
    name: 'wreck-aeroplane',
    water: waters.tropical,
    eye: { surface: 16, pitch: 0.05, focal: 1.1 },
    sun: { across: 0.36, above: 0.4 },
    mood: { caustics: 0.5, rays: 0.7, direct: 2.6, strobe: 0.5, growth: 0.5 },
    build(world, random) {
      const ground = sandAt(3.8, 0.4)
      world.add('sand', seabed(ground, paleSand))
      const plane = aeroplane()
      const place = { at: [4.6, -4.1, 15.5], yaw: 2.35, roll: 0.1, pitch: -0.03 }
      stand(world, plane, place)
      growOn(world, random, { on: plane.metal, place, kinds: onSteel, count: 170, size: [0.14, 0.5] })
      growReef(world, random, {
        ground,
        count: 40,
        from: 5,
        to: 24,
        kinds: deepReef,
        size: [0.3, 0.7],
        where: (x, z) => smooth(0.1, 0.4, cloud(x * 0.2, 1, z * 0.2, 2)),
      })
      whirl(world, random, {
        kind: 'fusilier',
        center: [4, 2.4, 14],
        radius: 5.5,
        height: 2,
        count: 110,
        size: 0.28,
        waist: 0.9,
        thick: 0.4,
      })
      const one = addDiver(world, random, { at: [-2.8, 1.5, 10], yaw: 0.35, pitch: -0.04 })
      const two = addDiver(world, random, { at: [-5.4, 2.6, 13], yaw: 0.1, pose: 'flutter' })
      return { bubbles: [...one.bubbles, ...two.bubbles] }
    },
  },
  {
    name: 'wreck-schooner',
    water: { ...waters.deepLake, visibility: 36 },
    eye: { surface: 28, pitch: 0.1, focal: 1.1 },
    sun: { across: 0.44, above: 0.25 },
    mood: {
      caustics: 0,
      rays: 0.4,
      direct: 1.8,
      ambient: 0.75,
      strobe: 0.2,
      glow: 0.8,
      growth: 0.35,
      snow: 320,
    },
    growth: ['#8a8a5c', '#7d7a52'],
    build(world, random) {
      const ground = sandAt(4.4, 0.4)
      world.add('sand', seabed(ground, patchy(light('#8a8468'), light('#6f6c56'))))
      const ship = schooner()
      stand(world, ship, { at: [8.6, -4.9, 17], scale: 0.58, yaw: 2.62, roll: 0.1, pitch: 0.02 })
      const one = addDiver(world, random, {
        at: [-3.3, 3.2, 12.5],
        yaw: 0.2,
        pitch: -0.1,
        kit: { twin: true },
        pose: 'hover',
      })
      const to = [one.mouth[0] + 3.6, one.mouth[1] - 1.9, one.mouth[2] + 1]
      return {
        bubbles: one.bubbles,
        cones: [
          {
            from: [one.mouth[0] + 0.15, one.mouth[1] - 0.28, one.mouth[2]],
            to,
            color: '#eef4d0',
            power: 0.26,
            spread: 0.12,
          },
        ],
      }
    },
  },
]
