import { z } from 'zod'
import { ForumCategory, Post, ThreadLine } from './forum.ts'
import { flaggedKind, reviewKind, version } from './review.ts'

/** A post with the thread that it is in. Who wrote one without a name is asked for by a call of its own. */
const placed = { post: Post, thread: ThreadLine }

/** Posts that risk signals held, with these in words. */
export const postReviewKind = reviewKind('posts', {
  item: {
    threadTitle: z.string(),
    category: ForumCategory.pick({ slug: true, name: true }),
    isThread: z.boolean(),
    version,
  },
  shown: { ...placed, signals: z.array(z.string()) },
})
export type PendingPost = z.output<typeof postReviewKind.item>
export type PostShown = z.output<typeof postReviewKind.shown>
export type PostPreview = z.output<typeof postReviewKind.preview>

export const flaggedThreadKind = flaggedKind('threads', placed)
export const flaggedReplyKind = flaggedKind('replies', placed)
export type FlaggedThread = z.output<typeof flaggedThreadKind.shown>
export type FlaggedReply = z.output<typeof flaggedReplyKind.shown>
