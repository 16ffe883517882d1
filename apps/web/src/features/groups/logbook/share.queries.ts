import { diveLog } from '@soundings/contract/dive-log'
import { reports } from '@soundings/contract/reports'
import { readPages } from '#shared/api/query.ts'

/** One’s own dives and dive reports, the newest dive first. */
export const ownDivesQuery = () => readPages(diveLog.list, { query: {} })
export const ownReportsQuery = () => readPages(reports.mine, { query: {} })
