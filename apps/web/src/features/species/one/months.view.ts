import type { SpeciesFacts } from '@soundings/contract/species'
import { statisticsLimits } from '@soundings/contract/statistics-fields'
import { monthNames } from '@soundings/rules/months'

export type Month = { name: string; reports: number; of: number; share: number | null }

/** January first; `share` from 0 to 1, null where too few reports tell of the month. */
export const monthsOf = (months: SpeciesFacts['months']): Month[] =>
  monthNames.map((name, at) => {
    const { reports, of } = months[at] ?? { reports: 0, of: 0 }
    return { name, reports, of, share: of < statisticsLimits.reports ? null : reports / of }
  })

/** The month with the largest share; undefined where none has any. */
export const bestMonth = (months: readonly Month[]): Month | undefined =>
  months
    .filter(({ share }) => (share ?? 0) > 0)
    .toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0))[0]
