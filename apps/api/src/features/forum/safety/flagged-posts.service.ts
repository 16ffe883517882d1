import { threadPath } from '@soundings/contract/forum-pages'
import type { FlaggedReply, FlaggedThread } from '@soundings/contract/forum-review'
import { threadSlug } from '@soundings/rules/forum'
import { hostsToRemember, wordsOf } from '@soundings/rules/forum-signals'
import { takenDownReason } from '@soundings/rules/moderation'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Flaggable, Subject } from '#extension-points/flaggable.ts'
import { postTaken } from '../forum-notifications.ts'
import { findThread } from '../reading/threads.repo.ts'
import { lockPlaced, setState } from './changing-state.ts'
import type { ShowAtDesk } from './desk-presenter.ts'
import { findOpenings, findPlaced, type PlacedPost } from './placed-posts.repo.ts'
import { deleteTaken, insertTaken } from './signals.repo.ts'

const Before = z.object({ version: z.number() })

const toSubject = ({ id, n, state, thread, site, authorId }: PlacedPost): Subject => ({
  title: n === 0 ? thread.title : `Re: ${thread.title}`,
  siteId: site?.id ?? null,
  siteName: site?.siteName ?? null,
  authorId,
  path: threadPath({ id: thread.id, slug: threadSlug(thread.title) }, n === 0 ? undefined : { post: id }),
  isPublic: state === 'public' && thread.state === 'public',
})

/** What reported threads and replies have in common: each is a post. */
const reported = (postOf: (db: Db, id: string) => Promise<PlacedPost | undefined>) => ({
  takeDown: async (tx: Db, id: string, { at, reason }: { at: Date; reason: string }) => {
    const placed = await postOf(tx, id)
    const found = placed && (await lockPlaced(tx, placed.id, 'all'))
    if (found?.post.state !== 'public') return undefined
    const { thread, post } = found
    await setState(tx, found, 'removed')
    if (reason === takenDownReason('spam')) {
      const words = wordsOf({ title: post.n === 0 ? thread.title : '', ...post })
      await insertTaken(tx, { hosts: hostsToRemember(words), postId: post.id, at })
    }
    return { version: post.version } satisfies z.input<typeof Before>
  },

  putBack: async (tx: Db, id: string, { before }: { before: Record<string, unknown> }) => {
    const placed = await postOf(tx, id)
    const found = placed && (await lockPlaced(tx, placed.id, 'all'))
    if (found?.post.state !== 'removed' || found.post.version !== Before.parse(before).version) return false
    await setState(tx, found, 'public')
    await deleteTaken(tx, found.post.id)
    return true
  },

  // What is said in a private group is reported by its members.
  maySee: async (tx: Db, reporterId: string, id: string) => {
    const placed = await postOf(tx, id)
    const reader = { id: reporterId, isModerator: false }
    return placed !== undefined && (await findThread(tx, placed.thread.id, reader)) !== undefined
  },

  upheld: { toAuthor: postTaken },
})

/** Threads that people object to: taken down, only their author and moderators read them. */
export const flaggedThreads = (show: ShowAtDesk): Flaggable<FlaggedThread> => ({
  type: 'threads',
  ownWords: 'This is your own thread. You can edit or delete it yourself.',
  find: async (db, ids) =>
    new Map((await findOpenings(db, ids)).map((opening) => [opening.thread.id, toSubject(opening)])),
  show: async (db, id) => {
    const [opening] = await findOpenings(db, [id])
    const shown = opening && (await show(db, opening.id))
    return shown && { type: 'threads', ...shown }
  },
  ...reported(async (db, id) => (await findOpenings(db, [id]))[0]),
})

/** Replies that people object to. */
export const flaggedReplies = (show: ShowAtDesk): Flaggable<FlaggedReply> => ({
  type: 'replies',
  ownWords: 'This is your own reply. You can edit or delete it yourself.',
  find: async (db, ids) =>
    new Map(
      (await findPlaced(db, ids)).flatMap((post) => (post.n === 0 ? [] : [[post.id, toSubject(post)]])),
    ),
  show: async (db, id) => {
    const shown = await show(db, id)
    return shown && { type: 'replies', ...shown }
  },
  ...reported(async (db, id) => (await findPlaced(db, [id])).find(({ n }) => n > 0)),
})
