import {
  type CategoryShare,
  type GrowthMonth,
  type Region,
  type SeasonMonth,
  type Seen,
  statisticsLimits,
  type TopDestination,
} from '@soundings/contract/statistics'
import { monthNames } from '@soundings/rules/months'
import { numberText, plural } from '@soundings/rules/phrases'
import { categoryLabel } from '@soundings/rules/site-labels'
import { depthText, fromMetric, temperatureText, type Units } from '@soundings/rules/units'
import type { ChartData } from './chart.view.ts'

const reportsText = (n: number) => plural(n, { one: '# dive report', other: '# dive reports' })
const sitesText = (n: number) => plural(n, { one: '# dive site', other: '# dive sites' })
const counted = (to: number) => ({ from: 0, to })
const monthName = (month: number) => monthNames[month - 1] ?? ''

export const destinationsChart = (rows: readonly TopDestination[], total: number): ChartData => ({
  name: 'destinations',
  title: 'Top Dive Destinations',
  headings: ['Destination', 'Country', 'Dive reports'],
  summary: plural(total, {
    one: 'Divers reported from # destination. Press it to see its seasons below.',
    other: 'Divers reported from # destinations. Press one to see its seasons below.',
  }),
  marks: rows.map(({ key, name, country, reports }) => ({
    key,
    label: name,
    text: numberText(reports),
    sentence: `${name}${country ? `, ${country}` : ''}: ${reportsText(reports)}`,
    range: counted(reports),
    cells: [country ?? name, numberText(reports)],
  })),
})

const percent = (value: number) => `${numberText(value, 1)}%`

export const categoriesChart = (rows: readonly CategoryShare[]): ChartData => ({
  name: 'categories',
  title: 'Dive Site Categories',
  headings: ['Category', 'Dive sites', 'Share'],
  summary: `${sitesText(rows.reduce((sum, { sites }) => sum + sites, 0))} by category.`,
  marks: rows.map(({ category, sites, percentage }) => {
    const label = category ? categoryLabel[category] : 'Not stated'
    return {
      key: category ?? '',
      label,
      text: numberText(sites),
      sentence: `${label}: ${sitesText(sites)}, ${percent(percentage)}`,
      range: counted(sites),
      cells: [numberText(sites), percent(percentage)],
    }
  }),
})

export const regionsChart = (rows: readonly Region[], country: string | undefined): ChartData => ({
  name: 'regions',
  title: 'Geographic Distribution',
  headings: [country ? 'Region' : 'Country', 'Dive sites', 'Share'],
  summary: country
    ? 'Dive sites by region. Press one to see its seasons below.'
    : 'Dive sites by country. Press one to see its regions, and its seasons below.',
  marks: rows.map(({ key, name, sites, percentage }) => ({
    key,
    label: name,
    text: percent(percentage),
    sentence: `${name}: ${sitesText(sites)}, ${percent(percentage)}`,
    range: counted(percentage),
    cells: [numberText(sites), percent(percentage)],
  })),
})

type Water = {
  name: 'temperature' | 'visibility'
  months: readonly SeasonMonth[]
  place: string | null
  units: Pick<Units, 'temperature' | 'depth'>
}

/** The water by month, in the reader’s units. */
export const seasonsChart = ({ name, months, place, units }: Water): ChartData => {
  const isWarmth = name === 'temperature'
  const unit = isWarmth ? units.temperature : units.depth
  const text = (value: number) =>
    isWarmth ? temperatureText(value, units.temperature) : depthText(value, units.depth)
  const spreads = months.map((month) => ({
    month: month.month,
    spread: isWarmth ? month.waterTemp : month.visibility,
  }))
  const n = spreads.reduce((sum, { spread }) => sum + (spread?.reports ?? 0), 0)
  return {
    name,
    title: isWarmth ? 'Water Temperature by Month' : 'Visibility by Month',
    headings: ['Month', 'Median', 'Middle half', 'Measurements'],
    summary: plural(
      n,
      { one: '{place}: # measurement is told.', other: '{place}: # measurements are told.' },
      { place: place ?? 'The world' },
    ),
    marks: spreads.map(({ month, spread }) => {
      const label = monthName(month)
      if (!spread)
        return {
          key: `${month}`,
          label,
          text: '–',
          sentence: `${label}: fewer than ${statisticsLimits.reports} measurements`,
          range: null,
          cells: ['–', '–', `Fewer than ${statisticsLimits.reports}`],
        }
      const { median, low, high, reports } = spread
      const half = `${text(low)} to ${text(high)}`
      return {
        key: `${month}`,
        label,
        text: `${text(median)} (n = ${numberText(reports)})`,
        sentence: `${label}: median ${text(median)}, middle half ${half}, n = ${numberText(reports)}`,
        range: {
          from: fromMetric(low, unit),
          to: fromMetric(high, unit),
          middle: fromMetric(median, unit),
        },
        cells: [text(median), half, numberText(reports)],
      }
    }),
  }
}

export const seenChart = (
  rows: readonly Seen[],
  { title, month }: { title: string; month: number },
): ChartData => ({
  name: 'species',
  title,
  headings: ['Species', 'Scientific name', 'Dive reports'],
  summary: `What divers reported in ${monthName(month)}, of all years.`,
  marks: rows.map(({ species, name, scientific, reports }) => ({
    key: species,
    label: name,
    text: numberText(reports),
    sentence: `${name}: ${reportsText(reports)}`,
    range: counted(reports),
    cells: [scientific, numberText(reports)],
  })),
})

const monthText = (month: string) => `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`

export const growthChart = (rows: readonly GrowthMonth[]): ChartData => ({
  name: 'growth',
  title: 'Growth',
  headings: ['Month', 'Dive sites', 'Photos', 'Dive reports', 'Divers'],
  summary: 'Dive reports that came each month. The table also has dive sites, photos and divers.',
  marks: rows.map(({ month, sites, photos, reports, members }) => {
    const people = members === null ? `Fewer than ${statisticsLimits.people}` : numberText(members)
    return {
      key: month,
      label: monthText(month),
      text: numberText(reports),
      sentence: `${monthText(month)}: ${reportsText(reports)}`,
      range: counted(reports),
      cells: [numberText(sites), numberText(photos), numberText(reports), people],
    }
  }),
})
