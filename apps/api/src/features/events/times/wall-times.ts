import { eventLimits, eventTexts } from '@soundings/contract/events'
import { isSkipped, isZone } from '#shared/zones.ts'
import { wrong } from '../refusals.ts'

/** When an event takes place, as clocks show it there; without `time` it is the whole day. */
export type WallTimes = {
  date: string
  time: string | null
  endDate: string | null
  endTime: string | null
  zone: string
}
export type Moments = { startsAt: Date; endsAt: Date }

const momentOf = (zoned: Temporal.ZonedDateTime): Date => new Date(zoned.epochMilliseconds)

const at = (date: string, time: string) => Temporal.PlainDateTime.from(`${date}T${time}`)
const midnightAfter = (date: string, zone: string) =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(zone)

/**
 * The moments of wall times. A time that the clocks skip counts as one step later, and one that comes twice as the first:
 * who plans is told of the former (`checkTimes`), and a series keeps its wall time.
 */
export const momentsOf = ({ date, time, endDate, endTime, zone }: WallTimes): Moments => {
  const zoned = (day: string, clock: string) => at(day, clock).toZonedDateTime(zone)
  const startsAt = momentOf(
    time === null ? Temporal.PlainDate.from(date).toZonedDateTime(zone) : zoned(date, time),
  )
  const lastDay = endDate ?? date
  if (endTime !== null) return { startsAt, endsAt: momentOf(zoned(lastDay, endTime)) }
  if (time === null || endDate !== null) return { startsAt, endsAt: momentOf(midnightAfter(lastDay, zone)) }
  // Without an end a dive with all that belongs to it takes some hours.
  return { startsAt, endsAt: new Date(startsAt.getTime() + usualHours * 3_600_000) }
}
const usualHours = 3

const day = 86_400_000

/** Refuses times that cannot be, at the field; answers their moments. `isNew` where it must be still to come. */
export const checkTimes = (times: WallTimes, now: Date): Moments => {
  const { date, time, endDate, endTime, zone } = times
  if (!isZone(zone)) throw wrong('zone', eventTexts.unknownZone)
  if (endTime !== null && time === null) throw wrong('endTime', eventTexts.endTimeAlone)
  if (endDate !== null && endDate < date) throw wrong('endDate', eventTexts.endBeforeStart)
  if (time !== null && isSkipped(date, time, zone)) throw wrong('time', eventTexts.skippedTime)
  if (endTime !== null && isSkipped(endDate ?? date, endTime, zone))
    throw wrong('endTime', eventTexts.skippedTime)
  const moments = momentsOf(times)
  const { startsAt, endsAt } = moments
  if (endsAt <= startsAt) throw wrong('endTime', eventTexts.endBeforeStart)
  if (endsAt.getTime() - startsAt.getTime() > eventLimits.days * day)
    throw wrong('endDate', eventTexts.tooLong)
  // The whole of today is still to come as long as it is not over.
  if ((time === null ? endsAt : startsAt) <= now)
    throw wrong(time === null ? 'date' : 'time', eventTexts.past)
  if (startsAt.getTime() - now.getTime() > eventLimits.planAhead * day) throw wrong('date', eventTexts.tooFar)
  return moments
}

/** So many days lie between two days. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days

export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString()
