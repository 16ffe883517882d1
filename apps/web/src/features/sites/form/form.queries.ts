import type { Coordinates } from '@soundings/contract/common'
import { type SiteEdit, type SiteForm, siteEditing } from '@soundings/contract/site-editing'
import { type Site, sites } from '@soundings/contract/sites'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { botToken } from '#features/bot-check/index.ts'
import { call } from '#shared/api/client.ts'
import { read, refresh, write } from '#shared/api/query.ts'
import { siteFreshness, siteQuery, siteReads } from '../sites.queries.ts'
import { readInland } from './place/inland.ts'

/** How far away a known site may tell in which country and region a place lies, in kilometres. */
const neighbourhood = 50

/** The known site nearest to a place. */
export const nearestQuery = ([lng, lat]: Coordinates) => ({
  ...read(sites.search, { body: { lat, lng, radius: neighbourhood, limit: 1 } }),
  staleTime: siteFreshness,
})

/** The countries that sites lie in, to choose from while typing. */
export const countriesQuery = () => ({ ...read(sites.facets, { query: {} }), staleTime: siteFreshness })

type Named = { siteName: string; coordinates: Coordinates; except?: string | undefined }

/** The sites that one of this name at this place may repeat. */
export const similarQuery = ({ siteName, coordinates, except }: Named) => ({
  ...read(siteEditing.similar, { body: { siteName, coordinates, ...(except && { except }) } }),
  staleTime: 60_000,
})

/** Tells whether a place lies far inland. The file never changes while a page is open. */
export const inlandQuery = queryOptions({
  queryKey: ['/map/inland.bin'],
  queryFn: async ({ signal }) => {
    const answer = await fetch('/map/inland.bin', { signal })
    if (!answer.ok) throw new Error('Couldn’t load inland map data')
    return readInland(new Uint8Array(await answer.arrayBuffer()))
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** A site as it is now; who is about to change it starts from nothing older. */
export const fetchSite = (queries: QueryClient, siteId: string): Promise<Site> =>
  queries.fetchQuery({ ...siteQuery(siteId), staleTime: 0 })

/** What was written is what everybody reads next. */
const keep = (queries: QueryClient, site: Site): Site => {
  void refresh(queries, siteReads)
  queries.setQueryData(siteQuery(site.id).queryKey, site)
  return site
}

const put = (siteId: string, facts: SiteEdit, version: number, note?: string) =>
  call(siteEditing.update, { params: { siteId }, body: { facts, version, ...(note && { note }) } })

/**
 * Adds a site; with the same key never a second one. `isChanged` says that an earlier try with this key said something
 * else: if it was that one which arrived, the site is changed to what is said now.
 */
export const createSite = async (
  queries: QueryClient,
  { facts, key, isChanged }: { facts: SiteForm; key: string; isChanged: boolean },
): Promise<Site> => {
  const recaptchaToken = await botToken('add_site')
  const made = await call(siteEditing.create, {
    body: { ...facts, key, ...(recaptchaToken && { recaptchaToken }) },
  })
  return keep(queries, isChanged ? await put(made.id, facts, made.version) : made)
}

type Edit = { siteId: string; facts: SiteEdit; version: number; note: string }

export const updateSite = async (queries: QueryClient, { siteId, facts, version, note }: Edit) =>
  keep(queries, await put(siteId, facts, version, note))

export const removeSite = write(siteEditing.remove, { refreshes: siteReads })

export const proposeSite = async (queries: QueryClient, { siteId, facts, version, note }: Edit) => {
  const proposal = await call(siteEditing.propose, {
    params: { siteId },
    body: { facts, version, ...(note && { note }) },
  })
  void refresh(queries, [siteEditing.proposals.path])
  return proposal
}

/** What the person proposed for a site before. */
export const proposalsQuery = (siteId: string) => read(siteEditing.proposals, { params: { siteId } })

export const withdrawProposal = write(siteEditing.withdraw, { refreshes: [siteEditing.proposals.path] })
