const length = 86_400_000
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Whole days between two days of the calendar. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / length)

/** The day of the calendar that comes so many days after another. */
export const addDays = (day: string, days: number): string =>
  new Date(midnight(day) + days * length).toISOString().slice(0, 10)

const calendars = new Map<string, Intl.DateTimeFormat>()
const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = calendars.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  calendars.set(timeZone, made)
  return made
}

/** The day that a moment falls on in a time zone; in UTC where the zone is not known. */
export const dayAt = (moment: Date, zone: string | null): string => {
  const parts = calendarOf(zone ?? 'UTC').formatToParts(moment)
  const get = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}`
}
