import type { Difficulty, Site } from '@soundings/contract/sites'

/** How deep each level is trained to dive, and what the limit is called, as agencies print it in metres and in feet. */
export const trainingLimits = [
  { level: 'beginner', name: 'Open Water', m: 18, ft: 60 },
  { level: 'intermediate', name: 'Advanced Open Water', m: 30, ft: 100 },
  { level: 'advanced', name: 'Recreational', m: 40, ft: 130 },
] as const satisfies readonly { level: Difficulty; name: string; m: number; ft: number }[]

/** The training that each level stands for, as most agencies call it. */
export const trainingOf: Record<Difficulty, string> = {
  beginner: 'Open Water',
  intermediate: 'Advanced Open Water',
  advanced: 'Deep speciality',
  technical: 'Technical training',
}

export type LimitUnit = 'm' | 'ft'
type TrainingLimit = (typeof trainingLimits)[number]

const metresIn = { m: 1, ft: 0.3048 } as const
/** Within this many metres a depth counts as that of the limit: agencies round, and so do divers. */
const nearly = 0.5

/** A limit in metres, as readers of the unit have it: 60 ft is a little more than 18 m. */
export const limitMetres = (limit: TrainingLimit, unit: LimitUnit): number => limit[unit] * metresIn[unit]

/** `18 m` or `60 ft` */
export const limitText = (limit: TrainingLimit, unit: LimitUnit): string => `${limit[unit]}\u00a0${unit}`

/** The limits that a depth in metres reaches or passes. */
export const limitsWithin = (depth: number, unit: LimitUnit): TrainingLimit[] =>
  trainingLimits.filter((limit) => limitMetres(limit, unit) <= depth + nearly)

type Depths = Pick<Site, 'maxDepth'> & Partial<Pick<Site, 'depthRange'>>

const deepestOf = ({ maxDepth, depthRange }: Depths): number | null => maxDepth ?? depthRange?.max ?? null

/** The limit of a level that a site is deeper than; undefined where the level is trained for all of it, as far as is known. */
export const limitPassed = (site: Depths, level: Difficulty, unit: LimitUnit): TrainingLimit | undefined => {
  const deepest = deepestOf(site)
  const limit = trainingLimits.find((each) => each.level === level)
  return limit && deepest !== null && deepest > limitMetres(limit, unit) + nearly ? limit : undefined
}

/** Depths in metres that one level is trained for and the one before it is not. */
export type LevelSpan = { level: Difficulty; from: number; to: number }

/** The depths of a site from its shallowest to its deepest point, by the level that they take; empty where none is known. */
export const levelSpans = (site: Depths, unit: LimitUnit): LevelSpan[] => {
  const deepest = deepestOf(site)
  if (deepest === null) return []
  const top = site.depthRange?.min ?? 0
  const ends = [
    ...trainingLimits.map((limit) => ({ level: limit.level as Difficulty, end: limitMetres(limit, unit) })),
    { level: 'technical' as const, end: Number.POSITIVE_INFINITY },
  ]
  return ends.flatMap(({ level, end }, at) => {
    const from = Math.max(top, ends[at - 1]?.end ?? 0)
    const to = Math.min(deepest, end)
    // What lies within the rounding of a limit belongs to the level above it.
    const isEmpty = at > 0 ? to <= from + nearly : to < from
    return isEmpty ? [] : [{ level, from, to: deepest <= end + nearly ? Math.max(to, deepest) : to }]
  })
}
