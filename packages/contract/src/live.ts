import { z } from 'zod'
import { Uuid } from './common.ts'
import { NotificationNews } from './notifications.ts'
import { wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'

/** So many topics a page may follow at once over its stream, and all pages of a person over all their streams. */
export const liveLimits = { perStream: 200, perPerson: 1_000, topic: 100 } as const

/** What a stream says. New kinds may come with a newer server: a page ignores those that it does not know. */
export const LiveEvent = z.discriminatedUnion('kind', [
  /** The stream stands, under an id by which topics are asked for; whatever it followed before, it follows no more. */
  z.object({ kind: z.literal('hello'), stream: Uuid }),
  ...NotificationNews.options,
  /** The session was ended elsewhere: the page signs itself out. */
  z.object({ kind: z.literal('signed-out') }),
  /** The topics that were asked for under this number are followed from now on. */
  z.object({ kind: z.literal('following'), n: wholeNumber(Number.MAX_SAFE_INTEGER) }),
  /** Something about the topic is another than it was, or may be: what was read of it is asked for anew. */
  z.object({ kind: z.literal('changed'), topic: z.string() }),
  /** The topic is not followed any more: there is none, or the person may not (any more). */
  z.object({ kind: z.literal('ended'), topic: z.string() }),
])
export type LiveEvent = z.output<typeof LiveEvent>

/** `age`: how many milliseconds ago the page was up to date. */
export const FollowedTopic = z.strictObject({
  topic: z
    .string()
    .max(liveLimits.topic)
    .regex(/^[a-z][a-z-]*(:[\x21-\x7e]+)?$/, 'This isn’t a valid topic'),
  age: wholeNumber(Number.MAX_SAFE_INTEGER).min(0),
})
export type FollowedTopic = z.output<typeof FollowedTopic>

export const live = feature('Live updates: an event stream, and the topics that pages follow.', {
  events: route('/api/notifications/events', {
    method: 'GET',
    access: 'member',
    summary:
      'Stream notifications and updates of the topics you follow as server-sent events; send Last-Event-ID to resume',
    reply: { events: LiveEvent },
  }),
  follow: route('/api/live/topics', {
    method: 'POST',
    access: 'member',
    summary: 'Set the topics that one of your streams follows, replacing the previous ones',
    body: z.strictObject({
      /** As the stream called itself in `hello`. */
      stream: Uuid,
      /** Counts up from one call to the next: an older one that arrives later means nothing. */
      n: wholeNumber(Number.MAX_SAFE_INTEGER).min(1),
      topics: z.array(FollowedTopic).max(liveLimits.perStream),
    }),
    reply: z.object({}),
    status: 202,
  }),
})
