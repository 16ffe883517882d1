import { light } from '../engine/color.mjs'
import { Mesh } from '../engine/mesh.mjs'
import { noise } from '../engine/noise.mjs'
import * as coral from '../things/corals.mjs'
import { addDiver } from '../things/diver.mjs'
import { patchy, seabed } from '../things/ground.mjs'
import { growReef } from '../things/growth.mjs'
import { seagrass } from '../things/plants.mjs'
import { hovering, singles } from '../things/shoals.mjs'
import { waters } from '../waters.mjs'
import { c, sandAt } from './parts.mjs'

/** An old tyre, 0.35 m in radius. */
function tyre() {
  const ring = Array.from({ length: 41 }, (_, at) => [
    Math.cos((at / 40) * 6.2832) * 0.27,
    Math.sin((at / 40) * 6.2832) * 0.27,
    0,
  ])
  return new Mesh().tube(ring, 0.1, light('#3a3a38'), 12)
}

/** A bottle, 0.3 m long. */
const bottle = (color) =>
  new Mesh().lathe(
    [
      [0.03, 0],
      [0.045, 0.01],
      [0.045, 0.17],
      [0.02, 0.23],
      [0.017, 0.29],
      [0.02, 0.3],
    ],
    color,
    { sides: 14 },
  )

/** A length of rope that lies as it fell. */
const rope = (from, long, ground) =>
  new Mesh().tube(
    Array.from({ length: 60 }, (_, at) => {
      const x = from[0] + (at / 59) * long
      const z = from[1] + noise(at * 0.06, 3, 1) * 1.5
      return [x, ground(x, z) + 0.03, z]
    }),
    0.025,
    light('#7d7658'),
    6,
  )

/** @type {import('../engine/render.mjs').Scene[]} */
export const muck = [
  {
    name: 'muck-slope',
    water: waters.tropical,
    eye: { surface: 12, pitch: 0.0, focal: 1.12 },
    sun: { across: 0.42, above: 0.4 },
    mood: { caustics: 0.55, rays: 0.4, direct: 1.5, strobe: 2.2, strobeReach: 2.6, glow: 0.8, snow: 260 },
    build(world, random) {
      const ground = (x, z) => sandAt(1.5, 0.25)(x, z) + 0.1 * x + noise(x * 0.8, 2, z * 0.8) * 0.06
      world.add('sand', seabed(ground, patchy(light('#7d7462'), light('#5c5648'), 0.5)))
      growReef(world, random, {
        ground,
        count: 90,
        from: 2.6,
        to: 14,
        kinds: [
          [coral.seaPen, 4, [c.orange, c.rose, c.cream]],
          [coral.tubeAnemone, 3, [c.violet, c.cream]],
          [coral.featherStar, 1, [c.lemon, c.red]],
        ],
        size: [0.6, 1.15],
        where: (x) => (x > -1.5 ? 1 : 0.3),
      })
      world.add('coral', tyre(), { at: [1.9, ground(1.9, 4) + 0.2, 4], yaw: 0.5, pitch: 0, roll: 0.25 })
      world.add('bare', bottle(light('#5f7a5a')), {
        at: [0.75, ground(0.75, 3.2) + 0.04, 3.2],
        roll: 1.5,
        yaw: 0.6,
      })
      world.add('bare', bottle(light('#7a5a3a')), { at: [3.4, ground(3.4, 5) + 0.04, 5], roll: 1.45, yaw: 2 })
      world.add('coral', rope([-1, 5], 7, ground))
      hovering(world, random, {
        kind: 'damsel',
        center: [2.1, -0.6, 4.6],
        spread: [0.9, 0.35, 0.7],
        count: 22,
        size: 0.08,
        floor: ground,
      })
      const one = addDiver(world, random, { at: [-0.6, 0.1, 6.5], yaw: 0.06, pitch: -0.13, pose: 'hover' })
      const [x, y, z] = one.mouth
      return {
        bubbles: one.bubbles,
        cones: [
          {
            from: [x + 0.12, y - 0.22, z],
            to: [x + 1.7, y - 1, z - 0.5],
            color: '#fff2d8',
            power: 0.3,
            spread: 0.15,
          },
        ],
      }
    },
    lamps: [{ at: [1.9, -0.7, 5.6], color: '#fff0d0', power: 1.6, reach: 0.7 }],
  },
  {
    name: 'muck-harbour',
    water: waters.green,
    eye: { surface: 8, pitch: 0.0, focal: 1.12 },
    sun: { across: 0.4, above: 0.35 },
    mood: { caustics: 0.5, rays: 0.5, direct: 1.6, strobe: 1.6, strobeReach: 2.6, glow: 0.9, snow: 380 },
    build(world, random) {
      const ground = (x, z) => sandAt(1.6, 0.25)(x, z) + 0.05 * x
      world.add('sand', seabed(ground, patchy(light('#8a8062'), light('#635c46'), 0.5)))
      growReef(world, random, {
        ground,
        count: 240,
        from: 2.4,
        to: 14,
        kinds: [
          [seagrass, 9, [light('#5d7a34'), light('#6f7a34')]],
          [coral.tubeAnemone, 3, [c.cream, c.violet]],
          [coral.seaPen, 2, [c.cream, c.rose]],
        ],
        size: [0.6, 1.1],
        where: (x, z) => (noise(x * 0.4, 1, z * 0.4) > -0.1 ? 1 : 0.1),
      })
      world.add('coral', tyre(), { at: [2.3, ground(2.3, 4.4) + 0.24, 4.4], yaw: 0.9, roll: 0.3 })
      world.add('coral', tyre(), { at: [2.9, ground(2.9, 4.9) + 0.08, 4.9], roll: 1.5 })
      const chain = Array.from({ length: 22 }, (_, at) => [
        1.7 + at * 0.14,
        ground(1.7 + at * 0.14, 6 + noise(at * 0.2, 1, 1)) + 0.05,
        6 + noise(at * 0.2, 1, 1),
      ])
      for (const [at, point] of chain.entries())
        world.add(
          'coral',
          new Mesh().tube(
            Array.from({ length: 13 }, (_, turn) => [
              Math.cos((turn / 12) * 6.2832) * 0.1,
              Math.sin((turn / 12) * 6.2832) * 0.06,
              0,
            ]),
            0.025,
            light('#5c4632'),
            6,
          ),
          { at: point, roll: at % 2 ? 1.4 : 0 },
        )
      world.add(
        'coral',
        new Mesh().tube(
          [
            [4.8, -1.6, 6],
            [4.8, 8.5, 6.4],
          ],
          0.035,
          light('#6a6448'),
          6,
        ),
      )
      singles(world, random, 'cod', [{ at: [0.9, -0.7, 4.6], toward: [1, 0.02, 0.1], size: 0.5 }])
      hovering(world, random, {
        kind: 'bream',
        center: [3.4, 0.8, 7],
        spread: [1.6, 0.8, 1],
        count: 16,
        size: 0.22,
        toward: [-1, 0, 0.1],
        wobble: 0.2,
      })
      return addDiver(world, random, { at: [-1.7, 0.4, 7.5], yaw: 0.12, pitch: -0.1, pose: 'hover' })
    },
  },
]
