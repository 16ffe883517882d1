import { shark } from '../things/animals.mjs'
import * as coral from '../things/corals.mjs'
import { addDiver } from '../things/diver.mjs'
import { wall } from '../things/ground.mjs'
import { growWall } from '../things/growth.mjs'
import { hovering, ribbon } from '../things/shoals.mjs'
import { waters } from '../waters.mjs'
import { brownRock, c, coolRock, deepReef, greyRock, reefRock } from './parts.mjs'

/** @type {import('../engine/render.mjs').Scene[]} */
export const walls = [
  {
    name: 'wall-gorgonians',
    water: waters.tropical,
    eye: { surface: 18, pitch: 0.1, focal: 1.08 },
    sun: { across: 0.36, above: 0.25 },
    mood: { caustics: 0.2, rays: 0.55, direct: 1.8, strobe: 2.2, strobeReach: 3, glow: 0.9 },
    build(world, random) {
      const { mesh, face } = wall(
        { from: 3.6, to: 7, top: 9, bottom: -16, rough: 2, slope: 0.05 },
        reefRock,
        4,
      )
      world.add('rock', mesh)
      growWall(world, random, {
        face,
        kinds: [...deepReef, [coral.seaFan, 6, [c.rust, c.red, c.lemon]]],
        count: 800,
        from: 2.9,
        to: 24,
        low: -7,
        high: 8.5,
        size: [0.4, 1.25],
      })
      hovering(world, random, {
        kind: 'anthias',
        center: [0.9, 0.4, 6.5],
        spread: [1.3, 2.2, 2.4],
        count: 130,
        size: 0.11,
        toward: [0.3, 0.25, 1],
        wobble: 0.5,
      })
      const one = addDiver(world, random, { at: [-2.1, 0.9, 8.5], yaw: -0.5, pitch: 0.03 })
      const two = addDiver(world, random, { at: [-2.6, 2.5, 14], yaw: -0.6, pose: 'flutter' })
      return { bubbles: [...one.bubbles, ...two.bubbles] }
    },
  },
  {
    name: 'wall-abyss',
    water: waters.abyss,
    eye: { surface: 34, pitch: 0.04, focal: 1.08 },
    sun: { across: 0.34, above: 0.3 },
    mood: { caustics: 0, rays: 0.5, direct: 1.3, ambient: 0.7, strobe: 1.6, strobeReach: 2.6, glow: 1 },
    build(world, random) {
      const { mesh, face } = wall(
        { from: 3, to: 7.5, top: 13, bottom: -24, rough: 2.6, slope: -0.02 },
        greyRock,
        12,
      )
      world.add('rock', mesh)
      growWall(world, random, {
        face,
        kinds: deepReef,
        count: 520,
        from: 2.9,
        to: 26,
        low: -9,
        high: 10,
        size: [0.5, 1.5],
      })
      for (const [at, yaw, size] of [
        [[-3.4, -1.4, 12], 0.35, 2.1],
        [[-7, 0.6, 19], 0.2, 2.2],
      ])
        world.add('bare', shark(random.around(0.5)), { at, yaw, scale: size })
      return addDiver(world, random, { at: [-0.9, 1.9, 9.5], yaw: -0.7, pitch: -0.12, kit: { twin: true } })
    },
  },
  {
    name: 'wall-red-coral',
    water: waters.mediterranean,
    eye: { surface: 16, pitch: 0.08, focal: 1.08 },
    sun: { across: 0.3, above: 0.22 },
    mood: { caustics: 0.25, rays: 0.6, direct: 1.8, strobe: 2, strobeReach: 3, glow: 0.9, growth: 0.8 },
    growth: ['#b8602f', '#a3476a', '#b09a4a', '#7a4a3a', '#8a5a86'],
    build(world, random) {
      const { mesh, face } = wall(
        { from: 4.6, to: 8, top: 7, bottom: -14, rough: 2.2, slope: 0.16 },
        brownRock,
        21,
      )
      world.add('rock', mesh)
      growWall(world, random, {
        face,
        kinds: [
          [coral.seaFan, 6, [c.red, c.rose, c.lemon]],
          [coral.tubeSponge, 2, [c.orange, c.lemon]],
          [coral.dome, 1, [c.rust]],
        ],
        count: 700,
        from: 2.9,
        to: 22,
        low: -7,
        high: 6,
        size: [0.35, 1],
      })
      ribbon(world, random, {
        kind: 'damsel',
        path: [
          [-4, 2.4, 12],
          [0, 3, 10],
          [3, 4.6, 13],
        ],
        count: 150,
        radius: 1.7,
        size: 0.14,
        flat: 0.9,
        wobble: 0.5,
      })
      ribbon(world, random, {
        kind: 'bream',
        path: [
          [-5, -0.6, 10],
          [-2, 0, 8],
          [1.2, 0.2, 8],
        ],
        count: 24,
        radius: 0.9,
        size: 0.28,
      })
      return addDiver(world, random, { at: [-2.4, 1.1, 9], yaw: -0.25 })
    },
  },
  {
    name: 'wall-fjord',
    water: waters.north,
    eye: { surface: 20, pitch: 0.08, focal: 1.08 },
    sun: { across: 0.32, above: 0.22 },
    mood: {
      caustics: 0,
      rays: 0.4,
      direct: 1.8,
      strobe: 2,
      strobeReach: 2.8,
      glow: 0.9,
      growth: 0.9,
      snow: 300,
    },
    growth: ['#c9b896', '#b0602f', '#a3476a', '#c9a04a'],
    build(world, random) {
      const { mesh, face } = wall(
        { from: 3.2, to: 6.5, top: 10, bottom: -18, rough: 2, slope: 0.02 },
        greyRock,
        33,
      )
      world.add('rock', mesh)
      growWall(world, random, {
        face,
        kinds: [...coolRock, [coral.plumose, 9, [c.cream, c.orange, c.rust]]],
        count: 1100,
        from: 2.9,
        to: 20,
        low: -7,
        high: 8,
        size: [0.4, 1],
      })
      hovering(world, random, {
        kind: 'cod',
        center: [-0.6, -0.6, 8],
        spread: [1.6, 0.8, 2],
        count: 6,
        size: 0.7,
        toward: [1, 0, 0.5],
        wobble: 0.3,
      })
      const one = addDiver(world, random, {
        at: [-2, 1.4, 8.5],
        yaw: -0.35,
        pose: 'hover',
        kit: { twin: true },
      })
      const [x, y, z] = one.mouth
      return {
        bubbles: one.bubbles,
        cones: [
          {
            from: [x + 0.1, y - 0.24, z],
            to: [x + 2.8, y - 0.3, z + 1.6],
            color: '#e8f4ea',
            power: 0.3,
            spread: 0.12,
          },
        ],
      }
    },
  },
]
