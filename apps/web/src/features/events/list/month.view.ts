/** `2026-11`. */
export type Month = string

const dayMs = 24 * 60 * 60_000
const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)

export const isMonth = (said: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(said)

export const monthOf = (day: string): Month => day.slice(0, 7)

/** So many months later, or earlier. */
export const monthAfter = (month: Month, by: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return dayText(Date.UTC(year, number - 1 + by, 1)).slice(0, 7)
}

/** The weeks of a month from Monday to Sunday, with the days of other months that share them. */
export const weeksOf = (month: Month): string[][] => {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const last = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`) - dayMs
  const from = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs
  const weeks = Math.ceil((last - from + dayMs) / (7 * dayMs))
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayText(from + (week * 7 + day) * dayMs)),
  )
}

/** The first and the last day that a calendar of a month shows. */
export const spanOf = (month: Month): { from: string; to: string } => {
  const days = weeksOf(month).flat()
  return { from: days[0] ?? `${month}-01`, to: days.at(-1) ?? `${month}-28` }
}

/** Where an arrow key leads from a day; null for other keys. */
export const dayByKey = (day: string, key: string): string | null => {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const step = steps[key]
  if (step !== undefined) return dayText(Date.parse(`${day}T00:00:00Z`) + step * dayMs)
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  if (key === 'Home') return dayText(Date.parse(`${day}T00:00:00Z`) - weekday * dayMs)
  if (key === 'End') return dayText(Date.parse(`${day}T00:00:00Z`) + (6 - weekday) * dayMs)
  if (key !== 'PageUp' && key !== 'PageDown') return null
  const other = monthAfter(monthOf(day), key === 'PageUp' ? -1 : 1)
  const last = new Date(Date.parse(`${monthAfter(other, 1)}-01T00:00:00Z`) - dayMs).getUTCDate()
  return `${other}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`
}
