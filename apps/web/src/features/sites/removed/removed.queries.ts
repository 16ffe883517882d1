import { siteEditing } from '@soundings/contract/site-editing'
import { siteReview } from '@soundings/contract/site-review'
import { readPages, write } from '#shared/api/query.ts'
import { siteReads } from '../sites.queries.ts'

/** Sites that were removed and can still be restored, page by page, the last one first. */
export const removedQuery = {
  ...readPages(siteReview.removed, { query: {} }),
  refetchOnWindowFocus: 'always',
} as const

export const restoreSite = write(siteEditing.restore, { refreshes: ['/api/moderator', ...siteReads] })
