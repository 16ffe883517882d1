import { type Goal, milliseconds, ratio } from './report.ts'

type Shown = (value: number) => string

/** A figure that may not be larger; one that could not be measured is missed. */
export const atMost = (limit: number, name: string, value: number, shown: Shown = ratio): Goal => ({
  name,
  wanted: `at most ${limit}`,
  found: shown(value),
  isMet: value <= limit,
})

/** A figure that may not be smaller; one that could not be measured is missed. */
export const atLeast = (limit: number, name: string, value: number, shown: Shown = ratio): Goal => ({
  name,
  wanted: `at least ${limit}`,
  found: shown(value),
  isMet: value >= limit,
})

/** Milliseconds that may not be more. */
export const within = (limit: number, name: string, value: number): Goal => ({
  name,
  wanted: `at most ${limit} ms`,
  found: `${milliseconds(value)} ms`,
  isMet: value <= limit,
})

/** Something that there must be so often, no more and no less: what is lost is lost, however busy the machine was. */
export const exactly = (count: number, name: string, found: number): Goal => ({
  name,
  wanted: `exactly ${count}`,
  found: String(found),
  isMet: found === count,
  isCounted: true,
})
