import type { QuietHours } from '@soundings/contract/notification-preferences'

const minute = 60_000
const day = 24 * 60

/** Minutes since midnight, and the day, where somebody is; Monday is 1. */
export type LocalTime = { minutes: number; day: string; weekday: number }

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export const localTime = (at: Date, timeZone: string): LocalTime => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at)
  const get = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? ''
  return {
    minutes: Number(get('hour')) * 60 + Number(get('minute')),
    day: `${get('year')}-${get('month')}-${get('day')}`,
    weekday: weekdays.indexOf(get('weekday')),
  }
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** How many minutes from one time of day to the next other one. */
const until = (from: number, to: number) => (to - from + day) % day

/** When the quiet hours end that it is now; undefined outside of them. Hours that end when they begin are none. */
export const quietUntil = ({ isOn, from, to, timeZone }: QuietHours, now: Date): Date | undefined => {
  if (!isOn || from === to) return undefined
  const { minutes } = localTime(now, timeZone)
  const isQuiet = until(minutesOf(from), minutes) < until(minutesOf(from), minutesOf(to))
  if (!isQuiet) return undefined
  const left = until(minutes, minutesOf(to)) * minute
  return new Date(now.getTime() - (now.getTime() % minute) + left)
}

/** How long quiet hours last, in milliseconds. */
export const quietLength = ({ from, to }: QuietHours): number =>
  until(minutesOf(from), minutesOf(to)) * minute

const morning = 8 * 60
const monday = 1

/**
 * Which digests are due: the daily one from eight in the morning on, once a day, and on Mondays the weekly one with it; not
 * in quiet hours. A morning that a server missed comes later on the same day.
 */
export const digestsDue = (
  quiet: QuietHours,
  lastAt: Date | null,
  now: Date,
): readonly ('daily' | 'weekly')[] => {
  const { minutes, day: today, weekday } = localTime(now, quiet.timeZone)
  if (minutes < morning || quietUntil(quiet, now)) return []
  if (lastAt && localTime(lastAt, quiet.timeZone).day >= today) return []
  return weekday === monday ? ['daily', 'weekly'] : ['daily']
}
