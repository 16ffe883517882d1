import { sites } from '@soundings/contract/sites'
import { read, readPages } from '#shared/api/query.ts'

/** How long what is known about sites counts as fresh, in milliseconds. */
export const siteFreshness = 5 * 60_000

/** All dive sites, or those that `words` find, page by page. */
export const siteListQuery = (words: string) => ({
  ...readPages(sites.list, { query: words === '' ? {} : { q: words } }),
  staleTime: siteFreshness,
})

/** One dive site with everything known about it. */
export const siteQuery = (siteId: string) => ({
  ...read(sites.get, { params: { siteId } }),
  staleTime: siteFreshness,
})
