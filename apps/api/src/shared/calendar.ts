import ical, { type ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library'

/** How a zone changes its clocks, as calendars read it; null where it is too new or too old a name. */
const blockOf = (zone: string): string | null => {
  const [block] = [zoneBlock(zone)].flat()
  return block?.startsWith('BEGIN:VTIMEZONE') ? block : null
}

/** A file of iCalendar (RFC 5545) that says how clocks change in each zone that it names. */
export const newCalendar = (name: string, product: string): ICalCalendar => {
  const calendar = ical({ name, prodId: { company: 'Soundings', product, language: 'EN' } })
  calendar.method(ICalCalendarMethod.PUBLISH)
  calendar.timezone({ name: null, generator: blockOf })
  return calendar
}

/** The zone under which a calendar keeps times of a place, and moments in it: UTC where calendars do not know the zone. */
export const zonedMoment = (zone: string) => {
  const timezone = blockOf(zone) === null ? 'UTC' : zone
  const at = (moment: Date) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timezone)
  return { timezone, at }
}
