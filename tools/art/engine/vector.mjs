/** @typedef {[number, number, number]} Vector x to the right, y up, z away from the viewer; metres */

export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a, by) => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const lengthOf = (a) => Math.hypot(a[0], a[1], a[2])

export function unit(a) {
  const length = lengthOf(a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

export const mix = (from, to, share) => from + (to - from) * share
export const mixed = (a, b, share) => [mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share)]
export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value))

/** 0 below `from`, 1 above `to`, smooth between; also backwards when `from` is above `to`. */
export function smooth(from, to, value) {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}
