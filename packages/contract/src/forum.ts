import { z } from 'zod'
import { Instant, Paging, page, text, Uuid } from './common.ts'
import { forumLimits } from './forum-fields.ts'
import {
  CategoryForm,
  PostChange,
  ReplyForm,
  ThreadChange,
  ThreadForm,
  ThreadList,
  threadTitle,
  words,
} from './forum-forms.ts'
import {
  ForumAct,
  ForumCategory,
  FoundPost,
  Post,
  Revision,
  Thread,
  ThreadLine,
  WatchLevel,
} from './forum-shapes.ts'
import { contributions, forumsGroup, type NotificationKinds, objections } from './notification-kinds.ts'
import { wholeNumber, wholeNumberText } from './numbers.ts'
import { Person } from './person.ts'
import { feature, route } from './route.ts'
import { topicKind } from './topics.ts'

export * from './forum-forms.ts'
export * from './forum-shapes.ts'
export * from './forum-words.ts'

/** What happens in one thread, by its id: posts, changes, thanks. Followed by everybody who reads it. */
export const threadTopic = topicKind('thread')

/** The notifications about threads. */
export const forumNotifications = {
  'thread-reply': { type: 'info', group: forumsGroup },
  'thread-in-group': { type: 'info', group: forumsGroup },
  'thread-mention': { type: 'info', group: forumsGroup },
  'thread-quote': { type: 'info', group: forumsGroup },
  'thread-solution': { type: 'success', group: forumsGroup },
  'thread-approved': { type: 'success', group: contributions },
  'thread-rejected': { type: 'warning', group: contributions },
  'thread-moderated': { type: 'info', group: contributions },
  'flagged-post-removed': { type: 'success', group: objections },
} as const satisfies NotificationKinds

