import type { Coordinates } from '@soundings/contract/common'
import type { Photo } from '@soundings/contract/media'
import {
  type Chip,
  type SearchBody,
  type SearchQuery,
  searchLimits,
  type Where,
} from '@soundings/contract/search'
import type { TripIdea } from '@soundings/contract/trip-advice'
import type { Source } from '@soundings/language/composer'
import { tripIdeaOf } from '@soundings/language/trips/idea'
import { type Context, chipsOf, type Understood, understand } from '@soundings/language/understanding'
import type { RelaxedQuery } from '@soundings/language/understanding/relaxations'
import { distanceKm } from '@soundings/rules/geo'
import { findPhotosOfSites } from '#features/media/index.ts'
import type { digestService } from '#features/reports/index.ts'
import {
  type Catalogue,
  knownOf,
  type Places,
  type PlacesView,
  type SitesView,
  type sitesService,
} from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Vectors } from '../embedding/vectors.service.ts'
import { contextOf } from './context-of.ts'
import { find, fitsOf, type Ranked } from './find.ts'
import { meaningOf } from './meaning-of.ts'
import { type Relaxed, relax } from './relax.ts'
import { surroundingsIn } from './surroundings.ts'
import { termsFor } from './terms.ts'

/** Of so many sites an answer may speak; and so many photos go with it. */
const max = { sources: 6, photos: 12 }

/** What was found for a question, and all that an answer to it may rest on: everything in it is public. */
export type Finding = Pick<
  Understood,
  | 'intent'
  | 'about'
  | 'pick'
  | 'guidance'
  | 'isAccident'
  | 'foreign'
  | 'comparedBy'
  | 'doubtedDepth'
  | 'unwanted'
  | 'fact'
  | 'instead'
> & {
  text: string
  units: SearchBody['units']
  /** All that was asked, and as much of it as something fits. */
  asked: SearchQuery
  query: SearchQuery
  /** What was understood; and which parts of it aren’t matched, as no site matches them all. */
  chips: Chip[]
  relaxed: Chip[]
  /** The sites found, the best first: those of this call, and how many there are. */
  relatedSites: string[]
  totalSites: number
  media: Photo[]
  /** What a plan can begin with, where the question is about a trip. */
  trip: TripIdea | null
  /** The first sites found; those that are compared; or the one that the question is about. */
  sources: Source[]
}

type Needs = {
  catalogue: Pick<Catalogue, 'view' | 'hiddenSince'>
  places: Pick<Places, 'view'>
  sites: Pick<ReturnType<typeof sitesService>, 'entries'>
  digests: Pick<ReturnType<typeof digestService>, 'ofSites'>
  vectors: Pick<Vectors, 'nearest'>
}

/** The chip of the words that no site holds. */
const ofWords = (chips: Chip[]) => chips.filter(({ key }) => key.split(':')[0] === 'words')

/** From where a question asks how far sites are: no town, as only the middle of its sites is known. */
const askedFrom = ({ where }: SearchQuery): Coordinates | null => {
  for (const each of where) if (each.kind === 'me' || each.kind === 'site') return each.coordinates
  return null
}

/** Whether a question is only about what is near somebody who has not said where they are. */
export const isUnplaced = ({ where }: SearchQuery): boolean =>
  where.length > 0 && where.every((each) => each.kind === 'me' && each.coordinates === null)

const isFarAround = (where: Where): boolean =>
  where.kind === 'around' && where.radius === searchLimits.radius.max

/** Where nothing is as shallow or as near as was asked, what is nearest to that comes first, and not what is best known. */
const nearestFirst = ({ query, relaxed }: Relaxed): RelaxedQuery => {
  if (query.order !== 'best') return query
  if (relaxed.some(({ key }) => key === 'maxDepth')) return { ...query, order: 'shallowest' }
  return query.where.some(isFarAround) ? { ...query, order: 'closest' } : query
}

/** What is understood of a question that the person put together themselves. */
const asGiven = {
  intent: 'find',
  guidance: null,
  about: null,
  pick: null,
  named: [],
  isFollowUp: true,
  isMore: false,
} satisfies Partial<Understood>

