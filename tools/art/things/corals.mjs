import { between, light } from '../engine/color.mjs'
import { Mesh } from '../engine/mesh.mjs'
import { cloud, noise } from '../engine/noise.mjs'
import { add, mixed, times, unit } from '../engine/vector.mjs'

/** @typedef {import('../engine/random.mjs').Random} Random */

/**
 * Grows limbs that part again and again.
 * @param {Mesh} mesh
 * @param {Random} random
 */
function branch(
  mesh,
  random,
  { from, toward, length, radius, parts, spread, color, tip, depth, flat = false, droop = 0 },
) {
  const bend = [random.around(0.25), random.around(0.2) - droop, flat ? 0 : random.around(0.25)]
  const middle = add(from, times(toward, length * 0.5))
  const end = add(add(from, times(unit(add(toward, bend)), length)), [0, 0, 0])
  const shade = depth === 0 ? tip : color
  mesh.tube(
    [from, middle, end],
    [radius, radius * 0.85, radius * (depth === 0 ? 0.45 : 0.75)],
    (v) => mixed(color, shade, v),
    depth > 2 ? 6 : 5,
  )
  if (depth === 0) return
  for (let part = 0; part < parts; part += 1) {
    const turn = parts === 1 ? 0 : part / (parts - 1) - 0.5
    const aside = flat
      ? [turn * spread * 2 + random.around(0.3), 0, random.around(0.06)]
      : [random.around(spread * 1.4), random.around(0.3), random.around(spread * 1.4)]
    branch(mesh, random, {
      from: end,
      toward: unit(add(toward, aside)),
      length: length * random.between(0.68, 0.9),
      radius: radius * 0.72,
      parts: random.chance(0.2) ? parts + 1 : parts,
      spread,
      color,
      tip,
      depth: depth - 1,
      flat,
      droop,
    })
  }
}

/** Staghorn and other branching corals, about 0.6 m high. */
export function staghorn(random, color) {
  const mesh = new Mesh()
  const tip = mixed(color, [1, 1, 1], 0.35)
  for (let stem = 0; stem < 9; stem += 1) {
    const toward = unit([random.around(1), random.between(0.4, 1), random.around(1)])
    branch(mesh, random, {
      from: [random.around(0.15), -0.05, random.around(0.15)],
      toward,
      length: 0.22,
      radius: 0.035,
      parts: 2,
      spread: 0.55,
      color,
      tip,
      depth: 3,
    })
  }
  return mesh
}

/** A table coral, 1 m in radius, on a short foot. */
export function table(random, color) {
  const shift = random.between(0, 60)
  const edge = (angle) =>
    1 +
    0.22 * noise(Math.cos(angle) * 1.5 + shift, Math.sin(angle) * 1.5, 0) +
    0.06 * noise(angle * 6, shift, 1)
  const mesh = new Mesh()
  const disc = (height, thick) =>
    mesh.surface(
      40,
      10,
      (u, v) => {
        const angle = -u * 2 * Math.PI
        const by = v * edge(angle)
        const lump = cloud(Math.cos(angle) * by * 5 + shift, Math.sin(angle) * by * 5, 2, 3) * 0.06
        return [Math.cos(angle) * by, height + thick * (1 - v) + 0.1 * v * v + lump, Math.sin(angle) * by]
      },
      (_u, v) => mixed(times(color, 0.75), mixed(color, [1, 1, 1], 0.25), v ** 3),
    )
  disc(0.42, 0)
  disc(0.4, -0.16)
  mesh.lathe(
    [
      [0.34, -0.15],
      [0.2, 0.05],
      [0.22, 0.2],
      [0.45, 0.36],
    ],
    times(color, 0.6),
    { bump: (angle) => 1 + 0.2 * Math.sin(angle * 3 + shift) },
  )
  return mesh
}

/** A sea fan in the plane of x and y, about 1 m high. */
export function seaFan(random, color) {
  const mesh = new Mesh()
  const tip = mixed(color, [1, 1, 1], 0.12)
  for (let stem = -1; stem <= 1; stem += 1)
    branch(mesh, random, {
      from: [stem * 0.02, 0, 0],
      toward: unit([stem * 0.55 + random.around(0.1), 1, 0]),
      length: 0.24,
      radius: 0.022,
      parts: 2,
      spread: 0.34,
      color,
      tip,
      depth: 6,
      flat: true,
    })
  return mesh
}

