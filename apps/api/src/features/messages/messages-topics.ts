import { Uuid } from '@soundings/contract/common'
import { conversationTopic, messagesTopic, typingTopic } from '@soundings/contract/messages'
import { changeTopic, notifyChanges } from '#db/changes.ts'
import type { Db } from '#db/client.ts'
import type { StreamTopic } from '#extension-points/stream-topic.ts'
import { meetPeople } from '#features/people/index.ts'
import { findConversation, findShown } from './conversations.repo.ts'
import { showReading } from './rights.ts'

/** Whose list of conversations is another now. */
const listChanged = changeTopic('person-messages')
/** In which conversation something happened. */
const conversationChanged = changeTopic('conversations')
/** Who is typing where, as `<conversation>:<person>`. */
const typed = changeTopic('typing')

/** Tells the other how far somebody has read. */
export const tellReading = (tx: Db, conversationId: string): Promise<void> =>
  notifyChanges(tx, conversationChanged, [conversationId])

/** Tells the other that somebody is typing, outside of any transaction. */
export const tellTyping = (db: Db, conversationId: string, userId: string): Promise<void> =>
  notifyChanges(db, typed, [`${conversationId}:${userId}`])

const isId = (id: string | undefined): id is string => Uuid.safeParse(id).success

export const followedMessages: StreamTopic = {
  name: messagesTopic.name,
  changes: [listChanged],
  may: (_db, asked) => asked.map(({ id, listener }) => id === listener.id),
}

export const followedConversations: StreamTopic = {
  name: conversationTopic.name,
  changes: [conversationChanged],
  may: async (db, asked) => {
    const own = asked.flatMap(({ id, listener }) =>
      isId(id) ? { userId: listener.id, conversationId: id } : [],
    )
    const shown = await findShown(db, own)
    return asked.map(({ id, listener }) => shown.has(`${listener.id}:${id}`))
  },
}

/** Silent where one of the two does not show it: nobody learns which. */
export const followedTyping: StreamTopic = {
  name: typingTopic.name,
  changes: [typed],
  isSilent: true,
  may: (db, asked) =>
    Promise.all(
      asked.map(async ({ id, listener }) => {
        const [conversationId, otherId] = id.split(':')
        if (!isId(conversationId) || !isId(otherId)) return false
        const found = await findConversation(db, listener.id, conversationId)
        if (found?.otherId !== otherId) return false
        const people = await meetPeople(db, listener.id, [listener.id, otherId])
        return showReading(people.get(listener.id), people.get(otherId), found.conversation.acceptedAt)
      }),
    ),
}
