import lookUp from '@photostructure/tz-lookup'

const zones = new Set(Intl.supportedValuesOf('timeZone'))

/** A zone of the IANA database that is named after a place, or UTC; links such as `Asia/Calcutta` are other names of one. */
export const isZone = (zone: string): boolean => {
  if (zones.has(zone) || zone === 'UTC') return true
  if (!/^[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2}$/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Clocks that go forward skip some times: those do not exist on that day. */
export const isSkipped = (day: string, time: string, zone: string): boolean => {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  return !wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).toPlainDateTime().equals(wall)
}

/** The moment at which clocks of a zone show a time on a day; one that they skip counts as one step later. */
export const momentAt = (day: string, time: string, zone: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds)

/** The zone of a position, as near as a small table knows it; whoever plans can correct it. Null where it has none. */
export const zoneAt = ([lng, lat]: readonly [number, number]): string | null => {
  try {
    const zone = lookUp(lat, lng)
    return isZone(zone) ? zone : null
  } catch {
    return null
  }
}

/** A moment as clocks of a zone show it: `08:30`. */
export const clockAt = (moment: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })
