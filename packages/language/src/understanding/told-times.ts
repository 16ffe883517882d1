import type { Span } from './learnt/name-features.ts'
import { timeWanted } from './learnt/time.ts'
import { canTell, tellsPast } from './telling.ts'
import { clauseEnd, clauseStart, type Line, phraseAt } from './words.ts'

// Months and seasons that a question tells of in words that no rule knows.

/** How sure it must be, in log-odds, that nobody wants to dive then; less so where it's surer of another time. */
const sureOfStory = -0.5
const sureOfWish = 0.8
const margin = 1.5
/** So many words apart two ends of a span are at most. */
const mostBetween = 2

const usual = /(?:^| )(?:always|usually|normally|mostly|every year|each year)(?: |$)/
const travelling =
  /(?:^| )(?:backpacking|going|visiting|visit|travelling|traveling|trip|heading|flying|fly|staying|off to|booked|weekend|week|days)(?: |$)/
const comparing = /^(than|versus|vs|compare|compares|compared|better|worse)$/
const present = /(?:^| )this (?:time|year)(?: |$)/

/** "My leave is in July this time", "normally I fly to Marsa Alam in November": what the clause of a time says by itself. */
const saidOf = (line: Line, { at }: Span): 'told' | 'wanted' | null => {
  const [from, to] = [clauseStart(line, at), clauseEnd(line, at)]
  const clause = phraseAt(line, from, to - from)
  if (present.test(clause) || (travelling.test(clause) && !tellsPast(line, from, to))) return 'wanted'
  return usual.test(clause) ? 'told' : null
}

/** "Lembongan in {August} was cold, is September better?": of the times that a line names, those only told of. */
export const toldTimes = (line: Line, times: readonly Span[]): readonly Span[] => {
  if (!canTell(line) || line.words.some(({ text }) => comparing.test(text))) return []
  const weighed = times.map((time) => ({
    time,
    said: saidOf(line, time),
    weight: timeWanted(
      line,
      time,
      times.filter((other) => other !== time),
    ),
  }))
  const best = Math.max(...weighed.map(({ weight }) => weight))
  const isTold = ({ said, weight }: (typeof weighed)[number]): boolean => {
    if (said === 'wanted') return false
    if (said === 'told') return times.length > 1
    return weight < sureOfStory || weight < Math.min(sureOfWish, best - margin)
  }
  const wanted = weighed.flatMap((each) => (isTold(each) ? [] : [each.time]))
  // "Between May and July", "March or April" are told of as one.
  return weighed.flatMap((each) =>
    isTold(each) && !wanted.some((other) => Math.abs(other.at - each.time.at) <= mostBetween)
      ? [each.time]
      : [],
  )
}
