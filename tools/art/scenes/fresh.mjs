import { light } from '../engine/color.mjs'
import { Mesh } from '../engine/mesh.mjs'
import { cloud, noise } from '../engine/noise.mjs'
import { smooth } from '../engine/vector.mjs'
import { addDiver } from '../things/diver.mjs'
import { boulder, patchy, seabed } from '../things/ground.mjs'
import { deadTree, milfoil, reeds, streamer } from '../things/plants.mjs'
import { hovering, ribbon, singles } from '../things/shoals.mjs'
import { waters } from '../waters.mjs'
import { greyRock, sandAt } from './parts.mjs'

const mud = patchy(light('#8a8258'), light('#5f5c3e'), 0.3)

/** A bus, 10 m long, without its panes. Answers the metal and the dark inside. */
function bus() {
  const metal = new Mesh()
  const dark = new Mesh()
  const paint = light('#a3812f')
  const pale = light('#8d8a78')
  metal.box([0, 1.05, 0], [10, 1.3, 2.5], paint)
  metal.box([0, 2.98, 0], [9.9, 0.24, 2.45], pale)
  metal.surface(
    20,
    10,
    (u, v) => [(u - 0.5) * 9.8, 3.08 + 0.2 * Math.sin(Math.PI * v), (v - 0.5) * 2.4],
    pale,
  )
  for (let post = 0; post <= 9; post += 1)
    for (const way of [1, -1]) metal.box([-4.9 + (post * 9.8) / 9, 2.25, way * 1.2], [0.16, 1.3, 0.1], paint)
  for (const end of [4.92, -4.92])
    for (const z of [-1.15, 0, 1.15]) metal.box([end, 2.25, z], [0.12, 1.3, 0.14], paint)
  for (let seat = 0; seat < 8; seat += 1)
    for (const way of [1, -1])
      metal.box([-3.9 + seat * 1.05, 1.95, way * 0.7], [0.18, 0.8, 0.9], light('#4a4438'))
  metal.box([5.2, 0.75, 0], [0.5, 0.25, 2.4], light('#6f6c60'))
  for (const x of [-3, 3.1])
    for (const way of [1, -1]) {
      dark.ball([x, 0.45, way * 1.2], [0.62, 0.62, 0.1], [0.02, 0.02, 0.02], { rings: 8, sides: 18 })
      metal.append(
        new Mesh().tube(
          Array.from({ length: 25 }, (_, at) => [
            Math.cos((at / 24) * 6.2832) * 0.36,
            Math.sin((at / 24) * 6.2832) * 0.36,
            0,
          ]),
          0.13,
          light('#2e2e2c'),
          8,
        ),
        { at: [x, 0.42, way * 1.24] },
      )
    }
  for (const z of [-0.85, 0.85])
    dark.ball([5.02, 1.15, z], [0.05, 0.17, 0.17], [0.05, 0.05, 0.05], { rings: 6, sides: 12 })
  return { metal, dark }
}

