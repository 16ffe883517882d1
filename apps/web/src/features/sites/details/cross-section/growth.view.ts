import type { Point } from '@soundings/rules/cross-section/ground'

// Small living shapes. Each stands at a point and grows away from it: `size` is its height, `lean` its turn in radians.

type Shape = (at: Point, size: number, lean: number, random: () => number) => string

const short = (value: number) => Number(value.toFixed(1))

/** Writes points given as (right, up) in sizes of the shape. */
const pen = (at: Point, size: number, lean: number) => {
  const [cos, sin] = [Math.cos(lean) * size, Math.sin(lean) * size]
  return (right: number, up: number) =>
    `${short(at.x + right * cos + up * sin)} ${short(at.y + right * sin - up * cos)}`
}

/** A round head of stony coral. */
export const head: Shape = (at, size, lean) => {
  const p = pen(at, size, lean)
  return `M${p(-0.9, -0.1)}C${p(-0.95, 0.55)} ${p(-0.5, 0.86)} ${p(0, 0.84)}C${p(0.55, 0.82)} ${p(0.95, 0.5)} ${p(0.9, -0.1)}Z`
}

/** A table coral on its foot. */
export const table: Shape = (at, size, lean) => {
  const p = pen(at, size, lean)
  return `M${p(-1.25, 1)}Q${p(0, 1.16)} ${p(1.25, 0.96)}Q${p(0.5, 0.72)} ${p(0.2, 0.66)}L${p(0.16, -0.1)}L${p(-0.2, -0.1)}L${p(-0.16, 0.66)}Q${p(-0.6, 0.76)} ${p(-1.25, 1)}Z`
}

/** Three tubes of a sponge. */
export const tubes: Shape = (at, size, lean) => {
  const p = pen(at, size, lean)
  const tube = (x: number, up: number, wide: number) =>
    `M${p(x - wide, -0.1)}L${p(x - wide * 1.25, up)}Q${p(x, up + 0.1)} ${p(x + wide * 1.25, up)}L${p(x + wide, -0.1)}Z`
  return tube(-0.34, 0.78, 0.14) + tube(0, 1, 0.15) + tube(0.36, 0.62, 0.14)
}

/** The branches of a sea fan or a staghorn, as lines. */
export const branches: Shape = (at, size, lean, random) => {
  const p = pen(at, size, lean)
  const grow = (x: number, up: number, turn: number, length: number, forks: number): string => {
    const [toX, toUp] = [x + Math.sin(turn) * length, up + Math.cos(turn) * length]
    const line = `M${p(x, up)}L${p(toX, toUp)}`
    if (forks === 0) return line
    const spread = 0.34 + random() * 0.22
    return (
      line +
      grow(toX, toUp, turn - spread, length * 0.74, forks - 1) +
      grow(toX, toUp, turn + spread, length * 0.74, forks - 1)
    )
  }
  return grow(0, -0.05, (random() - 0.5) * 0.3, 0.36, 3)
}

/** Blades of grass or weed that sway, as lines. */
export const blades: Shape = (at, size, lean, random) => {
  const p = pen(at, size, lean)
  return [-0.3, -0.1, 0.08, 0.26]
    .map((x) => {
      const up = 0.6 + random() * 0.5
      const sway = (random() - 0.3) * 0.35
      return `M${p(x, -0.05)}C${p(x - 0.12, up * 0.4)} ${p(x + 0.16, up * 0.6)} ${p(x + sway, up)}`
    })
    .join('')
}

/** A long whip, as a line. */
export const whip: Shape = (at, size, lean, random) => {
  const p = pen(at, size, lean)
  const curl = (random() - 0.5) * 0.5
  return `M${p(0, -0.05)}C${p(0.1, 0.4)} ${p(-0.1 + curl, 0.7)} ${p(curl, 1)}`
}

/** A stone. */
export const stone: Shape = (at, size, _lean, random) => {
  const p = pen(at, size, 0)
  const [one, two] = [0.5 + random() * 0.3, 0.6 + random() * 0.35]
  return `M${p(-1, -0.15)}L${p(-0.78, one * 0.6)}L${p(-0.2, one)}L${p(0.45, two)}L${p(0.9, 0.35)}L${p(1.05, -0.15)}Z`
}

/** A fish seen from the side; `lean` turns it, a negative size looks left. */
export const fish: Shape = (at, size, lean) => {
  const p = pen(at, size, lean)
  return `M${p(0.5, 0)}C${p(0.28, 0.24)} ${p(-0.12, 0.22)} ${p(-0.3, 0.03)}L${p(-0.52, 0.2)}L${p(-0.46, 0)}L${p(-0.52, -0.2)}L${p(-0.3, -0.03)}C${p(-0.12, -0.2)} ${p(0.28, -0.22)} ${p(0.5, 0)}Z`
}

/** A loose school: `count` fish in an ellipse, denser in its middle, all heading the same way. */
export const school = (
  centre: Point,
  spread: Point,
  count: number,
  size: number,
  random: () => number,
): string =>
  Array.from({ length: count }, () => {
    const [turn, far] = [random() * Math.PI * 2, random()]
    const at = {
      x: centre.x + Math.cos(turn) * far * spread.x,
      y: centre.y + Math.sin(turn) * far * spread.y,
    }
    return fish(at, size * (0.75 + random() * 0.5), (random() - 0.5) * 0.3, random)
  }).join('')
