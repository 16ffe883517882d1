import { light } from '../engine/color.mjs'
import { Mesh } from '../engine/mesh.mjs'
import { noise } from '../engine/noise.mjs'
import { addDiver } from '../things/diver.mjs'
import { patchy, seabed } from '../things/ground.mjs'
import { growOn } from '../things/growth.mjs'
import { hovering, ribbon, whirl } from '../things/shoals.mjs'
import { waters } from '../waters.mjs'
import { coolRock, onSteel, paleSand, sandAt } from './parts.mjs'

const concrete = light('#9a9484')

/** A hollow dome of concrete with round holes, 1 m in radius. */
function reefBall(random) {
  const holes = Array.from({ length: 16 }, (_, at) => [
    at * 2.4,
    random.between(0.15, 0.75),
    random.between(0.14, 0.24),
  ])
  const shell = (radius) =>
    new Mesh()
      .ball([0, 0, 0], [radius, radius * 1.05, radius], concrete, { rings: 60, sides: 96, to: Math.PI / 2 })
      .without((x, y, z) => {
        const turn = Math.atan2(z, x)
        return (
          y > 0.85 ||
          holes.some(
            ([at, high, wide]) =>
              Math.hypot(Math.sin((turn - at) / 2) * 2 * Math.hypot(x, z), y - high) < wide,
          )
        )
      })
  return shell(1).append(shell(0.86))
}

/** A frame of concrete beams, 1 m wide and high. */
function frame() {
  const mesh = new Mesh()
  const beam = 0.16
  for (const a of [-0.5, 0.5])
    for (const b of [-0.5, 0.5]) {
      mesh.box([a, 0.5, b], [beam, 1, beam], concrete)
      mesh.box([a, b + 0.5, 0], [beam, beam, 1], concrete)
      mesh.box([0, a + 0.5, b], [1, beam, beam], concrete)
    }
  return mesh
}

/** A pile of a pier, thick with growth. */
function pile(random, high) {
  const shift = random.between(0, 90)
  const profile = Array.from({ length: 50 }, (_, at) => [
    0.34 + 0.13 * Math.abs(noise(at * 0.45, shift, 1)),
    (at / 49) * high,
  ])
  return new Mesh().lathe(
    profile,
    (_u, _v, [x, y, z]) => patchy(light('#6a5b45'), light('#7c6a58'), 1.4)(x + shift, y, z),
    {
      sides: 26,
      bump: (angle, height) =>
        1 + 0.35 * noise(Math.cos(angle) * 2.2 + shift, height * 2.4, Math.sin(angle) * 2.2),
    },
  )
}

