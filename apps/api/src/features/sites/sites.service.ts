import { text, Uuid } from '@soundings/contract/common'
import { type SiteFacets, SiteFilter, type SiteSort } from '@soundings/contract/site-filter'
import type { Difficulty, NearbySite, Site, SiteQuestion, SiteSummary } from '@soundings/contract/sites'
import { searchTerms } from '@soundings/rules/sites'
import { fold } from '@soundings/rules/text'
import { z } from 'zod'
import { fromCursor, toCursor } from '#src/paging.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import type { Catalogue, Points } from './catalogue/catalogue.service.ts'
import type { Wanted } from './catalogue/wanted.ts'
import {
  countApproved,
  findApprovedByMapId,
  findApprovedNear,
  findApprovedSite,
  findApprovedSites,
  type Listed,
  listApproved,
} from './sites.repo.ts'
import { readStems } from './sites-search.repo.ts'

type Page = { items: SiteSummary[]; nextCursor: string | null; total: number }
type Paging = { cursor?: string | undefined; limit: number }

const NamePlace = z.object({ name: text(500), id: Uuid })
const CataloguePlace = z.object({ id: Uuid, at: z.int().min(0) })

const notFound = () => new Refusal(404, 'This dive site does not exist or is not public')

export const sitesService = ({ db, catalogue }: Pick<World, 'db'> & { catalogue: Catalogue }) => {
  const listed = async (filter: Listed, { cursor, limit }: Paging): Promise<Page> => {
    const after = fromCursor(NamePlace, cursor)
    const [rows, total] = await Promise.all([
      listApproved(db, filter, after, limit + 1),
      countApproved(db, filter),
    ])
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ site }) => site),
      nextCursor: rows.length > limit && last ? toCursor(last.place) : null,
      total,
    }
  }

  const batch = async (ids: string[]): Promise<SiteSummary[]> => {
    if (ids.length === 0) return []
    const known = new Map((await findApprovedSites(db, ids)).map((site) => [site.id, site]))
    return ids.flatMap((id) => known.get(id.toLowerCase()) ?? [])
  }

  const wantedOf = async (q: string): Promise<Wanted> => {
    const typed = searchTerms(q)
    const stems = typed.length > 0 ? await readStems(db, typed) : []
    const terms = typed.map((word, at) => {
      const stem = stems[at] ?? word
      return { typed: word, forms: stem === word ? [] : [stem] }
    })
    return { terms, phrase: fold(q) }
  }

  /** What the catalogue is asked: the facets, and the words. */
  const asked = async ({ q, filter_type: _, ...filter }: SiteQuestion) => ({
    filter,
    wanted: q ? await wantedOf(q) : undefined,
  })

  const narrowed = async (
    question: SiteQuestion,
    sort: SiteSort,
    { cursor, limit }: Paging,
  ): Promise<Page> => {
    const after = fromCursor(CataloguePlace, cursor)
    const { ids, next, total } = await catalogue.page({ ...(await asked(question)), sort, after, limit })
    return { items: await batch(ids), nextCursor: next && toCursor(next), total }
  }

  return {
    /** Approved sites by name, or those that fit the words of `q`, best first; facets and other orders narrow them. */
    list: ({
      cursor,
      limit,
      sort,
      ...question
    }: SiteQuestion & Paging & { sort: SiteSort }): Promise<Page> => {
      const isWhole = !question.q && Object.keys(SiteFilter.shape).every((facet) => !(facet in question))
      return isWhole && sort === 'best'
        ? listed({}, { cursor, limit })
        : narrowed(question, sort, { cursor, limit })
    },

    /** How many sites a question finds, and what each value of each facet would leave. */
    facets: async (question: SiteQuestion): Promise<{ total: number; facets: SiteFacets }> =>
      catalogue.facets(await asked(question)),

    /** The sites that a question finds, as points for the map. */
    points: async (question: SiteQuestion): Promise<Points> => catalogue.points(await asked(question)),

    inCountry: (country: string, paging: Paging): Promise<Page> =>
      listed({ countryKey: fold(country) }, paging),

    ofDifficulty: (difficulty: Difficulty, paging: Paging): Promise<Page> => listed({ difficulty }, paging),

    get: async (id: string): Promise<Site> => {
      const site = await findApprovedSite(db, id)
      if (!site) throw notFound()
      return site
    },

    getByMapId: async (mapId: number): Promise<SiteSummary> => {
      const site = await findApprovedByMapId(db, mapId)
      if (!site) throw notFound()
      return site
    },

    near: (around: {
      lat: number
      lng: number
      radius: number
      limit: number
    }): Promise<{ items: NearbySite[]; total: number }> => findApprovedNear(db, around),

    /** The sites with these ids in the order asked for; unknown and hidden ones are left out. */
    batch,
  }
}
