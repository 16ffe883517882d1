import { z } from 'zod'
import { Coordinates, Instant, text, Uuid } from './common.ts'
import { Photo } from './media.ts'
import { number, wholeNumber } from './numbers.ts'
import { placeKinds } from './places.ts'
import { feature, route } from './route.ts'
import { searchLimits } from './search-limits.ts'
import {
  Access,
  Difficulty,
  DiveType,
  Facility,
  Hazard,
  SiteCategory,
  siteLimits,
  WaterBodyType,
} from './site-fields.ts'
import { TripIdea } from './trip-advice-asking.ts'

export * from './search-limits.ts'
export * from './search-words.ts'

const depth = number().min(0).max(siteLimits.depth)
const radius = number().min(searchLimits.radius.min).max(searchLimits.radius.max)
const name = text(siteLimits.name).min(1)

/** Where to look: a place by name, waters known to the rules, around a site, around the person, or what the map shows. */
export const Where = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(placeKinds), name, country: name.nullable().default(null) }),
  /** A sea, gulf, strait, archipelago or part of the world, by its key in the rules. */
  z.strictObject({
    kind: z.literal('water'),
    key: z.string().max(60),
    /** Only the part of it that belongs to a country: 'the Red Sea in Egypt'. */
    country: name.nullable().default(null),
  }),
  z.strictObject({ kind: z.literal('site'), id: Uuid, name, coordinates: Coordinates, radius }),
  /** Around a town or region; `radius` says how far. */
  z.strictObject({ kind: z.literal('around'), name, coordinates: Coordinates, radius }),
  /** `coordinates` are null while the person has not shared where they are. */
  z.strictObject({ kind: z.literal('me'), coordinates: Coordinates.nullable().default(null), radius }),
])
export type Where = z.output<typeof Where>

export const searchOrders = ['best', 'deepest', 'shallowest', 'closest', 'rating'] as const

/**
 * A question about sites, understood. Lists mean any of their values, but for `avoid`, `without` and all whose names begin
 * with `not` (none of them), and `species` and `facilities` (all of them). `diveTypes` and `categories` are one list: of either any will do. What is
 * empty or null does not matter. Depths in metres, temperatures in degrees Celsius.
 */
export const SearchQuery = z.strictObject({
  where: z.array(Where).max(10).default([]),
  /** Where not to look: 'Indonesia but not Bali'. */
  notWhere: z.array(Where).max(10).default([]),
  /** Of the site's maximum depth. */
  minDepth: depth.nullable().default(null),
  maxDepth: depth.nullable().default(null),
  levels: z.array(Difficulty).max(4).default([]),
  diveTypes: z.array(DiveType).max(7).default([]),
  categories: z.array(SiteCategory).max(10).default([]),
  /** Kinds that a site must not be, by its category or its types. */
  without: z.array(SiteCategory).max(10).default([]),
  waters: z.array(WaterBodyType).max(6).default([]),
  access: Access.nullable().default(null),
  avoid: z.array(Hazard).max(8).default([]),
  minTemp: number()
    .min(searchLimits.temperature.min)
    .max(searchLimits.temperature.max)
    .nullable()
    .default(null),
  maxTemp: number()
    .min(searchLimits.temperature.min)
    .max(searchLimits.temperature.max)
    .nullable()
    .default(null),
  /** 1 to 12. */
  months: z.array(wholeNumber().min(1).max(12)).max(12).default([]),
  /** Ids of known species. */
  species: z.array(z.string().max(80)).max(10).default([]),
  /** One of the species is enough: 'mantas or whale sharks'. */
  anySpecies: z.boolean().default(false),
  /** Of animals that should not be there. */
  notSpecies: z.array(z.string().max(80)).max(10).default([]),
  facilities: z.array(Facility).max(6).default([]),
  /** A site that those found should resemble. */
  like: z.strictObject({ id: Uuid, name }).nullable().default(null),
  /** Sites that are left out. */
  notSites: z
    .array(z.strictObject({ id: Uuid, name }))
    .max(10)
    .default([]),
  order: z.enum(searchOrders).default('best'),
  /** What no rule understood and may still be in a site's texts. */
  words: text(searchLimits.question).default(''),
})
export type SearchQuery = z.output<typeof SearchQuery>

/** One thing that was understood, as a chip. Without it, the question is `withoutChip(query, key)` of the rules. */
export const Chip = z.object({ key: z.string(), label: z.string() })
export type Chip = z.output<typeof Chip>

/** What a question is about, besides looking for sites. */
export const searchIntents = ['find', 'about-site', 'compare', 'medical', 'other'] as const
export type SearchIntent = (typeof searchIntents)[number]

/** What a question about one site wants to know. */
export const siteTopics = [
  'general',
  'level',
  'depth',
  'season',
  'temperature',
  'visibility',
  'animals',
  'hazards',
  'current',
  'entry',
  'access',
  'facilities',
  'photos',
  'reports',
  'history',
] as const
export type SiteTopic = (typeof siteTopics)[number]

