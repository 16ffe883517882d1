import type { JoinForm } from '@soundings/contract/events'
import { eventLimits, eventTexts } from '@soundings/contract/events'
import { isCertifiedFor, isOfferTime, placesLeft } from '@soundings/rules/events'
import { type Db, inTransaction } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import { listCertifications } from '#features/certifications/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { joinedYours } from '../events-notifications.ts'
import { deleteInvite } from '../inviting/invites.repo.ts'
import { type EventRow, findEvent, lockEvent, type MetEvent } from '../reading/events.repo.ts'
import { readerOf, seesEvent } from '../reading/reader.ts'
import { cannotJoin, full, isCancelled, isPast, noEvent, wrong } from '../refusals.ts'
import { addToCounts, deletePlace, findPlace, savePlace, takePlaces } from './places.repo.ts'
import { promoteNow } from './promoting.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { notify: Notify }

const hour = 3_600_000

/** Joining, waiting and leaving: each one transaction, in which the row of the event stands for all its places. */
export const joiningService = ({ db, clock, notify }: Needs) => {
  const seen = async (tx: Db, person: Person, eventId: string): Promise<MetEvent> => {
    const met = await findEvent(tx, eventId, person.id)
    if (!met || !seesEvent(met, readerOf(person))) throw noEvent()
    return met
  }

  /** Refuses whoever may not come in, whether or not there is a place. */
  const checkMay = async (tx: Db, person: Person, met: MetEvent, { guests }: JoinForm) => {
    const { event, own, isBlocked } = met
    if (event.state === 'cancelled') throw isCancelled()
    if (event.startsAt <= clock()) throw isPast()
    if (event.state !== 'open' || isBlocked || own?.state === 'removed') throw cannotJoin()
    if (guests > event.guests) throw wrong('guests', eventTexts.noGuests)
    if (event.minCertification === null) return
    const cards = await listCertifications(tx, person.id)
    if (!isCertifiedFor(cards, event.minCertification))
      throw new HttpError(409, eventTexts.certificate, { code: 'certificate' })
  }

  const tellOrganiser = async (tx: Db, event: EventRow, userId: string) => {
    if (event.organiserId !== null && event.organiserId !== userId)
      await notify(tx, event.organiserId, joinedYours(event, userId))
  }

  /** Somebody who is in brings another number of guests. */
  const changeGuests = async (
    tx: Db,
    eventId: string,
    place: { userId: string; guests: number },
    guests: number,
  ) => {
    const event = await lockEvent(tx, eventId)
    const now = await findPlace(tx, eventId, place.userId)
    if (!event || now?.state !== 'going' || now.guests === guests) return
    if (event.startsAt <= clock()) throw isPast()
    if (guests > event.guests && guests > now.guests) throw wrong('guests', eventTexts.noGuests)
    const more = guests - now.guests
    if (placesLeft(event) < more) throw full()
    await addToCounts(tx, eventId, { going: more })
    await savePlace(tx, { ...now, guests })
    if (more < 0) await promoteNow(tx, eventId, clock())
  }

  const join = async (tx: Db, person: Person, eventId: string, form: JoinForm): Promise<boolean> => {
    const met = await seen(tx, person, eventId)
    const { own } = met
    if (own?.state === 'going') {
      if (own.guests !== form.guests)
        await changeGuests(tx, eventId, { ...own, userId: person.id }, form.guests)
      return false
    }
    await checkMay(tx, person, met, form)
    const now = clock()
    const places = 1 + form.guests
    const offersFrom = new Date(now.getTime() + eventLimits.offerHours * hour)
    const event = await takePlaces(tx, eventId, { places, now, offersFrom })
    // The event is locked from here on: what the person has of it is read anew, as they may have pressed twice.
    const place = await findPlace(tx, eventId, person.id)
    if (place?.state === 'going') {
      if (event) await addToCounts(tx, eventId, { going: -places })
      return false
    }
    if (!event) {
      await checkMay(tx, person, await seen(tx, person, eventId), form)
      throw full()
    }
    if (place?.state === 'removed') throw cannotJoin()
    await savePlace(tx, {
      eventId,
      userId: person.id,
      state: 'going',
      guests: form.guests,
      isCoOrganiser: false,
      place: event.line,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      joinedAt: now,
      knowsDepth: form.knowsDepth,
    })
    if (place?.state === 'waiting') await addToCounts(tx, eventId, { waiting: -1 })
    await deleteInvite(tx, eventId, person.id)
    await tellOrganiser(tx, event, person.id)
    return true
  }

  const wait = async (tx: Db, person: Person, eventId: string, form: JoinForm): Promise<void> => {
    const met = await seen(tx, person, eventId)
    if (met.own?.state === 'going') return
    await checkMay(tx, person, met, form)
    const event = await lockEvent(tx, eventId)
    if (!event) throw noEvent()
    await checkMay(tx, person, { ...met, event }, form)
    const place = await findPlace(tx, eventId, person.id)
    if (place?.state === 'removed') throw cannotJoin()
    if (place?.state === 'going') return
    if (event.waitlist === 'off') throw new HttpError(409, eventTexts.noWaitlist, { code: 'no-waitlist' })
    const isKept = event.waitlist === 'by-hand' && event.waiting > 0 && !isOfferTime(event.startsAt, clock())
    if (placesLeft(event) >= 1 + form.guests && !isKept)
      throw new HttpError(409, eventTexts.notFull, { code: 'not-full' })
    await savePlace(tx, {
      eventId,
      userId: person.id,
      state: 'waiting',
      guests: form.guests,
      isCoOrganiser: false,
      place: place?.place ?? event.line + 1,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      joinedAt: place?.joinedAt ?? clock(),
      knowsDepth: form.knowsDepth,
    })
    if (!place) await addToCounts(tx, eventId, { waiting: 1, line: 1 })
  }

  /** Gives back what somebody has of a locked event; promotes who comes next. */
  const giveBack = async (tx: Db, event: EventRow, userId: string): Promise<void> => {
    const place = await findPlace(tx, event.id, userId)
    if (!place || place.state === 'removed') return
    await deletePlace(tx, event.id, userId)
    await addToCounts(tx, event.id, place.state === 'going' ? { going: -1 - place.guests } : { waiting: -1 })
    if (place.state === 'going') await promoteNow(tx, event.id, clock())
  }

  const leave = async (tx: Db, person: Person, eventId: string, from: 'going' | 'waiting'): Promise<void> => {
    const met = await seen(tx, person, eventId)
    const event = await lockEvent(tx, eventId)
    if (!event || met.own === null) return
    const place = await findPlace(tx, eventId, person.id)
    if (place?.state !== from) return
    if (event.organiserId === person.id)
      throw new HttpError(409, eventTexts.organiserStays, { code: 'organiser' })
    if (event.startsAt <= clock()) throw isPast()
    await giveBack(tx, event, person.id)
  }

  return {
    /** Answers whether they were not in before. */
    join: (person: Person, eventId: string, form: JoinForm): Promise<boolean> =>
      inTransaction(db, (tx) => join(tx, person, eventId, form)),
    wait: (person: Person, eventId: string, form: JoinForm): Promise<void> =>
      inTransaction(db, (tx) => wait(tx, person, eventId, form)),
    leave: (person: Person, eventId: string): Promise<void> =>
      inTransaction(db, (tx) => leave(tx, person, eventId, 'going')),
    stopWaiting: (person: Person, eventId: string): Promise<void> =>
      inTransaction(db, (tx) => leave(tx, person, eventId, 'waiting')),
    giveBack,
  }
}
