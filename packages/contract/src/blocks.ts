import { z } from 'zod'
import { Instant, Paging, page, Uuid } from './common.ts'
import { Person } from './person.ts'
import { feature, route } from './route.ts'
import { topicKind } from './topics.ts'

/** What two people are to each other as buddies, as one of them reads it. */
export const BuddyState = z.enum(['none', 'requested', 'incoming', 'buddies'])
export type BuddyState = z.output<typeof BuddyState>

/** What the reader has to do with somebody. What the other did to the reader is not said. */
export const Relationship = z.object({
  buddy: BuddyState,
  /** The reader blocked them. */
  isBlocked: z.boolean(),
  /** The reader muted them. */
  isMuted: z.boolean(),
})
export type Relationship = z.output<typeof Relationship>

/** What changes between a member and others: followed by that member alone, under their id. */
export const relationsTopic = topicKind('relations')

/** Somebody whom a member keeps away, and since when. */
export const KeptAway = Person.extend({ since: Instant })
export type KeptAway = z.output<typeof KeptAway>

const params = z.object({ userId: Uuid })

export const blocks = feature('Blocks and mutes: whom you keep away. The other person is never told.', {
  relation: route('/api/people/:userId/relation', {
    method: 'GET',
    access: 'member',
    summary: 'Get what you are to someone: buddies or not, and whether you blocked or muted them',
    params,
    reply: Relationship,
    errors: [404],
  }),
  block: route('/api/people/:userId/block', {
    method: 'POST',
    access: 'member',
    summary: 'Block someone; safe to repeat. It also ends being buddies. 409 beyond 1,000',
    params,
    reply: Relationship,
    errors: [404, 409, 429],
  }),
  unblock: route('/api/people/:userId/block', {
    method: 'DELETE',
    access: 'member',
    summary: 'Unblock someone; safe to repeat',
    params,
    reply: Relationship,
    errors: [404],
  }),
  mute: route('/api/people/:userId/mute', {
    method: 'POST',
    access: 'member',
    summary: 'Mute someone: you get no notifications about them. Safe to repeat. 409 beyond 1,000',
    params,
    reply: Relationship,
    errors: [404, 409, 429],
  }),
  unmute: route('/api/people/:userId/mute', {
    method: 'DELETE',
    access: 'member',
    summary: 'Unmute someone; safe to repeat',
    params,
    reply: Relationship,
    errors: [404],
  }),
  blocked: route('/api/people/blocked', {
    method: 'GET',
    access: 'member',
    summary: 'List the people you blocked, most recent first',
    query: Paging,
    reply: page(KeptAway),
  }),
  muted: route('/api/people/muted', {
    method: 'GET',
    access: 'member',
    summary: 'List the people you muted, most recent first',
    query: Paging,
    reply: page(KeptAway),
  }),
})
