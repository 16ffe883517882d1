import { light } from '../engine/color.mjs'
import { Mesh } from '../engine/mesh.mjs'
import { cloud } from '../engine/noise.mjs'
import { mix, mixed, smooth } from '../engine/vector.mjs'
import { fish, kinds } from './fish.mjs'

/** A sea turtle, 1 long, head along x. */
export function turtle(stroke = 0.4) {
  const [shell, skin, pale] = ['#7a6c48', '#8a8464', '#cfc6a0'].map(light)
  const mesh = new Mesh()
  mesh.ball(
    [0, 0.02, 0],
    [0.43, 0.12, 0.36],
    (_u, v, [x, , z]) =>
      v > 0.55
        ? pale
        : mixed([0.12, 0.09, 0.03], shell, smooth(-0.05, 0.12, Math.abs(cloud(x * 6, z * 6, 2, 2)))),
    { rings: 12, sides: 22, bump: ([x, , z]) => 1 - 0.16 * smooth(-0.2, -1, x) * Math.abs(z) },
  )
  mesh.limb([0.36, 0.02, 0], [0.5, 0.06, 0], 0.08, 0.075, skin)
  mesh.ball([0.56, 0.07, 0], [0.115, 0.078, 0.075], skin, { rings: 8, sides: 10 })
  for (const side of [-1, 1]) {
    const lift = stroke * 0.5
    mesh.ribbon(
      [
        [0.28, 0, side * 0.22],
        [0.33, lift * 0.35, side * 0.44],
        [0.24, lift * 0.75, side * 0.66],
        [0.06, lift, side * 0.84],
        [-0.06, lift * 1.05, side * 0.9],
      ],
      [0.17, 0.22, 0.2, 0.14, 0.03],
      [0.93, 0.12, side * 0.3],
      skin,
    )
    mesh.ribbon(
      [
        [-0.3, -0.02, side * 0.15],
        [-0.45, -0.03, side * 0.26],
        [-0.6, -0.05, side * 0.3],
      ],
      [0.12, 0.15, 0.04],
      [0.3, 0, side * -0.95],
      skin,
    )
  }
  return mesh
}

/**
 * A ray seen from anywhere, 1 wide from wing tip to wing tip, head along x.
 * @param {{ flap?: number, manta?: boolean }} kind
 */
export function ray({ flap = 0.35, manta = true } = {}) {
  const [back, belly] = (manta ? ['#1d2a33', '#dfe5e2'] : ['#39424a', '#dfe3dd']).map(light)
  const mesh = new Mesh()
  const front = (s) => mix(0.2, manta ? -0.06 : -0.1, Math.abs(s) ** 1.5)
  const rear = (s) => mix(-0.24, manta ? -0.12 : -0.15, Math.abs(s) ** 0.7)
  for (const face of [1, -1])
    mesh.surface(
      48,
      14,
      (u, v) => {
        const s = (u - 0.5) * 2
        const chord = Math.sin(Math.PI * v) ** 0.7
        const thick = 0.055 * chord * (1 - Math.abs(s) ** 0.8) + 0.004 * chord
        const wing = Math.abs(s)
        return [mix(front(s), rear(s), v), face * thick + flap * 0.5 * wing ** 1.7 - 0.04 * flap, s * 0.5]
      },
      (u, v) =>
        face > 0
          ? mixed(
              back,
              belly,
              manta ? 0.5 * smooth(0.06, 0, Math.hypot(Math.abs(u - 0.5) - 0.1, (v - 0.25) * 0.4)) : 0,
            )
          : belly,
    )
  mesh.tube(
    [
      [-0.2, 0, 0],
      [-0.45, 0.01, 0.01],
      [-0.75, 0.03, 0.04],
      [-1.02, 0.02, 0.09],
    ],
    [0.015, 0.009, 0.006, 0.003],
    back,
    6,
  )
  if (manta)
    for (const side of [-1, 1])
      mesh.ribbon(
        [
          [0.16, 0, side * 0.085],
          [0.24, -0.02, side * 0.1],
          [0.31, -0.05, side * 0.085],
        ],
        [0.05, 0.045, 0.015],
        [0, 0.8, side * 0.6],
        back,
      )
  else mesh.ball([0.2, 0.015, 0], [0.1, 0.045, 0.06], back, { rings: 8, sides: 10 })
  return mesh
}

/** A reef shark, or a hammerhead; about 1 long. */
export function shark(bend = 0.2, { hammer = false } = {}) {
  const mesh = fish(kinds.shark, bend, { sides: 16, steps: 26 })
  const [back, , belly] = kinds.shark.colors.map(light)
  for (const side of [-1, 1]) {
    mesh.ribbon(
      [
        [0.16, -0.03, side * 0.06],
        [0.1, -0.065, side * 0.15],
        [0.02, -0.09, side * 0.25],
      ],
      [0.13, 0.1, 0.015],
      [1, 0, 0],
      mixed(back, belly, 0.2),
    )
    mesh.ribbon(
      [
        [-0.22, -0.05, side * 0.03],
        [-0.27, -0.08, side * 0.09],
      ],
      [0.06, 0.015],
      [1, 0, 0],
      back,
    )
  }
  mesh.polygon(
    [
      [-0.47, 0.02, 0.15 * bend],
      [-0.56, 0.11, 0.16 * bend],
      [-0.74, 0.27, 0.18 * bend],
      [-0.66, 0.1, 0.17 * bend],
      [-0.56, 0.01, 0.16 * bend],
    ],
    back,
  )
  if (hammer) mesh.ball([0.46, 0.005, 0], [0.045, 0.02, 0.16], back, { rings: 8, sides: 14 })
  return mesh
}

/** A seal, 1 long, in a turn. */
export function seal(bend = 0.3) {
  const coat = light('#5d5a4c')
  const mesh = new Mesh()
  const line = Array.from({ length: 12 }, (_, at) => {
    const v = at / 11
    return [0.5 - v, bend * (v - 0.5) ** 2 * 0.8 + 0.02, 0.06 * Math.sin(v * 3)]
  })
  mesh.tube(
    line,
    [0.02, 0.062, 0.078, 0.085, 0.115, 0.14, 0.15, 0.14, 0.115, 0.08, 0.05, 0.03],
    (v) => mixed(coat, [0.4, 0.38, 0.32], 0.3 * smooth(0.2, 0.6, v)),
    14,
  )
  for (const side of [-1, 1]) {
    mesh.ribbon(
      [
        [0.14, -0.02, side * 0.1],
        [0.06, -0.1, side * 0.2],
        [-0.02, -0.14, side * 0.25],
      ],
      [0.1, 0.1, 0.03],
      [0.9, 0.3, 0],
      coat,
    )
    mesh.ribbon(
      [
        [-0.46, bend * 0.17, side * 0.02],
        [-0.58, bend * 0.26 + 0.02, side * 0.05],
        [-0.68, bend * 0.36 + 0.02, side * 0.06],
      ],
      [0.05, 0.11, 0.12],
      [0, 0.9, side * 0.3],
      coat,
    )
  }
  return mesh
}
