import { light } from '../engine/color.mjs'
import { Mesh } from '../engine/mesh.mjs'
import { noise } from '../engine/noise.mjs'
import { add, mixed, times, unit } from '../engine/vector.mjs'

/** Giant kelp, as high as it is told, leaning with the current; blades all the way up and a canopy above. */
export function kelp(random, high, { lean = 0.12, color = light('#7d7228'), canopy = true } = {}) {
  const mesh = new Mesh()
  const swing = random.between(0, 6)
  const spine = (v) => [
    lean * high * v ** 1.6 + 0.35 * Math.sin(v * 3.2 + swing) * v,
    v * high,
    0.35 * Math.cos(v * 2.7 + swing) * v,
  ]
  for (let stem = 0; stem < 3; stem += 1) {
    const off = [random.around(0.3), 0, random.around(0.3)]
    const steps = Math.round(high * 2.2)
    const points = Array.from({ length: steps }, (_, at) =>
      add(add(spine(at / (steps - 1)), off), times([random.around(0.05), 0, random.around(0.05)], 1)),
    )
    mesh.tube(points, 0.028, times(color, 0.8), 5)
    for (let at = 1; at < steps; at += 1) {
      const v = at / (steps - 1)
      for (let leaf = 0; leaf < 2; leaf += 1) blade(mesh, random, points[at], v, { color, lean })
    }
  }
  if (canopy)
    for (let frond = 0; frond < 14; frond += 1) {
      const from = add(spine(1), [random.around(0.3), -0.1, random.around(0.5)])
      const out = [random.between(0.6, 2.2), random.around(0.08), random.around(1.2)]
      const line = Array.from({ length: 6 }, (_, at) =>
        add(from, add(times(out, at / 5), [0, -0.12 * noise(at, frond, 1), 0])),
      )
      mesh.ribbon(line, [0.05, 0.2, 0.26, 0.24, 0.18, 0.04], unit([0.2, 0.3, 0.9]), color)
    }
  return mesh
}

function blade(mesh, random, from, v, { color, lean }) {
  const turn = random.between(0, 6.3)
  const long = random.between(0.55, 1.05) * (0.75 + 0.35 * v)
  const toward = unit([Math.cos(turn) + lean * 4, random.between(-0.15, 0.45), Math.sin(turn)])
  const droop = random.between(0.1, 0.5)
  const wave = random.between(0, 6)
  const line = Array.from({ length: 7 }, (_, at) => {
    const t = at / 6
    return add(
      from,
      add(times(toward, t * long), [
        0,
        -droop * t * t * long + 0.05 * Math.sin(t * 7 + wave),
        0.04 * Math.cos(t * 6 + wave),
      ]),
    )
  })
  const side = unit([-toward[2], 0.5, toward[0]])
  const paint = mixed(color, [0.5, 0.42, 0.1], random.between(0, 0.35))
  mesh.ribbon(line, [0.02, 0.09, 0.13, 0.135, 0.12, 0.085, 0.015], side, paint)
  mesh.ball(add(from, times(toward, 0.05)), [0.045, 0.035, 0.035], paint, { rings: 4, sides: 6 })
}

/** Oarweed: a stalk with a hand of broad straps, about 1 m. */
export function oarweed(random, color = light('#6b5a24')) {
  const mesh = new Mesh()
  const high = random.between(0.35, 0.7)
  mesh.tube(
    [
      [0, 0, 0],
      [0.04, high * 0.5, 0],
      [0.12, high, 0],
    ],
    [0.03, 0.026, 0.024],
    color,
    6,
  )
  for (let strap = 0; strap < 8; strap += 1) {
    const turn = strap * 0.8 + random.around(0.3)
    const long = random.between(0.5, 0.95)
    const line = Array.from({ length: 6 }, (_, at) => {
      const v = at / 5
      return [
        0.12 + (Math.cos(turn) * 0.6 + 0.35) * v * long,
        high + long * (v * 0.45 - v * v * 0.6),
        Math.sin(turn) * v * long * 0.6 + 0.03 * Math.sin(v * 8 + strap),
      ]
    })
    mesh.ribbon(
      line,
      [0.04, 0.09, 0.11, 0.1, 0.08, 0.03],
      unit([-Math.sin(turn), 0.3, Math.cos(turn)]),
      mixed(color, [0.35, 0.28, 0.08], random.between(0, 0.5)),
    )
  }
  return mesh
}

/** A tuft of seagrass, about 0.6 m. */
export function seagrass(random, color = light('#5d7a34'), high = 0.6) {
  const mesh = new Mesh()
  for (let leaf = 0; leaf < 16; leaf += 1) {
    const from = [random.around(0.22), 0, random.around(0.22)]
    const long = high * random.between(0.55, 1.1)
    const bend = [random.around(0.25) + 0.25, 0, random.around(0.2)]
    const line = Array.from({ length: 5 }, (_, at) => {
      const v = at / 4
      return add(from, [bend[0] * v * v * long, v * long, bend[2] * v * v * long])
    })
    mesh.ribbon(
      line,
      [0.022, 0.024, 0.022, 0.018, 0.004],
      unit([random.around(1), 0, 1]),
      mixed(times(color, 0.6), color, random.next()),
    )
  }
  return mesh
}

