import { eventPath } from '@soundings/contract/events-pages'
import { eventSlug, maySeeEvent, placesLeft, stateFor } from '@soundings/rules/events'
import { findPhotosSeen } from '#features/media/index.ts'
import type { CardSource } from './cards.service.ts'
import { findEventsNamed, type NamedEvent } from './named.repo.ts'

const leftOf = ({ event, own, isBlocked }: NamedEvent): number | null =>
  event.maxPeople !== null && stateFor(event, own?.state, isBlocked) === 'open' ? placesLeft(event) : null

/** Events as whoever has their address sees them. */
export const eventCards: CardSource<'event'> = {
  kind: 'event',
  cards: async (db, reader, ids) => {
    const named = await findEventsNamed(db, ids, reader?.id)
    const seen = named.filter(({ event, own, isGroupSeen, isInGroup }) =>
      maySeeEvent({ ...event, isGroupSeen, isInGroup, isCoOrganiser: own?.isCoOrganiser ?? false }, reader),
    )
    const pictures = await findPhotosSeen(
      db,
      seen.flatMap(({ event }) => event.imageId ?? []),
      reader,
    )
    return new Map(
      seen.map((one) => {
        const { id, title, location, imageId, time, endDay, endTime, zone, startsAt, endsAt, state } =
          one.event
        return [
          id,
          {
            title,
            about: location,
            path: eventPath({ id, slug: eventSlug(title) }),
            picture: (imageId && pictures.get(imageId)?.thumbnailUrl) ?? null,
            depth: null,
            event: {
              time,
              endDate: endDay,
              endTime,
              zone,
              startsAt: startsAt.toISOString(),
              endsAt: endsAt.toISOString(),
              isCancelled: state === 'cancelled',
              placesLeft: leftOf(one),
            },
          },
        ]
      }),
    )
  },
}
