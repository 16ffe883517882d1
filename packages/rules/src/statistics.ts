import {
  type GrowthMonth,
  type Insights,
  type PublicKind,
  type SeasonMonth,
  statisticsLimits,
} from '@soundings/contract/statistics'
import { meanOf, sizeOf, spreadOf, type Values } from './digest.ts'
import { plural } from './phrases.ts'
import { speciesById } from './species.ts'

/** How often each mark was made in a month: slots such as `7 n`, `7 v:20` (m), `7 t:27.5` (°C). */
export type WaterMark = { slot: string; n: number }

const everyMonth = Array.from({ length: 12 }, (_, at) => at + 1)

type Water = { reports: number; visibility: Values; waterTemp: Values }
const still = (): Water => ({ reports: 0, visibility: new Map(), waterTemp: new Map() })

const count = (values: Values, value: number, n: number) => values.set(value, (values.get(value) ?? 0) + n)

/** The marks of a place, month by month and all together. */
const watersOf = (marks: readonly WaterMark[]): { months: Map<number, Water>; year: Water } => {
  const months = new Map(everyMonth.map((month) => [month, still()]))
  const year = still()
  for (const { slot, n } of marks) {
    const [month = '', mark = ''] = slot.split(' ')
    for (const water of [months.get(Number(month)), year]) {
      if (!water) continue
      if (mark === 'n') water.reports += n
      else count(mark.startsWith('v:') ? water.visibility : water.waterTemp, Number(mark.slice(2)), n)
    }
  }
  return { months, year }
}

/** The water of each month, January first; what fewer than three reports measured is null. */
export const seasonsOf = (marks: readonly WaterMark[]): { reports: number; months: SeasonMonth[] } => {
  const { months, year } = watersOf(marks)
  return {
    reports: year.reports,
    months: [...months].map(([month, { reports, visibility, waterTemp }]) => ({
      month,
      reports,
      visibility: spreadOf(visibility),
      waterTemp: spreadOf(waterTemp),
    })),
  }
}

/** The English name of a month, 1 to 12. */
const monthName = (month: number): string =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1))

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

const meanFrom = (values: Values): { mean: number; of: number } => {
  const of = sizeOf(values)
  return { mean: of < statisticsLimits.reports ? 0 : oneDecimal(meanOf(values)), of }
}

/** What all public reports say together: the marks of the world, and the species that most of them name. */
export const insightsOf = (
  marks: readonly WaterMark[],
  top: { species: string; n: number } | undefined,
): Insights => {
  const { months, year } = watersOf(marks)
  const [busiest] = [...months].sort(([, one], [, other]) => other.reports - one.reports)
  const month = busiest && year.reports >= statisticsLimits.reports ? busiest[0] : null
  const known = top && top.n >= statisticsLimits.reports ? speciesById(top.species) : undefined
  const [temperature, sight] = [meanFrom(year.waterTemp), meanFrom(year.visibility)]
  return {
    mostActiveMonth: month === null ? '' : monthName(month),
    avgWaterTemp: temperature.mean,
    avgVisibility: sight.mean,
    topMarineLife: known?.name ?? '',
    month,
    species: known?.id ?? null,
    counts: {
      reports: year.reports,
      waterTemp: temperature.of,
      visibility: sight.of,
      species: top?.n ?? 0,
    },
  }
}

/** Percent to one decimal; 0 of nothing. */
export const percentageOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : oneDecimal((part / whole) * 100)

/** A number of people as others may read it: null for one to four. */
const toldPeople = (people: number): number | null =>
  people > 0 && people < statisticsLimits.people ? null : people

const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

type Grown = { what: string; slot: string; n: number }

/** What came in each month, the latest first, from the first month in which anything did; months without anything are 0. */
export const growthOf = (grown: readonly Grown[], thisMonth: string): GrowthMonth[] => {
  const months = new Map<string, Map<string, number>>()
  for (const { what, slot, n } of grown)
    months.set(slot, (months.get(slot) ?? new Map<string, number>()).set(what, n))
  const [first] = [...months.keys()].sort()
  if (first === undefined) return []
  const found: GrowthMonth[] = []
  for (let month = first; month <= thisMonth; month = monthAfter(month)) {
    const of = (what: string) => months.get(month)?.get(`growth:${what}`) ?? 0
    found.push({
      month,
      sites: of('sites'),
      photos: of('photos'),
      reports: of('reports'),
      members: toldPeople(of('members')),
    })
  }
  return found.reverse()
}

const quoted = (title: string | null) => (title ? `: “${title}”` : '')

/** What somebody did, in words that go on from their name; `n` photos of one site that came one after another are one line. */
export const publicThingText = (kind: PublicKind, title: string | null, n: number): string => {
  if (kind === 'photo' && n > 1) return plural(n, { one: 'shared # photo', other: 'shared # photos' })
  const texts: Record<PublicKind, string> = {
    site: `added a dive site${quoted(title)}`,
    photo: `shared a photo${quoted(title)}`,
    report: `shared a dive report${quoted(title)}`,
    thread: `started a discussion${quoted(title)}`,
    event: `planned an event${quoted(title)}`,
    group: `founded a group${quoted(title)}`,
  }
  return texts[kind]
}

/** How sure one is of a share: the lower end of Wilson’s interval at 95 %, so that three of three do not outweigh ninety of a hundred. */
export const sureShare = (part: number, whole: number): number => {
  if (whole === 0) return 0
  const z = 1.96
  const share = part / whole
  const middle = share + (z * z) / (2 * whole)
  const apart = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * whole)) / whole)
  return (middle - apart) / (1 + (z * z) / whole)
}
