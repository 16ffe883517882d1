import { type ForumAct, forumTexts } from '@soundings/contract/forum'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { findCategory, findRoom } from '../categories/categories.repo.ts'
import { moderated } from '../forum-notifications.ts'
import { findPostAt, savePost } from '../reading/posts.repo.ts'
import { readerOf } from '../reading/reader.ts'
import {
  type Eyes,
  lockThread,
  recountThread,
  saveThread,
  type ThreadState,
} from '../reading/threads.repo.ts'
import { noCategory, noThread, wrong } from '../refusals.ts'
import type { NotifyAll } from '../safety/telling.service.ts'
import { textOf, wordsOf } from '../writing/words.ts'
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
  unfollowAlong,
} from './moving.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { notifyAll: NotifyAll }
export type Split = { replyIds: string[]; title: string; category: string; reason?: string | undefined }

const Moved = z.array(z.object({ id: z.string(), n: z.number(), to: z.number() }))
const Answered = z.array(z.object({ id: z.string(), replyToN: z.number().nullable() }))
export const SplitDetail = z.object({
  newThreadId: z.string(),
  moved: Moved,
  answered: Answered,
  solutionN: z.number().nullable(),
})
export const MergeDetail = z.object({ into: z.string(), moved: Moved, lastN: z.number(), at: z.string() })

/** Both locked, in one order for everybody. */
const lockTwo = async (tx: Db, [one, other]: readonly [string, string], eyes: Eyes) => {
  const locked = new Map<string, ThreadState | undefined>()
  for (const id of [one, other].toSorted()) locked.set(id, await lockThread(tx, id, eyes))
  return [locked.get(one), locked.get(other)] as const
}

/** What an opening is found by has the words of its title; a reply’s has not. */
const findAnew = async (tx: Db, thread: { id: string; title: string }, n: number) => {
  const row = await findPostAt(tx, thread.id, n)
  if (!row || textOf(row.post) === '') return
  const { id, content, incident } = row.post
  const title = n === 0 ? { title: thread.title } : {}
  await savePost(tx, { id, words: wordsOf({ content, incident, ...title }) })
}

/** Moderators part threads and put them together. Posts keep their ids, and leave a line that leads to where they are. */
export const splittingService = ({ db, clock, notifyAll }: Needs) => {
  const tell = async (
    tx: Db,
    by: Person,
    {
      people,
      thread,
      what,
      reason,
    }: {
      people: readonly (string | null)[]
      thread: { id: string; title: string }
      what: string
      reason: string | null
    },
  ) => {
    const others = [...new Set(people)].filter((id) => id !== null && id !== by.id) as string[]
    if (others.length > 0) await notifyAll(tx, others, moderated(thread, what, reason))
  }

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
        await tell(tx, by, { people, thread: newThread, what, reason: reason || null })
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

    merge: (
      by: Person,
      threadId: string,
      { into: intoId, reason }: { into: string; reason?: string | undefined },
    ): Promise<ForumAct> =>
      inTransaction(db, async (tx) => {
        const [fromId, targetId] = [threadId.toLowerCase(), intoId.toLowerCase()]
        if (fromId === targetId) throw wrong('into', forumTexts.intoItself)
        const [from, into] = await lockTwo(tx, [fromId, targetId], readerOf(by))
        const at = clock()
        if (!from || !into || from.state === 'deleted' || into.state === 'deleted') throw noThread()
        // What is said in a group stays there.
        if (from.groupId !== into.groupId) throw wrong('into', forumTexts.staysInGroup)
        if (from.eventId !== into.eventId) throw wrong('into', forumTexts.staysInEvent)
        if (from.state !== 'public') throw await wasFaster(tx, from.id, by, at)
        if (into.state !== 'public') throw await wasFaster(tx, into.id, by, at)
        const moved = (await listPlaces(tx, from.id)).map(({ id, n }) => ({ id, n, to: into.lastN + 1 + n }))
        await movePosts(tx, moved, { from: from.id, into: into.id })
        await leaveTombstones(tx, from.id, moved)
        await saveThread(tx, { id: from.id, state: 'moved', mergedInto: into.id })
        await findAnew(tx, into, into.lastN + 1)
        await recountThread(tx, into.id)
        await recountThread(tx, from.id)
        await followAlong(tx, { from: from.id, into: into.id, at })
        const what = `A moderator merged your thread “${from.title}” into “${into.title}”.`
        await tell(tx, by, { people: [from.authorId], thread: into, what, reason: reason || null })
        const detail: z.input<typeof MergeDetail> = {
          into: into.id,
          moved,
          lastN: into.lastN + moved.length,
          at: at.toISOString(),
        }
        return keepAct(tx, {
          by,
          at,
          kind: 'merge',
          threadId: from.id,
          leadsTo: into.id,
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

    /** Puts the posts back, as long as nothing was written in the thread that they came to; false otherwise. */
    undoMerge: async (tx: Db, threadId: string, kept: unknown): Promise<boolean> => {
      const { into: intoId, moved, lastN, at } = MergeDetail.parse(kept)
      const [from, into] = await lockTwo(tx, [threadId, intoId], 'all')
      if (from?.state !== 'moved' || into?.state !== 'public' || into.lastN !== lastN) return false
      const there = new Map((await listPlaces(tx, intoId)).map(({ id, n }) => [id, n]))
      if (moved.some(({ id, to }) => there.get(id) !== to)) return false
      await removeTombstones(
        tx,
        threadId,
        moved.map(({ id }) => id),
      )
      const back = moved.map(({ id, n, to }) => ({ id, n: to, to: n }))
      await movePosts(tx, back, { from: intoId, into: threadId })
      await saveThread(tx, { id: threadId, state: 'public', mergedInto: null })
      await findAnew(tx, from, 0)
      await recountThread(tx, threadId)
      await recountThread(tx, intoId)
      await unfollowAlong(tx, intoId, new Date(at))
      return true
    },
  }
}
