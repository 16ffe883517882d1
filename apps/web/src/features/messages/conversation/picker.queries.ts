import { media } from '@soundings/contract/media'
import { reports } from '@soundings/contract/reports'
import { readPages } from '#shared/api/query.ts'

/** One’s own dive reports, the newest dive first. */
export const ownReportsQuery = () => readPages(reports.mine, { query: {} })

/** One’s own photos, the newest first. */
export const ownPhotosQuery = () => readPages(media.mine, { query: {} })
