import { readSaid, type SaidOf, someOf, wholeBetween, words } from '#shared/lib/said.ts'
import { type ChartName, chartNames } from './charts/chart.view.ts'

const parts = {
  /** Charts that are shown as tables. */
  tables: someOf(chartNames),
  /** The country whose regions are shown. */
  country: words(80),
  /** The place whose seasons and species are shown: `egypt`, `egypt/red sea`. */
  region: words(200),
  /** The month of what was seen; this one where nothing is said. */
  month: wholeBetween(1, 12),
}
export type StatisticsSearch = SaidOf<typeof parts>

/** Reads what the address of the statistics says. Whatever makes no sense there counts as not said. */
export const readStatisticsSearch = (said: Record<string, unknown>): StatisticsSearch => readSaid(parts, said)

/** The charts shown as tables, after one of them was turned. */
export const turned = (tables: string | undefined, name: ChartName): string | undefined => {
  const now = tables?.split(',') ?? []
  return (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]).join(',') || undefined
}
