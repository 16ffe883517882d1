import type { EventLine } from '@soundings/contract/events-shapes'
import { type DateLanguage, textInZone } from './date.ts'
import { zoneHere, zoneName } from './zones.ts'

type Told = Pick<EventLine, 'time' | 'endDate' | 'endTime' | 'startsAt' | 'endsAt' | 'zone'>

/** What somebody reads of a span of time: its days, and its times where it has some. */
export type Span = {
  day: string
  /** Null where it takes one day. */
  lastDay: string | null
  /** Null where it takes whole days. */
  times: { from: string; to: string | null } | null
}

const spanIn = (event: Told, zone: string, language: DateLanguage): Span => {
  const told = (at: string | number, shown: 'day' | 'time') => textInZone(at, language, { shown, zone })
  // The end of a day belongs to that day.
  const lastMoment = Math.max(Date.parse(event.startsAt), Date.parse(event.endsAt) - 1)
  const day = told(event.startsAt, 'day')
  const hasEnd = event.endDate !== null || event.endTime !== null
  const lastDay = hasEnd ? told(lastMoment, 'day') : day
  const times = event.time !== null && {
    from: told(event.startsAt, 'time'),
    to: event.endTime === null ? null : told(event.endsAt, 'time'),
  }
  return { day, lastDay: lastDay === day ? null : lastDay, times: times || null }
}

/** When it is at its place. */
export const placeSpan = (event: Told, language: DateLanguage): Span => spanIn(event, event.zone, language)

/** When that is where the reader is; null where their clocks show the same, and for whole days. */
export const readerSpan = (event: Told, language: DateLanguage, zone = zoneHere()): Span | null => {
  if (event.time === null) return null
  const [there, here] = [spanIn(event, event.zone, language), spanIn(event, zone, language)]
  return JSON.stringify(there) === JSON.stringify(here) ? null : here
}

/** `Sat, 28 Nov 2026, 08:30 to 15:00` */
export const spanText = ({ day, lastDay, times }: Span): string => {
  if (!times) return lastDay === null ? day : `${day} to ${lastDay}`
  if (lastDay === null)
    return times.to === null ? `${day}, ${times.from}` : `${day}, ${times.from} to ${times.to}`
  return `${day}, ${times.from} to ${lastDay}${times.to === null ? '' : `, ${times.to}`}`
}

/** `Times in Cairo` */
export const zoneText = (zone: string): string => `Time in ${zoneName(zone)}`
