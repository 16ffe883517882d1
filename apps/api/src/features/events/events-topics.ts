import { Uuid } from '@soundings/contract/common'
import { eventTopic } from '@soundings/contract/events'
import { changeTopic } from '#db/changes.ts'
import type { StreamTopic } from '#extension-points/stream-topic.ts'
import { findEvent } from './reading/events.repo.ts'
import { readerOf, seesEvent } from './reading/reader.ts'

/** Events whose places, facts or people changed, by their ids. */
export const eventChanges = changeTopic('events')

const isId = (id: string): boolean => Uuid.safeParse(id).success

/** One event, for everybody who sees it. */
export const followedEvents: StreamTopic = {
  name: eventTopic.name,
  changes: [eventChanges],
  may: (db, asked) =>
    Promise.all(
      asked.map(async ({ id, listener }) => {
        const met = isId(id) ? await findEvent(db, id.toLowerCase(), listener.id) : undefined
        return met !== undefined && seesEvent(met, readerOf(listener))
      }),
    ),
}
