import type { Attendee, AttendeeChange } from '@soundings/contract/events'
import { eventLimits, eventTexts } from '@soundings/contract/events'
import { placesLeft } from '@soundings/rules/events'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { madeCoOrganiser, removedFrom } from '../events-notifications.ts'
import { addToCounts, changePlace, findPlace, savePlace } from '../joining/places.repo.ts'
import { promoteNow } from '../joining/promoting.ts'
import {
  type AttendeeRow,
  countAttendees,
  findAttendee,
  findCoOrganisers,
  listAttendees,
} from '../reading/attendees.repo.ts'
import { lockEvent, type MetEvent, type PlaceRow } from '../reading/events.repo.ts'
import { organisesEvent, readerOf } from '../reading/reader.ts'
import type { Reading } from '../reading/reading.service.ts'
import { full, isCancelled, isPast, noEvent, notYours } from '../refusals.ts'
import { tellLater } from '../telling/telling-jobs.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & Pick<Reading, 'meet'> & { notify: Notify }
type Asked = {
  cursor?: string | undefined
  limit: number
  state: 'going' | 'waiting'
  isInWater?: boolean | undefined
}

const Place = z.object({ place: z.number().int() })
const notIn = () => new HttpError(404, eventTexts.notIn)

/** Who is in an event and who waits, and what its organisers do with that. */
export const attendeesService = ({ db, clock, meet, notify }: Needs) => {
  const show = async (
    tx: Db,
    person: Person,
    met: MetEvent,
    rows: readonly AttendeeRow[],
    firstPosition: number,
  ): Promise<Attendee[]> => {
    const people = await meetPeople(
      tx,
      person.id,
      rows.map(({ userId }) => userId),
    )
    const isOrganiser = organisesEvent(met, readerOf(person))
    return rows.map((row, at): Attendee => {
      const found = people.get(row.userId)
      const isOwn = row.userId === person.id
      const role = row.isCoOrganiser ? 'co-organiser' : 'attendee'
      return {
        person: found?.person ?? null,
        role: row.userId === met.event.organiserId ? 'organiser' : role,
        guests: row.guests,
        level: found?.may('certifications') ? (row.certifications?.[0] ?? null) : null,
        position: row.state === 'waiting' ? firstPosition + at : null,
        pair: row.pair,
        inWaterSince: isOrganiser || isOwn ? (row.inWaterSince?.toISOString() ?? null) : null,
        hasAttended: isOrganiser || isOwn ? row.hasAttended : null,
      }
    })
  }

  const list = async (person: Person, eventId: string, { state, isInWater, cursor, limit }: Asked) => {
    const met = await meet(readerOf(person), eventId)
    if ((state === 'waiting' || isInWater) && !organisesEvent(met, readerOf(person))) throw notYours()
    const after = fromCursor(Place, cursor)
    const filter = { state, isInWater }
    const [found, total] = await Promise.all([
      listAttendees(db, eventId, filter, { after: after?.place, limit: limit + 1 }),
      countAttendees(db, eventId, filter),
    ])
    const rows = found.slice(0, limit)
    const last = rows.at(-1)
    const before = after && state === 'waiting' ? total - (await countAfter(eventId, filter, after.place)) : 0
    return {
      items: await show(db, person, met, rows, before + 1),
      nextCursor: found.length > limit && last ? toCursor({ place: last.place }) : null,
      total,
    }
  }
  /** How many come after a place in line. */
  const countAfter = async (eventId: string, filter: { state: 'going' | 'waiting' }, place: number) =>
    (await listAttendees(db, eventId, filter, { after: place, limit: 10_000 })).length

  /** An organiser gives somebody who waits a place, whoever waits before them. */
  const letIn = async (tx: Db, eventId: string, row: PlaceRow) => {
    const event = await lockEvent(tx, eventId)
    if (!event || row.state !== 'waiting') return
    if (event.state === 'cancelled') throw isCancelled()
    if (event.startsAt <= clock()) throw isPast()
    if (placesLeft(event) < 1 + row.guests) throw full()
    await savePlace(tx, { ...row, state: 'going', joinedAt: clock() })
    await addToCounts(tx, eventId, { going: 1 + row.guests, waiting: -1 })
    await tellLater(tx, { what: 'promoted', eventId, userIds: [row.userId] })
  }

  const nameCoOrganiser = async (tx: Db, person: Person, met: MetEvent, row: PlaceRow, isNamed: boolean) => {
    const { event } = met
    if (event.organiserId !== person.id) throw notYours()
    if (row.userId === event.organiserId || row.isCoOrganiser === isNamed) return
    if (isNamed && row.state !== 'going') throw notIn()
    if (isNamed && (await findCoOrganisers(tx, event.id)).length >= eventLimits.coOrganisers)
      throw new HttpError(409, eventTexts.tooManyCoOrganisers, { code: 'limit' })
    await changePlace(tx, { ...row, isCoOrganiser: isNamed })
    if (isNamed) await notify(tx, row.userId, madeCoOrganiser(event))
  }

  const change = async (
    tx: Db,
    person: Person,
    eventId: string,
    { userId, form }: { userId: string; form: AttendeeChange },
  ): Promise<Attendee> => {
    const met = await meet(readerOf(person), eventId)
    const isOrganiser = organisesEvent(met, readerOf(person))
    const { isInWater, ...rest } = form
    const isOwnWater = userId === person.id && Object.values(rest).every((value) => value === undefined)
    if (!isOrganiser && !isOwnWater) throw notYours()
    await lockEvent(tx, eventId)
    const row = await findPlace(tx, eventId, userId)
    if (!row || row.state === 'removed') throw notIn()
    if (rest.isGoing) await letIn(tx, eventId, row)
    if (rest.isCoOrganiser !== undefined) await nameCoOrganiser(tx, person, met, row, rest.isCoOrganiser)
    if (rest.hasAttended != null && met.event.startsAt > clock())
      throw new HttpError(409, eventTexts.notOver, { code: 'not-over' })
    const known = {
      ...(rest.hasAttended !== undefined && { hasAttended: rest.hasAttended }),
      ...(rest.pair !== undefined && { pair: rest.pair }),
      ...(isInWater !== undefined && { inWaterSince: isInWater ? (row.inWaterSince ?? clock()) : null }),
    }
    if (Object.keys(known).length > 0) await changePlace(tx, { eventId, userId, ...known })
    const after = await findAttendee(tx, eventId, userId)
    const [shown] = after ? await show(tx, person, met, [after], 1) : []
    if (!shown) throw notIn()
    return shown
  }

  const remove = async (tx: Db, person: Person, eventId: string, userId: string): Promise<void> => {
    const met = await meet(readerOf(person), eventId)
    if (!organisesEvent(met, readerOf(person))) throw notYours()
    const event = await lockEvent(tx, eventId)
    if (!event) throw noEvent()
    if (userId === event.organiserId) throw new HttpError(409, eventTexts.organiserIn, { code: 'organiser' })
    const row = await findPlace(tx, eventId, userId)
    if (!row || row.state === 'removed') return
    // Co-organisers are named, and so removed, by the organiser alone.
    if (row.isCoOrganiser && person.id !== event.organiserId) throw notYours()
    await savePlace(tx, {
      ...row,
      state: 'removed',
      guests: 0,
      isCoOrganiser: false,
      pair: null,
      inWaterSince: null,
      hasAttended: null,
    })
    await addToCounts(tx, eventId, row.state === 'going' ? { going: -1 - row.guests } : { waiting: -1 })
    await notify(tx, userId, removedFrom(event))
    if (row.state === 'going') await promoteNow(tx, eventId, clock())
  }

  return {
    list,
    change: (person: Person, eventId: string, userId: string, form: AttendeeChange): Promise<Attendee> =>
      inTransaction(db, (tx) => change(tx, person, eventId, { userId, form })),
    remove: (person: Person, eventId: string, userId: string): Promise<void> =>
      inTransaction(db, (tx) => remove(tx, person, eventId, userId)),
  }
}
