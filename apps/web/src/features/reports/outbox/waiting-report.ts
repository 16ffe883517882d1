import type { ReportEntry } from './entry.ts'

/** A report that is kept on this device until the server has it. */
export type WaitingReport = ReportEntry & {
  /** How often it was tried in vain. */
  tries: number
  /** Before, it is not tried again by itself; in milliseconds since 1970. */
  nextAt: number
  /** What went wrong last, in words for its author. */
  problem: string | null
  /** Whether the server said no: then it waits for its author and not for the connection. */
  isRefused: boolean
}

/** A report that was just kept; one that was tried in vain before waits a while, in milliseconds. */
export const asWaiting = (entry: ReportEntry, pause = 0): WaitingReport => ({
  ...entry,
  tries: pause > 0 ? 1 : 0,
  nextAt: pause > 0 ? Date.now() + pause : 0,
  problem: null,
  isRefused: false,
})

/** The first pause after a try in vain and the longest, in milliseconds; each is twice as long as the one before. */
const pauses = { first: 5_000, longest: 15 * 60_000 } as const

/** How long to wait after so many tries in vain, in milliseconds. */
export const pauseAfter = (tries: number): number => Math.min(pauses.longest, pauses.first * 2 ** (tries - 1))

/** After so many tries in vain a report no longer holds up those behind it: the reason may be its own. */
const mostPatient = 3

/**
 * What may be sent now or after its pause, in the order of writing: one after the other, so nothing behind the first
 * that was not often tried; and nothing that is held.
 */
export const line = (all: readonly WaitingReport[], held: readonly string[]): WaitingReport[] => {
  const free = all.filter(({ key, isRefused }) => !isRefused && !held.includes(key))
  const last = free.findIndex(({ tries }) => tries < mostPatient)
  return last < 0 ? free : free.slice(0, last + 1)
}

/** What is to be sent next: the first of the line whose pause is over. */
export const nextInLine = (
  all: readonly WaitingReport[],
  now: number,
  held: readonly string[],
): WaitingReport | undefined => line(all, held).find(({ nextAt }) => nextAt <= now)
