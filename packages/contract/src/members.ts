import { z } from 'zod'
import { Country } from './auth-fields.ts'
import { Paging, page, text } from './common.ts'
import { memberFilters, memberLimits } from './members-fields.ts'
import { wholeNumber, wholeNumberText } from './numbers.ts'
import { Person } from './person.ts'
import { feature, route } from './route.ts'
import { topicKind } from './topics.ts'

export * from './members-fields.ts'

/** What pages that list members follow: who is in which list. */
export const membersTopic = topicKind('members')

/** Somebody in the list of members. A part that the reader may not see is absent. */
export const Member = Person.extend({
  /** What the person wrote, or else their country. */
  location: z.string().nullable(),
  country: z.string().nullable(),
  /** False where it may not be told. */
  isOnline: z.boolean(),
  dives: wholeNumber().optional(),
  photos: wholeNumber().optional(),
  /** Core, leader and instructor certifications, the highest first. */
  certifications: z.array(z.string()).optional(),
  isInstructor: z.boolean().optional(),
})
export type Member = z.output<typeof Member>

export const MembersPage = page(Member).extend({
  /** Why a list is empty that would not be otherwise: who is online is shown to members only. */
  reason: z.literal('members-only').optional(),
})
export type MembersPage = z.output<typeof MembersPage>

export const MembersQuery = z.object({
  cursor: Paging.shape.cursor,
  limit: wholeNumberText().min(1).max(memberLimits.max).default(memberLimits.default),
  /** Each word must begin a word of a handle or name that the reader may see. */
  q: text(memberLimits.search).optional(),
  filter: z.enum(memberFilters).default('all'),
  country: Country.optional(),
})
export type MembersQuery = z.output<typeof MembersQuery>

export const members = feature('Members, as each shows themselves to who asks.', {
  list: route('/api/community/members', {
    method: 'GET',
    access: 'public',
    summary:
      'List members, the most recently active first, or search them: at most 200, the best first. Visitors can read 30 pages',
    query: MembersQuery,
    reply: MembersPage,
    errors: [401, 429],
  }),
})
