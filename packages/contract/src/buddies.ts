import { z } from 'zod'
import { BuddyState, Relationship } from './blocks.ts'
import { Coordinates, Instant, Paging, page, text, Uuid } from './common.ts'
import { company, type NotificationKinds } from './notification-kinds.ts'
import { numberText, wholeNumber } from './numbers.ts'
import { Person } from './person.ts'
import { buddyInterests, relationsLimits } from './relations-fields.ts'
import { feature, route } from './route.ts'
import { Difficulty } from './site-fields.ts'
import { StandingBadge } from './standing.ts'

export const BuddyInterest = z.enum(buddyInterests)
export type BuddyInterest = z.output<typeof BuddyInterest>

/** A language by its code, such as `en`. */
export const LanguageCode = z.string().regex(/^[a-z]{2,3}$/, 'This isn’t the code of a language')

export const buddyTexts = {
  place: 'Choose where you want to dive.',
  order: 'The last day can’t be before the first.',
  past: 'The last day is in the past.',
  tooLong: 'An ad can cover up to 180 days.',
} as const

/** Days that an ad covers at most. */
export const longestAd = 180

/** The notifications about buddies. */
export const buddyNotifications = {
  'buddy-request': { type: 'info', group: company },
  'buddy-accepted': { type: 'success', group: company },
} as const satisfies NotificationKinds

const { radiusKm, interests, languages, note } = relationsLimits
const Radius = { min: radiusKm.min, max: radiusKm.max }

const wanted = {
  from: z.iso.date(),
  to: z.iso.date(),
  radius: wholeNumber().min(Radius.min).max(Radius.max),
  level: Difficulty.nullable().default(null),
  interests: z.array(BuddyInterest).max(interests).default([]),
  languages: z.array(LanguageCode).max(languages).default([]),
  note: text(note).nullable().default(null),
}

/** What somebody says who looks for a buddy. Where exactly is rounded before it is kept; left out, it stays. */
export const BuddyAdForm = z
  .strictObject({ ...wanted, coordinates: Coordinates.optional() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: buddyTexts.order })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= longestAd * 86_400_000, {
    path: ['to'],
    error: buddyTexts.tooLong,
  })
export type BuddyAdForm = z.output<typeof BuddyAdForm>

/** An ad as its owner reads it. */
export const BuddyAd = z.object({
  ...wanted,
  level: Difficulty.nullable(),
  interests: z.array(BuddyInterest),
  languages: z.array(z.string()),
  note: z.string().nullable(),
  /** What the area is called. */
  area: z.string(),
})
export type BuddyAd = z.output<typeof BuddyAd>

/** Why somebody cannot be in the finder. */
export const finderGates = ['no-ad', 'too-new', 'no-certificate', 'junior', 'silenced'] as const
export const FinderGate = z.enum(finderGates)
export type FinderGate = z.output<typeof FinderGate>

/** What stands in the way of an ad, in words; `null` where nothing does. */
export const OwnAd = z.object({ ad: BuddyAd.nullable(), gate: FinderGate.nullable() })
export type OwnAd = z.output<typeof OwnAd>

/** Somebody who looks for a buddy too, with what speaks for them. */
export const BuddyMatch = Person.extend({
  from: z.iso.date(),
  to: z.iso.date(),
  area: z.string(),
  /** The middle of the cell of 0.1° in which they want to dive: nobody learns where exactly. */
  cell: Coordinates,
  /** How far that is, in words. */
  band: z.string(),
  level: Difficulty.nullable(),
  interests: z.array(BuddyInterest),
  languages: z.array(z.string()),
  note: z.string().nullable(),
  reasons: z.array(z.string()),
  buddy: BuddyState,
  badge: StandingBadge.nullable(),
})
export type BuddyMatch = z.output<typeof BuddyMatch>

/** A buddy, or one of a request. */
export const BuddyLine = Person.extend({
  state: BuddyState,
  note: z.string().nullable(),
  since: Instant,
})
export type BuddyLine = z.output<typeof BuddyLine>

export const buddyLists = ['buddies', 'incoming', 'outgoing'] as const
export const BuddyList = z.enum(buddyLists)
export type BuddyList = z.output<typeof BuddyList>

const params = z.object({ userId: Uuid })

/** `lng,lat` */
const Near = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?$/, 'This isn’t a position')
  .transform((value): [number, number] => {
    const [lng, lat] = value.split(',').map(Number)
    return [lng ?? 0, lat ?? 0]
  })
  .pipe(Coordinates)

/** Words of a comma separated list, each once. */
const listOf = <Word extends z.ZodType<string, string>>(word: Word, most: number) =>
  text(1_000)
    .transform((list) => [...new Set(list.split(',').filter(Boolean))])
    .pipe(z.array(word).max(most))

export const buddies = feature('Dive buddies: requests, who is one, and finding somebody to dive with.', {
  find: route('/api/community/buddies', {
    method: 'GET',
    access: 'member',
    summary:
      'Find people who look for a buddy at the same time and place, best match first. Only for those who have an ad; what is left out is as in it',
    query: Paging.extend({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      near: Near.optional(),
      radius: numberText().min(Radius.min).max(Radius.max).optional(),
      level: Difficulty.optional(),
      /** Comma separated: whoever named one of them. */
      interests: listOf(BuddyInterest, interests).optional(),
      /** Comma separated codes: whoever speaks one of them. */
      languages: listOf(LanguageCode, languages).optional(),
    }),
    reply: page(BuddyMatch).extend({ gate: FinderGate.nullable() }),
  }),
  ad: route('/api/community/buddies/profile', {
    method: 'GET',
    access: 'member',
    summary: 'Get your ad in the buddy finder, and what stands in the way of one',
    reply: OwnAd,
  }),
  putAd: route('/api/community/buddies/profile', {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary:
      'Put your ad into the buddy finder, or replace it. Coordinates are rounded to 0.1° before they are kept; it ends by itself after its last day',
    body: BuddyAdForm,
    reply: OwnAd,
    errors: [429],
  }),
  deleteAd: route('/api/community/buddies/profile', {
    method: 'DELETE',
    access: 'member',
    summary: 'Take your ad out of the buddy finder; safe to repeat',
    reply: OwnAd,
  }),
  mine: route('/api/community/buddies/mine', {
    method: 'GET',
    access: 'member',
    summary: 'List your buddies, the requests you got, or those you sent; most recent first',
    query: Paging.extend({ list: BuddyList.default('buddies') }),
    reply: page(BuddyLine).extend({
      totals: z.record(BuddyList, wholeNumber()),
      /** Until when you can’t send new requests; null while you can. */
      pausedUntil: Instant.nullable(),
    }),
  }),
  ask: route('/api/community/buddies/:userId', {
    method: 'POST',
    access: 'member',
    shares: true,
    summary:
      'Ask someone to be your buddy; if they asked you before, you are buddies at once. 429 `paused` for a day after several people declined within one. Safe to repeat',
    params,
    body: z.strictObject({ note: text(note).optional() }),
    reply: Relationship,
    errors: [404, 409, 429],
  }),
  answer: route('/api/community/buddies/:userId', {
    method: 'PUT',
    access: 'member',
    summary: 'Accept or decline a request; who asked isn’t told of a decline',
    params,
    body: z.strictObject({ answer: z.enum(['accept', 'decline']) }),
    reply: Relationship,
    errors: [404, 409],
  }),
  end: route('/api/community/buddies/:userId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Withdraw your request, or stop being buddies; safe to repeat',
    params,
    reply: Relationship,
    errors: [404],
  }),
})
