import { conditions, type Digest, type Spread } from '@soundings/contract/reports'
import { speciesById } from './species.ts'

/** How often each mark was made in one month: `n` reports, `r:5`, `v:20` (m), `t:27.5` (°C), `c:calm`, `s:green-turtle`. */
export type Counts = Readonly<Record<string, number>>
/** The counts of a site by month, 1 to 12; a month without reports may be missing. */
export type Months = Readonly<Record<string, Counts>>

/** From how many reports on something is told, and how much of it. */
export const digestLimits = {
  reports: 3,
  month: 3,
  values: 3,
  species: { reports: 2, max: 24 },
  best: { months: 3, apart: 0.5, doubt: 6 },
} as const

/** Values and how often each was reported. */
export type Values = Map<number, number>
/** What is measured in one month, or in all of them. */
type Measured = { reports: number; ratings: Values; visibilities: Values; temperatures: Values }
type Month = Measured & { month: number }
type Year = Measured & { conditions: Map<string, number>; species: Map<string, number> }

const everyMonth = Array.from({ length: 12 }, (_, at) => at + 1)

const nothing = (): Measured => ({
  reports: 0,
  ratings: new Map(),
  visibilities: new Map(),
  temperatures: new Map(),
})

const count = <Key>(counted: Map<Key, number>, key: Key, times: number) =>
  counted.set(key, (counted.get(key) ?? 0) + times)

/** Adds the counts of a month to what is told of it and of the year. Of one month, conditions and animals are not told. */
const tally = (month: Measured, year: Year, counts: Counts): void => {
  const measure = (kind: 'ratings' | 'visibilities' | 'temperatures', mark: string, times: number) => {
    const value = Number(mark.slice(2))
    count(month[kind], value, times)
    count(year[kind], value, times)
  }
  for (const mark in counts) {
    const times = counts[mark] ?? 0
    const kind = mark.slice(0, 2)
    if (kind === 's:') count(year.species, mark.slice(2), times)
    else if (kind === 'v:') measure('visibilities', mark, times)
    else if (kind === 't:') measure('temperatures', mark, times)
    else if (kind === 'c:') count(year.conditions, mark.slice(2), times)
    else if (kind === 'r:') measure('ratings', mark, times)
    else if (kind === 'n') {
      month.reports += times
      year.reports += times
    }
  }
}

const tallied = (months: Months): { year: Year; byMonth: Month[] } => {
  const year = { ...nothing(), conditions: new Map(), species: new Map() }
  const byMonth = everyMonth.map((month) => ({ month, ...nothing() }))
  for (const each of byMonth) tally(each, year, months[each.month] ?? {})
  return { year, byMonth }
}

/** How many values there are. */
export const sizeOf = (values: Values): number => values.values().reduce((sum, times) => sum + times, 0)

/** NaN where there are none. */
export const meanOf = (values: Values): number =>
  values.entries().reduce((sum, [value, times]) => sum + value * times, 0) / sizeOf(values)

/** Median and quartiles, between two values where they lie between two; null where too few tell. */
export const spreadOf = (values: Values): Spread | null => {
  const reports = sizeOf(values)
  if (reports < digestLimits.values) return null
  const sorted = [...values].sort(([one], [other]) => one - other)
  const valueAt = (place: number) => {
    let passed = 0
    for (const [value, times] of sorted) {
      passed += times
      if (place < passed) return value
    }
    return Number.NaN
  }
  const quantile = (share: number) => {
    const place = (reports - 1) * share
    const [below, above] = [valueAt(Math.floor(place)), valueAt(Math.ceil(place))]
    return below + (above - below) * (place % 1)
  }
  return { median: quantile(0.5), low: quantile(0.25), high: quantile(0.75), reports }
}

/** How many reports there are of each month, January first. */
export const reportsByMonth = (months: Months): number[] => everyMonth.map((month) => months[month]?.n ?? 0)

/**
 * The months that divers praise and see well in. Each month is measured against the whole year: one star of the mean
 * rating weighs as much as a visibility twice as far. Months with few reports are drawn towards the rest, so that three
 * happy divers do not outweigh thirty. Nothing is told from fewer than three months, nor where the best and the worst
 * are then less than half a star apart; else those of the upper quarter between the two.
 */
const bestMonths = (told: readonly Month[], year: Year): number[] => {
  const { months: fewest, apart, doubt } = digestLimits.best
  if (told.length < fewest) return []
  const rating = meanOf(year.ratings)
  const sight = spreadOf(year.visibilities)?.median
  const scores = told.map(({ month, reports, ratings, visibilities }) => {
    const seen = spreadOf(visibilities)?.median
    const clearer =
      seen === undefined || sight === undefined ? 0 : Math.log2(Math.max(seen, 1) / Math.max(sight, 1))
    const praised = meanOf(ratings) - rating
    return { month, score: ((praised + clearer) * reports) / (reports + doubt) }
  })
  const best = Math.max(...scores.map(({ score }) => score))
  const worst = Math.min(...scores.map(({ score }) => score))
  if (best - worst < apart) return []
  return scores.filter(({ score }) => score >= best - (best - worst) / 4).map(({ month }) => month)
}

const conditionsOf = ({ reports, conditions: met }: Year): Digest['conditions'] =>
  conditions
    .map((condition) => ({ condition, share: (met.get(condition) ?? 0) / reports }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)

const seenOf = (months: Months, year: Year): Digest['seen'] => {
  const { reports: fewest, max } = digestLimits.species
  return [...year.species]
    .flatMap(([id, reports]) => {
      const known = reports < fewest ? undefined : speciesById(id)
      return known ? [{ species: id, name: known.name, scientific: known.scientific, reports }] : []
    })
    .sort((one, other) => other.reports - one.reports || (one.name < other.name ? -1 : 1))
    .slice(0, max)
    .map((one) => ({
      ...one,
      months: everyMonth.filter((month) => (months[month]?.[`s:${one.species}`] ?? 0) > 0),
    }))
}

/**
 * What the reports of a site say together; null where fewer than three stand behind it. A spread is told from three
 * values on, a month from three reports on, a species from two reports on and at most 24 of them.
 */
export const digestOf = (months: Months, latest: Digest['latest']): Digest | null => {
  const { year, byMonth } = tallied(months)
  if (year.reports < digestLimits.reports) return null
  const told = byMonth.filter(({ reports }) => reports >= digestLimits.month)
  return {
    reports: year.reports,
    averageRating: meanOf(year.ratings),
    visibility: spreadOf(year.visibilities),
    waterTemp: spreadOf(year.temperatures),
    months: told.map(({ month, reports, visibilities, temperatures }) => ({
      month,
      reports,
      visibility: spreadOf(visibilities),
      waterTemp: spreadOf(temperatures),
    })),
    conditions: conditionsOf(year),
    seen: seenOf(months, year),
    bestMonths: bestMonths(told, year),
    latest,
  }
}
