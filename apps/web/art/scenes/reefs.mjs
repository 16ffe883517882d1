import { light } from '../engine/color.mjs'
import { cloud, ridge } from '../engine/noise.mjs'
import { smooth } from '../engine/vector.mjs'
import * as coral from '../things/corals.mjs'
import { addDiver } from '../things/diver.mjs'
import { patchy, seabed } from '../things/ground.mjs'
import { growReef } from '../things/growth.mjs'
import { hovering, ribbon } from '../things/shoals.mjs'
import { waters } from '../waters.mjs'

const c = coral.reefColors

export const reefs = [
  {
    name: 'coral-garden',
    water: waters.lagoon,
    eye: { surface: 5.5, pitch: 0.02, focal: 1.1 },
    sun: { across: 0.4, above: 0.55 },
    mood: { caustics: 0.7, rays: 0.45, direct: 1.3 },
    build(world, random) {
      const ground = (x, z) =>
        -2.6 + 2.6 * smooth(-3, 11, x + z * 0.12) * smooth(3, 10, z) + cloud(x * 0.16, 3, z * 0.16, 4) * 1.3 + ridge(x * 0.4, 1, z * 0.4, 3) * 0.5
      world.add('rock', seabed(ground, patchy(light('#8d8368'), light('#5f5f4e'))))
      growReef(world, random, { ground, count: 420, from: 3.2, to: 26, kinds: [[coral.table, 4, [c.ochre, c.olive, c.cream]], [coral.staghorn, 6, [c.ochre, c.cream, c.violet]], [coral.dome, 3, [c.olive, c.ochre, c.grey]], [coral.softCoral, 2, [c.rose, c.magenta]], [coral.plates, 2, [c.ochre, c.rust]]] })
      ribbon(world, random, { kind: 'anthias', path: [[-3, 0.6, 9], [1, 0.9, 8], [5, 1.8, 8.5]], count: 190, radius: 1.6, size: 0.16, flat: 0.55 })
      hovering(world, random, { kind: 'butterfly', center: [2.5, -0.2, 5], spread: [1.5, 0.4, 1], count: 5, size: 0.2, floor: ground })
      return addDiver(world, random, { at: [-3.2, 1.9, 13], yaw: 0.3, pitch: 0.02 })
    },
  },
]
