import { z } from 'zod'
import { Coordinates, Instant, Paging, page, text, Uuid } from './common.ts'
import { number, wholeNumber } from './numbers.ts'
import { FoundPlaces } from './places.ts'
import { feature, route } from './route.ts'
import {
  Access,
  AccessStatus,
  ApprovalStatus,
  Difficulty,
  DiveType,
  diveTypes,
  Facility,
  facilities,
  Hazard,
  hazards,
  nearbyLimits,
  PartialDate,
  SiteCategory,
  searchRadius,
  siteLimits,
  siteSets,
  WaterBodyType,
  WreckLook,
} from './site-fields.ts'
import { SiteFacets, SiteFilter, SiteSort } from './site-filter.ts'

export * from './site-fields.ts'

/** Depth in metres below the surface. */
export const Depth = number()
  .min(0, 'Depth can’t be negative')
  .max(siteLimits.depth, `Depth can’t be more than ${siteLimits.depth} m`)

const tags = z.array(text(siteLimits.tag).min(1)).max(siteLimits.tags)
const set = <T extends z.ZodType>(one: T, max: number) => z.array(one).max(max)
const webAddress = z
  .url({ protocol: /^https?$/, error: 'Must be a web address starting with http:// or https://' })
  .max(siteLimits.url)

/** What a person may say about a site. Everything but the required four may stay unknown (null or empty). */
export const SiteFacts = z.object({
  siteName: text(siteLimits.name).min(1, 'Site name is required'),
  /** Other names and spellings people search for. */
  aliases: z.array(text(siteLimits.name).min(1)).max(siteLimits.aliases),
  coordinates: Coordinates,
  city: text(siteLimits.place).nullable(),
  region: text(siteLimits.place).nullable(),
  country: text(siteLimits.place).nullable(),
  description: text(siteLimits.description).nullable(),
  maxDepth: Depth.nullable(),
  averageDepth: Depth.nullable(),
  /** Where the dive takes place, in metres. */
  depthRange: z.object({ min: Depth, max: Depth }).nullable(),
  difficulty: Difficulty.nullable(),
  requiredDiverLevel: Difficulty.nullable(),
  access: Access.nullable(),
  waterBodyType: WaterBodyType.nullable(),
  diveSiteCategory: SiteCategory.nullable(),
  entryMethod: text(siteLimits.shortText).nullable(),
  bottomComposition: text(siteLimits.shortText).nullable(),
  protectionStatus: text(siteLimits.shortText).nullable(),
  accessibilityDetails: text(siteLimits.longText).nullable(),
  diveType: set(DiveType, diveTypes.length),
  hazards: set(Hazard, hazards.length),
  certificationRequirements: tags,
  topographicalFeatures: tags,
  fixedStructures: tags,
  facilities: set(Facility, facilities.length),
  /** What divers come to see. */
  marineLife: tags,
  /** Months with the best conditions, 1 to 12. */
  bestMonths: set(wholeNumber().min(1).max(12), 12),
  historicalSignificance: text(siteLimits.longText).nullable(),
  /** Whether one may dive there; null is not known, and treated as open. The other three say more of it. */
  accessStatus: AccessStatus.nullable(),
  accessStatusSince: PartialDate.nullable(),
  accessStatusReason: text(siteLimits.shortText).nullable(),
  accessStatusSource: webAddress.nullable(),
})
export type SiteFacts = z.output<typeof SiteFacts>

/** Where a site's facts come from. */
export const Provenance = z.object({
  /** 'soundings' for the starter sites, 'member' for people's own, else the name an import was given. */
  source: text(40).min(1),
  licence: text(80).nullable(),
  /** The id this site has at its source; unique within the source. */
  externalId: text(200).nullable(),
  sourceUrl: webAddress.nullable(),
})
export type Provenance = z.output<typeof Provenance>

export const Sponsor = z.object({
  sponsoredBy: text(siteLimits.shortText).min(1),
  sponsorURL: webAddress.nullable(),
  logoURL: webAddress.nullable(),
})

