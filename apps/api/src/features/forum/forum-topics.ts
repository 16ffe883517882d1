import { Uuid } from '@soundings/contract/common'
import { threadTopic } from '@soundings/contract/forum'
import { maySeeThread } from '@soundings/rules/forum'
import { changeTopic } from '#db/changes.ts'
import { talksSeen } from '#db/talk-access.ts'
import type { StreamTopic } from '#extension-points/stream-topic.ts'
import { readerOf } from './reading/reader.ts'
import { findThreadRights } from './reading/threads.repo.ts'

/** Threads that were written in or changed, by their ids. */
export const threadChanges = changeTopic('threads')

const isId = (id: string): boolean => Uuid.safeParse(id).success

/** One thread, for everybody who reads it. */
export const followedThreads: StreamTopic = {
  name: threadTopic.name,
  changes: [threadChanges],
  may: async (db, asked) => {
    const rights = await findThreadRights(db, asked.map(({ id }) => id).filter(isId))
    const threadOf = (id: string) => rights.get(id.toLowerCase())
    const seesTalk = await talksSeen(
      db,
      asked.flatMap(({ id, listener }) => {
        const talk = threadOf(id)
        return talk ? [{ talk, readerId: listener.id }] : []
      }),
    )
    return asked.map(({ id, listener }) => {
      const thread = threadOf(id)
      return thread !== undefined && maySeeThread(thread, readerOf(listener)) && seesTalk(thread, listener.id)
    })
  },
}