/** @type {import('../engine/render.mjs').Scene[]} */
export const fresh = [
  {
    name: 'lake-perch',
    water: waters.lake,
    eye: { surface: 3.4, pitch: 0.06, focal: 1.1 },
    sun: { across: 0.42, above: 0.3 },
    mood: { caustics: 0.75, rays: 0.5, direct: 1.9, strobe: 0.8, glow: 0.8, snow: 260, chop: 1.2 },
    build(world, random) {
      const ground = (x, z) => sandAt(2, 0.35)(x, z) + 1.5 * smooth(2, 12, x)
      world.add('sand', seabed(ground, mud))
      for (let clump = 0; clump < 26; clump += 1) {
        const z = random.between(4.2, 17)
        const x = z * random.between(0.12, 1) + 0.9
        world.add('leaf', reeds(random, 3.6 - ground(x, z)), {
          at: [x, ground(x, z), z],
          yaw: random.around(0.5),
        })
      }
      const weed = [0, 1, 2, 3].map(() => milfoil(random, 1.1))
      for (let plant = 0; plant < 230; plant += 1) {
        const z = random.between(2.8, 15)
        const x = random.between(-1, 0.8) * (z + 0.5)
        if (noise(x * 0.4, 6, z * 0.4) < 0.02) continue
        world.add('leaf', random.pick(weed), {
          at: [x, ground(x, z), z],
          scale: random.between(0.5, 1.1),
          yaw: random.around(0.7),
        })
      }
      ribbon(world, random, {
        kind: 'perch',
        path: [
          [-2.2, 0.1, 4.6],
          [0, 0.2, 3.9],
          [1.9, 0.35, 4.4],
          [3.6, 0.4, 6],
        ],
        count: 24,
        radius: 0.55,
        size: 0.3,
        apart: 0.32,
      })
      hovering(world, random, {
        kind: 'perch',
        center: [-2.4, 0.5, 8],
        spread: [2.6, 0.5, 1.6],
        count: 16,
        size: 0.28,
        toward: [1, 0, 0.1],
        wobble: 0.25,
      })
      singles(world, random, 'pike', [{ at: [2.4, -0.55, 5.4], toward: [-1, 0.02, 0.15], size: 0.95 }])
    },
  },
  {
    name: 'lake-trees',
    water: waters.deepLake,
    eye: { surface: 12, pitch: 0.12, focal: 1.06 },
    sun: { across: 0.42, above: 0.18 },
    mood: {
      caustics: 0.15,
      rays: 0.5,
      direct: 2,
      ambient: 0.7,
      strobe: 0.7,
      glow: 1,
      snow: 300,
      growth: 0.3,
    },
    growth: ['#8a8a5c', '#6f7a4a'],
    build(world, random) {
      const ground = (x, z) => sandAt(3.6, 0.7, 0.06)(x, z)
      world.add('sand', seabed(ground, mud))
      for (const [x, z, high] of [
        [3.6, 7, 9.5],
        [6.8, 10, 12],
        [5.6, 15, 11],
        [10.6, 15, 13],
        [1.6, 18, 10],
        [-6.4, 16, 9],
        [-10.5, 20, 11],
        [14, 22, 13],
        [-3.4, 24, 10],
        [7, 24, 12],
      ])
        world.add('rock', deadTree(random, high), {
          at: [x, ground(x, z), z],
          yaw: random.between(0, 6),
          roll: random.around(0.06),
        })
      world.add('rock', deadTree(random, 7), { at: [-0.6, ground(0, 7) + 0.3, 8], roll: 1.35, yaw: 0.35 })
      ribbon(world, random, {
        kind: 'perch',
        path: [
          [-2, 0.4, 9],
          [2, 0.9, 8],
          [5, 2.2, 9],
        ],
        count: 40,
        radius: 1,
        size: 0.3,
        apart: 0.4,
      })
      return addDiver(world, random, { at: [-2.6, 1.7, 9.5], yaw: 0.2, kit: { twin: true }, pose: 'hover' })
    },
  },
  {
    name: 'quarry-bus',
    water: waters.quarry,
    eye: { surface: 9, pitch: 0.06, focal: 1.08 },
    sun: { across: 0.38, above: 0.3 },
    mood: {
      caustics: 0.45,
      rays: 0.5,
      direct: 2.2,
      ambient: 0.75,
      strobe: 0.9,
      strobeReach: 3.4,
      glow: 0.9,
      growth: 0.7,
    },
    growth: ['#7d7a4a', '#8f8a5c', '#6a6a44'],
    build(world, random) {
      const ground = (x, z) =>
        sandAt(3.1, 0.3)(x, z) +
        11 * smooth(16, 34, z + x * 0.3) +
        cloud(x * 0.12, 1, z * 0.12, 4) * 2.4 * smooth(12, 20, z)
      world.add(
        'rock',
        seabed(ground, patchy(light('#a39d86'), light('#77735f')), { columns: 340, rows: 320 }),
      )
      const { metal, dark } = bus()
      const place = { at: [4.5, -3.35, 10.5], yaw: 2.5, roll: 0.1, pitch: 0.03 }
      world.add('metal', metal, place)
      world.add('dark', dark, place)
      for (let stone = 0; stone < 60; stone += 1) {
        const z = random.between(4, 20)
        const x = random.between(-1, 1) * z
        const size = random.between(0.1, 0.5)
        world.add('rock', boulder(random, greyRock(x, 1, z), { rings: 10, sides: 14, rough: 0.9 }), {
          at: [x, ground(x, z), z],
          scale: size,
          yaw: random.between(0, 6),
        })
      }
      ribbon(world, random, {
        kind: 'perch',
        path: [
          [-3.6, -0.6, 8],
          [0, -0.4, 7],
          [3.4, 0.6, 8],
          [6, 1.6, 10],
        ],
        count: 40,
        radius: 0.85,
        size: 0.27,
        apart: 0.34,
      })
      return addDiver(world, random, { at: [-2.7, 1.5, 9.5], yaw: 0.15 })
    },
  },
  {
    name: 'quarry-ledges',
    water: waters.quarry,
    eye: { surface: 12, pitch: 0.1, focal: 1.06 },
    sun: { across: 0.36, above: 0.2 },
    mood: { caustics: 0.35, rays: 0.5, direct: 2.6, ambient: 0.65, strobe: 0.8, glow: 1, growth: 0.3 },
    growth: ['#7d7a4a', '#8f8a5c', '#5f6a44'],
    build(world, random) {
      const ground = sandAt(5, 0.5)
      const stone = patchy(light('#b3a98c'), light('#857e68'), 0.4)
      world.add('rock', seabed(ground, stone))
      for (let level = 0; level < 5; level += 1)
        for (let z = 3; z < 44; z += random.between(1.6, 3.4)) {
          const x = 3 + level * 2.5 + random.around(0.9) + z * 0.05
          const long = random.between(1.6, 3.2)
          const block = new Mesh().box([0, 0, 0], [14, 2.5, long], stone(level * 9, z, 3))
          world.add('rock', block, {
            at: [x + 7, -4 + level * 2.42 + random.around(0.12), z + long / 2],
            yaw: random.around(0.05),
            roll: random.around(0.02),
          })
        }
      for (let block = 0; block < 16; block += 1) {
        const z = random.between(6, 20)
        const x = 2.4 + z * 0.04 - random.next() ** 2 * 5
        const size = random.between(0.4, 1.3)
        world.add('rock', new Mesh().box([0, 0, 0], [size * 1.5, size, size], stone(x, z, 1)), {
          at: [x, ground(x, z) + size * 0.3, z],
          yaw: random.between(0, 6),
          pitch: random.around(0.5),
          roll: random.around(0.5),
        })
      }
      for (const [x, y, z, high] of [
        [4.4, -2.8, 9.5, 4.2],
        [7.6, -0.4, 12, 4.6],
        [5.6, -2.8, 16, 4],
      ])
        world.add('rock', deadTree(random, high), {
          at: [x, y, z],
          yaw: random.between(0, 6),
          roll: random.around(0.25),
        })
      hovering(world, random, {
        kind: 'trout',
        center: [0.4, 0.2, 7.5],
        spread: [1.8, 0.8, 1.6],
        count: 15,
        size: 0.42,
        toward: [1, 0.02, 0.2],
        wobble: 0.25,
      })
      const one = addDiver(world, random, { at: [-2.5, 1.9, 9.5], yaw: 0.15 })
      const two = addDiver(world, random, { at: [-5, 3, 13.5], yaw: 0.3, pose: 'flutter' })
      return { bubbles: [...one.bubbles, ...two.bubbles] }
    },
  },
  {
    name: 'river-trout',
    water: waters.river,
    eye: { surface: 1.5, pitch: 0.02, focal: 1.1 },
    sun: { across: 0.4, above: 0.5 },
    mood: {
      caustics: 0.9,
      rays: 0.4,
      direct: 2.1,
      strobe: 0.7,
      glow: 0.7,
      chop: 2.6,
      snow: 240,
      growth: 0.4,
    },
    growth: ['#7d8a4a', '#6a7a3a', '#8f8a5c'],
    build(world, random) {
      const ground = (x, z) =>
        -1.05 + cloud(x * 0.2, 2, z * 0.2, 3) * 0.4 + 0.9 * smooth(4, 12, x) + 0.6 * smooth(10, 24, z)
      world.add('sand', seabed(ground, patchy(light('#9c9174'), light('#6f684f'), 0.8)))
      const stones = Array.from({ length: 9 }, () =>
        boulder(random, [1, 1, 1], { rings: 16, sides: 22, rough: 0.2 }),
      )
      const tints = ['#9a917c', '#7d7664', '#b0a588', '#6a655a', '#86745c'].map(light)
      const tinted = stones.flatMap((stone) =>
        tints.map((tint) => {
          const copy = new Mesh().append(stone)
          copy.colors = copy.colors.map((value, at) => value * tint[at % 3])
          return copy
        }),
      )
      for (let stone = 0; stone < 900; stone += 1) {
        const z = 1.3 * 12 ** random.next()
        const x = random.between(-1, 1) * (z + 0.8)
        const size = random.between(0.05, 0.16) * (random.chance(0.06) ? 3.2 : 1)
        world.add('coral', random.pick(tinted), {
          at: [x, ground(x, z) + size * 0.15, z],
          scale: [size * 1.25, size * 0.8, size],
          yaw: random.between(0, 6),
        })
      }
      const weed = [0, 1, 2, 3].map(() => streamer(random))
      for (let plant = 0; plant < 70; plant += 1) {
        const z = random.between(2.2, 10)
        const x = random.between(-0.9, 1) * z
        if (noise(x * 0.5, 2, z * 0.5) < 0.02) continue
        world.add('leaf', random.pick(weed), {
          at: [x, ground(x, z), z],
          scale: random.between(0.5, 0.9),
          yaw: random.around(0.15),
        })
      }
      for (const [x, z, size] of [
        [3.1, 4.6, 0.75],
        [4.6, 6.6, 1.1],
        [-4.4, 8, 0.9],
      ])
        world.add('rock', boulder(random, greyRock(x, 0, z), { rough: 0.3 }), {
          at: [x, ground(x, z) + 0.1, z],
          scale: [size, size * 0.8, size],
        })
      singles(world, random, 'trout', [
        { at: [0.55, -0.2, 2.7], toward: [-1, 0.03, 0.06], size: 0.5 },
        { at: [1.35, -0.38, 3.3], toward: [-1, 0, 0.02], size: 0.44 },
        { at: [-0.5, -0.3, 3.9], toward: [-1, 0.02, 0.1], size: 0.44 },
        { at: [1.9, -0.1, 4.3], toward: [-1, 0.02, 0], size: 0.42 },
        { at: [0.5, 0, 5], toward: [-1, 0, 0.05], size: 0.42 },
        { at: [-1.8, -0.1, 5.6], toward: [-1, 0, 0.05], size: 0.4 },
      ])
    },
  },
]
