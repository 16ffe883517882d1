import type { Difficulty, NearbySite, Site, SiteSummary } from '@soundings/contract/sites'
import { searchTerms } from '@soundings/rules/sites'
import { fold } from '@soundings/rules/text'
import { z } from 'zod'
import { fromCursor, toCursor } from '#src/paging.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import {
  countApproved,
  findApprovedByMapId,
  findApprovedNear,
  findApprovedSite,
  findApprovedSites,
  listApproved,
  type SiteFilter,
} from './sites.repo.ts'
import { searchBySpelling, searchByWords } from './sites-search.repo.ts'

type Page = { items: SiteSummary[]; nextCursor: string | null; total: number }
type Paging = { cursor?: string | undefined; limit: number }

const NamePlace = z.object({ name: z.string().max(500), id: z.uuid() })
const SearchPlace = z.object({ offset: z.int().min(0).max(10_000), misspelt: z.boolean() })

const notFound = () => new Refusal(404, 'This dive site does not exist or is not public')

export const sitesService = ({ db }: Pick<World, 'db'>) => {
  const listed = async (filter: SiteFilter, { cursor, limit }: Paging): Promise<Page> => {
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

  const searched = async (asked: string, { cursor, limit }: Paging): Promise<Page> => {
    const terms = searchTerms(asked)
    if (terms.length === 0) return { items: [], nextCursor: null, total: 0 }
    const wanted = { terms, phrase: fold(asked) }
    const { offset, misspelt } = fromCursor(SearchPlace, cursor) ?? { offset: 0, misspelt: false }
    const window = { offset, limit }
    const exact = misspelt ? undefined : await searchByWords(db, wanted, window)
    const isExact = exact !== undefined && (exact.total > 0 || offset > 0)
    const { items, total } = isExact ? exact : await searchBySpelling(db, wanted, window)
    const next = offset + items.length
    const more = items.length === limit && next < total
    return { items, total, nextCursor: more ? toCursor({ offset: next, misspelt: !isExact }) : null }
  }

  return {
    /** Approved sites by name, or those that fit the words of `q`, best first. */
    list: ({ q, ...paging }: Paging & { q?: string | undefined }): Promise<Page> =>
      q ? searched(q, paging) : listed({}, paging),

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
    batch: async (ids: string[]): Promise<SiteSummary[]> => {
      if (ids.length === 0) return []
      const known = new Map((await findApprovedSites(db, ids)).map((site) => [site.id, site]))
      return ids.flatMap((id) => known.get(id) ?? [])
    },
  }
}
