import { z } from 'zod'
import { Paging, page, text, Uuid } from './common.ts'
import { base, ofThread } from './forum-addresses.ts'
import { categoryRoutes } from './forum-categories.ts'
import { forumLimits } from './forum-fields.ts'
import { ThreadChange, ThreadForm, ThreadList, words } from './forum-forms.ts'
import { postRoutes } from './forum-posts.ts'
import { Post, Thread, ThreadLine, WatchLevel } from './forum-shapes.ts'
import { contributions, forumsGroup, type NotificationKinds, objections } from './notification-kinds.ts'
import { wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'
import { topicKind } from './topics.ts'

export * from './forum-forms.ts'
export * from './forum-moderation.ts'
export * from './forum-search.ts'
export * from './forum-shapes.ts'
export * from './forum-words.ts'

/** What happens in one thread, by its id: posts, changes, thanks. Followed by everybody who reads it. */
export const threadTopic = topicKind('thread')

/** The notifications about threads. */
export const forumNotifications = {
  'thread-reply': { type: 'info', group: forumsGroup },
  'thread-in-group': { type: 'info', group: forumsGroup },
  'thread-at-event': { type: 'info', group: forumsGroup },
  'thread-mention': { type: 'info', group: forumsGroup },
  'thread-quote': { type: 'info', group: forumsGroup },
  'thread-solution': { type: 'success', group: forumsGroup },
  'thread-approved': { type: 'success', group: contributions },
  'thread-rejected': { type: 'warning', group: contributions },
  'thread-moderated': { type: 'info', group: contributions },
  'flagged-post-removed': { type: 'success', group: objections },
} as const satisfies NotificationKinds

export const forum = feature('Forums: categories, threads and replies.', {
  ...categoryRoutes,
  recent: route(`${base}/recent-posts`, {
    method: 'GET',
    access: 'public',
    summary: 'List the threads in which something was written most recently',
    query: Paging,
    reply: page(ThreadLine),
  }),
  list: route(`${base}/posts`, {
    method: 'GET',
    access: 'public',
    summary:
      'List threads, of a category, a site, a group, an event, an author, a tag, watched or unread ones, in an order. Pinned ones come first in a category; where more is asked for than a category, `total` counts up to 1,000',
    query: ThreadList,
    reply: page(ThreadLine),
    errors: [401, 404],
  }),
  start: route(`${base}/posts`, {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary: 'Start a thread. The same clientKey is one thread, however often it’s sent',
    body: ThreadForm,
    reply: Thread,
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  thread: route(`${base}/posts/:threadId`, {
    method: 'GET',
    access: 'public',
    summary: 'Get a thread with its opening; one that was merged says into which',
    params: ofThread,
    reply: Thread,
    errors: [404],
  }),
  change: route(`${base}/posts/:threadId`, {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary: 'Change the title, words, tags, site or photos of a thread; 409 if somebody changed it since',
    params: ofThread,
    body: ThreadChange,
    reply: Thread,
    errors: [403, 404, 409],
  }),
  remove: route(`${base}/posts/:threadId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Delete your thread while nobody else has replied; safe to repeat',
    params: ofThread,
    reply: z.object({}),
    errors: [403, 404, 409],
  }),
  ...postRoutes,
  solve: route(`${base}/posts/:threadId/solution`, {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary: 'Mark the post that answers a question, or none; for who asked, and moderators',
    params: ofThread,
    body: z.strictObject({ postId: Uuid.nullable() }),
    reply: Thread,
    errors: [400, 403, 404],
  }),
  watch: route(`${base}/posts/:threadId/watch`, {
    method: 'PUT',
    access: 'member',
    summary: 'Watch a thread, mute it, or neither',
    params: ofThread,
    body: z.strictObject({ level: WatchLevel }),
    reply: z.object({ watch: WatchLevel }),
    errors: [404],
  }),
  read: route(`${base}/posts/:threadId/read`, {
    method: 'PUT',
    access: 'member',
    summary: 'Say up to which number you’ve read; it only moves forward',
    params: ofThread,
    body: z.strictObject({ upTo: wholeNumber().min(0) }),
    reply: z.object({ readN: wholeNumber() }),
    errors: [404],
  }),
  readAll: route(`${base}/read-all`, {
    method: 'POST',
    access: 'member',
    summary: 'Mark everything as read, or everything in a category',
    body: z.strictObject({ category: text(forumLimits.category.slug).optional() }),
    reply: z.object({}),
    errors: [404],
  }),
  cards: route(`${base}/cards`, {
    method: 'POST',
    access: 'member',
    summary: 'Get the cards and mentions that a text would show, for its preview',
    body: words,
    reply: Post.pick({ cards: true, mentions: true }),
    errors: [429],
  }),
})
