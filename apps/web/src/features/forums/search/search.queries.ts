import { forumSearch } from '@soundings/contract/forum'
import { readPages } from '#shared/api/query.ts'
import type { ForumSearch } from '../forums-search.ts'

/** So many posts come at once. */
const pageSize = 20

/** The posts with these words, the best first. */
export const foundPostsQuery = ({ q = '', category, author }: ForumSearch) => ({
  ...readPages(forumSearch.search, {
    query: { q, limit: pageSize, ...(category && { category }), ...(author && { author }) },
  }),
  meta: { isPersonal: false, saysMoreToMembers: true },
  staleTime: 30_000,
  enabled: q !== '',
})
