import type { DiveGroup, DiveStatistics, GasKind } from '@soundings/contract/dive-log'
import { gasKinds } from '@soundings/contract/dive-log-fields'
import type { CsvValue } from '@soundings/rules/csv'
import { type DepthBand, depthBand } from '@soundings/rules/depth'
import { monthNames } from '@soundings/rules/months'
import { numberText } from '@soundings/rules/phrases'
import {
  depthNumber,
  depthRangeText,
  fromMetric,
  gasUseDecimals,
  gasUseIn,
  gasUseUnit,
  temperatureRangeText,
  type Units,
} from '@soundings/rules/units'
import type { LogSearch } from '../log/log.view.ts'

/** A cell of a table: as it is read, and as it stands in a file. */
export type Cell = { text: string; value: CsvValue }

/** A row of a table; `value` is what is drawn of it. */
export type ChartRow = {
  key: string
  label: string
  /** Where there is little room. */
  short: string
  value: number
  cells: readonly Cell[]
  band?: DepthBand
  /** What the log is asked for its dives. */
  search?: LogSearch
}

/** A table of figures that is drawn as well. */
export type Chart = {
  /** Part of the name of its file. */
  name: string
  title: string
  headings: readonly string[]
  rows: readonly ChartRow[]
}

type Shown = Pick<Units, 'depth' | 'temperature'>
type Named = { label: string; short?: string } & Pick<ChartRow, 'band' | 'search'>

/** Widths of the bands in metres and °C, as the server counts them. */
const bands = { depth: 10, temperature: 5 } as const
/** More years or bands than these are not filled up with empty ones: a date far off was most likely mistyped. */
const maxFilled = 60

const nothing = { dives: 0, hours: 0, maxDepth: null }

export const textCell = (text: string): Cell => ({ text, value: text })
export const numberCell = (value: number, decimals = 0): Cell => ({
  text: numberText(value, decimals, decimals),
  value,
})

const depthCell = (metres: number | null, { depth }: Shown): Cell =>
  metres === null
    ? { text: '–', value: null }
    : { text: depthNumber(metres, depth), value: Math.round(fromMetric(metres, depth) * 10) / 10 }

const chartOf = (
  about: { name: string; title: string; heading: string },
  groups: readonly DiveGroup[],
  nameOf: (key: string) => Named,
  units: Shown,
): Chart => ({
  name: about.name,
  title: about.title,
  headings: [about.heading, 'Dives', 'Hours', `Deepest (${units.depth})`],
  rows: groups.map(({ key, dives, hours, maxDepth }) => {
    const { label, short = label, ...look } = nameOf(key)
    return {
      key,
      label,
      short,
      value: dives,
      cells: [textCell(label), numberCell(dives), numberCell(hours, 1), depthCell(maxDepth, units)],
      ...look,
    }
  }),
})

/** The groups of a scale with those between them that hold nothing. */
export const filled = (groups: readonly DiveGroup[], step: number, from?: number): DiveGroup[] => {
  const keys = groups.map(({ key }) => Number(key))
  const [first, last] = [Math.min(...keys, from ?? Number.POSITIVE_INFINITY), Math.max(...keys)]
  const count = (last - first) / step + 1
  if (groups.length === 0 || count > maxFilled) return [...groups]
  return Array.from({ length: count }, (_, at) => {
    const key = String(first + at * step)
    return groups.find((group) => group.key === key) ?? { key, ...nothing }
  })
}

export const byYear = ({ byYear: groups }: DiveStatistics, units: Shown): Chart =>
  chartOf(
    { name: 'years', title: 'Dives by year', heading: 'Year' },
    filled(groups, 1),
    (year) => ({ label: year, short: year.slice(2), search: { year } }),
    units,
  )

export const byMonthOfYear = ({ byMonthOfYear: groups }: DiveStatistics, units: Shown): Chart =>
  chartOf(
    { name: 'months', title: 'Dives by month', heading: 'Month' },
    groups.length === 0
      ? []
      : monthNames.map((_, at) => {
          const key = String(at + 1)
          return groups.find((group) => group.key === key) ?? { key, ...nothing }
        }),
    (key) => {
      const label = monthNames[Number(key) - 1] ?? key
      return { label, short: label.slice(0, 1) }
    },
    units,
  )

export const byDepth = ({ byDepth: groups }: DiveStatistics, units: Shown): Chart =>
  chartOf(
    { name: 'depths', title: 'Dives by depth', heading: 'Maximum depth' },
    filled(groups, bands.depth, 0),
    (key) => {
      const min = Number(key)
      const label = depthRangeText({ min, max: min + bands.depth }, units.depth)
      return { label, band: depthBand(min + bands.depth / 2) }
    },
    units,
  )

export const byTemperature = ({ byTemperature: groups }: DiveStatistics, units: Shown): Chart =>
  chartOf(
    { name: 'temperatures', title: 'Dives by water temperature', heading: 'Water temperature' },
    filled(groups, bands.temperature),
    (key) => {
      const min = Number(key)
      return { label: temperatureRangeText({ min, max: min + bands.temperature }, units.temperature) }
    },
    units,
  )

const gasLabel: Record<GasKind, string> = { air: 'Air', nitrox: 'Nitrox', trimix: 'Trimix', oxygen: 'Oxygen' }

export const byGas = ({ byGas: groups }: DiveStatistics, units: Shown): Chart =>
  chartOf(
    { name: 'gases', title: 'Dives by gas', heading: 'Gas' },
    groups,
    (key) => {
      const gas = gasKinds.find((kind) => kind === key)
      return gas ? { label: gasLabel[gas], search: { gas } } : { label: key }
    },
    units,
  )

export const bySite = ({ bySite: groups }: DiveStatistics, units: Shown): Chart =>
  chartOf(
    { name: 'sites', title: 'Sites', heading: 'Site' },
    groups,
    (site) => ({ label: site, search: { site } }),
    units,
  )

export const byCountry = ({ byCountry: groups }: DiveStatistics, units: Shown): Chart =>
  chartOf(
    { name: 'countries', title: 'Countries', heading: 'Country' },
    groups,
    (country) => ({ label: country, search: { country } }),
    units,
  )

export const byBuddy = ({ byBuddy: groups }: DiveStatistics, units: Shown): Chart =>
  chartOf(
    { name: 'buddies', title: 'Buddies', heading: 'Buddy' },
    groups,
    (buddy) => ({ label: buddy, search: { buddy } }),
    units,
  )

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

const monthText = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`

/** The use of gas at the surface, month after month. */
export const airUse = ({ sac }: DiveStatistics, { pressure }: Pick<Units, 'pressure'>): Chart => ({
  name: 'air-use',
  title: 'Air use (SAC)',
  headings: ['Month', `Air use (${gasUseUnit(pressure)})`, 'Dives'],
  rows: sac.map(({ month, sac: litres, dives }) => ({
    key: month,
    label: monthText(month),
    short: month,
    value: gasUseIn(litres, pressure),
    cells: [
      textCell(monthText(month)),
      numberCell(rounded(gasUseIn(litres, pressure), gasUseDecimals(pressure)), gasUseDecimals(pressure)),
      numberCell(dives),
    ],
  })),
})

/** `45 min` or `2 h 5 min`, from minutes. */
export const timeSpanText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60]
  if (hours === 0) return `${rest}\u00a0min`
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${rest}\u00a0min`
}
