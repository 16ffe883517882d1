import type { Dive, DiveSort } from '@soundings/contract/dive-log'

/** A line of the list: one dive, or as many cards as fit side by side. */
export type Line = {
  key: string
  /** The month that begins here, as `2026-05`. */
  month: string | null
  dives: readonly Dive[]
  /** The place of its first dive in the whole list. */
  at: number
}

/** The dives as lines of so many, each month beginning with a line of its own where the order is that of time. */
export const linesOf = (dives: readonly Dive[], columns: number, sort: DiveSort = 'newest'): Line[] => {
  const hasMonths = sort === 'newest' || sort === 'oldest'
  const lines: (Omit<Line, 'dives'> & { dives: Dive[] })[] = []
  let month = ''
  for (const [at, dive] of dives.entries()) {
    const its = hasMonths ? dive.date.slice(0, 7) : month
    const last = lines.at(-1)
    if (last && its === month && last.dives.length < columns) last.dives.push(dive)
    else lines.push({ key: dive.id, month: its === month ? null : its, dives: [dive], at })
    month = its
  }
  return lines
}
