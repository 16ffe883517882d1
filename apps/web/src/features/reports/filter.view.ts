import { monthNames } from '@soundings/rules/months'

/** Which reports of a site: of dives in one month (1 to 12), of one diver. */
export type ReportFilter = { month?: number | undefined; diver?: string | undefined }

/** Whether anything narrows the list. */
export const isNarrow = ({ month, diver }: ReportFilter): boolean =>
  month !== undefined || diver !== undefined

/** What a list is narrowed to: `in April by nico_d`. */
export const filterText = ({ month, diver }: ReportFilter): string =>
  [month !== undefined && `in ${monthNames[month - 1]}`, diver !== undefined && `by ${diver}`]
    .filter(Boolean)
    .join(' ')

/** How high the bar of a month stands beside the fullest one, from 0 to 1; whatever there is can be seen. */
export const shareOf = (count: number, byMonth: readonly number[]): number =>
  count === 0 ? 0 : Math.max(0.12, count / Math.max(...byMonth))
