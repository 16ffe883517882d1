import { Uuid } from '@soundings/contract/common'
import { tripHereTopic, tripTopic } from '@soundings/contract/trips'
import { changeTopic, notifyChanges } from '#db/changes.ts'
import type { Db } from '#db/client.ts'
import type { AskedTopic, StreamTopic } from '#extension-points/stream-topic.ts'
import { areOnTrips } from './access/entered.repo.ts'

/** Trips of which anything changed, by their ids. */
const tripChanges = changeTopic('trips')
/** Trips that somebody else is looking at now, or no longer. */
const hereChanges = changeTopic('trip-here')

/** Tells those who look at a trip that another does, outside of any transaction. */
export const tellHere = (db: Db, tripId: string): Promise<void> => notifyChanges(db, hereChanges, [tripId])

const nobody = '00000000-0000-0000-0000-000000000000'

const may =
  (least: 'in' | 'invited') =>
  (db: Db, asked: readonly AskedTopic[]): Promise<boolean[]> =>
    areOnTrips(
      db,
      asked.map(({ id, listener }) => ({
        tripId: Uuid.safeParse(id).success ? id : nobody,
        userId: listener.id,
      })),
      least,
    )

/** One trip, for its people and whom they invited. */
export const followedTrips: StreamTopic = {
  name: tripTopic.name,
  changes: [tripChanges],
  may: may('invited'),
}

/** Who is looking at one trip, for its people. */
export const followedHere: StreamTopic = {
  name: tripHereTopic.name,
  changes: [hereChanges],
  may: may('in'),
}
