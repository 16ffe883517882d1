import { type ForumAct, forumTexts } from '@soundings/contract/forum'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { type CategoryRow, findCategory } from '../categories/categories.repo.ts'
import { moderated } from '../forum-notifications.ts'
import { readerOf } from '../reading/reader.ts'
import { lockThread, saveThread, type ThreadState } from '../reading/threads.repo.ts'
import { noCategory, noPost, noThread, wrong } from '../refusals.ts'
import { lockPlaced, setState, setThreadState } from '../safety/changing-state.ts'
import type { NotifyAll } from '../safety/telling.service.ts'
import { checkSite } from '../writing/checks.ts'
import { keepAct, wasFaster } from './acting.ts'
import { checkMaySet, checkMayShowPost, type Rank, rankIn, rankText } from './ranks.ts'
import {
  instantOf,
  kindOf,
  type StateChange,
  StateDetail,
  sentenceOf,
  type Values,
  valuesOf,
} from './state-values.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { notifyAll: NotifyAll }

export const PostDetail = z.object({
  postId: z.string(),
  isHidden: z.boolean(),
  version: z.number(),
  solutionN: z.number().nullable(),
})

/**
 * Moderators lock, pin, move and hide threads, and hide replies; organisers lock, pin and hide what is said in their group or
 * at their event. Each of it can be taken back for some minutes.
 */
