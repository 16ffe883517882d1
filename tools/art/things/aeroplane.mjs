import { light } from '../engine/color.mjs'
import { Mesh } from '../engine/mesh.mjs'
import { cloud } from '../engine/noise.mjs'
import { clamp, mix, smooth, times } from '../engine/vector.mjs'

/** A twin-engined aeroplane of about 20 m, nose along x, belly at y = 0. */
export function aeroplane() {
  const skin = light('#8a8f8a')
  const metal = new Mesh()
  const dark = new Mesh()
  const paint = (_u, _v, [x, y, z]) => times(skin, 0.75 + 0.5 * cloud(x * 0.5, y, z * 0.5, 3))
  const body = (v) => 1.25 * Math.sqrt(clamp(smooth(-0.03, 0.2, v))) * mix(1, 0.16, smooth(0.35, 1, v))
  metal.surface(
    28,
    60,
    (u, v) => {
      const angle = u * 2 * Math.PI
      return [
        9.5 - v * 19,
        1.6 + 0.7 * smooth(0.4, 1, v) + Math.cos(angle) * body(v) * 1.12,
        Math.sin(angle) * body(v),
      ]
    },
    paint,
  )
  const wing = (way, root, tip, half, height, rise, sweep) =>
    metal.surface(
      24,
      20,
      (u, v) => {
        const angle = u * 2 * Math.PI
        const chord = mix(root, tip, v ** 1.1) * Math.sqrt(clamp(smooth(1.02, 0.93, v)))
        const thick = chord * 0.075 * (1 + 0.4 * Math.cos(angle))
        return [
          sweep[0] - v * sweep[1] + Math.cos(angle) * chord * 0.5,
          height + v * rise + Math.sin(angle) * thick,
          way * (0.3 + v * half),
        ]
      },
      paint,
    )
  for (const way of [1, -1]) {
    wing(way, 4.2, 1.5, 13.5, 1, 1.3, [2.6, 1.1])
    wing(way, 2, 1, 3.8, 2.5, 0.1, [-8.2, 0.6])
    metal.tube(
      [
        [5.7, 1.15, way * 3.1],
        [5.2, 1.15, way * 3.1],
        [3.6, 1.15, way * 3.1],
        [1, 1.15, way * 3.1],
      ],
      [0.45, 0.72, 0.7, 0.1],
      paint(0, 0, [3, 1, way]),
      16,
    )
    for (let blade = 0; blade < 3; blade += 1) {
      const turn = blade * 2.094 + way * 0.5
      const tip = [
        5.95 - (blade === 1 ? 0.5 : 0),
        1.15 + Math.cos(turn) * 1.65,
        way * 3.1 + Math.sin(turn) * 1.65,
      ]
      metal.tube(
        [[5.9, 1.15, way * 3.1], [5.93, 1.15 + Math.cos(turn) * 0.9, way * 3.1 + Math.sin(turn) * 0.9], tip],
        [0.07, 0.15, 0.08],
        skin,
        5,
      )
    }
    for (let pane = 0; pane < 6; pane += 1)
      dark.ball(
        [3.4 - pane * 1.35, 2, way * (body((9.5 - 3.4 + pane * 1.35) / 19) - 0.03)],
        [0.26, 0.2, 0.06],
        [0.02, 0.03, 0.03],
        { rings: 5, sides: 8 },
      )
    dark.polygon(
      [
        [7.9, 2.2, way * 0.72],
        [7, 2.35, way * 1.02],
        [6.9, 2.75, way * 0.8],
        [7.6, 2.62, way * 0.55],
      ],
      [0.02, 0.03, 0.03],
    )
  }
  metal.surface(
    20,
    14,
    (u, v) => {
      const angle = u * 2 * Math.PI
      const chord = mix(2.8, 1.2, v)
      return [-8 - v * 0.7 + Math.cos(angle) * chord * 0.5, 2.4 + v * 3.1, Math.sin(angle) * 0.12]
    },
    paint,
  )
  return { metal, dark }
}
