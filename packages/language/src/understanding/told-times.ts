import type { Span } from './learnt/name-features.ts'
import { timeWanted } from './learnt/time.ts'
import { canTell } from './telling.ts'
import type { Line } from './words.ts'

// Months and seasons that a question tells of in words that no rule knows.

/** How sure it must be, in log-odds, that nobody wants to dive then; less so where it's surer of another time. */
const sureOfStory = -0.5
const sureOfWish = 0.8
const margin = 1.5
/** So many words apart two ends of a span are at most. */
const mostBetween = 2

/** "Lembongan in {August} was cold, is September better?": of the times that a line names, those only told of. */
export const toldTimes = (line: Line, times: readonly Span[]): readonly Span[] => {
  if (!canTell(line)) return []
  const weighed = times.map((time) => ({
    time,
    weight: timeWanted(
      line,
      time,
      times.filter((other) => other !== time),
    ),
  }))
  const best = Math.max(...weighed.map(({ weight }) => weight))
  const isTold = (weight: number) => weight < sureOfStory || weight < Math.min(sureOfWish, best - margin)
  const wanted = weighed.flatMap(({ time, weight }) => (isTold(weight) ? [] : [time]))
  // "Between May and July", "March or April" are told of as one.
  return weighed.flatMap(({ time, weight }) =>
    isTold(weight) && !wanted.some((other) => Math.abs(other.at - time.at) <= mostBetween) ? [time] : [],
  )
}
