import { z } from 'zod'
import { Uuid } from './common.ts'
import { base, ofPost, ofThread } from './forum-addresses.ts'
import { forumLimits } from './forum-fields.ts'
import { PostChange, ReplyForm } from './forum-forms.ts'
import { Post, Revision } from './forum-shapes.ts'
import { wholeNumber, wholeNumberText } from './numbers.ts'
import { route } from './route.ts'

const liked = z.object({ likes: wholeNumber(), isLiked: z.boolean() })

/** The posts of a thread, each by itself: replies, thanks and earlier versions. */
export const postRoutes = {
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
  history: route(`${base}/replies/:postId/history`, {
    method: 'GET',
    access: 'public',
    summary: 'List the earlier versions of a post, newest first',
    params: ofPost,
    reply: z.object({ items: z.array(Revision) }),
    errors: [404],
  }),
}
