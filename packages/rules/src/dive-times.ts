/** When a dive was, by the wall clock of its place. */
export type DiveSpan = { date: string; time: string | null; durationSeconds: number | null }

const day = 86_400

/** Seconds of a wall clock since a fixed day, as if its place had no zone; null where the time is not known. */
export const startSeconds = ({ date, time }: Pick<DiveSpan, 'date' | 'time'>): number | null => {
  if (time === null) return null
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return Date.parse(`${date}T00:00:00Z`) / 1000 + hours * 3_600 + minutes * 60 + seconds
}

/** After so many seconds out of the water a dive is not spoken of as repetitive. */
const longest = 2 * day

/**
 * The surface interval in minutes, from the end of the dive before to the start of this one; null where a time is not
 * known, where they overlap, and beyond two days.
 */
export const surfaceIntervalOf = (before: DiveSpan, dive: DiveSpan): number | null => {
  const [out, into] = [startSeconds(before), startSeconds(dive)]
  if (out === null || into === null || before.durationSeconds === null) return null
  const interval = into - (out + before.durationSeconds)
  return interval < 0 || interval > longest ? null : Math.round(interval / 60)
}

/** A dive whose length is not known takes this many seconds, to tell whether two are the same. */
const typical = 60

/** Whether two dives are at the same time: nobody dives twice at once, so one of them may be a slip. */
export const areAtOnce = (one: DiveSpan, other: DiveSpan): boolean => {
  const [first, second] = [startSeconds(one), startSeconds(other)]
  if (first === null || second === null) return false
  const ends = [
    first + (one.durationSeconds || typical),
    second + (other.durationSeconds || typical),
  ] as const
  return first < ends[1] && second < ends[0]
}

const clockSeconds = (clock: string): number => startSeconds({ date: '1970-01-01', time: clock }) ?? 0

/** The wall clock, `14:52`, so many minutes after this one; past midnight it begins anew. */
export const clockAfter = (clock: string, minutes: number): string => {
  const at = Math.floor((clockSeconds(clock) + Math.round(minutes * 60)) / 60) % (24 * 60)
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The minutes from one wall clock to the next time that it shows the other. */
export const minutesUntil = (clock: string, later: string): number => {
  const seconds = clockSeconds(later) - clockSeconds(clock)
  return (seconds < 0 ? seconds + day : seconds) / 60
}
