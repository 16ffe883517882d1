import type { UserSettings } from '@soundings/contract/settings'

// Every date and time of the app is written here, so that all of them follow one setting.

/** `system` is the language of the device. */
export type DateLanguage = UserSettings['dateLanguage']

const formats = new Map<string, Intl.DateTimeFormat>()

const format = (language: DateLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${JSON.stringify(options)}`
  const made =
    formats.get(key) ?? new Intl.DateTimeFormat(language === 'system' ? undefined : language, options)
  formats.set(key, made)
  return made
}

const onlyDay = /^\d{4}-\d{2}-\d{2}$/

type Shown = { dateStyle?: 'medium' | 'long'; timeStyle?: 'short' }

const atPlace = {
  day: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const written = (value: string | number, language: DateLanguage, shown: Shown): string => {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  // The day of a dive is the day it was there, wherever it is read.
  const zone = typeof value === 'string' && onlyDay.test(value) ? { timeZone: 'UTC' } : {}
  return format(language, { ...shown, ...zone }).format(date)
}

/**
 * `21 Nov 2026`, in the reader's order. From an instant (ISO 8601, or milliseconds since 1970), told in the zone of the
 * device, or from a day (`2026-11-21`). Empty when it is neither.
 */
export const dateText = (value: string | number, language: DateLanguage): string =>
  written(value, language, { dateStyle: 'medium' })

/** `2023`, `January 2023` or `10 January 2023`, in the reader's order, from a year, a month or a day. */
export const partialDateText = (value: string, language: DateLanguage): string => {
  if (value.length === 4) return value
  const shown: Intl.DateTimeFormatOptions =
    value.length === 7 ? { month: 'long', year: 'numeric' } : { dateStyle: 'long' }
  return format(language, { ...shown, timeZone: 'UTC' }).format(new Date(value))
}

/** `14:05` or `2:05 PM`, from an instant. */
export const timeText = (value: string | number, language: DateLanguage): string =>
  written(value, language, { timeStyle: 'short' })

/** `21 Nov 2026, 14:05`, from an instant. */
export const dateTimeText = (value: string | number, language: DateLanguage): string =>
  written(value, language, { dateStyle: 'medium', timeStyle: 'short' })

/** `Sat, 21 Nov 2026` or `14:05` as the calendars and clocks of a time zone show an instant. */
export const textInZone = (
  value: string | number,
  language: DateLanguage,
  { shown, zone }: { shown: keyof typeof atPlace; zone: string },
): string => format(language, { ...atPlace[shown], timeZone: zone }).format(new Date(value))

/** `Saturday, 21 November 2026`, from a day (`2026-11-21`). */
export const wholeDayText = (day: string, language: DateLanguage): string =>
  format(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))

/** `Mon 2 Nov`, from a day. */
export const shortDayText = (day: string, language: DateLanguage): string =>
  format(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** `14–21 Nov 2026`, from two days. */
export const daysSpanText = (first: string, last: string, language: DateLanguage): string =>
  format(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  )

/** `Mon`, for each day of a week that begins with Monday. */
export const weekdayTexts = (language: DateLanguage): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    format(language, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day)),
  )