/** A piece of an answer: plain text, or the name of a site, which leads to it. */
export const AnswerPiece = z.union([
  z.object({ text: z.string() }),
  z.object({ siteId: Uuid, siteName: z.string(), maxDepth: number().nullable() }),
])
export type AnswerPiece = z.output<typeof AnswerPiece>

/** A thread of the forums that tells of what was asked: what people say, and no fact about a site. */
export const CitedThread = z.object({ id: Uuid, slug: z.string(), title: z.string(), category: z.string() })
export type CitedThread = z.output<typeof CitedThread>

export const SearchReply = z.object({
  /** The answer as text, and the same in pieces. */
  response: z.string(),
  pieces: z.array(AnswerPiece),
  /** The sites found, the best first, of this call. */
  relatedSites: z.array(Uuid),
  totalSites: wholeNumber(),
  /** The site that was asked to be shown: 'the second one'. */
  opens: Uuid.nullable(),
  /** Photos of the first of them. */
  media: z.array(Photo),
  /** At most 3 threads in which all words of the question are. */
  threads: z.array(CitedThread),
  intent: z.enum(searchIntents),
  /** What was understood; null where it was no question about sites. */
  query: SearchQuery.nullable(),
  chips: z.array(Chip),
  /** The chips that aren’t matched, as no site matches them all. */
  relaxed: z.array(Chip),
  /** Who worded it, and why it was not the language model where one is set up. */
  by: z.enum(['composer', 'model']),
  notice: z.string().nullable(),
  /** The question is about a trip: what a plan for it can begin with. */
  trip: TripIdea.nullable(),
  /** Suggested follow-up questions. */
  suggestions: z.array(z.string()),
})
export type SearchReply = z.output<typeof SearchReply>

export const SearchBody = z.object({
  text: text(searchLimits.question).min(1, 'Type a question first'),
  limitSites: wholeNumber().min(0).max(searchLimits.perCall).default(searchLimits.perCall),
  offsetSites: wholeNumber().min(0).max(100_000).default(0),
  /** What was understood before, edited perhaps; then `text` is only shown. */
  query: SearchQuery.optional(),
  /** What the person reads depths, distances and temperatures in. */
  units: z
    .object({ depth: z.enum(['m', 'ft']).default('m'), temperature: z.enum(['C', 'F']).default('C') })
    .prefault({}),
  /** What the conversation is about. */
  context: z
    .object({
      query: SearchQuery.nullable().default(null),
      /** The sites of the last answer, in their order. */
      shown: z.array(Uuid).max(searchLimits.shown).default([]),
      /** The site that is open. */
      siteId: Uuid.nullable().default(null),
      coordinates: Coordinates.nullable().default(null),
    })
    .prefault({}),
})
export type SearchBody = z.output<typeof SearchBody>

/** What was understood of a question, and which parts of it aren’t matched. */
export const SearchUnderstood = SearchReply.pick({ query: true, chips: true, relaxed: true })
export type SearchUnderstood = z.output<typeof SearchUnderstood>

/**
 * What a stream of an answer says: what was understood, where the words take longer; more of them as they come; then the
 * whole, which counts; or why there is none.
 */
export const SearchEvent = z.union([
  z.object({ understood: SearchUnderstood }),
  z.object({ pieces: z.array(AnswerPiece) }),
  z.object({ reply: SearchReply }),
  z.object({ problem: z.string() }),
])
export type SearchEvent = z.output<typeof SearchEvent>

export const Backfill = z.object({
  state: z.enum(['running', 'done', 'failed']),
  processed: wholeNumber(),
  total: wholeNumber(),
  startedAt: Instant,
})

const query = z.object({ cb: z.string().max(40).optional() })

export const search = feature('Questions about dive sites in everyday language.', {
  query: route('/api/ai/query', {
    method: 'POST',
    access: 'public',
    summary:
      'Answer a question about dive sites, with matching sites; use `offsetSites` to page through them',
    query,
    body: SearchBody,
    reply: SearchReply,
    errors: [429],
  }),
  stream: route('/api/ai/stream', {
    method: 'POST',
    access: 'public',
    summary: 'The same as a stream: pieces of the answer, then the full reply of `/api/ai/query`',
    body: SearchBody,
    reply: { events: SearchEvent },
    errors: [429],
  }),
  mock: route('/api/ai/mock/query', {
    method: 'POST',
    access: 'public',
    summary: 'The same with fixed data, for front-end development; 404 in production',
    query,
    body: SearchBody,
    reply: SearchReply,
    errors: [404],
  }),
  backfill: route('/api/admin/embeddings/backfill', {
    method: 'POST',
    access: 'admin',
    summary: 'Compute embeddings: for all approved sites with `force`, otherwise only for those without',
    query: z.object({ force: z.enum(['true', 'false']).default('false') }),
    reply: z.object({ processed: wholeNumber() }),
    status: 202,
  }),
  progress: route('/api/admin/embeddings', {
    method: 'GET',
    access: 'admin',
    summary: 'Get the progress of the last backfill',
    reply: z.object({ backfill: Backfill.nullable() }),
  }),
})
