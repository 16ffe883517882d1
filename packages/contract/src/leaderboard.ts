import { z } from 'zod'
import { Achievement } from './achievements.ts'
import { Country } from './auth-fields.ts'
import { Paging, page, Uuid } from './common.ts'
import { boardLimits, boardPeriods, boards, unlistedReasons } from './leaderboard-fields.ts'
import { number, wholeNumber, wholeNumberText } from './numbers.ts'
import { Person } from './person.ts'
import { feature, route } from './route.ts'
import { topicKind } from './topics.ts'

export * from './leaderboard-fields.ts'

/** What pages that show boards follow. */
export const boardsTopic = topicKind('boards')

/** Somebody on a board. Equal scores share a rank, and the next one is left out: 1, 1, 3. */
const Ranked = Person.extend({
  /** What the person wrote, or else their country. */
  location: z.string().nullable(),
  rank: wholeNumber(),
})

/** By dives that count: at most four a day, by their dates, none that overlaps an earlier one. */
export const TopDiver = Ranked.extend({
  dives: wholeNumber(),
  /** Under water in those dives, with one decimal. */
  hours: number(),
  countries: wholeNumber(),
  /** The names of what they earned, the highest first. */
  achievements: z.array(z.string()),
})
export type TopDiver = z.output<typeof TopDiver>

/** By public photos. */
export const TopPhotographer = Ranked.extend({
  photos: wholeNumber(),
  /** Ratings of four or five stars that count. */
  likes: wholeNumber(),
  /** The mean of ratings that count, out of 5; null without any. */
  rating: number().nullable(),
  recentPhotos: z.array(z.object({ id: Uuid, thumbnailUrl: z.string(), caption: z.string().nullable() })),
})
export type TopPhotographer = z.output<typeof TopPhotographer>

/** By points for sites, dive reports and helpful votes. */
export const TopContributor = Ranked.extend({
  points: wholeNumber(),
  sitesAdded: wholeNumber(),
  reports: wholeNumber(),
  helpfulVotes: wholeNumber(),
  badges: z.array(z.string()),
})
export type TopContributor = z.output<typeof TopContributor>

/** Which list is meant: its period, and the people of a country or of a group alone. */
const Which = z.object({
  period: z.enum(boardPeriods).default('year'),
  country: Country.optional(),
  group: Uuid.optional(),
})
export type WhichBoard = z.output<typeof Which>

export const BoardQuery = Which.extend({
  cursor: Paging.shape.cursor,
  limit: wholeNumberText().min(1).max(boardLimits.maxPage).default(boardLimits.page),
})
export type BoardQuery = z.output<typeof BoardQuery>

/** Where one is on a board. */
export const OwnPlace = z.object({
  score: wholeNumber(),
  /** Null while one is not listed; `reasons` say why. */
  rank: wholeNumber().nullable(),
  /** How much is missing to the next rank; null at the top and where there is no rank. */
  toNext: wholeNumber().nullable(),
  reasons: z.array(z.enum(unlistedReasons)),
})
export type OwnPlace = z.output<typeof OwnPlace>

export const UserStats = z.object({
  /** Those that count, in the period. */
  dives: wholeNumber(),
  photos: wholeNumber(),
  /** Of all times. */
  achievements: wholeNumber(),
  /** On the board for dives. */
  rank: wholeNumber().nullable(),
  boards: z.object({ divers: OwnPlace, photographers: OwnPlace, contributors: OwnPlace }),
  listed: z.object({ dives: z.boolean(), contributions: z.boolean() }),
  /** Whether to ask about the number of dives: there are some, and nobody asked yet. */
  isAsked: z.boolean(),
})
export type UserStats = z.output<typeof UserStats>

export const Neighbour = Ranked.extend({ score: wholeNumber(), isMe: z.boolean() })
export type Neighbour = z.output<typeof Neighbour>

/** How a board counts, in words. */
export const BoardRule = z.object({
  board: z.enum(boards),
  counts: z.string(),
  formula: z.string(),
  notes: z.array(z.string()),
})
export type BoardRule = z.output<typeof BoardRule>

const achievementParams = z.object({ achievementId: z.string().regex(/^[a-z0-9-]{1,60}$/) })

export const leaderboard = feature('Who shares most, by rules that reward no danger, and achievements.', {
  topDivers: route('/api/leaderboard/top-divers', {
    method: 'GET',
    access: 'public',
    summary: 'List who dived most, of those who agreed to be listed',
    query: BoardQuery,
    reply: page(TopDiver),
    errors: [404],
  }),
  topPhotographers: route('/api/leaderboard/top-photographers', {
    method: 'GET',
    access: 'public',
    summary: 'List who shared most photos',
    query: BoardQuery,
    reply: page(TopPhotographer),
    errors: [404],
  }),
  topContributors: route('/api/leaderboard/top-contributors', {
    method: 'GET',
    access: 'public',
    summary: 'List who contributed most, by points for sites, dive reports and helpful votes',
    query: BoardQuery,
    reply: page(TopContributor),
    errors: [404],
  }),
  achievements: route('/api/leaderboard/achievements', {
    method: 'GET',
    access: 'public',
    summary: 'List all achievements, with how many have them and, for members, how far they are',
    query: Paging,
    reply: page(Achievement),
  }),
  achievement: route('/api/leaderboard/achievements/:achievementId', {
    method: 'GET',
    access: 'public',
    summary: 'Get one achievement and who earned it, the latest first, of those who are listed',
    params: achievementParams,
    query: BoardQuery.pick({ cursor: true, limit: true }),
    reply: page(Person).extend({ achievement: Achievement }),
    errors: [404],
  }),
  userStats: route('/api/leaderboard/user-stats', {
    method: 'GET',
    access: 'member',
    summary: 'Get your own figures and ranks, what is missing to the next rank, and why you aren’t listed',
    query: Which,
    reply: UserStats,
    errors: [404],
  }),
  aroundMe: route('/api/leaderboard/around-me', {
    method: 'GET',
    access: 'member',
    summary: 'List who is just before and after you on a board; nobody while you aren’t on it',
    query: Which.extend({ board: z.enum(boards).default('divers') }),
    reply: page(Neighbour),
    errors: [404],
  }),
  rules: route('/api/leaderboard/rules', {
    method: 'GET',
    access: 'public',
    summary: 'Get how the boards count, in words',
    reply: z.object({ items: z.array(BoardRule) }),
  }),
})