export const stateService = ({ db, clock, notifyAll }: Needs) => {
  /** Those of the asked values that are others than now. */
  const changesOf = async (
    tx: Db,
    by: Person,
    { thread, change }: { thread: ThreadState; change: StateChange },
  ): Promise<{ is: Values; moved: CategoryRow | undefined }> => {
    const now = clock()
    const is: Values = {}
    const { isLocked, pinnedUntil, siteId, isHidden } = change
    if (isLocked !== undefined && isLocked !== (thread.lockedAt !== null))
      is.lockedAt = isLocked ? now.toISOString() : null
    if (pinnedUntil !== undefined && pinnedUntil !== instantOf(thread.pinnedUntil)) {
      if (pinnedUntil !== null && new Date(pinnedUntil) <= now)
        throw wrong('pinnedUntil', forumTexts.pinnedPast)
      is.pinnedUntil = pinnedUntil
    }
    const category = change.category === undefined ? undefined : await findCategory(tx, change.category)
    if (change.category !== undefined && !category) throw noCategory()
    if (category?.archivedAt) throw wrong('category', forumTexts.archived)
    if (category && thread.groupId !== null) throw wrong('category', forumTexts.staysInGroup)
    if (category && thread.eventId !== null) throw wrong('category', forumTexts.staysInEvent)
    const moved = category && category.id !== thread.categoryId ? category : undefined
    if (moved) is.categoryId = moved.id
    if (siteId !== undefined && siteId !== thread.siteId) {
      if (siteId !== null) await checkSite(tx, by.id, siteId)
      is.siteId = siteId
    }
    if (isHidden !== undefined && thread.state === (isHidden ? 'public' : 'removed'))
      is.state = isHidden ? 'removed' : 'public'
    return { is, moved }
  }

  const apply = async (tx: Db, thread: ThreadState, is: Values) => {
    const { lockedAt, pinnedUntil, categoryId, siteId, state } = is
    const at = (value: string | null) => (value === null ? null : new Date(value))
    const known = {
      ...(lockedAt !== undefined && { lockedAt: at(lockedAt) }),
      ...(pinnedUntil !== undefined && { pinnedUntil: at(pinnedUntil) }),
      ...(categoryId !== undefined && { categoryId }),
      ...(siteId !== undefined && { siteId }),
    }
    if (Object.keys(known).length > 0) await saveThread(tx, { id: thread.id, ...known })
    if (state !== undefined) await setThreadState(tx, thread.id, state === 'removed' ? 'removed' : 'public')
  }

  const tell = async (
    tx: Db,
    by: Person,
    {
      authorId,
      thread,
      what,
      reason,
    }: { authorId: string | null; thread: ThreadState; what: string; reason: string | null },
  ) => {
    if (authorId !== null && authorId !== by.id)
      await notifyAll(tx, [authorId], moderated(thread, what, reason))
  }

  return {
    /** 409 with who was faster where it is so already. */
    change: (by: Person, threadId: string, change: StateChange): Promise<ForumAct> =>
      inTransaction(db, async (tx) => {
        const thread = await lockThread(tx, threadId, readerOf(by))
        if (!thread || thread.state === 'deleted') throw noThread()
        const rank = await rankIn(tx, by, thread)
        await checkMaySet(tx, rank, thread.id, change)
        const at = clock()
        if (thread.state === 'moved') throw await wasFaster(tx, thread.id, by, at)
        const { is, moved } = await changesOf(tx, by, { thread, change })
        if (Object.keys(is).length === 0) throw await wasFaster(tx, thread.id, by, at)
        const before = valuesOf(thread)
        const was = Object.fromEntries(Object.entries(before).filter(([name]) => name in is))
        await apply(tx, thread, is)
        const reason = change.reason || null
        const what = sentenceOf(rankText[rank], thread, change, moved)
        if (what) await tell(tx, by, { authorId: thread.authorId, thread, what, reason })
        return keepAct(tx, {
          by,
          at,
          kind: kindOf(change),
          threadId: thread.id,
          reason,
          detail: { was, is, rank },
        })
      }),

    hidePost: (
      by: Person,
      postId: string,
      { isHidden, reason = '' }: { isHidden: boolean; reason?: string | undefined },
    ): Promise<ForumAct> =>
      inTransaction(db, async (tx) => {
        const placed = await lockPlaced(tx, postId, readerOf(by))
        if (!placed || ['deleted', 'moved'].includes(placed.post.state)) throw noPost()
        const { thread, post } = placed
        const rank = await rankIn(tx, by, thread)
        if (!isHidden) await checkMayShowPost(tx, rank, thread.id, postId)
        const at = clock()
        if (post.n === 0) throw wrong('isHidden', forumTexts.hideThread)
        if (post.state !== (isHidden ? 'public' : 'removed')) throw await wasFaster(tx, thread.id, by, at)
        const wasSolution = isHidden && thread.solutionN === post.n
        if (wasSolution) await saveThread(tx, { id: thread.id, solutionN: null })
        await setState(tx, placed, isHidden ? 'removed' : 'public')
        const what = isHidden
          ? `${rankText[rank]} hid your reply in “${thread.title}”.`
          : `${rankText[rank]} made your reply in “${thread.title}” visible again.`
        await tell(tx, by, { authorId: post.authorId, thread, what, reason: reason || null })
        const detail: z.input<typeof PostDetail> & { rank: Rank } = {
          rank,
          postId,
          isHidden,
          version: post.version,
          solutionN: wasSolution ? post.n : null,
        }
        return keepAct(tx, {
          by,
          at,
          kind: isHidden ? 'hide-post' : 'show-post',
          threadId: thread.id,
          subject: { type: 'post', id: postId },
          reason: reason || null,
          detail,
        })
      }),

    /** Puts back what a change of state set, where it is still so; false where it is not. */
    undoChange: async (tx: Db, threadId: string, detail: unknown): Promise<boolean> => {
      const { was, is } = StateDetail.parse(detail)
      const thread = await lockThread(tx, threadId, 'all')
      if (!thread) return false
      const now = Object.entries(valuesOf(thread))
      const isAsSet = now.every(([name, value]) => !(name in is) || is[name as keyof typeof is] === value)
      if (!isAsSet) return false
      await apply(tx, thread, was as Values)
      return true
    },

    undoPost: async (tx: Db, threadId: string, detail: unknown): Promise<boolean> => {
      const { postId, isHidden, version, solutionN } = PostDetail.parse(detail)
      const placed = await lockPlaced(tx, postId, 'all')
      if (!placed || placed.thread.id !== threadId || placed.post.version !== version) return false
      if (placed.post.state !== (isHidden ? 'removed' : 'public')) return false
      await setState(tx, placed, isHidden ? 'public' : 'removed')
      if (solutionN !== null && placed.thread.solutionN === null)
        await saveThread(tx, { id: threadId, solutionN })
      return true
    },
  }
}
