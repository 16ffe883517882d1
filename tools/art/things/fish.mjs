import { light } from '../engine/color.mjs'
import { Mesh } from '../engine/mesh.mjs'
import { mixed, smooth } from '../engine/vector.mjs'

/**
 * The build of a kind of fish, 1 long from nose to the root of the tail, which lies at -0.5.
 * @typedef {object} Build
 * @property {number[]} back heights of the back at equal steps from the nose to the tail
 * @property {number[]} belly depths of the belly, likewise
 * @property {number} thick width as a share of the height
 * @property {[number, number, number]} tail length, height, how deep it is forked (0 to 1)
 * @property {[number, number, number][]} [fins] on the back: from, to (0 nose to 1 tail), height
 * @property {[number, number, number][]} [keel] the same below
 * @property {[string, string, string]} colors back, side, belly
 * @property {string} [tailColor]
 * @property {[number, string][]} [bars] upright bars: where, colour
 */

/** @type {Record<string, Build>} */
export const kinds = {
  anthias: {
    back: [0, 0.12, 0.17, 0.18, 0.15, 0.09, 0.05],
    belly: [0, 0.1, 0.15, 0.16, 0.12, 0.07, 0.05],
    thick: 0.42,
    tail: [0.3, 0.36, 0.85],
    fins: [[0.25, 0.9, 0.1]],
    keel: [[0.6, 0.88, 0.1]],
    colors: ['#e8622a', '#f08a45', '#f3b27c'],
  },
  fusilier: {
    back: [0, 0.08, 0.12, 0.125, 0.1, 0.06, 0.035],
    belly: [0, 0.08, 0.12, 0.12, 0.095, 0.055, 0.035],
    thick: 0.5,
    tail: [0.26, 0.34, 0.85],
    fins: [[0.3, 0.85, 0.05]],
    keel: [[0.62, 0.86, 0.05]],
    colors: ['#c9b93a', '#3f8fc4', '#c6dbe4'],
    tailColor: '#d1b53c',
  },
  snapper: {
    back: [0, 0.14, 0.2, 0.19, 0.15, 0.09, 0.05],
    belly: [0, 0.11, 0.15, 0.15, 0.12, 0.07, 0.05],
    thick: 0.4,
    tail: [0.22, 0.34, 0.4],
    fins: [[0.25, 0.85, 0.09]],
    keel: [[0.6, 0.85, 0.08]],
    colors: ['#c99a32', '#e6bd45', '#efe0b5'],
    tailColor: '#d9a52c',
  },
  butterfly: {
    back: [0.01, 0.08, 0.26, 0.33, 0.32, 0.22, 0.06],
    belly: [0.01, 0.07, 0.24, 0.3, 0.29, 0.2, 0.06],
    thick: 0.2,
    tail: [0.17, 0.24, 0.05],
    fins: [[0.3, 0.95, 0.07]],
    keel: [[0.55, 0.95, 0.07]],
    colors: ['#e3c03c', '#efd765', '#f2ead0'],
    bars: [[0.16, '#1b1d22']],
  },
  jack: {
    back: [0, 0.12, 0.18, 0.18, 0.13, 0.06, 0.025],
    belly: [0, 0.12, 0.17, 0.16, 0.11, 0.05, 0.025],
    thick: 0.36,
    tail: [0.28, 0.44, 0.9],
    fins: [
      [0.45, 0.62, 0.11],
      [0.62, 0.95, 0.04],
    ],
    keel: [
      [0.52, 0.62, 0.09],
      [0.62, 0.95, 0.04],
    ],
    colors: ['#5b7078', '#9fb4b9', '#d9e2e2'],
  },
  barracuda: {
    back: [0, 0.035, 0.055, 0.06, 0.06, 0.05, 0.03],
    belly: [0, 0.04, 0.055, 0.06, 0.055, 0.045, 0.03],
    thick: 0.75,
    tail: [0.16, 0.22, 0.6],
    fins: [
      [0.4, 0.48, 0.05],
      [0.72, 0.82, 0.055],
    ],
    keel: [[0.72, 0.82, 0.055]],
    colors: ['#55676c', '#a9bcc0', '#dfe7e6'],
  },
  batfish: {
    back: [0, 0.16, 0.3, 0.34, 0.32, 0.2, 0.06],
    belly: [0, 0.14, 0.27, 0.32, 0.3, 0.19, 0.06],
    thick: 0.16,
    tail: [0.2, 0.3, 0.1],
    fins: [[0.35, 0.98, 0.24]],
    keel: [[0.4, 0.98, 0.24]],
    colors: ['#8f9692', '#b9bdb4', '#d8d8cf'],
    bars: [
      [0.14, '#2a2d2e'],
      [0.34, '#3a3d3e'],
    ],
  },
  sardine: {
    back: [0, 0.06, 0.09, 0.095, 0.08, 0.05, 0.025],
    belly: [0, 0.07, 0.1, 0.1, 0.08, 0.05, 0.025],
    thick: 0.45,
    tail: [0.2, 0.24, 0.8],
    fins: [[0.42, 0.56, 0.06]],
    colors: ['#3c5a66', '#a7bcc2', '#dfe8e8'],
  },
  bream: {
    back: [0, 0.15, 0.22, 0.22, 0.17, 0.1, 0.045],
    belly: [0, 0.1, 0.15, 0.15, 0.12, 0.07, 0.045],
    thick: 0.34,
    tail: [0.22, 0.34, 0.55],
    fins: [[0.28, 0.86, 0.08]],
    keel: [[0.6, 0.84, 0.06]],
    colors: ['#5f6f70', '#a9b5b2', '#d5dad4'],
    bars: [[0.86, '#1c2224']],
  },
  damsel: {
    back: [0, 0.14, 0.2, 0.2, 0.16, 0.09, 0.05],
    belly: [0, 0.12, 0.17, 0.17, 0.13, 0.07, 0.05],
    thick: 0.4,
    tail: [0.28, 0.36, 0.8],
    fins: [[0.28, 0.85, 0.1]],
    keel: [[0.55, 0.85, 0.1]],
    colors: ['#20282c', '#2c3a40', '#3a4a50'],
  },
  cod: {
    back: [0, 0.1, 0.14, 0.14, 0.11, 0.07, 0.04],
    belly: [0, 0.11, 0.15, 0.14, 0.1, 0.06, 0.04],
    thick: 0.6,
    tail: [0.16, 0.22, 0.08],
    fins: [
      [0.25, 0.42, 0.1],
      [0.46, 0.64, 0.07],
      [0.7, 0.86, 0.06],
    ],
    keel: [
      [0.48, 0.64, 0.06],
      [0.7, 0.86, 0.05],
    ],
    colors: ['#5f5a3a', '#8d8458', '#c9c2a2'],
  },
  pollack: {
    back: [0, 0.08, 0.12, 0.12, 0.1, 0.06, 0.035],
    belly: [0, 0.09, 0.12, 0.115, 0.09, 0.055, 0.035],
    thick: 0.5,
    tail: [0.2, 0.27, 0.35],
    fins: [
      [0.28, 0.4, 0.08],
      [0.44, 0.62, 0.07],
      [0.68, 0.84, 0.05],
    ],
    keel: [
      [0.4, 0.6, 0.06],
      [0.66, 0.84, 0.05],
    ],
    colors: ['#4d5138', '#86895f', '#c4c4a4'],
  },
  perch: {
    back: [0, 0.13, 0.19, 0.18, 0.14, 0.085, 0.045],
    belly: [0, 0.11, 0.15, 0.15, 0.115, 0.07, 0.045],
    thick: 0.42,
    tail: [0.2, 0.28, 0.35],
    fins: [
      [0.26, 0.56, 0.13],
      [0.6, 0.82, 0.09],
    ],
    keel: [[0.6, 0.78, 0.08]],
    colors: ['#4a5a33', '#8c934f', '#d3cfa4'],
    bars: [
      [0.28, '#333f26'],
      [0.42, '#333f26'],
      [0.56, '#333f26'],
      [0.7, '#333f26'],
    ],
    tailColor: '#b5522f',
  },
  pike: {
    back: [0, 0.03, 0.05, 0.075, 0.085, 0.085, 0.045],
    belly: [0, 0.035, 0.06, 0.075, 0.08, 0.075, 0.045],
    thick: 0.65,
    tail: [0.15, 0.22, 0.5],
    fins: [[0.76, 0.92, 0.09]],
    keel: [[0.76, 0.9, 0.08]],
    colors: ['#454f2c', '#7c8247', '#cfcda6'],
  },
  trout: {
    back: [0, 0.09, 0.125, 0.125, 0.105, 0.07, 0.045],
    belly: [0, 0.09, 0.125, 0.12, 0.095, 0.06, 0.045],
    thick: 0.5,
    tail: [0.18, 0.26, 0.2],
    fins: [
      [0.4, 0.58, 0.08],
      [0.8, 0.86, 0.04],
    ],
    keel: [[0.66, 0.78, 0.06]],
    colors: ['#5a5837', '#9a8b57', '#d8cfa8'],
  },
  shark: {
    back: [0, 0.055, 0.085, 0.095, 0.085, 0.055, 0.03],
    belly: [0, 0.05, 0.08, 0.085, 0.07, 0.045, 0.03],
    thick: 0.85,
    tail: [0.24, 0.36, 0.7],
    fins: [
      [0.36, 0.54, 0.13],
      [0.8, 0.87, 0.035],
    ],
    keel: [[0.76, 0.84, 0.03]],
    colors: ['#5d6a6e', '#7f8c8f', '#d0d6d4'],
  },
}