/** Understands questions and finds the sites for them. */
export const findingService = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { catalogue, places, sites, digests, vectors }: Needs,
) => {
  const month = () => clock().getUTCMonth() + 1

  const look = async (view: SitesView, query: RelaxedQuery, here: Coordinates | null): Promise<Ranked> =>
    find(query, {
      view,
      ...(await termsFor({ db }, query)),
      nearest: (fits) => vectors.nearest(meaningOf(query, view), view, fits),
      month: month(),
      here,
    })

  /** What fits a question, and if nothing does, what fits as much of it as possible. */
  const search = async (
    view: SitesView,
    gazetteer: PlacesView,
    { query: asked, concluded }: Pick<Understood, 'query' | 'concluded'>,
    { context, units }: SearchBody,
  ): Promise<Relaxed & { ranked: Ranked }> => {
    const ranked = await look(view, asked, context.coordinates)
    const inVain = ranked.hasWords ? [] : ofWords(chipsOf(asked, units))
    if (ranked.total > 0) return { query: asked, relaxed: inVain, ranked }
    const hasFits = (query: RelaxedQuery) => view.count(fitsOf(view, query)) > 0
    const relaxed = relax(asked, units, hasFits, {
      surroundings: surroundingsIn(gazetteer),
      ...(concluded && { concluded }),
    })
    if (!relaxed) return { query: asked, relaxed: [], ranked }
    return { ...relaxed, ranked: await look(view, nearestFirst(relaxed), context.coordinates) }
  }

  const sourcesOf = async (ids: string[], centre: Coordinates | null): Promise<Source[]> => {
    const [entries, told] = await Promise.all([sites.entries(ids), digests.ofSites(ids)])
    return entries.map((site) => ({
      site,
      digest: told.get(site.id) ?? null,
      distance: centre && distanceKm(centre, site.coordinates),
    }))
  }

  /** Some sites that are not looked for, but spoken of. */
  const spokenOf = async (body: SearchBody, understood: Understood, ids: string[]): Promise<Finding> => {
    const { intent, guidance, isAccident, about, comparedBy, pick, query, chips, foreign, instead } =
      understood
    const [sources, media] = await Promise.all([
      sourcesOf(ids.slice(0, max.sources), body.context.coordinates),
      findPhotosOfSites(db, ids, max.photos),
    ])
    const relatedSites = sources.map(({ site }) => site.id)
    const { text, units } = body
    const found = { relatedSites, totalSites: relatedSites.length, media, sources }
    return {
      intent,
      guidance,
      isAccident,
      about,
      comparedBy,
      pick,
      foreign,
      instead,
      text,
      units,
      asked: query,
      query,
      chips,
      relaxed: [],
      trip: null,
      ...found,
    }
  }

  const found = async (
    view: SitesView,
    gazetteer: PlacesView,
    body: SearchBody,
    understood: Understood,
  ): Promise<Finding> => {
    const { text, units, limitSites, context } = body
    const offset = understood.isMore ? Math.max(body.offsetSites, context.shown.length) : body.offsetSites
    const { query, relaxed, ranked } = await search(view, gazetteer, understood, body)
    const idsAt = (positions: number[]) => positions.map((at) => view.site(at).id)
    const asked = ranked.slice(offset, limitSites)
    const best = ranked.slice(0, max.sources)
    const first = idsAt(best)
    const withPhotos = idsAt(best.filter(view.hasPhotos))
    const [hidden, sources, media] = await Promise.all([
      catalogue.hiddenSince(view),
      sourcesOf(first, askedFrom(query)),
      findPhotosOfSites(db, withPhotos, max.photos),
    ])
    const page = asked.filter((at) => !hidden.has(view.site(at).mapId))
    return {
      intent: 'find',
      guidance: understood.guidance,
      about: null,
      pick: null,
      foreign: understood.foreign,
      doubtedDepth: understood.doubtedDepth,
      unwanted: understood.unwanted,
      fact: understood.fact,
      text,
      units,
      asked: understood.query,
      query,
      chips: understood.chips,
      relaxed,
      relatedSites: idsAt(page),
      totalSites: ranked.total,
      media,
      trip: tripIdeaOf(understood),
      sources,
    }
  }

  return {
    find: async (body: SearchBody): Promise<Finding> => {
      const [view, gazetteer] = await Promise.all([catalogue.view(), places.view()])
      const context = contextOf(view, body, month())
      const { query, text, units } = body
      const understood: Understood = query
        ? { ...asGiven, query, chips: chipsOf(query, units) }
        : understand(text, knownOf(view, gazetteer), context)
      const { intent, about, pick } = understood
      if (pick !== null) return spokenOf(body, understood, [pick])
      if (intent === 'about-site' && about) return spokenOf(body, understood, [about.siteId])
      if (intent === 'compare') return spokenOf(body, understood, comparedSites(understood, context))
      if (intent === 'find' && !isUnplaced(understood.query)) return found(view, gazetteer, body, understood)
      return spokenOf(body, understood, [])
    },
  }
}

/** Sites that are named, else those last shown. */
const comparedSites = ({ named }: Understood, { shown }: Context): string[] =>
  (named.length > 1 ? named : shown).map(({ id }) => id)
