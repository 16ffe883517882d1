import { tripPath } from '@soundings/contract/trips-pages'
import type { CardSource } from './cards.service.ts'
import { findTripsNamed } from './named.repo.ts'

/** Trips, for those who are on them: moderators see no more than others. */
export const tripCards: CardSource<'trip'> = {
  kind: 'trip',
  cards: async (db, reader, ids) => {
    const named = reader ? await findTripsNamed(db, ids, reader.id) : []
    return new Map(
      named.map(({ id, name, destination, startDate, endDate }) => [
        id,
        {
          title: name,
          about: destination,
          path: tripPath(id),
          picture: null,
          depth: null,
          trip: { startDate, endDate },
        },
      ]),
    )
  },
}
