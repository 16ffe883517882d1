import { reports } from '@soundings/contract/reports'
import { readPages } from '#shared/api/query.ts'

/** One’s own dive reports, the newest dive first. */
export const ownReportsQuery = () => readPages(reports.mine, { query: {} })
