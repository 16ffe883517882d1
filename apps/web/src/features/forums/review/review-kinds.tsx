import type { FlaggedReply, FlaggedThread, PostPreview } from '@soundings/contract/forum-review'
import { IconMessages } from '@tabler/icons-react'
import { lazy } from 'react'
import { flaggedKind, reviewKind } from '#shared/review/review-kind.ts'
import { forumReads } from '../moderate/moderate.queries.ts'
import { takenDownText } from './review.view.ts'

const post = () => import('./PostInReview.tsx')
const PostInReview = lazy(async () => ({ default: (await post()).PostInReview }))
const ReportedPost = lazy(async () => ({ default: (await post()).ReportedPost }))
const Signals = lazy(async () => ({ default: (await import('./Signals.tsx')).Signals }))
const WhoWrote = lazy(async () => ({ default: (await import('./WhoWrote.tsx')).WhoWrote }))

const reads = [...forumReads, '/api/moderator/people']

/** Threads and replies that wait because of what is risky about them. */
export const postKind = reviewKind<PostPreview>({
  type: 'posts',
  filterLabel: 'Posts',
  label: 'Forum post',
  icon: IconMessages,
  reads,
  reasons: [
    'This is advertising.',
    'Please don’t post phone numbers or ask for payment here.',
    'The same text has been posted already.',
    'The link leads somewhere that has nothing to do with diving.',
    'The post insults or names people.',
  ],
  consequence: (preview) =>
    preview && !preview.isThread
      ? 'Approving publishes this reply and tells who follows the thread.'
      : 'Approving publishes this thread.',
  nobody: ({ post: { isAnonymous } }) => (isAnonymous ? 'Written without a name' : undefined),
  main: ({ id, post, thread, signals }) => (
    <>
      {signals.length > 0 && <Signals signals={signals} />}
      <PostInReview key={id} post={post} thread={thread} />
    </>
  ),
  rail: ({ post }) => post.isAnonymous && <WhoWrote post={post} />,
})

/** Threads that people report. */
export const flaggedThread = flaggedKind<FlaggedThread>({
  type: 'threads',
  reads,
  takenDown: ({ post }) => takenDownText(post, 'thread'),
  main: ({ post, thread }) => <ReportedPost key={post.id} post={post} thread={thread} />,
  rail: ({ post }) => post.isAnonymous && <WhoWrote post={post} />,
})

/** Replies that people report. */
export const flaggedReply = flaggedKind<FlaggedReply>({
  type: 'replies',
  reads,
  takenDown: ({ post }) => takenDownText(post, 'reply'),
  main: ({ post, thread }) => <ReportedPost key={post.id} post={post} thread={thread} />,
  rail: ({ post }) => post.isAnonymous && <WhoWrote post={post} />,
})
