import { type ForumAct, forumTexts } from '@soundings/contract/forum'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { readerOf } from '../reading/reader.ts'
import { recountThread, saveThread } from '../reading/threads.repo.ts'
import { noThread, wrong } from '../refusals.ts'
import type { NotifyAll } from '../safety/telling.service.ts'
import { keepAct, wasFaster } from './acting.ts'
import {
  followAlong,
  leaveTombstones,
  listPlaces,
  movePosts,
  removeTombstones,
  unfollowAlong,
} from './moving.repo.ts'
import { findAnew, lockTwo, Moved, tellMoved } from './parting.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { notifyAll: NotifyAll }

const MergeDetail = z.object({ into: z.string(), moved: Moved, lastN: z.number(), at: z.string() })

/** Moderators put threads together. Posts keep their ids, and leave a line that leads to where they are. */
export const mergingService = ({ db, clock, notifyAll }: Needs) => ({
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
      await tellMoved(notifyAll, tx, by, {
        people: [from.authorId],
        thread: into,
        what,
        reason: reason || null,
      })
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
})
