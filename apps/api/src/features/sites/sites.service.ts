import { text, Uuid } from '@soundings/contract/common'
import { SiteFilter } from '@soundings/contract/site-filter'
import { nearbyLimits } from '@soundings/contract/site-words'
import type { Difficulty, NearbySite, Site, SiteQuestion, SiteSummary } from '@soundings/contract/sites'
import { fold } from '@soundings/rules/text'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import type { Catalogue } from './catalogue/catalogue.service.ts'
import { personalSet } from './catalogue/personal-set.service.ts'
import {
  type ListQuestion,
  type Page,
  type Paging,
  questionsTo,
  type Understand,
} from './questions.service.ts'
import {
  countApproved,
  findApprovedByMapId,
  findApprovedNear,
  findApprovedSites,
  type Listed,
  listApproved,
} from './sites.repo.ts'
import {
  findApprovedSite,
  findApprovedWhole,
  findMergedInto,
  findSeenByMapId,
  findSiteSeenBy,
  findSitesSeenBy,
  isPersonal,
} from './sites-seen.repo.ts'
import { type Viewer, viewerOf } from './viewer.ts'

const NamePlace = z.object({ name: text(500), id: Uuid })

const notFound = () => new HttpError(404, 'This dive site doesn’t exist or isn’t public')

/** In the order asked for, however they were found. */
const inOrder = (ids: string[], found: SiteSummary[]): SiteSummary[] => {
  const known = new Map(found.map((site) => [site.id, site]))
  return ids.flatMap((id) => known.get(id.toLowerCase()) ?? [])
}

/** The nearest sites to one, without itself. */
const nearbyOf = async (
  db: Db,
  { id: own, coordinates: [lng, lat] }: Pick<Site, 'id' | 'coordinates'>,
): Promise<{ items: NearbySite[] }> => {
  const { radius, sites: limit } = nearbyLimits
  const { items } = await findApprovedNear(db, { lat, lng, radius, limit: limit + 1 })
  return { items: items.filter(({ id }) => id !== own).slice(0, limit) }
}

/** All sites by name, which the database answers by itself. */
const isWhole = ({ q, sort, ...question }: ListQuestion) =>
  !q &&
  (sort === 'best' || sort === 'name') &&
  Object.keys(SiteFilter.shape).every((facet) => !(facet in question))

type Needs = { catalogue: Catalogue; understand?: Understand }

/** Dive sites as everybody sees them. */
export const sitesService = ({
  db,
  clock,
  catalogue,
  understand,
}: Pick<Dependencies, 'db' | 'clock'> & Needs) => {
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

  const batch = async (ids: string[]): Promise<SiteSummary[]> =>
    ids.length === 0 ? [] : inOrder(ids, await findApprovedSites(db, ids))

  /** The site of this id; of one that was merged, the site that it became part of. */
  const get = async (id: string): Promise<Site> => {
    const site = await findApprovedSite(db, id)
    if (site) return site
    const mergeTarget = await findMergedInto(db, id)
    const merged = mergeTarget === undefined ? undefined : await findApprovedSite(db, mergeTarget)
    if (!merged) throw notFound()
    return merged
  }

  const { list, facets, points } = questionsTo({ db, clock }, catalogue, batch, understand)

  return {
    /** All approved sites by name, or those that fit the words of `q` and the facets, best first. */
    list: (question: ListQuestion): Promise<Page> =>
      isWhole(question) ? listed({}, question) : list(question),
    facets,
    points,

    inCountry: (country: string, paging: Paging): Promise<Page> =>
      listed({ countryKey: fold(country) }, paging),

    ofDifficulty: (difficulty: Difficulty, paging: Paging): Promise<Page> => listed({ difficulty }, paging),

    get,

    /** The sites near that of this id, and of what one was merged into. */
    nearby: async (id: string): Promise<{ items: NearbySite[] }> => nearbyOf(db, await get(id)),

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

    /** Their whole entries, likewise, but for photos and who made them. */
    entries: async (ids: string[]): Promise<Site[]> => {
      if (ids.length === 0) return []
      const known = new Map((await findApprovedWhole(db, ids)).map((site) => [site.id, site]))
      return ids.flatMap((id) => known.get(id) ?? [])
    },
  }
}

/** Dive sites as one person sees them, where that is not what everybody sees. */
export const personalSitesService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  /** The questions to a person's own set; undefined when all sites are asked. */
  const ownSet = ({ filter_type: set }: SiteQuestion, person: () => Person) => {
    if (set === 'all') return undefined
    const viewer = viewerOf(person())
    return questionsTo({ db, clock }, personalSet({ db }, set, viewer), async (ids) =>
      ids.length === 0 ? [] : inOrder(ids, await findSitesSeenBy(db, viewer, ids)),
    )
  }

  const findPersonal = async (viewer: Viewer, id: string): Promise<Site | undefined> => {
    const isTheirs = await isPersonal(db, viewer, id)
    if (isTheirs !== undefined) return isTheirs ? findSiteSeenBy(db, viewer, id) : undefined
    const mergeTarget = await findMergedInto(db, id)
    return mergeTarget === undefined ? undefined : findPersonal(viewer, mergeTarget)
  }

  return {
    /** `person` refuses a visitor: their own sites and favourites are asked for by members only. */
    list: (question: ListQuestion, person: () => Person) => ownSet(question, person)?.list(question),
    facets: (question: SiteQuestion, person: () => Person) => ownSet(question, person)?.facets(question),
    points: (question: SiteQuestion, person: () => Person) => ownSet(question, person)?.points(question),

    /** A site that is their own, their favourite, or not public but shown to them; undefined for any other. */
    get: (id: string, person: Person): Promise<Site | undefined> => findPersonal(viewerOf(person), id),

    /** The sites near one that is not public but shown to them. */
    nearby: async (id: string, person: Person): Promise<{ items: NearbySite[] } | undefined> => {
      const site = await findPersonal(viewerOf(person), id)
      return site && site.approvalStatus !== 'approved' ? nearbyOf(db, site) : undefined
    },

    /** A site that is not public but shown to them. */
    getByMapId: async (mapId: number, person: Person): Promise<SiteSummary | undefined> => {
      const site = await findSeenByMapId(db, viewerOf(person), mapId)
      return site?.approvalStatus === 'approved' ? undefined : site
    },
  }
}
