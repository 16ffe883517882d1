import { z } from 'zod'
import { Uuid } from './common.ts'
import { feature, route } from './route.ts'
import { topicKind } from './topics.ts'

/** For so many people at once it is asked who is online: those on a screen. */
export const presenceLimits = { ids: 100 } as const

/** When somebody was last here, as others may know it: never a time. Null is long ago, or not to be told. */
export const seenWhen = ['now', 'today', 'week'] as const
export const SeenWhen = z.enum(seenWhen).nullable()
export type SeenWhen = z.output<typeof SeenWhen>

export const Presence = z.object({ id: Uuid, isOnline: z.boolean(), when: SeenWhen })
export type Presence = z.output<typeof Presence>

/** Whether a person is online, by their id, as a page follows it. Who hides is never told of. */
export const presenceTopic = topicKind('presence')

export const presence = feature('Who is online.', {
  of: route('/api/presence', {
    method: 'GET',
    access: 'member',
    summary: 'Get who of these people is online, as far as they show it to you',
    query: z.object({
      ids: z
        .string()
        .max(presenceLimits.ids * 37)
        .transform((list) => [...new Set(list.split(',').filter(Boolean))])
        .pipe(z.array(Uuid).min(1).max(presenceLimits.ids)),
    }),
    reply: z.object({ items: z.array(Presence) }),
    errors: [429],
  }),
})
