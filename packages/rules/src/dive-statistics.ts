import type { DiveGroup, DiveStatistics, GasKind, NotableDive } from '@soundings/contract/dive-log'
import { daysBetween } from './days.ts'
import { foldedName } from './dive-log.ts'
import { surfaceIntervalOf } from './dive-times.ts'

/** What statistics know of a dive: metres, seconds, °C, litres a minute. */
export type CountedDive = {
  id: string
  date: string
  time: string | null
  number: number | null
  siteName: string
  country: string
  maxDepth: number | null
  durationSeconds: number | null
  waterTemp: number | null
  sac: number | null
  gases: readonly GasKind[]
  buddies: readonly string[]
}

/** Grows with each change of what is counted below, so that nothing stands that was counted otherwise. */
export const statisticsRules = 1

/** Widths of the bands in metres and °C. */
const bands = { depth: 10, temperature: 5 } as const
/** Days without a dive that are spoken of. */
const pause = 182
/** Of a list of names, the most frequent. */
const most = 200

const hour = 3_600
const tenths = (value: number) => Math.round(value * 10) / 10
const deeper = (one: number | null, other: number | null) =>
  one === null ? other : Math.max(one, other ?? Number.NEGATIVE_INFINITY)

type Counted = { key: string; dives: number; seconds: number; maxDepth: number | null }

/** Dives by what they have in common; one may be in several groups. Names that differ in their case alone are one. */
const groupsOf = (
  dives: readonly CountedDive[],
  keysOf: (dive: CountedDive) => readonly string[],
): DiveGroup[] => {
  const groups = new Map<string, Counted>()
  for (const dive of dives)
    for (const key of new Set(keysOf(dive))) {
      const group = groups.get(foldedName(key)) ?? { key, dives: 0, seconds: 0, maxDepth: null }
      group.dives += 1
      group.seconds += dive.durationSeconds ?? 0
      group.maxDepth = deeper(group.maxDepth, dive.maxDepth)
      groups.set(foldedName(key), group)
    }
  return [...groups.values()].map(({ seconds, ...group }) => ({ ...group, hours: tenths(seconds / hour) }))
}

const byNumber = (one: DiveGroup, other: DiveGroup) => Number(one.key) - Number(other.key)
const byKey = (one: DiveGroup, other: DiveGroup) => (one.key < other.key ? -1 : 1)
const byCount = (one: DiveGroup, other: DiveGroup) => other.dives - one.dives || byKey(one, other)

const bandOf = (value: number | null, width: number): string[] =>
  value === null ? [] : [String(Math.floor(value / width) * width)]

const named = (name: string): string[] => (name === '' ? [] : [name])

/** The dive with the highest value; the first of those that are equal. */
const highest = (
  dives: readonly CountedDive[],
  readValue: (dive: CountedDive) => number | null,
): NotableDive | null => {
  let [best, most]: [CountedDive | undefined, number] = [undefined, 0]
  for (const dive of dives) {
    const value = readValue(dive)
    if (value !== null && value > most) [best, most] = [dive, value]
  }
  return best ? { id: best.id, siteName: best.siteName, date: best.date, value: most } : null
}

/** Litres a minute of each month, the mean of its dives that tell of it. */
const sacByMonth = (dives: readonly CountedDive[]): DiveStatistics['sac'] => {
  const months = new Map<string, number[]>()
  for (const { date, sac } of dives)
    if (sac !== null) months.set(date.slice(0, 7), [...(months.get(date.slice(0, 7)) ?? []), sac])
  return [...months]
    .map(([month, values]) => ({
      month,
      sac: tenths(values.reduce((sum, value) => sum + value, 0) / values.length),
      dives: values.length,
    }))
    .toSorted((one, other) => (one.month < other.month ? -1 : 1))
}

const intervalsOf = (dives: readonly CountedDive[]): DiveStatistics['surfaceInterval'] => {
  const found = dives
    .flatMap((dive, at) => {
      const before = dives[at - 1]
      return (before && surfaceIntervalOf(before, dive)) ?? []
    })
    .toSorted((one, other) => one - other)
  const [shortest] = found
  const median = found[Math.floor((found.length - 1) / 2)]
  return shortest === undefined || median === undefined ? null : { median, shortest, count: found.length }
}

const pausesOf = (dives: readonly CountedDive[]): DiveStatistics['pauses'] =>
  dives
    .flatMap(({ id, date }, at) => {
      const before = dives[at - 1]
      const days = before ? daysBetween(before.date, date) : 0
      return before && days >= pause ? [{ id, from: before.date, to: date, days }] : []
    })
    .toReversed()

/**
 * What a whole log says. `dives` come in the order in which they were made; `startingDives` were made before the log and
 * count in the total alone.
 */
export const statisticsOf = (dives: readonly CountedDive[], startingDives: number): DiveStatistics => {
  const seconds = dives.reduce((sum, dive) => sum + (dive.durationSeconds ?? 0), 0)
  const byYear = groupsOf(dives, ({ date }) => [date.slice(0, 4)]).toSorted(byKey)
  const byCountry = groupsOf(dives, ({ country }) => named(country)).toSorted(byCount)
  const bySite = groupsOf(dives, ({ siteName }) => named(siteName)).toSorted(byCount)
  const deepest = highest(dives, ({ maxDepth }) => maxDepth)
  const lastNumber = dives.reduce((last, { number }) => Math.max(last, number ?? 0), 0)
  return {
    totalDives: dives.length + startingDives,
    loggedDives: dives.length,
    startingDives,
    hoursUnderwater: tenths(seconds / hour),
    maxDepth: deepest?.value ?? 0,
    countries: byCountry.length,
    sites: bySite.length,
    firstDate: dives[0]?.date ?? null,
    lastDate: dives.at(-1)?.date ?? null,
    lastNumber: lastNumber || null,
    years: byYear.map(({ key }) => Number(key)).toReversed(),
    deepest,
    longest: highest(dives, ({ durationSeconds }) => durationSeconds && tenths(durationSeconds / 60)),
    byYear,
    byMonth: groupsOf(dives, ({ date }) => [date.slice(0, 7)]).toSorted(byKey),
    byMonthOfYear: groupsOf(dives, ({ date }) => [String(Number(date.slice(5, 7)))]).toSorted(byNumber),
    byDepth: groupsOf(dives, ({ maxDepth }) => bandOf(maxDepth, bands.depth)).toSorted(byNumber),
    byTemperature: groupsOf(dives, ({ waterTemp }) => bandOf(waterTemp, bands.temperature)).toSorted(
      byNumber,
    ),
    byGas: groupsOf(dives, ({ gases }) => gases).toSorted(byCount),
    bySite: bySite.slice(0, most),
    byCountry: byCountry.slice(0, most),
    byBuddy: groupsOf(dives, ({ buddies }) => buddies)
      .toSorted(byCount)
      .slice(0, most),
    sac: sacByMonth(dives),
    surfaceInterval: intervalsOf(dives),
    pauses: pausesOf(dives),
  }
}
