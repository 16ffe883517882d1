import type { TripMonth, TripPlace } from './trip-place.ts'

/** A span of values and how many of them there are. */
export type Span = { low: number; high: number; reports: number }

/** The water of a place in some months, or over the year: as divers reported it, and what is likely besides. */
export type MonthsWater = {
  /** All reports of these months, whether they tell of the water or not. */
  reports: number
  /** In degrees Celsius: half of all measurements or more lie in it. */
  waterTemp: Span | null
  /** In metres: the median, over the months by how many tell of it. */
  visibility: { median: number; reports: number } | null
  likely: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const spanOf = (months: readonly TripMonth[]): Span | null => {
  const told = months.flatMap(({ waterTemp }) => waterTemp ?? [])
  if (told.length === 0) return null
  return {
    low: Math.min(...told.map(({ low }) => low)),
    high: Math.max(...told.map(({ high }) => high)),
    reports: told.reduce((sum, { reports }) => sum + reports, 0),
  }
}

const sightOf = (months: readonly TripMonth[]): MonthsWater['visibility'] => {
  const told = months.flatMap(({ visibility }) => visibility ?? [])
  const reports = told.reduce((sum, each) => sum + each.reports, 0)
  if (reports === 0) return null
  return { median: told.reduce((sum, each) => sum + each.median * each.reports, 0) / reports, reports }
}

/** What is known of the water in these months (1 to 12), over the whole year where there are none. */
export const waterOf = ({ months, likely }: TripPlace, asked: readonly number[]): MonthsWater => {
  const these = asked.length > 0 ? asked : everyMonth
  const told = these.flatMap((month) => months[month - 1] ?? [])
  return {
    reports: told.reduce((sum, { reports }) => sum + reports, 0),
    waterTemp: spanOf(told),
    visibility: sightOf(told),
    likely: mean(these.map((month) => likely[month - 1] ?? 0)),
  }
}

/** One temperature for it, in degrees Celsius: the middle of what was measured, or else what is likely. */
export const celsiusOf = ({ waterTemp, likely }: MonthsWater): { celsius: number; isMeasured: boolean } =>
  waterTemp
    ? { celsius: Math.round(waterTemp.low + waterTemp.high) / 2, isMeasured: true }
    : { celsius: Math.round(likely), isMeasured: false }
