import type { Point } from '@soundings/rules/cross-section/ground'

/** A stream of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A number for a word: the same word grows the same reef on every visit. */
export const seedOf = (word: string): number =>
  [...word].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0, 7)

const short = (value: number) => Number(value.toFixed(1))
const pair = ({ x, y }: Point) => `${short(x)} ${short(y)}`

/** Straight lines from point to point. */
export const straight = (line: readonly Point[]): string => `M${line.map(pair).join('L')}`

/** A soft line through all points (Catmull-Rom as cubic curves). */
export const soft = (line: readonly Point[]): string => {
  const at = (index: number) => line[Math.min(Math.max(index, 0), line.length - 1)] ?? { x: 0, y: 0 }
  const curves = line.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${pair(one)} ${pair(two)} ${pair(to)}`
  })
  return `M${pair(at(0))}${curves.join('')}`
}

/** Closes a line below the picture, so that it can be filled. */
export const ground = (line: readonly Point[], below: number, path = soft): string => {
  const [first, last] = [line[0], line.at(-1)]
  return first && last
    ? `${path(line)}L${pair({ x: last.x, y: below })}L${pair({ x: first.x, y: below })}Z`
    : ''
}

/** Points along a line, about `step` apart, each with the direction of the line there. */
export const alongLine = (line: readonly Point[], step: number): (Point & { angle: number })[] =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const parts = Math.max(1, Math.round(length / step))
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    return Array.from({ length: parts }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / parts,
      y: from.y + ((to.y - from.y) * part) / parts,
      angle,
    }))
  })

/** The same line with grain: points every `step`, pushed across it by up to `amount`. Its ends stay. */
export const grained = (
  line: readonly Point[],
  step: number,
  amount: number,
  random: () => number,
): Point[] => {
  const points = alongLine(line, step).map(({ x, y, angle }, index) => {
    const push = index === 0 ? 0 : (random() - 0.5) * 2 * amount
    return { x: x - Math.sin(angle) * push, y: y + Math.cos(angle) * push }
  })
  const last = line.at(-1)
  return last ? [...points, last] : points
}
