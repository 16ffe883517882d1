import { relationsTopic } from '@soundings/contract/blocks'
import { changeTopic } from '#db/changes.ts'
import type { StreamTopic } from '#extension-points/stream-topic.ts'

/** What changes between people: told to each of them alone, and of a decline or a block never to who must not know. */
const relationsChanged = changeTopic('relations')

export const followedRelations: StreamTopic = {
  name: relationsTopic.name,
  changes: [relationsChanged],
  may: (_db, asked) => asked.map(({ id, listener }) => id === listener.id),
}
