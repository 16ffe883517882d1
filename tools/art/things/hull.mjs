import { light } from '../engine/color.mjs'
import { Mesh } from '../engine/mesh.mjs'
import { cloud, noise } from '../engine/noise.mjs'
import { clamp, mix, smooth, times } from '../engine/vector.mjs'

export const steel = light('#5c5a50')
export const rust = light('#6b4630')

/**
 * The lines of a hull. Bow along x, keel at y = 0, midships at x = 0.
 * @typedef {object} Lines
 * @property {number} length @property {number} beam @property {number} depth keel to deck
 * @property {number} [sheer] how much the bow rises @property {number} [rake] how far it leans ahead
 * @property {number} [castle] height of the forecastle @property {number} [poop] height of the poop
 * @property {number} [bulwark] @property {number} [fine] above 1 for finer ends
 */

/** @param {Lines} lines */
export function linesOf({
  length,
  beam,
  depth,
  sheer = 1.4,
  rake = 3,
  castle = 0,
  poop = 0,
  bulwark = 0.9,
  fine = 1,
}) {
  const plan = (u) =>
    (beam / 2) *
    (1 - smooth(0.6, 1.02, u) ** (1.3 / fine)) *
    Math.sqrt(clamp(mix(0.03, 1, smooth(-0.04, 0.2 * fine, u))))
  const top = (u) =>
    depth +
    sheer * smooth(0.55, 1, u) ** 1.5 +
    sheer * 0.4 * smooth(0.4, 0, u) ** 1.5 +
    castle * smooth(0.845, 0.855, u) +
    poop * smooth(0.165, 0.155, u)
  const x = (u, v) =>
    (u - 0.5) * length + rake * v * smooth(0.75, 1, u) - rake * 0.45 * v * smooth(0.14, 0, u)
  const fullness = (u) => 0.16 + 0.6 * smooth(0.62, 1, u) + 0.55 * smooth(0.25, 0, u)
  const side = (u, v) => [x(u, v), v * top(u), plan(u) * clamp(v, 0.001) ** fullness(u)]
  const deck = (u) => top(u) - bulwark
  return { plan, top, x, side, deck, length }
}

/** The shell of a hull with its decks; dented, rusty and with holes as `wear` asks (0 to 1). */
export function hull(lines, { wear = 0.5, seed = 1, color = steel, stain = rust } = {}) {
  const { side, deck, plan, x } = lines
  const paint = (_u, v, [px, py, pz]) => {
    const streak = smooth(0, 0.5, cloud(px * 0.5 + seed, py * 0.12, pz * 0.3, 4))
    const dirt = smooth(0.25, 0, v) * 0.5
    return times(
      [0, 1, 2].map((axis) => mix(color[axis], stain[axis], streak * 0.9)),
      1 - dirt,
    )
  }
  const dent = (px, py) => cloud(px * 0.25, py * 0.4, seed, 3) * 0.28 * wear
  const mesh = new Mesh()
  for (const way of [1, -1])
    mesh.surface(
      220,
      30,
      (u, v) => {
        const [px, py, pz] = side(u, v)
        return [px, py, way * Math.max(0.02, pz - Math.abs(dent(px, py)) * smooth(0, 1.5, pz))]
      },
      paint,
    )
  const hole = (px, py, pz) =>
    noise(px * 0.22 + seed * 3, py * 0.3, Math.sign(pz) * 4 + seed) + 0.35 * noise(px, py, seed) >
    1.05 - wear * 0.62
  mesh.without((px, py, pz) => py > 1 && hole(px, py, pz))
  mesh.surface(
    160,
    10,
    (u, v) => [x(u, deck(u) / lines.top(u)), deck(u), (v - 0.5) * 1.98 * plan(u)],
    (_u, _v, [px, , pz]) => times(stain, 0.6 + 0.5 * noise(px, pz, seed)),
  )
  const below = (level) =>
    mesh.surface(60, 6, (u, v) => [x(u, 0.5), level, (v - 0.5) * 1.8 * plan(u)], times(stain, 0.4))
  below(lines.deck(0.5) * 0.5)
  return mesh
}
