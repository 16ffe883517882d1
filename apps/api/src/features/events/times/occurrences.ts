import { eventLimits, eventTexts, type Recurrence } from '@soundings/contract/events'
import { RRuleTemporal } from 'rrule-temporal'
import { wrong } from '../refusals.ts'

export type Repeating = Pick<Recurrence, 'every' | 'until' | 'count'> & { firstDay: string }

const last = eventLimits.occurrences.max

/** A month that has no such day takes its last one. */
const monthly = (day: number) => {
  if (day <= 28) return { byMonthDay: [day] }
  return { byMonthDay: Array.from({ length: day - 27 }, (_, at) => 28 + at), bySetPos: [-1] }
}

/** The days of a series in their order, one more than there may be at most. Days have no zone: the wall time is kept. */
export const daysOf = ({ every, until, count, firstDay }: Repeating): string[] => {
  const noon = Temporal.ZonedDateTime.from(`${firstDay}T12:00[UTC]`)
  const rule = new RRuleTemporal({
    freq: every === 'week' ? 'WEEKLY' : 'MONTHLY',
    ...(every === 'month' && monthly(noon.day)),
    ...(until === null
      ? { count: count ?? 1 }
      : { until: Temporal.ZonedDateTime.from(`${until}T12:00[UTC]`) }),
    dtstart: noon,
  })
  return rule.all((_, at) => at <= last).map((each) => each.toString().slice(0, 10))
}

/** Refuses a series that is none, or too long a one. */
export const checkSeries = (series: Repeating): string[] => {
  if (series.until !== null && series.until <= series.firstDay)
    throw wrong('recurrence.until', eventTexts.untilBeforeStart)
  const days = daysOf(series)
  if (days.length > last) throw wrong('recurrence.until', eventTexts.tooOften)
  if (days.length < eventLimits.occurrences.min) throw wrong('recurrence.until', eventTexts.onlyOnce)
  return days
}