/** A site as a list row, a marker or a search result shows it. */
export const SiteSummary = z.object({
  id: Uuid,
  /** The integer the map's tiles know this site by. */
  mapId: wholeNumber(),
  slug: z.string(),
  siteName: z.string(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  coordinates: Coordinates,
  maxDepth: number().nullable(),
  averageDepth: number().nullable(),
  difficulty: Difficulty.nullable(),
  access: Access.nullable(),
  accessStatus: AccessStatus.nullable(),
  waterBodyType: WaterBodyType.nullable(),
  diveSiteCategory: SiteCategory.nullable(),
  /** For its illustration; null for what is no wreck, and where nobody says. */
  wreckLook: WreckLook.nullable(),
  averageRating: number().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** Whether what is at `thumbnailUrl` is drawn and no photo. */
  isThumbnailDrawn: z.boolean(),
  approvalStatus: ApprovalStatus,
})
export type SiteSummary = z.output<typeof SiteSummary>

/** A published photo as its site shows it; the addresses are those of the pictures. */
export const SitePhoto = z.object({
  id: Uuid,
  thumbnailUrl: z.string(),
  fullUrl: z.string(),
  caption: z.string().nullable(),
  /** Drawn and no photo. */
  isIllustration: z.boolean(),
})
export type SitePhoto = z.output<typeof SitePhoto>

/** A site with everything known about it. */
export const Site = SiteFacts.extend({
  id: Uuid,
  mapId: wholeNumber(),
  slug: z.string(),
  provenance: Provenance,
  sponsor: Sponsor.nullable(),
  /** For its illustration; null for what is no wreck, and where nobody says. */
  wreckLook: WreckLook.nullable(),
  averageRating: number().nullable(),
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** Whether what is at `thumbnailUrl` is drawn and no photo. */
  isThumbnailDrawn: z.boolean(),
  /** The first published photos; `media` names all of them. */
  photos: z.array(SitePhoto),
  media: z.array(Uuid),
  /** Of the person who asks; false for a visitor. */
  isFavorited: z.boolean(),
  isMySite: z.boolean(),
  createdBy: Uuid.nullable(),
  creatorHandle: z.string().nullable(),
  approvedBy: Uuid.nullable(),
  approverHandle: z.string().nullable(),
  approvalStatus: ApprovalStatus,
  /** What the last moderator said who rejected it; its author and editors read it, null for everybody else. */
  rejectionReason: z.string().nullable(),
  /** Counts the changes of the facts: who saves says which one they read. */
  version: wholeNumber(),
  createdAt: Instant,
  lastUpdated: Instant,
})
export type Site = z.output<typeof Site>

export const batchLimit = 200

/** A summary and how far it lies from the point asked for, in kilometres. */
export const NearbySite = SiteSummary.extend({ distance: number() })
export type NearbySite = z.output<typeof NearbySite>

const siteId = z.object({ siteId: Uuid })

/** What is asked of the sites: words, and facets that narrow. The list, the counts and the map take the same question. */
export const question = SiteFilter.extend({
  filter_type: z.enum(siteSets).default('all'),
  q: text(200).optional(),
})
export type SiteQuestion = z.output<typeof question>

export const sites = feature('Dive sites: lists, filters, nearby sites and details.', {
  list: route('/api/sites', {
    method: 'GET',
    access: 'public',
    summary:
      'List dive sites by name; with `q` or facets, best match first. `q` takes names, places and short questions such as `beginner wreck malta`; typos are fine',
    query: Paging.extend({ ...question.shape, sort: SiteSort.default('best') }),
    reply: page(SiteSummary),
    errors: [401],
  }),
  facets: route('/api/sites/facets', {
    method: 'GET',
    access: 'public',
    summary: 'Count matching sites, and how many each value of each facet would leave',
    query: question,
    reply: z.object({ total: wholeNumber(), facets: SiteFacets }),
    errors: [401],
  }),
  places: route('/api/sites/places', {
    method: 'GET',
    access: 'public',
    summary:
      'Search countries, regions, towns, seas and islands that have dive sites, best match first; typos are fine',
    query: z.object({ q: text(200) }),
    reply: FoundPlaces,
  }),
  get: route('/api/sites/:siteId', {
    method: 'GET',
    access: 'public',
    summary:
      'Get a dive site with all its details; if it isn’t public, only its author and editors can. A merged site returns the site it was merged into',
    params: siteId,
    reply: Site,
    errors: [404],
  }),
  nearby: route('/api/sites/:siteId/nearby', {
    method: 'GET',
    access: 'public',
    summary: `List the dive sites near a site, nearest first: at most ${nearbyLimits.sites} within ${nearbyLimits.radius} km`,
    params: siteId,
    reply: z.object({ items: z.array(NearbySite) }),
    errors: [404],
  }),
  search: route('/api/sites/search', {
    method: 'POST',
    access: 'public',
    summary: 'List dive sites within `radius` kilometres of a point, nearest first',
    body: z.object({
      lat: number().min(-90).max(90),
      lng: number().min(-180).max(180),
      radius: number().positive().max(searchRadius.max).default(searchRadius.default),
      limit: wholeNumber().min(1).max(200).default(50),
    }),
    reply: z.object({ items: z.array(NearbySite), total: wholeNumber() }),
  }),
  byCountry: route('/api/sites/country/:country', {
    method: 'GET',
    access: 'public',
    summary: 'List the dive sites of one country',
    params: z.object({ country: text(80).min(1) }),
    query: Paging,
    reply: page(SiteSummary),
  }),
  byDifficulty: route('/api/sites/difficulty/:level', {
    method: 'GET',
    access: 'public',
    summary: 'List the dive sites of one difficulty',
    params: z.object({ level: Difficulty }),
    query: Paging,
    reply: page(SiteSummary),
  }),
  batch: route('/api/sites/batch', {
    method: 'POST',
    access: 'public',
    summary: 'Get several dive sites by id, in the order of the request; unknown ids are left out',
    body: z.object({ ids: z.array(Uuid).max(batchLimit) }),
    reply: z.object({ items: z.array(SiteSummary) }),
  }),
})
