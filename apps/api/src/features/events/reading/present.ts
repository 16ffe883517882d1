import type { EventLine } from '@soundings/contract/events'
import { type EventReader, eventSlug, isOfferTime, placesLeft, stateFor } from '@soundings/rules/events'
import { groupSlug } from '@soundings/rules/groups'
import { beginningOf, plainWords } from '@soundings/rules/markdown-words'
import type { Db } from '#db/client.ts'
import { findPhotosSeen } from '#features/media/index.ts'
import { type Met, meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { findEvents, type MetEvent } from './events.repo.ts'
import { seesEvent } from './reader.ts'

const excerptLength = 200
/** So much of a description is enough for it. */
const beginning = 600

type Around = { people: Map<string, Met>; pictures: Map<string, string | null> }

const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))]

/** Rows as a reader reads them. */
export const presenter = ({ clock }: Pick<Dependencies, 'clock'>) => {
  const around = async (db: Db, reader: EventReader, rows: readonly MetEvent[]): Promise<Around> => {
    const [people, photos] = await Promise.all([
      meetPeople(db, reader?.id, idsOf(rows.map(({ event }) => event.organiserId))),
      findPhotosSeen(db, idsOf(rows.map(({ event }) => event.imageId)), reader),
    ])
    return { people, pictures: new Map([...photos].map(([id, { fullUrl }]) => [id, fullUrl])) }
  }

  const toLine = (
    { event, site, group, own, position, isBlocked, every, more }: MetEvent,
    { people, pictures }: Around,
    distance: number | null,
  ): EventLine => {
    const isWaiting = own?.state === 'waiting'
    return {
      id: event.id,
      slug: eventSlug(event.title),
      title: event.title,
      excerpt: beginningOf(plainWords(event.description.slice(0, beginning)), excerptLength),
      image: event.imageId === null ? null : (pictures.get(event.imageId) ?? null),
      date: event.day,
      time: event.time,
      endDate: event.endDay,
      endTime: event.endTime,
      zone: event.zone,
      startsAt: event.startsAt.toISOString(),
      endsAt: event.endsAt.toISOString(),
      location: event.location,
      coordinates: event.lng === null || event.lat === null ? null : [event.lng, event.lat],
      country: event.country,
      site,
      group: group && { ...group, slug: groupSlug(group.name) },
      organiser: event.organiserId === null ? null : (people.get(event.organiserId)?.person ?? null),
      state: stateFor(event, own?.state, isBlocked),
      visibility: event.visibility,
      level: event.level,
      minCertification: event.minCertification,
      attendees: event.going,
      maxAttendees: event.maxPeople,
      guests: event.guests,
      waitlist: event.waitlist,
      waiting: event.waiting,
      price: event.price,
      currency: event.currency,
      seriesId: event.seriesId,
      repeats: every && { every, more },
      isJoined: own?.state === 'going',
      position,
      isOffered:
        isWaiting &&
        event.state === 'open' &&
        isOfferTime(event.startsAt, clock()) &&
        placesLeft(event) >= 1 + (own?.guests ?? 0),
      distance,
      version: event.version,
      sequence: event.sequence,
    }
  }

  return {
    /** Lines of those of these events that the reader sees, in their order. */
    lines: async (
      db: Db,
      reader: EventReader,
      ids: readonly string[],
      distances: ReadonlyMap<string, number> = new Map(),
    ): Promise<EventLine[]> => {
      const rows = (await findEvents(db, ids, reader?.id)).filter((met) => seesEvent(met, reader))
      const known = await around(db, reader, rows)
      return rows.map((row) => toLine(row, known, distances.get(row.event.id) ?? null))
    },

    line: async (db: Db, reader: EventReader, met: MetEvent): Promise<EventLine> =>
      toLine(met, await around(db, reader, [met]), null),
  }
}
export type Presenter = ReturnType<typeof presenter>
