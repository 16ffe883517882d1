import { monthNames } from '@soundings/rules/months'

/** A day of a year; `dives` is 0 where nobody dived, and null where the month has no such day. */
export type HeatDay = { date: string; dives: number } | null
export type HeatMonth = { name: string; days: readonly HeatDay[] }

const pad = (value: number) => String(value).padStart(2, '0')

/** Twelve months of 31 days each, with how many dives each day had. */
export const monthsOf = (year: number, days: readonly { date: string; dives: number }[]): HeatMonth[] => {
  const dived = new Map(days.map(({ date, dives }) => [date, dives]))
  return monthNames.map((name, at) => {
    const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate()
    return {
      name,
      days: Array.from({ length: 31 }, (_, day) => {
        if (day >= last) return null
        const date = `${String(year).padStart(4, '0')}-${pad(at + 1)}-${pad(day + 1)}`
        return { date, dives: dived.get(date) ?? 0 }
      }),
    }
  })
}

/** From so many dives a day on, the colour stays. */
export const mostDives = 5

const bands = ['unknown', 'd5', 'd12', 'd18', 'd30', 'd40'] as const

/** The colour of a day: the more dives, the deeper the water. */
export const heatBand = (dives: number): (typeof bands)[number] => bands[Math.min(dives, mostDives)] ?? 'd40'

/** Where a day stands: month and day of the month, both counted from 0. */
export type HeatPlace = { month: number; day: number }

const moves: Readonly<Record<string, (at: HeatPlace) => HeatPlace>> = {
  ArrowLeft: ({ month, day }) =>
    day > 0 ? { month, day: day - 1 } : month > 0 ? { month: month - 1, day: 30 } : { month, day },
  ArrowRight: ({ month, day }) => ({ month, day: day + 1 }),
  ArrowUp: ({ month, day }) => ({ month: Math.max(0, month - 1), day }),
  ArrowDown: ({ month, day }) => ({ month: Math.min(11, month + 1), day }),
  Home: ({ month }) => ({ month, day: 0 }),
  End: ({ month }) => ({ month, day: 30 }),
}

/** Where a key leads from a day; null where it leads nowhere. A month that is shorter ends with its last day. */
export const afterKey = (key: string, at: HeatPlace, months: readonly HeatMonth[]): HeatPlace | null => {
  const move = moves[key]
  if (!move) return null
  const lastOf = (month: number) => months[month]?.days.findLastIndex((day) => day !== null) ?? 30
  const { month, day } = move(at)
  // Past the last day of a month begins the next one.
  if (key === 'ArrowRight' && day > lastOf(month)) return month < 11 ? { month: month + 1, day: 0 } : at
  return { month, day: Math.min(day, lastOf(month)) }
}