/** Sea whips: long thin rods, about 1.5 m. */
export function seaWhip(random, color, lean = 0.3) {
  const mesh = new Mesh()
  for (let rod = 0; rod < 5; rod += 1) {
    const foot = [random.around(0.25), 0, random.around(0.25)]
    const high = random.between(0.8, 1.6)
    const points = Array.from({ length: 9 }, (_, at) => {
      const v = at / 8
      return add(foot, [
        lean * v * v * high + 0.06 * Math.sin(v * 7 + rod),
        v * high,
        0.05 * Math.cos(v * 6 + rod),
      ])
    })
    mesh.tube(
      points,
      points.map((_, at) => 0.024 - at * 0.0016),
      color,
      5,
    )
  }
  return mesh
}

/** A soft coral tree, about 0.6 m: a pale trunk with full, bright heads. */
export function softCoral(random, color) {
  const mesh = new Mesh()
  const trunk = mixed(color, [0.9, 0.85, 0.85], 0.6)
  mesh.tube(
    [
      [0, -0.05, 0],
      [0.02, 0.2, 0],
      [0.03, 0.42, 0],
    ],
    [0.075, 0.06, 0.04],
    trunk,
    8,
  )
  for (let arm = 0; arm < 15; arm += 1) {
    const turn = arm * 2.4
    const high = 0.12 + (arm / 15) * 0.36
    const reach = 0.3 * (1 - (arm / 15) * 0.55) * random.between(0.75, 1.1)
    const end = [Math.cos(turn) * reach, high + random.between(0.02, 0.14), Math.sin(turn) * reach]
    mesh.tube([[0.02, high, 0], mixed([0, high, 0], end, 0.6), end], [0.026, 0.02, 0.014], trunk, 5)
    for (let head = 0; head < 6; head += 1) {
      const at = add(end, [random.around(0.08), random.around(0.07), random.around(0.08)])
      const size = random.between(0.03, 0.055)
      mesh.ball(at, [size, size, size], mixed(color, [1, 1, 1], random.between(0, 0.2)), {
        rings: 4,
        sides: 6,
      })
    }
  }
  return mesh
}

/** A bundle of tube sponges, about 0.8 m high. */
export function tubeSponge(random, color) {
  const mesh = new Mesh()
  for (let tube = 0; tube < 6; tube += 1) {
    const lean = [random.around(0.4), random.around(0.4)]
    const high = random.between(0.4, 0.85)
    const wide = random.between(0.06, 0.1)
    const points = [0, 0.3, 0.6, 0.9, 1, 0.96, 0.7].map((v) => [
      lean[0] * v * high + random.around(0.01),
      v * high,
      lean[1] * v * high,
    ])
    mesh.tube(
      points,
      [wide * 0.6, wide, wide, wide * 1.1, wide * 1.05, wide * 0.75, wide * 0.6],
      (v) => times(color, v > 0.8 ? 0.35 : 1),
      10,
    )
  }
  return mesh
}

/** A brain or boulder coral, about 0.7 m in radius. */
export function dome(random, color) {
  const shift = random.between(0, 90)
  const bump = ([x, y, z]) =>
    0.9 +
    0.22 * cloud(x * 1.3 + shift, y * 1.3, z * 1.3, 3) +
    0.035 * Math.abs(noise(x * 9 + shift, y * 9, z * 9))
  return new Mesh().ball([0, -0.05, 0], [0.7, 0.55, 0.7], color, { rings: 22, sides: 34, bump })
}

/** Plates growing out of a wall or slope, about 0.8 m wide. */
export function plates(random, color) {
  const mesh = new Mesh()
  for (let plate = 0; plate < 5; plate += 1) {
    const leaf = table(random, times(color, random.between(0.75, 1.05)))
    mesh.append(leaf, {
      at: [random.around(0.3), plate * 0.17 - 0.2, random.around(0.3)],
      scale: [random.between(0.4, 0.7), 0.35, random.between(0.4, 0.7)],
      pitch: random.around(0.25),
      roll: random.around(0.25),
      yaw: random.between(0, 6),
    })
  }
  return mesh
}

