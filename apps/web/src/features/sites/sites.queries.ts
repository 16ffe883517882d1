import type { Coordinates } from '@soundings/contract/common'
import { searchRadius } from '@soundings/contract/site-words'
import { type SiteSummary, sites } from '@soundings/contract/sites'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { followAbout } from '#shared/api/follow.ts'
import { read, readAbout, readPages } from '#shared/api/query.ts'
import type { Question } from './question.view.ts'

/** How long what is known about sites counts as fresh, in milliseconds. */
export const siteFreshness = 5 * 60_000

/** Everything that says something about sites, their markers among it: what a write that changes one refreshes. */
export const siteReads = ['/api/sites', '/api/map'] as const

/** A question without what is not asked, so that the same question has one key. */
const tidy = (question: Question) =>
  Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined))

/** What somebody added or likes is theirs alone, although everybody may ask for sites. */
const metaOf = ({ filter_type }: Question) => ({ isPersonal: filter_type !== undefined })

/** The dive sites that a question finds, page by page. */
export const siteListQuery = (question: Question) => ({
  ...readPages(sites.list, { query: tidy(question) }),
  meta: metaOf(question),
  staleTime: siteFreshness,
})

/** The published sites that this page has read in lists so far, each once. */
export const knownSites = (queries: QueryClient): SiteSummary[] => {
  const lists = queries.getQueriesData<InfiniteData<{ items: SiteSummary[] }>>({
    queryKey: [sites.list.path, 'pages'],
  })
  const known = lists.flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? [])
  const published = known.filter(({ approvalStatus }) => approvalStatus === 'approved')
  return [...new Map(published.map((site) => [site.id, site])).values()]
}

/** How many sites each further choice would leave. */
export const siteFacetsQuery = ({ sort: _, ...question }: Question) => ({
  ...read(sites.facets, { query: tidy(question) }),
  meta: metaOf(question),
  staleTime: siteFreshness,
})

/** One dive site with everything known about it; its author learns more of it than a visitor. */
export const siteQuery = (siteId: string) => ({
  ...read(sites.get, { params: { siteId } }),
  meta: { saysMoreToMembers: true },
  staleTime: siteFreshness,
})

/** Somebody changed a site or what hangs on it: asks anew for all that was read of it, by whichever feature. */
export const followSite = (queries: QueryClient, siteId: string): void => void followAbout(queries, siteId)

/** When the oldest was read of what is on screen about a site, in milliseconds since 1970. */
export const siteReadAt = (queries: QueryClient, siteId: string): number => {
  const shown = queries.getQueryCache().findAll({ ...readAbout(siteId), type: 'active' })
  const readAt = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0)
  return Math.min(Date.now(), ...readAt)
}

/** The sites near one, nearest first. */
export const nearbyQuery = (siteId: string) => ({
  ...read(sites.nearby, { params: { siteId } }),
  staleTime: siteFreshness,
})

/** The best few sites for some words, to choose from while typing. */
export const siteHintsQuery = (words: string, limit: number) => ({
  ...read(sites.list, { query: { q: words, limit } }),
  staleTime: siteFreshness,
})

/** How many sites around a place are offered. */
const maxAround = 12

/** The sites around a place to choose from, nearest first. */
export const sitesAroundQuery = ([lng, lat]: Coordinates) => ({
  ...read(sites.search, { body: { lat, lng, radius: searchRadius.default, limit: maxAround } }),
  staleTime: siteFreshness,
})

/** The countries, regions and towns that some words name. */
export const placesQuery = (words: string) => ({
  ...read(sites.places, { query: { q: words } }),
  staleTime: siteFreshness,
})
