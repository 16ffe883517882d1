import type { Entry } from './entry.ts'
import { kindOf } from './kind.ts'

/** An entry that is kept on this device until the server has it. */
export type Waiting<Body = unknown> = Entry<Body> & {
  /** How often it was tried in vain. */
  tries: number
  /** Before, it is not tried again by itself; in milliseconds since 1970. */
  nextAt: number
  /** What went wrong last, in words for its author. */
  problem: string | null
  /** Whether the server said no: then it waits for its author and not for the connection. */
  isRefused: boolean
}

/** An entry that was just kept; one that was tried in vain before waits a while, in milliseconds. */
export const asWaiting = <Body>(entry: Entry<Body>, pause = 0): Waiting<Body> => ({
  ...entry,
  tries: pause > 0 ? 1 : 0,
  nextAt: pause > 0 ? Date.now() + pause : 0,
  problem: null,
  isRefused: false,
})

/**
 * One that waits, for its form: saved from there under the same key, it replaces what may have arrived meanwhile, also
 * from another tab.
 */
export const forForm = ({ tries, nextAt, problem, isRefused, ...entry }: Waiting): Entry => ({
  ...entry,
  tried: entry.tried ?? '',
})

/** The first pause after a try in vain and the longest, in milliseconds; each is twice as long as the one before. */
const pauses = { first: 5_000, longest: 15 * 60_000 } as const

/** How long to wait after a number of failed tries, in milliseconds. */
export const pauseAfter = (tries: number): number => Math.min(pauses.longest, pauses.first * 2 ** (tries - 1))

/** After how many failed tries an entry no longer holds up those behind it, as the reason may be its own. */
const maxPatient = 3

/** Entries with the same name of a line go one after the other. */
const lineNameOf = (entry: Waiting): string =>
  kindOf(entry)?.order === 'subject' ? `${entry.kind} ${entry.subject}` : entry.kind

/** Of one line: nothing behind the first that was not often tried. */
const front = (line: readonly Waiting[]): readonly Waiting[] => {
  const last = line.findIndex((entry) => entry.tries < maxPatient || kindOf(entry)?.isStream)
  return last < 0 ? line : line.slice(0, last + 1)
}

/** What may be sent now or after its pause, in the order of writing: the front of each line, and nothing that is held. */
export const inFront = (all: readonly Waiting[], held: readonly string[]): Waiting[] => {
  const free = all.filter(({ key, isRefused }) => !isRefused && !held.includes(key))
  const ready = new Set([...Map.groupBy(free, lineNameOf).values()].flatMap(front))
  return free.filter((entry) => ready.has(entry))
}

/** What is to be sent next: the first whose pause is over. */
export const nextInLine = (
  all: readonly Waiting[],
  now: number,
  held: readonly string[],
): Waiting | undefined => inFront(all, held).find(({ nextAt }) => nextAt <= now)

/** Those worth a word on every page: none of a stream that is just on its way. */
export const worthTelling = (all: readonly Waiting[], isOffline: boolean): readonly Waiting[] =>
  all.filter((entry) => isOffline || entry.isRefused || entry.tries > 0 || !kindOf(entry)?.isStream)
