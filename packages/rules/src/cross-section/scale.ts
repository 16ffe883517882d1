import type { Site } from '@soundings/contract/sites'
import { limitMetres, limitsWithin, limitText, trainingLimits } from '../levels.ts'

/** How the reader takes depths: the unit of the scale, and a depth in metres as they read it. */
export type Reader = { unit: 'm' | 'ft'; depthText: (metres: number) => string }

const scale = {
  m: [5, 12, 18, 30, 40, 60, 80, 100, 150, 200, 250, 300, 350],
  ft: [20, 40, 60, 100, 130, 200, 260, 330, 500, 650, 800, 1000],
} as const
const metresIn = { m: 1, ft: 0.3048 } as const

/** A floor deeper than this, in metres, is left out of the picture where dives end far above it. */
const deepFloor = 60
/** How many times deeper than the dive a floor must be to count as far below. */
const farBelow = 1.6

type Depths = Pick<Site, 'maxDepth' | 'averageDepth' | 'depthRange'>

/** Whether nobody dives to the floor of a site, as far as is known. */
export const isFloorFarBelow = ({ maxDepth, averageDepth, depthRange }: Depths): boolean => {
  const dived = depthRange?.max ?? averageDepth
  return maxDepth !== null && dived !== null && maxDepth > deepFloor && maxDepth > dived * farBelow
}

/** How deep a picture reaches, in metres, and whether the floor is part of it; null when no depth is known. */
export const reachOf = (depths: Depths): { reach: number | null; hasFloor: boolean } => {
  const { maxDepth, averageDepth, depthRange } = depths
  const dived = depthRange?.max ?? averageDepth
  if (maxDepth !== null && !isFloorFarBelow(depths)) return { reach: Math.max(maxDepth, 1), hasFloor: true }
  if (dived === null) return { reach: null, hasFloor: true }
  return { reach: maxDepth === null ? Math.max(dived * 1.3, 1) : Math.max(dived * 1.4, 24), hasFloor: false }
}

export type Mark = { y: number; text: string }
export type Limit = Mark & { name: string }

/** The limits down to a depth in metres; `yOf` says where a depth lies in the picture. */
export const limitsTo = (depth: number, { unit }: Reader, yOf: (metres: number) => number): Limit[] =>
  limitsWithin(depth, unit).map((limit) => ({
    name: limit.name,
    y: yOf(limitMetres(limit, unit)),
    text: limitText(limit, unit),
  }))

/** The numbers of the scale between two heights: limits first, none nearer than a line of text to another. */
export const ticksBetween = (
  from: number,
  to: number,
  { unit }: Reader,
  yOf: (metres: number) => number,
): Mark[] => {
  const limits: number[] = trainingLimits.map((limit) => limit[unit])
  const marks = scale[unit].map((value) => ({ value, y: yOf(value * metresIn[unit]), text: String(value) }))
  const isLimit = ({ value }: { value: number }) => Number(limits.includes(value))
  const kept: Mark[] = []
  for (const { y, text } of marks.toSorted((one, other) => isLimit(other) - isLimit(one)))
    if (y > from + 14 && y <= to + 1 && kept.every((other) => Math.abs(other.y - y) >= 17))
      kept.push({ y, text })
  return kept.toSorted((one, other) => one.y - other.y)
}
