import { layouts, type Share, type Subject } from './layouts.ts'

export type Point = { x: number; y: number }
export type Box = { left: number; right: number; top: number; bottom: number }

/** Where the water begins and ends in a picture, and where the dive does. All in units of the picture. */
export type Levels = { width: number; surface: number; top: number; bottom: number }

/** The ground of a picture. Lines run from left to right; the code that draws them closes them below and gives them grain. */
export type Ground = {
  floor: Point[]
  /** Rock that rises from the floor. */
  rocks: Point[][]
  /** Where the subject itself stands, or what is hollow in the rock. */
  box: Box
  /** The shallowest point of the dive. */
  crest: Point
  /** The deepest point of the floor. */
  deepest: Point
}

/** How a shore climbs out of the water at the right edge: shares of the width, and units above the surface. */
const beach: readonly (readonly [x: number, above: number])[] = [
  [0.885, -2],
  [0.91, 6],
  [0.95, 13],
  [1, 17],
]
/** The slope that leads a bare floor there: shares of the width, and of the way from the floor up to the surface. */
const approach: readonly Share[] = [
  [0.7, 0.02],
  [0.76, 0.1],
  [0.81, 0.32],
  [0.845, 0.62],
  [0.87, 0.88],
]

const ashore = (line: Point[], { width, surface, bottom }: Levels, isBare: boolean): Point[] => {
  const slope = isBare
    ? approach.map(([x, up]) => ({ x: x * width, y: bottom - up * (bottom - surface) }))
    : []
  const from = isBare ? 0.66 : 0.83
  return [
    ...line.filter(({ x }) => x < width * from),
    ...slope,
    ...beach.map(([x, above]) => ({ x: x * width, y: surface - above })),
  ]
}

const settle = (shares: readonly Share[], { width, top, bottom }: Levels): Point[] =>
  shares.map(([x, up]) => ({ x: x * width, y: bottom - up * (bottom - top) }))

/** Rock never breaks the surface by itself; only a shore does. */
const sunk = (line: Point[], { surface }: Levels): Point[] =>
  line.map(({ x, y }) => ({ x, y: Math.max(y, surface + 7) }))

/** The shape of the ground for a subject: `hasShore` lets it climb out of the water at the right. */
export const groundOf = (subject: Subject, levels: Levels, hasShore: boolean): Ground => {
  const { floor, rocks = [], box, crest, deepest } = layouts[subject]
  const { width, top, bottom } = levels
  const rises = hasShore && subject !== 'cenote'
  const isRock = rocks.length > 0 && subject !== 'pinnacle'
  const isSlope = subject === 'muck'
  const land = (line: Point[], climbs: boolean) =>
    climbs ? ashore(line, levels, rocks.length === 0 && !isSlope) : line
  const shift = rises && rocks.length === 0 && !isSlope ? 0.1 : 0
  return {
    floor: land(settle(floor, levels), rises && !isRock),
    rocks: rocks.map((rock) => land(sunk(settle(rock, levels), levels), rises && isRock)),
    box: { left: (box[0] - shift) * width, right: (box[1] - shift) * width, top, bottom },
    crest: { x: (rises && isSlope ? 0.81 : crest - shift) * width, y: Math.max(top, levels.surface) },
    deepest: { x: (deepest - shift) * width, y: bottom },
  }
}

/** The height of a line at `x`: its uppermost crossing; null where the line does not reach. */
const heightAt = (line: readonly Point[], x: number): number | null => {
  const crossings = line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    const [left, right] = from.x <= to.x ? [from, to] : [to, from]
    if (x < left.x || x > right.x) return []
    const share = right.x === left.x ? 0 : (x - left.x) / (right.x - left.x)
    return [left.y + share * (right.y - left.y)]
  })
  return crossings.length > 0 ? Math.min(...crossings) : null
}

/** Whether a point lies in rock or floor rather than in water. */
export const isGround = ({ floor, rocks }: Pick<Ground, 'floor' | 'rocks'>, { x, y }: Point): boolean =>
  [floor, ...rocks].some((line) => {
    const height = heightAt(line, x)
    return height !== null && y > height
  })
