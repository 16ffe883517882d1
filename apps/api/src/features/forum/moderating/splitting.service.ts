import { type ForumAct, forumTexts } from '@soundings/contract/forum'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { findCategory, findRoom } from '../categories/categories.repo.ts'
import { readerOf } from '../reading/reader.ts'
import { lockThread, recountThread, saveThread } from '../reading/threads.repo.ts'
import { noCategory, noThread, wrong } from '../refusals.ts'
import type { NotifyAll } from '../safety/telling.service.ts'
import { keepAct, wasFaster } from './acting.ts'
import {
  deleteThread,
  findAnswered,
  findReplies,
  followAlong,
  insertThreadRow,
  leaveTombstones,
  listPlaces,
  movePosts,
  removeTombstones,
  restoreAnswered,
} from './moving.repo.ts'
import { findAnew, lockTwo, Moved, tellMoved } from './parting.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { notifyAll: NotifyAll }
export type Split = { replyIds: string[]; title: string; category: string; reason?: string | undefined }

const Answered = z.array(z.object({ id: z.string(), replyToN: z.number().nullable() }))
export const SplitDetail = z.object({
  newThreadId: z.string(),
  moved: Moved,
  answered: Answered,
  solutionN: z.number().nullable(),
})

/** Moderators part threads. Posts keep their ids, and leave a line that leads to where they are. */
export const splittingService = ({ db, clock, notifyAll }: Needs) => {
  return {
    split: (by: Person, threadId: string, { replyIds, title, category, reason }: Split): Promise<ForumAct> =>
      inTransaction(db, async (tx) => {
        const thread = await lockThread(tx, threadId, readerOf(by))
        if (!thread || thread.state === 'deleted') throw noThread()
        const at = clock()
        if (thread.state !== 'public') throw await wasFaster(tx, threadId, by, at)
        const room =
          thread.groupId === null && thread.eventId === null
            ? await findCategory(tx, category)
            : await findRoom(tx, thread.categoryId)
        if (!room) throw noCategory()
        if (room.archivedAt) throw wrong('category', forumTexts.archived)
        const ids = [...new Set(replyIds.map((id) => id.toLowerCase()))]
        const replies = await findReplies(tx, threadId, ids)
        const [first] = replies
        // Somebody moved or hid one of them meanwhile, or they are of another thread.
        if (!first || replies.length < ids.length)
          throw new HttpError(409, forumTexts.onlyReplies, { code: 'changed-since', field: 'replyIds' })

        const newThread = { id: newId(), title }
        const moved = replies.map(({ id, n }, to) => ({ id, n, to }))
        const answered = await findAnswered(tx, ids)
        await insertThreadRow(tx, {
          ...newThread,
          categoryId: room.id,
          siteId: thread.siteId,
          groupId: thread.groupId,
          eventId: thread.eventId,
          authorId: first.authorId,
          isAnonymous: first.isAnonymous,
          lastAt: first.createdAt,
          clientKey: newId(),
          createdAt: first.createdAt,
        })
        await movePosts(tx, moved, { from: threadId, into: newThread.id })
        await leaveTombstones(tx, threadId, moved)
        await findAnew(tx, newThread, 0)
        const solutionN = moved.some(({ n }) => n === thread.solutionN) ? thread.solutionN : null
        if (solutionN !== null) await saveThread(tx, { id: threadId, solutionN: null })
        await recountThread(tx, threadId)
        await recountThread(tx, newThread.id)
        const people = replies.map(({ authorId }) => authorId)
        const only = people.filter((id) => id !== null)
        await followAlong(tx, { from: threadId, into: newThread.id, at, only })
        const what = `A moderator moved what you wrote in “${thread.title}” to a new thread, “${title}”.`
        await tellMoved(notifyAll, tx, by, { people, thread: newThread, what, reason: reason || null })
        const detail: z.input<typeof SplitDetail> = { newThreadId: newThread.id, moved, answered, solutionN }
        return keepAct(tx, {
          by,
          at,
          kind: 'split',
          threadId,
          leadsTo: newThread.id,
          reason: reason || null,
          detail,
        })
      }),

    /** Puts the posts back, as long as nothing was written or moved in the new thread; false otherwise. */
    undoSplit: async (tx: Db, threadId: string, kept: unknown): Promise<boolean> => {
      const { newThreadId, moved, answered, solutionN } = SplitDetail.parse(kept)
      const [thread, newThread] = await lockTwo(tx, [threadId, newThreadId], 'all')
      if (thread?.state !== 'public' || newThread?.state !== 'public') return false
      if (newThread.lastN !== moved.length - 1) return false
      const ids = moved.map(({ id }) => id)
      const there = new Map((await listPlaces(tx, newThreadId)).map(({ id, n }) => [id, n]))
      if (there.size !== moved.length || moved.some(({ id, to }) => there.get(id) !== to)) return false
      if ((await removeTombstones(tx, threadId, ids)) !== ids.length) return false
      const back = moved.map(({ id, n, to }) => ({ id, n: to, to: n }))
      await movePosts(tx, back, { from: newThreadId, into: threadId })
      await restoreAnswered(tx, answered)
      await deleteThread(tx, newThreadId)
      if (solutionN !== null && thread.solutionN === null) await saveThread(tx, { id: threadId, solutionN })
      await findAnew(tx, thread, moved[0]?.n ?? 0)
      await recountThread(tx, threadId)
      return true
    },
  }
}