const ofThread = z.object({ threadId: Uuid })
const ofPost = z.object({ postId: Uuid })
const ofCategory = z.object({ categoryId: Uuid })
const base = '/api/community/forum'
const liked = z.object({ likes: wholeNumber(), isLiked: z.boolean() })
export const forum = feature('Forums: categories, threads and replies.', {
  categories: route(`${base}/categories`, {
    method: 'GET',
    access: 'public',
    summary: 'List the categories, with the number of threads (`topics`) and posts of each',
    reply: z.array(ForumCategory),
  }),
  addCategory: route(`${base}/categories`, {
    method: 'POST',
    access: 'admin',
    summary: 'Add a category',
    body: CategoryForm,
    reply: ForumCategory,
    status: 201,
    errors: [409],
  }),
  changeCategory: route(`${base}/categories/:categoryId`, {
    method: 'PUT',
    access: 'admin',
    summary: 'Change a category; its former address leads on. Archived, it is read and not written in',
    params: ofCategory,
    body: CategoryForm.extend({ version: wholeNumber(), isArchived: z.boolean().default(false) }),
    reply: ForumCategory,
    errors: [404, 409],
  }),
  removeCategory: route(`${base}/categories/:categoryId`, {
    method: 'DELETE',
    access: 'admin',
    summary: 'Delete a category without threads; 409 where it has some, which can be moved or archived',
    params: ofCategory,
    reply: z.object({}),
    errors: [404, 409],
  }),
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
      'List threads, of a category, a site, a group, an author, a tag, watched or unread ones, in an order. Pinned ones come first in a category; where more is asked for than a category, `total` counts up to 1,000',
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
  replies: route(`${base}/posts/:threadId/replies`, {
    method: 'GET',
    access: 'public',
    summary:
      'List replies by their numbers: from one on (`at`), those before one (`before`), or around a post (`around`, its id)',
    params: ofThread,
    query: z.object({
      at: wholeNumberText().min(0).optional(),
      before: wholeNumberText().min(1).optional(),
      around: Uuid.optional(),
      limit: wholeNumberText().min(1).max(200).default(forumLimits.page),
    }),
    reply: z.object({
      items: z.array(Post),
      /** Whether there are any before the first and after the last of these. */
      hasBefore: z.boolean(),
      hasAfter: z.boolean(),
      lastN: wholeNumber(),
    }),
    errors: [404],
  }),
  reply: route(`${base}/posts/:threadId/replies`, {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary: 'Reply to a thread; 409 `locked` where nobody can. The same clientKey is one reply',
    params: ofThread,
    body: ReplyForm,
    reply: Post,
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  post: route(`${base}/replies/:postId`, {
    method: 'GET',
    access: 'public',
    summary: 'Get a post, which tells the thread and number that it has now',
    params: ofPost,
    reply: Post,
    errors: [404],
  }),
  changeReply: route(`${base}/replies/:postId`, {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary: 'Change a reply; 409 if somebody changed it since',
    params: ofPost,
    body: PostChange,
    reply: Post,
    errors: [403, 404, 409],
  }),
  removeReply: route(`${base}/replies/:postId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Delete your reply; its line stays without words. Safe to repeat',
    params: ofPost,
    reply: Post,
    errors: [403, 404],
  }),
  like: route(`${base}/replies/:postId/like`, {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary: 'Thank somebody for a post, the opening or a reply; safe to repeat',
    params: ofPost,
    reply: liked,
    errors: [403, 404, 429],
  }),
  unlike: route(`${base}/replies/:postId/like`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Take thanks back; safe to repeat',
    params: ofPost,
    reply: liked,
    errors: [404],
  }),
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
  history: route(`${base}/replies/:postId/history`, {
    method: 'GET',
    access: 'public',
    summary: 'List the earlier versions of a post, newest first',
    params: ofPost,
    reply: z.object({ items: z.array(Revision) }),
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

export const forumSearch = feature('Finding threads, and people to name in them.', {
  search: route(`${base}/search`, {
    method: 'GET',
    access: 'public',
    summary:
      'Search threads and replies; species, places and sites are found by their other names too. `total` counts up to 1,000',
    query: Paging.extend({
      q: text(forumLimits.query).min(1),
      category: text(forumLimits.category.slug).optional(),
      author: text(40).min(1).optional(),
      site: Uuid.optional(),
      /** In the talk of a group; without it, only what belongs to none is found. */
      group: Uuid.optional(),
    }),
    reply: page(FoundPost).extend({
      /** What the words were understood as, e.g. “manta ray”. */
      understood: z.array(z.string()),
    }),
    errors: [404, 429],
  }),
  related: route(`${base}/related`, {
    method: 'GET',
    access: 'public',
    summary: 'List up to 5 threads that a title may be about',
    query: z.object({ title: text(forumLimits.title).min(1) }),
    reply: z.object({ items: z.array(ThreadLine) }),
    errors: [429],
  }),
  mentions: route('/api/community/mentions', {
    method: 'GET',
    access: 'member',
    summary: 'List up to 8 members whose username begins with some letters, to mention them',
    query: z.object({ q: text(40).min(1), thread: Uuid.optional() }),
    reply: z.object({ items: z.array(Person) }),
    errors: [429],
  }),
})

const reason = text(forumLimits.reason)

export const forumModeration = feature('What moderators do with threads.', {
  state: route(`${base}/posts/:threadId/state`, {
    method: 'PUT',
    access: 'moderator',
    summary: 'Lock or pin a thread, move it to another category or site, hide it or show it again',
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
    errors: [404, 409],
  }),
  hidePost: route(`${base}/replies/:postId/state`, {
    method: 'PUT',
    access: 'moderator',
    summary: 'Hide a reply, or show it again',
    params: ofPost,
    body: z.strictObject({ isHidden: z.boolean(), reason: reason.optional() }),
    reply: ForumAct,
    errors: [404, 409],
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
    access: 'moderator',
    summary: 'Take back what a moderator did with a thread; 409 if it changed since',
    params: z.object({ actId: Uuid }),
    reply: z.object({ threadId: Uuid }),
    errors: [404, 409],
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