/** @type {import('../engine/render.mjs').Scene[]} */
export const artificial = [
  {
    name: 'reef-balls',
    water: waters.lagoon,
    eye: { surface: 8, pitch: 0.04, focal: 1.1 },
    sun: { across: 0.4, above: 0.45 },
    mood: { caustics: 0.8, rays: 0.55, direct: 1.9, strobe: 0.9, growth: 0.8 },
    build(world, random) {
      const ground = sandAt(2.9, 0.3)
      world.add('sand', seabed(ground, paleSand))
      const balls = [reefBall(random), reefBall(random), reefBall(random)]
      for (const [x, z, size] of [
        [3, 6.6, 1.35],
        [5.8, 8, 1.5],
        [2.2, 10, 1.2],
        [7.6, 11.6, 1.7],
        [4.5, 13, 1.3],
        [10.5, 15.5, 1.6],
        [0.2, 15.6, 1.3],
        [6.6, 18, 1.6],
        [-6.4, 17.5, 1.5],
        [-9.4, 21, 1.6],
        [-3.6, 22, 1.4],
        [2.6, 24, 1.5],
      ]) {
        const ball = random.pick(balls)
        const place = { at: [x, ground(x, z) - 0.1, z], scale: size, yaw: random.between(0, 6) }
        world.add('rock', ball, place)
        growOn(world, random, {
          on: ball,
          place,
          kinds: onSteel,
          count: 16,
          size: [0.2, 0.55],
          fits: ([, y]) => y > 0.1,
        })
      }
      ribbon(world, random, {
        kind: 'snapper',
        path: [
          [-3.4, -0.5, 8],
          [0.6, -0.3, 6.6],
          [4, 0.5, 7.6],
        ],
        count: 85,
        radius: 0.95,
        size: 0.23,
      })
      hovering(world, random, {
        kind: 'batfish',
        center: [4.4, 1.4, 9],
        spread: [2, 0.6, 1],
        count: 7,
        size: 0.42,
        toward: [-1, 0.05, 0.2],
        wobble: 0.2,
      })
      return addDiver(world, random, { at: [-3.2, 1.9, 11.5], yaw: 0.2 })
    },
  },
  {
    name: 'reef-frames',
    water: waters.green,
    eye: { surface: 15, pitch: 0.06, focal: 1.12 },
    sun: { across: 0.38, above: 0.35 },
    mood: { caustics: 0.3, rays: 0.55, direct: 1.5, strobe: 1.1, growth: 0.95 },
    growth: ['#8a5a3c', '#a5763f', '#7a4a58', '#8a7b3d', '#a3987a'],
    build(world, random) {
      const ground = sandAt(3.4, 0.4)
      world.add('sand', seabed(ground, light('#a39a7c')))
      const beams = frame()
      const stack = [
        [3.6, 0, 8, 0.2],
        [6.2, 0, 8.8, 0.7],
        [8.9, 0, 9.6, 0.1],
        [4.9, 0, 11, 1],
        [7.6, 0, 12, 0.4],
        [5, 2.1, 8.7, 0.5],
        [7.5, 2.1, 10, 1.1],
        [6.2, 4.1, 9.4, 0.3],
        [11, 0, 13, 0.6],
        [9.4, 2, 12.4, 0.9],
      ]
      for (const [x, lift, z, yaw] of stack) {
        const place = {
          at: [x - 1.7, ground(x - 1.7, z) + lift - 0.15, z],
          scale: 2.15,
          yaw,
          pitch: lift ? random.around(0.2) : random.around(0.08),
          roll: lift ? random.around(0.2) : 0,
        }
        world.add('rock', beams, place)
        growOn(world, random, {
          on: beams,
          place,
          kinds: coolRock,
          count: 26,
          size: [0.2, 0.5],
          fits: ([, y]) => y > 0.1,
        })
      }
      whirl(world, random, {
        kind: 'bream',
        center: [4, 3.2, 10.5],
        radius: 4.2,
        height: 3.2,
        count: 90,
        size: 0.34,
        waist: 0.8,
        thick: 0.5,
      })
      return addDiver(world, random, { at: [-2.3, 1.4, 9], yaw: 0.1, pose: 'hover' })
    },
  },
  {
    name: 'pier',
    water: waters.mediterranean,
    eye: { surface: 5.6, pitch: 0.07, focal: 1.05 },
    sun: { across: 0.34, above: 0.14 },
    mood: {
      caustics: 0.8,
      rays: 0.85,
      direct: 2.1,
      strobe: 0.9,
      strobeReach: 3,
      glow: 1,
      growth: 1,
      fineness: 1.5,
    },
    growth: ['#c0602f', '#b58a3a', '#a3476a', '#7a4a3a', '#8a5a86'],
    build(world, random) {
      const ground = sandAt(3, 0.35)
      world.add('sand', seabed(ground, light('#b8ab8c')))
      for (let row = 0; row < 6; row += 1)
        for (const side of [0, 1]) {
          const z = 5.2 + row * 4.3
          const x = 2.5 + side * 4.4 + row * 0.25
          const post = pile(random, 9.2)
          const place = { at: [x, ground(x, z) - 0.3, z] }
          world.add('rock', post, place)
          growOn(world, random, {
            on: post,
            place,
            kinds: onSteel,
            count: row < 3 ? 90 : 30,
            size: [0.16, 0.4],
            fits: ([, , nz], [, y]) => nz < 0.3 && y < 4,
            upright: 0.15,
          })
        }
      for (let row = 0; row < 6; row += 1)
        world.add(
          'rock',
          new Mesh().box([5 + row * 0.25, 6.4, 5.2 + row * 4.3], [7, 0.5, 0.5], light('#6a5b45')),
        )
      for (const x of [2.6, 7.2])
        world.add('rock', new Mesh().box([x + 0.6, 6.9, 17], [0.4, 0.4, 30], light('#6a5b45')))
      for (let plank = 0; plank < 60; plank += 1)
        world.add('rock', new Mesh().box([5.6, 7.3, 3 + plank * 0.5], [7.4, 0.08, 0.4], light('#6a5b45')))
      ribbon(world, random, {
        kind: 'sardine',
        path: [
          [-7, 1.5, 12],
          [-2, 1.2, 8.5],
          [3.4, 1.9, 9],
          [5.4, 2.4, 13],
        ],
        count: 420,
        radius: 1.5,
        size: 0.16,
        apart: 0.13,
      })
      hovering(world, random, {
        kind: 'bream',
        center: [4.2, -0.6, 7.5],
        spread: [1.8, 0.8, 1.4],
        count: 14,
        size: 0.28,
        toward: [1, 0, 0],
        floor: ground,
      })
      return addDiver(world, random, { at: [-1.7, 0.2, 9.5], yaw: 0.15 })
    },
  },
]
