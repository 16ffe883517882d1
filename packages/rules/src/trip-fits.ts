import { type Difficulty, difficulties } from '@soundings/contract/site-fields'
import { trainingLimits } from './levels.ts'
import type { TripPlace } from './trip-place.ts'
import type { TripSite } from './trip-site.ts'

/** Agencies round their limits, and so do divers: a site this many metres deeper still counts as within. */
const nearly = 0.5

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

const trainedFor = (level: Difficulty): number =>
  trainingLimits.find((each) => each.level === level)?.m ?? Number.POSITIVE_INFINITY

type Limits = { level: Difficulty | null; maxDepth: number | null }

export type PlaceFits = {
  /** For a diver of the level, as hard and as deep as it is trained for; null where none is asked for. */
  level: number | null
  /** Within the depth; null where none is asked for. */
  depth: number | null
  /** With both: every site where neither is asked for. */
  both: number
}

/** How many sites of a place suit a level and a depth. Where nobody says how deep one is, its level alone decides. */
export const fitsOf = (place: TripPlace, { level, maxDepth }: Limits): PlaceFits => {
  const trained = level === null ? Number.POSITIVE_INFINITY : trainedFor(level)
  const ofLevel = level === null ? null : within(place.depths[level], trained) + place.unknownDepths[level]
  const ofDepth = maxDepth === null ? null : within(place.depths.any, maxDepth)
  const both =
    maxDepth === null
      ? (ofLevel ?? place.sites)
      : within(place.depths[level ?? 'any'], Math.min(trained, maxDepth))
  return { level: ofLevel, depth: ofDepth, both }
}

/** The lowest limit in metres that a level and a depth set together; null where there is none. */
export const limitOf = ({ level, maxDepth }: Limits): number | null => {
  const limit = Math.min(
    level === null ? Number.POSITIVE_INFINITY : trainedFor(level),
    maxDepth ?? Number.POSITIVE_INFINITY,
  )
  return Number.isFinite(limit) ? limit : null
}

/** Whether one site suits a level and a depth, by the same rule. */
export const siteFits = (site: Pick<TripSite, 'maxDepth' | 'difficulty'>, limits: Limits): boolean => {
  const { maxDepth, difficulty } = site
  const { level } = limits
  if (level !== null && difficulty !== null && difficulties.indexOf(difficulty) > difficulties.indexOf(level))
    return false
  const limit = limitOf(limits)
  if (maxDepth === null) return limits.maxDepth === null && (level === null || difficulty !== null)
  return limit === null || maxDepth <= limit + nearly
}
