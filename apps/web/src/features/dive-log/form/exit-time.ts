import { clockAfter, minutesUntil } from '@soundings/rules/dive-times'

/** When a dive began and ended, by the clock of its place, and its minutes; what is not said is empty. */
export type DiveTimes = { time: string; exitTime: string; duration: number | null }

/** The exit that follows from the entry and the minutes; empty where one of them is not known. */
export const exitOf = ({ time, duration }: Omit<DiveTimes, 'exitTime'>): string =>
  time === '' || duration === null || Number.isNaN(duration) ? '' : clockAfter(time, duration)

const durationOf = ({ time, exitTime, duration }: DiveTimes): number | null =>
  time === '' || exitTime === '' ? duration : minutesUntil(time, exitTime)

/** The three after one of them was typed: an exit makes the duration, and a duration or another entry makes the exit. */
export const withTyped = (times: DiveTimes, typed: Partial<DiveTimes>): DiveTimes => {
  const next = { ...times, ...typed }
  const isMeasured = typed.exitTime === undefined && (typed.duration !== undefined || next.duration !== null)
  if (!isMeasured) return { ...next, duration: durationOf(next) }
  // An exit that was typed first waits for its entry.
  const isWaiting = typed.time === undefined && next.time === ''
  return { ...next, exitTime: isWaiting ? next.exitTime : exitOf(next) }
}
