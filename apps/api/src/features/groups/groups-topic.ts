import { Uuid } from '@soundings/contract/common'
import { groupTopic } from '@soundings/contract/groups'
import { maySeeGroup } from '@soundings/rules/groups'
import { changeTopic } from '#db/changes.ts'
import type { Db } from '#db/client.ts'
import type { AskedTopic, StreamTopic } from '#extension-points/stream-topic.ts'
import { findGroups } from './reading/groups.repo.ts'

/** Groups whose people, words or state are others, by their ids. */
export const groupChanges = changeTopic('groups')

const isId = (id: string): boolean => Uuid.safeParse(id).success

/** For each reader those of these groups that they see. */
const seenBy = async (db: Db, asked: readonly AskedTopic[]): Promise<Map<string, Set<string>>> => {
  const seen = new Map<string, Set<string>>()
  for (const [readerId, of] of Map.groupBy(asked, ({ listener }) => listener.id)) {
    const ids = [...new Set(of.map(({ id }) => id.toLowerCase()).filter(isId))]
    const rows = await findGroups(db, ids, readerId)
    const shown = rows.filter(({ group, mine }) => maySeeGroup(group, mine))
    seen.set(readerId, new Set(shown.map(({ group }) => group.id)))
  }
  return seen
}

/** One group, for whoever sees its card: those who asked to join hear of their answer. */
export const followedGroups: StreamTopic = {
  name: groupTopic.name,
  changes: [groupChanges],
  may: async (db, asked) => {
    const seen = await seenBy(db, asked)
    return asked.map(({ id, listener }) => seen.get(listener.id)?.has(id.toLowerCase()) ?? false)
  },
}
