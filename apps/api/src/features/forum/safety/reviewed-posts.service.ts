import type { PendingPost, PostShown } from '@soundings/contract/forum-review'
import { hostsToRemember, signalWords, wordsOf } from '@soundings/rules/forum-signals'
import { beginningOf, plainWords } from '@soundings/rules/markdown-words'
import { z } from 'zod'
import { noTexts, type Reviewable } from '#extension-points/reviewable.ts'
import { HttpError } from '#shared/http-error.ts'
import { postApproved, postRejected } from '../forum-notifications.ts'
import { lockPlaced, setState } from './changing-state.ts'
import type { ShowAtDesk } from './desk-presenter.ts'
import { countHeld, findPlaced, listHeld, type PlacedPost } from './placed-posts.repo.ts'
import { deleteTaken, insertTaken } from './signals.repo.ts'
import { tellLater } from './telling.service.ts'

const Before = z.object({ version: z.number() })

/** So much of a post is enough for a line of the list. */
const shownOfContent = 300

/** What is held for its links, which are then remembered once it is rejected. */
const aboutLinks = signalWords(['link-of-new', 'taken-host', 'late-link'])

const toItem = ({ id, n, createdAt, content, version, ...post }: PlacedPost): PendingPost => ({
  ...noTexts,
  id,
  type: 'posts',
  createdAt: createdAt.toISOString(),
  title: post.thread.title,
  content: beginningOf(plainWords(content) || (post.incident?.happened ?? ''), shownOfContent),
  siteName: post.site?.siteName ?? null,
  authorHandle: post.isAnonymous ? null : post.authorHandle,
  threadTitle: post.thread.title,
  category: post.category,
  isThread: n === 0,
  version,
})

const changed = () =>
  new HttpError(409, 'This post was changed a moment ago. Please look at it again.', {
    code: 'changed-since',
  })

/** Posts that were held. Those who follow their threads are told of them once they are approved for good. */
export const reviewedPosts = (show: ShowAtDesk): Reviewable<PendingPost, PostShown> => ({
  type: 'posts',
  count: countHeld,
  list: async (db, after, limit) => (await listHeld(db, after, limit)).map(toItem),

  preview: async (db, id, reader) => {
    const [placed] = await findPlaced(db, [id])
    const shown = placed?.state === 'held' ? await show(db, id, reader.id) : undefined
    if (!placed || !shown) return undefined
    return {
      shown: { ...toItem(placed), ...shown, signals: placed.signals },
      authorId: placed.isAnonymous ? null : placed.authorId,
    }
  },

  decide: async (tx, id, { outcome, seen, at }) => {
    const held = await lockPlaced(tx, id, 'all')
    if (held?.post.state !== 'held') return undefined
    const { thread, post } = held
    if (seen !== undefined && seen !== post.version) throw changed()
    await setState(tx, held, outcome === 'approved' ? 'public' : 'removed')
    if (outcome === 'rejected' && post.signals.some((words) => aboutLinks.includes(words))) {
      const words = wordsOf({ title: post.n === 0 ? thread.title : '', ...post })
      await insertTaken(tx, { hosts: hostsToRemember(words), postId: id, at })
    }
    return {
      title: thread.title,
      authorId: post.authorId,
      before: { version: post.version } satisfies z.input<typeof Before>,
    }
  },

  revert: async (tx, id, { outcome, before }) => {
    const decided = await lockPlaced(tx, id, 'all')
    const state = outcome === 'approved' ? 'public' : 'removed'
    if (decided?.post.state !== state || decided.post.version !== Before.parse(before).version) return false
    await setState(tx, decided, 'held')
    await deleteTaken(tx, id)
    return true
  },

  news: async (db, id, { authorId, outcome, reason }) => {
    const [placed] = await findPlaced(db, [id])
    if (!placed) return []
    if (placed.state === 'public') await tellLater(db, id)
    if (authorId === null) return []
    const { thread, n } = placed
    const notification = outcome === 'approved' ? postApproved(thread, n) : postRejected(thread, n, reason)
    return [{ userId: authorId, notification }]
  },
})
