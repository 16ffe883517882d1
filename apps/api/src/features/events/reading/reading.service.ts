import type { Event, EventDive, Seats } from '@soundings/contract/events'
import { type EventReader, isCertifiedFor, placesLeft, trainedDepth } from '@soundings/rules/events'
import type { Db } from '#db/client.ts'
import { listCertifications } from '#features/certifications/index.ts'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { findInviter } from '../inviting/invites.repo.ts'
import { noEvent } from '../refusals.ts'
import { findSeries, findUpcomingOf } from '../writing/series.repo.ts'
import { countAttendees, findAttendee, findCoOrganisers, findMessages, findPair } from './attendees.repo.ts'
import { findEvent, type MetEvent } from './events.repo.ts'
import type { Presenter } from './present.ts'
import { organisesEvent, readerOf, seesEvent } from './reader.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { present: Presenter }

const messagesShown = 10

/** One event, as its page shows it. */
export const readingService = ({ db, clock, present }: Needs) => {
  const meet = async (reader: EventReader, eventId: string): Promise<MetEvent> => {
    const met = await findEvent(db, eventId, reader?.id)
    if (!met || !seesEvent(met, reader)) throw noEvent()
    return met
  }

  const seriesOf = async ({ event }: MetEvent): Promise<Event['series']> => {
    if (event.seriesId === null) return null
    const [series, next] = await Promise.all([
      findSeries(db, event.seriesId),
      findUpcomingOf(db, event.seriesId, { now: clock(), after: event.startsAt }),
    ])
    if (!series) return null
    const { id, every, until, count } = series
    return { id, every, until, count, ...next }
  }

  const hindranceOf = (
    { event, own, isBlocked }: MetEvent,
    cards: Parameters<typeof isCertifiedFor>[0] | null,
  ): Event['hindrance'] => {
    if (event.state === 'cancelled') return 'cancelled'
    if (event.startsAt <= clock()) return 'past'
    if (own?.state === 'going') return null
    if (event.state !== 'open' || isBlocked || own?.state === 'removed') return 'closed'
    if (event.minCertification !== null && cards !== null && !isCertifiedFor(cards, event.minCertification))
      return 'certificate'
    return placesLeft(event) < 1 ? 'full' : null
  }

  const show = async (tx: Db, reader: EventReader, met: MetEvent): Promise<Event> => {
    const { event, site, own } = met
    const isOrganiser = organisesEvent(met, reader)
    const isIn = own?.state === 'going'
    const now = clock()
    const [line, cards, series, coIds, messages, inWater, inviterId] = await Promise.all([
      present.line(tx, reader, met),
      reader ? listCertifications(tx, reader.id) : null,
      seriesOf(met),
      findCoOrganisers(tx, event.id),
      isIn || isOrganiser ? findMessages(tx, event.id, messagesShown) : [],
      isOrganiser ? countAttendees(tx, event.id, { state: 'going', isInWater: true }) : null,
      reader && own === null ? findInviter(tx, event.id, reader.id) : undefined,
    ])
    const people = await meetPeople(tx, reader?.id, [
      ...coIds,
      ...(inviterId === undefined ? [] : [inviterId]),
      ...messages.flatMap(({ authorId }) => authorId ?? []),
    ])
    const personOf = (id: string | null) => (id === null ? null : (people.get(id)?.person ?? null))
    const depth = cards && trainedDepth(cards)
    const isDeeper = site?.maxDepth != null && depth !== null && site.maxDepth > depth + 0.5
    const isOwn = event.organiserId !== null && event.organiserId === reader?.id
    const isTakingPlace = event.state === 'open' || event.state === 'closed'
    const hasBegun = event.startsAt <= now
    const inviter = inviterId === undefined ? undefined : people.get(inviterId)
    return {
      ...line,
      description: event.description,
      imageId: isOrganiser ? event.imageId : null,
      plan: event.plan,
      coOrganisers: coIds.flatMap((id) => personOf(id) ?? []),
      cancelReason: event.cancelReason,
      createdAt: event.createdAt.toISOString(),
      ownGuests: own?.guests ?? 0,
      hindrance: hindranceOf(met, cards),
      invitedBy: inviter && !inviter.isBlocked ? inviter.person : null,
      depthWarning:
        isDeeper && !own?.knowsDepth ? { siteDepth: site?.maxDepth ?? 0, ownDepth: depth ?? 0 } : null,
      series,
      messages: messages.map(({ id, message, authorId, createdAt }) => ({
        id,
        message,
        by: personOf(authorId),
        createdAt: createdAt.toISOString(),
      })),
      inWater,
      may: {
        organise: isOrganiser,
        remove: isOwn && event.waiting === 0 && event.going <= (isIn ? 1 + (own?.guests ?? 0) : 0),
        log: isIn && hasBegun && event.state !== 'cancelled',
        add: isIn && hasBegun && isTakingPlace && own.hasAttended !== false,
        invite: !hasBegun && isTakingPlace && (isOrganiser || (isIn && event.state === 'open')),
        write: isIn && (isTakingPlace || event.state === 'cancelled'),
        report: reader !== undefined && !isOwn && isTakingPlace,
      },
    }
  }

  /** Who dives with somebody, as the organiser said. */
  const findPairOf = async (userId: string, eventId: string): Promise<string[]> => {
    const own = await findAttendee(db, eventId, userId)
    return own?.pair == null ? [] : findPair(db, eventId, { userId, pair: own.pair })
  }

  return {
    meet,

    event: async (reader: EventReader, eventId: string): Promise<Event> =>
      show(db, reader, await meet(reader, eventId)),

    /** An event as a moderator sees it at their desk. */
    atDesk: (met: MetEvent): Promise<Event> => show(db, { id: nobody, isModerator: true }, met),

    seats: async (person: Person, eventId: string): Promise<Seats> => {
      const { event, own, position } = await meet(readerOf(person), eventId)
      return {
        isJoined: own?.state === 'going',
        attendees: event.going,
        maxAttendees: event.maxPeople,
        waiting: event.waiting,
        position,
      }
    },

    /** What a dive of the log begins with, for somebody who was there. */
    dive: async (person: Person, eventId: string): Promise<EventDive> => {
      const { event, site, own } = await meet(readerOf(person), eventId)
      if (own?.state !== 'going') throw noEvent()
      if (event.startsAt > clock() || event.state === 'cancelled')
        throw new HttpError(409, 'This dive hasn’t taken place yet.', { code: 'not-over' })
      const place = await findPairOf(person.id, event.id)
      const met = await meetPeople(db, person.id, place)
      return {
        eventId: event.id,
        title: event.title,
        siteId: site?.id ?? null,
        siteName: site?.siteName ?? event.location,
        location: event.location,
        country: event.country,
        coordinates: event.lng === null || event.lat === null ? null : [event.lng, event.lat],
        date: event.day,
        time: event.time,
        buddies: place.flatMap((id) => met.get(id)?.person ?? []),
      }
    },
  }
}
export type Reading = ReturnType<typeof readingService>
/** At the desk nothing is anybody’s own. */
const nobody = '00000000-0000-0000-0000-000000000000'
