import { z } from 'zod'
import { Instant, text, Uuid } from './common.ts'
import { base, ofPost, ofThread } from './forum-addresses.ts'
import { forumLimits } from './forum-fields.ts'
import { threadTitle } from './forum-forms.ts'
import { ForumAct } from './forum-shapes.ts'
import { Person } from './person.ts'
import { feature, route } from './route.ts'

const reason = text(forumLimits.reason)

export const forumModeration = feature('What moderators and organisers do with threads.', {
  state: route(`${base}/posts/:threadId/state`, {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary:
      'Lock or pin a thread, move it to another category or site, hide it or show it again. Organisers of a group or an event lock, pin and hide what is said there',
    params: ofThread,
    body: z.strictObject({
      isLocked: z.boolean().optional(),
      pinnedUntil: Instant.nullable().optional(),
      category: text(forumLimits.category.slug).optional(),
      siteId: Uuid.nullable().optional(),
      isHidden: z.boolean().optional(),
      reason: reason.optional(),
    }),
    reply: ForumAct,
    errors: [403, 404, 409],
  }),
  hidePost: route(`${base}/replies/:postId/state`, {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary: 'Hide a reply, or show it again; for moderators, and organisers of its group or event',
    params: ofPost,
    body: z.strictObject({ isHidden: z.boolean(), reason: reason.optional() }),
    reply: ForumAct,
    errors: [403, 404, 409],
  }),
  split: route(`${base}/posts/:threadId/split`, {
    method: 'POST',
    access: 'moderator',
    summary: 'Move replies to a thread of their own; their addresses lead there',
    params: ofThread,
    body: z.strictObject({
      replyIds: z.array(Uuid).min(1).max(500),
      title: threadTitle,
      category: text(forumLimits.category.slug),
      reason: reason.optional(),
    }),
    reply: ForumAct,
    errors: [404, 409],
  }),
  merge: route(`${base}/posts/:threadId/merge`, {
    method: 'POST',
    access: 'moderator',
    summary: 'Put a thread at the end of another; its addresses lead there',
    params: ofThread,
    body: z.strictObject({ into: Uuid, reason: reason.optional() }),
    reply: ForumAct,
    errors: [404, 409],
  }),
  undo: route(`${base}/acts/:actId/undo`, {
    method: 'POST',
    access: 'member',
    shares: true,
    summary:
      'Take back what a moderator did with a thread, or an organiser with one of theirs; 409 if it changed since',
    params: z.object({ actId: Uuid }),
    reply: z.object({ threadId: Uuid }),
    errors: [403, 404, 409],
  }),
  author: route(`${base}/replies/:postId/author`, {
    method: 'GET',
    access: 'moderator',
    summary: 'Get who wrote a post without a name; it’s noted that you asked',
    params: ofPost,
    reply: z.object({ author: Person.nullable() }),
    errors: [404],
  }),
})