/** A clump of reeds up to and through the surface. */
export function reeds(random, high, color = light('#7c8a3a')) {
  const mesh = new Mesh()
  for (let stem = 0; stem < 9; stem += 1) {
    const from = [random.around(0.55), 0, random.around(0.55)]
    const lean = [random.around(0.12), 0, random.around(0.1)]
    const long = high * random.between(0.85, 1.15)
    const line = Array.from({ length: 6 }, (_, at) =>
      add(from, [lean[0] * at * long * 0.2, (at / 5) * long, lean[2] * at * long * 0.2]),
    )
    mesh.tube(
      line,
      line.map((_, at) => 0.026 - at * 0.0025),
      mixed(times(color, 0.55), color, random.next()),
      5,
    )
    if (random.chance(0.5)) {
      const v = random.between(0.3, 0.8)
      const root = add(from, [0, v * long, 0])
      const way = random.around(1) > 0 ? 1 : -1
      mesh.ribbon(
        [root, add(root, [way * 0.12, 0.3, 0]), add(root, [way * 0.34, 0.55, 0.05])],
        [0.03, 0.035, 0.005],
        [0, 0.2, 1],
        color,
      )
    }
  }
  return mesh
}

/** Water milfoil: a soft feathery stem. */
export function milfoil(random, high = 1.2, color = light('#6d8a36')) {
  const mesh = new Mesh()
  const swing = random.between(0, 6)
  for (let stem = 0; stem < 3; stem += 1) {
    const foot = [random.around(0.2), 0, random.around(0.2)]
    const tall = high * random.between(0.6, 1.1)
    const spine = (v) =>
      add(foot, [
        0.16 * Math.sin(v * 2.4 + swing) * v + 0.08 * v,
        v * tall,
        0.1 * Math.cos(v * 3 + swing) * v,
      ])
    mesh.tube([0, 0.25, 0.5, 0.75, 1].map(spine), 0.012, color, 4)
    const whorls = Math.round(tall * 16)
    for (let whorl = 1; whorl < whorls; whorl += 1) {
      const v = whorl / whorls
      const long = 0.13 * (1.1 - v * 0.75)
      for (let leaf = 0; leaf < 5; leaf += 1) {
        const turn = leaf * 1.257 + whorl
        const out = [Math.cos(turn) * long, 0.05, Math.sin(turn) * long]
        mesh.ribbon(
          [spine(v), add(spine(v), times(out, 0.6)), add(spine(v), out)],
          [0.016, 0.022, 0.004],
          unit([-Math.sin(turn), 0.6, Math.cos(turn)]),
          mixed(times(color, 0.6), color, v),
        )
      }
    }
  }
  return mesh
}

/** Long weed that streams in a river, about 1.5 m. */
export function streamer(random, color = light('#66813a')) {
  const mesh = new Mesh()
  for (let strand = 0; strand < 14; strand += 1) {
    const long = random.between(0.8, 1.7)
    const lift = random.between(0.15, 0.5)
    const wave = random.between(0, 6)
    const aside = random.around(0.35)
    const line = Array.from({ length: 9 }, (_, at) => {
      const v = at / 8
      return [
        v * long,
        lift * Math.sin(v * 1.7) * 0.8 + 0.05 * Math.sin(v * 9 + wave) * v,
        aside * v + 0.07 * Math.sin(v * 7 + wave) * v,
      ]
    })
    mesh.ribbon(
      line,
      line.map((_, at) => 0.04 * (1 - at / 9)),
      unit([0, 0.7, 0.7]),
      mixed(times(color, 0.55), color, random.next()),
    )
  }
  return mesh
}

/** A drowned tree without leaves, as high as told. */
export function deadTree(random, high, color = light('#5a5340')) {
  const mesh = new Mesh()
  const grow = (from, toward, long, radius, depth) => {
    const bend = unit(add(toward, [random.around(0.3), random.around(0.15) + 0.06, random.around(0.3)]))
    const middle = add(from, times(toward, long * 0.5))
    const end = add(middle, times(bend, long * 0.5))
    mesh.tube(
      [from, middle, end],
      [radius, radius * 0.82, radius * 0.62],
      mixed(color, times(color, 0.7), random.next()),
      depth > 2 ? 9 : 5,
    )
    if (depth === 0) return
    const parts = depth > 3 ? 2 : random.chance(0.6) ? 3 : 2
    for (let part = 0; part < parts; part += 1) {
      const spread = depth > 3 ? 0.55 : 1
      const out = unit(
        add(bend, [random.around(spread * 1.5), random.between(-0.25, 0.45), random.around(spread * 1.5)]),
      )
      grow(
        part === 0 ? end : add(middle, times(bend, long * random.between(0.05, 0.4))),
        out,
        long * random.between(0.55, 0.8),
        radius * (part === 0 ? 0.61 : random.between(0.4, 0.55)),
        depth - 1,
      )
    }
  }
  grow([0, -0.3, 0], unit([random.around(0.12), 1, random.around(0.12)]), high * 0.42, high * 0.032, 5)
  return mesh
}
