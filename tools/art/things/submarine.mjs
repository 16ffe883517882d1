import { light } from '../engine/color.mjs'
import { Mesh } from '../engine/mesh.mjs'
import { cloud } from '../engine/noise.mjs'
import { clamp, mix, smooth, times } from '../engine/vector.mjs'
import { rust } from './hull.mjs'

/** A submarine of about 66 m with its tower, gun and net cutter. */
export function submarine({ seed = 3 } = {}) {
  const metal = new Mesh()
  const dark = new Mesh()
  const color = light('#56594f')
  const paint = (_u, _v, [x, y, z]) =>
    times(
      [0, 1, 2].map((axis) =>
        mix(color[axis], rust[axis], smooth(0, 0.5, cloud(x * 0.4 + seed, y * 0.5, z * 0.5, 4))),
      ),
      1,
    )
  const radius = (u) => 2.9 * Math.sqrt(clamp(smooth(-0.02, 0.34, u) * smooth(1.02, 0.72, u)))
  metal.surface(
    40,
    120,
    (u, v) => {
      const angle = u * 2 * Math.PI
      const r = radius(v)
      return [(v - 0.5) * 66, 3.2 + Math.cos(angle) * r, Math.sin(angle) * r * 1.05]
    },
    paint,
  )
  // casing with its flat deck, up to the bow
  const deckWide = (u) => 1.7 * Math.sqrt(clamp(smooth(0, 0.2, u) * smooth(1.01, 0.82, u))) + 0.08
  const deckHigh = (u) => 6.3 + 1.1 * smooth(0.6, 1, u) - 2.2 * smooth(0.2, 0, u)
  for (const way of [1, -1])
    metal.surface(
      140,
      6,
      (u, v) => [
        (u - 0.5) * 68 + 1.6 - 4.2 * v ** 1.4 * smooth(0.8, 1, u),
        deckHigh(u) - v * (1.2 + 3.4 * smooth(0.86, 1, u)),
        way * (deckWide(u) + v * 0.35 * smooth(1, 0.9, u)),
      ],
      paint,
    )
  metal.surface(140, 4, (u, v) => [(u - 0.5) * 68 + 1.6, deckHigh(u), (v - 0.5) * 2 * deckWide(u)], paint)
  for (let slot = 0; slot < 52; slot += 1)
    for (const way of [1, -1])
      dark.box(
        [-24 + slot * 0.96, deckHigh(0.2 + slot / 80) - 0.75, way * 1.82],
        [0.5, 0.22, 0.5],
        [0.01, 0.01, 0.01],
      )
  // tower
  metal.surface(
    36,
    8,
    (u, v) => {
      const angle = -u * 2 * Math.PI
      const grow = 1 + 0.08 * smooth(0.6, 1, v)
      return [3 + Math.cos(angle) * 3.4 * grow, 6.2 + v * 3.6, Math.sin(angle) * 1.35 * grow]
    },
    paint,
  )
  metal.surface(
    24,
    4,
    (u, v) => [3 + Math.cos(u * 6.283) * 3.3 * v, 9.3, Math.sin(u * 6.283) * 1.3 * v],
    times(color, 0.6),
  )
  metal.tube(
    [
      [3.4, 9, 0],
      [3.4, 13.4, 0],
    ],
    [0.2, 0.12],
    color,
    8,
  )
  metal.tube(
    [
      [2.3, 9, 0.3],
      [2.3, 12.1, 0.3],
    ],
    [0.17, 0.1],
    color,
    8,
  )
  metal.tube(
    [
      [1.2, 9, -0.3],
      [1.1, 11, -0.3],
    ],
    0.05,
    color,
    6,
  )
  metal.tube(
    [
      [-0.6, 7.6, 0],
      [-4.4, 7.6, 0],
    ],
    0.06,
    color,
    4,
  )
  for (let post = 0; post < 6; post += 1)
    for (const way of [1, -1])
      metal.tube(
        [
          [-0.6 - post * 0.75, 6.3, way * 1.2],
          [-0.6 - post * 0.75, 7.9, way * 1.2],
        ],
        0.04,
        color,
        4,
      )
  for (const way of [1, -1])
    metal.tube(
      [
        [-0.4, 7.9, way * 1.2],
        [-4.4, 7.9, way * 1.2],
      ],
      0.04,
      color,
      4,
    )
  // gun before the tower, net cutter, wires, planes
  metal.lathe(
    [
      [0.8, 0],
      [0.6, 0.9],
      [0.25, 1.3],
    ],
    color,
    { at: [9.6, 6.35, 0] },
  )
  metal.tube(
    [
      [9.2, 7.5, 0],
      [13.8, 8.1, 0],
    ],
    [0.2, 0.11],
    color,
    8,
  )
  metal.tube(
    [
      [3, 9.8, 0],
      [34, 7.5, 0],
    ],
    0.04,
    color,
    4,
  )
  metal.tube(
    [
      [0, 9.6, 0],
      [-30, 5, 0],
    ],
    0.04,
    color,
    4,
  )
  metal.tube(
    [
      [30, 7.2, 0],
      [33.8, 9, 0],
      [34.6, 7.4, 0],
    ],
    0.09,
    color,
    5,
  )
  for (const way of [1, -1]) {
    metal.box([27.5, 3.4, way * 2.6], [1.9, 0.2, 2.4], color)
    metal.box([-29.5, 3, way * 1.9], [1.9, 0.2, 2.6], color)
  }
  metal.box([-32, 3.2, 0], [1.8, 3.4, 0.25], color)
  return { metal, dark }
}
