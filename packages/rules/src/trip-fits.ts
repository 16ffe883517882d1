import type { Difficulty } from '@soundings/contract/site-fields'
import type { TripPlace } from './trip-place.ts'
import { isForLevel, nearly, type TripSite, trainedFor } from './trip-site.ts'

/** How many of some depths, the shallowest first, lie within a limit. */
const within = (depths: Float32Array, limit: number): number => {
  let [low, high] = [0, depths.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((depths[middle] ?? 0) <= limit + nearly) low = middle + 1
    else high = middle
  }
  return low
}

type Limits = { level: Difficulty | null; maxDepth: number | null }

export type PlaceFits = {
  /** For divers of the level; null where none is asked for. */
  level: number | null
  /** Within the depth; null where none is asked for. */
  depth: number | null
  /** With both: every site where neither is asked for. */
  both: number
  /** Those of them that go deeper than the level is trained for. */
  beyond: number
}

/** How many sites of a place suit a level and a depth. Where a depth is asked for, it must be known. */
export const fitsOf = (place: TripPlace, { level, maxDepth }: Limits): PlaceFits => {
  const depths = place.depths[level ?? 'any']
  const ofLevel = level === null ? null : depths.length + place.unknownDepths[level]
  const deepest = maxDepth === null ? depths.length : within(depths, maxDepth)
  return {
    level: ofLevel,
    depth: maxDepth === null ? null : within(place.depths.any, maxDepth),
    both: maxDepth === null ? (ofLevel ?? place.sites) : deepest,
    beyond: level === null ? 0 : Math.max(0, deepest - within(depths, trainedFor(level))),
  }
}

/** Whether one site suits a level and a depth, by the same rule. */
export const siteFits = (
  site: Pick<TripSite, 'maxDepth' | 'difficulty'>,
  { level, maxDepth }: Limits,
): boolean =>
  (level === null || isForLevel(site, level)) &&
  (maxDepth === null || (site.maxDepth !== null && site.maxDepth <= maxDepth + nearly))
