import { Uuid } from '@soundings/contract/common'
import { threadTopic } from '@soundings/contract/forum'
import { maySeeThread } from '@soundings/rules/forum'
import { changeTopic } from '#db/changes.ts'
import { groupsSeen } from '#db/group-access.ts'
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
    const groupOf = (id: string) => rights.get(id.toLowerCase())?.groupId ?? null
    const seesGroup = await groupsSeen(
      db,
      asked.flatMap(({ id, listener }) => {
        const groupId = groupOf(id)
        return groupId === null ? [] : [{ groupId, readerId: listener.id }]
      }),
    )
    return asked.map(({ id, listener }) => {
      const thread = rights.get(id.toLowerCase())
      if (!thread || !maySeeThread(thread, readerOf(listener))) return false
      return thread.groupId === null || seesGroup(thread.groupId, listener.id)
    })
  },
}