const heightAt = (list, v) => {
  const at = v * (list.length - 1)
  const low = Math.min(list.length - 2, Math.floor(at))
  const share = at - low
  return list[low] + (list[low + 1] - list[low]) * share * share * (3 - 2 * share)
}

/**
 * A fish with its nose at 0.5 and its tail behind -0.5; `bend` swings its tail.
 * @param {Build} build
 */
export function fish(build, bend = 0, { sides = 8, steps = 14 } = {}) {
  const mesh = new Mesh()
  const [back, side, belly] = build.colors.map(light)
  const tailColor = build.tailColor ? light(build.tailColor) : mixed(back, side, 0.4)
  const swing = (x) => bend * Math.max(0, 0.3 - x) ** 2
  const paint = (v, angle) => {
    const up = Math.cos(angle)
    let color = up > 0 ? mixed(side, back, smooth(0.15, 0.8, up)) : mixed(side, belly, smooth(0.1, 0.8, -up))
    for (const [where, bar] of build.bars ?? [])
      color = mixed(color, light(bar), 0.85 * smooth(0.055, 0.03, Math.abs(v - where)))
    return color
  }
  mesh.surface(
    sides,
    steps,
    (u, v) => {
      const angle = u * 2 * Math.PI
      const x = 0.5 - v
      const tall = Math.cos(angle) > 0 ? heightAt(build.back, v) : heightAt(build.belly, v)
      const wide = ((heightAt(build.back, v) + heightAt(build.belly, v)) / 2) * build.thick
      return [x, Math.cos(angle) * tall, Math.sin(angle) * wide + swing(x)]
    },
    (u, v) => paint(v, u * 2 * Math.PI),
  )
  const [long, high, fork] = build.tail
  const point = (x, y) => [x, y, swing(x)]
  const root = heightAt(build.back, 1)
  for (const way of [1, -1])
    mesh.polygon(
      [
        point(-0.47, 0),
        point(-0.48, way * root * 0.9),
        point(-0.5 - long * 0.55, way * high * 0.4),
        point(-0.5 - long, way * high * 0.5),
        point(-0.5 - long * (1 - fork * 0.25), way * high * 0.3),
        point(-0.5 - long * (1 - fork * 0.72), 0),
      ],
      tailColor,
    )
  const blade = (list, way) => {
    for (const [from, to, tall] of list ?? []) {
      const base = (v) => way * heightAt(way > 0 ? build.back : build.belly, v) * 0.92
      const tip = (v, share) => point(0.5 - v, base(v) + way * tall * share)
      const foot = (v) => point(0.5 - v, base(v))
      const middle = (from + to) / 2
      mesh.polygon(
        [
          foot(from),
          tip(from + (to - from) * 0.18, 0.85),
          tip(middle, 1),
          tip(to + 0.03, 0.55),
          foot(to),
          foot(middle),
        ],
        mixed(back, side, 0.35),
      )
    }
  }
  blade(build.fins, 1)
  blade(build.keel, -1)
  for (const way of [1, -1]) {
    const wide = heightAt(build.back, 0.3) * build.thick * way
    mesh.polygon(
      [
        [0.22, -0.03, wide],
        [0.1, -0.08, wide * 1.9],
        [0.05, -0.05, wide * 1.8],
        [0.18, 0, wide],
      ],
      mixed(side, belly, 0.4),
    )
  }
  return mesh
}