/** A plumose anemone of cold water, about 0.5 m: a smooth column with a feathered crown. */
export function plumose(random, color) {
  const mesh = new Mesh()
  const high = random.between(0.28, 0.5)
  mesh.lathe(
    [
      [0.1, -0.02],
      [0.07, 0.06],
      [0.06, high * 0.6],
      [0.085, high * 0.92],
      [0.1, high],
    ],
    color,
    { sides: 12 },
  )
  for (let thread = 0; thread < 70; thread += 1) {
    const turn = thread * 2.4
    const out = Math.sqrt(thread / 70) * 0.13
    const foot = [Math.cos(turn) * out, high, Math.sin(turn) * out]
    const tip = add(foot, [
      Math.cos(turn) * 0.07 + random.around(0.02),
      0.09 - out * 0.5 + random.around(0.02),
      Math.sin(turn) * 0.07,
    ])
    mesh.tube([foot, tip], [0.009, 0.005], mixed(color, [1, 1, 1], 0.3), 4)
  }
  return mesh
}

/** A feather star with its arms curled up, about 0.4 m. */
export function featherStar(random, color) {
  const mesh = new Mesh()
  for (let arm = 0; arm < 14; arm += 1) {
    const turn = arm * 0.45 + random.around(0.1)
    const points = Array.from({ length: 7 }, (_, at) => {
      const v = at / 6
      const out = 0.26 * Math.sin(v * 2.3)
      return [Math.cos(turn) * out, 0.34 * v + 0.03, Math.sin(turn) * out]
    })
    mesh.ribbon(
      points,
      points.map((_, at) => 0.05 - at * 0.005),
      unit([-Math.sin(turn), 0.2, Math.cos(turn)]),
      color,
    )
  }
  return mesh
}

/** A sea pen in mud or sand, about 0.5 m. */
export function seaPen(random, color) {
  const mesh = new Mesh()
  const high = random.between(0.35, 0.6)
  const lean = random.around(0.12)
  const spine = (v) => [lean * v * v, v * high, 0]
  mesh.tube([0, 0.25, 0.5, 0.75, 1].map(spine), [0.022, 0.02, 0.017, 0.012, 0.006], color, 6)
  for (let pair = 0; pair < 20; pair += 1) {
    const v = 0.25 + (pair / 20) * 0.75
    const wide = 0.13 * Math.sin(Math.PI * Math.min(1, (v - 0.18) * 1.15))
    for (const side of [-1, 1])
      mesh.ribbon(
        [spine(v), add(spine(v), [side * wide * 0.6, 0.05, 0.01]), add(spine(v), [side * wide, 0.09, 0.03])],
        [0.03, 0.032, 0.012],
        [0, 0.7, 0.7],
        mixed(color, [1, 1, 1], 0.2),
      )
  }
  return mesh
}

/** A tube anemone, about 0.4 m wide. */
export function tubeAnemone(random, color) {
  const mesh = new Mesh()
  mesh.lathe(
    [
      [0.035, -0.1],
      [0.045, 0.1],
      [0.05, 0.16],
    ],
    times(color, 0.4),
    { sides: 10 },
  )
  for (let arm = 0; arm < 34; arm += 1) {
    const turn = arm * 2.4
    const long = random.between(0.16, 0.3)
    const points = Array.from({ length: 6 }, (_, at) => {
      const v = at / 5
      const out = 0.03 + long * v * 0.8
      return [
        Math.cos(turn) * out,
        0.16 + long * (v * 0.9 - v * v * (0.35 + 0.3 * ((arm * 7) % 3) * 0.3)),
        Math.sin(turn) * out,
      ]
    })
    mesh.tube(
      points,
      points.map((_, at) => 0.009 - at * 0.0013),
      mixed(color, [1, 1, 1], 0.15),
      4,
    )
  }
  return mesh
}

/** Colours of reef life, muted as water shows them. */
export const reefColors = {
  ochre: light('#a07a48'),
  olive: light('#7d7a4a'),
  rust: light('#9a5233'),
  orange: light('#d0702f'),
  rose: light('#b8567a'),
  magenta: light('#a03a78'),
  violet: light('#6f5a92'),
  cream: light('#c3ae88'),
  lemon: light('#c9a84c'),
  red: light('#a8322f'),
  grey: between('#8b8c84', '#6f7668', 0.5),
  teal: light('#4f7d74'),
}
