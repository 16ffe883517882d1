import { type EventChange, eventTexts, tooFewPlaces } from '@soundings/contract/events'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { promoteNow } from '../joining/promoting.ts'
import {
  deleteEvent,
  type EventRow,
  findEvent,
  lockEvent,
  lockFollowing,
  moveEvent,
  saveEvent,
} from '../reading/events.repo.ts'
import { organisesEvent, readerOf, seesEvent } from '../reading/reader.ts'
import { changedSince, isCancelled, isOver, noEvent, notYours, wrong } from '../refusals.ts'
import type { Judge } from '../safety/judging.service.ts'
import { tellLater } from '../telling/telling-jobs.ts'
import { addDays, checkTimes, daysBetween, momentsOf } from '../times/wall-times.ts'
import { onDay } from './creating.service.ts'
import { checkFacts, columnsOf, groupOf, keptFacts } from './facts.ts'
import { checkImage, placeOf } from './place.ts'
import { lockSeries, saveSeries } from './series.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { judge: Judge }

/** What those who are in are told of when it changes. */
const isMoved = (before: EventRow, after: Partial<EventRow>): boolean =>
  before.startsAt.getTime() !== after.startsAt?.getTime() || before.location !== after.location

/** Changes events, and those of their series that follow. */
export const changingService = ({ db, clock, judge }: Needs) => {
  /** An event that somebody organises, locked; with the series that it is part of. */
  const lockOwn = async (tx: Db, person: Person, eventId: string): Promise<EventRow> => {
    const met = await findEvent(tx, eventId, person.id)
    const reader = readerOf(person)
    if (!met || !seesEvent(met, reader)) throw noEvent()
    if (!organisesEvent(met, reader)) throw notYours()
    // First the series, then its events: in the same order for whoever changes them.
    if (met.event.seriesId !== null) await lockSeries(tx, met.event.seriesId)
    const event = await lockEvent(tx, eventId)
    if (!event) throw noEvent()
    return event
  }

  const change = async (tx: Db, person: Person, eventId: string, form: EventChange): Promise<void> => {
    const { scope, version, isClosed, ...facts } = form
    const event = await lockOwn(tx, person, eventId)
    const now = clock()
    if (event.version !== version) throw changedSince()
    if (event.state === 'cancelled') throw isCancelled()
    if (event.state === 'removed') throw new HttpError(409, eventTexts.gone, { code: 'gone' })
    if (event.endsAt <= now) throw isOver()
    const judged = await judge(tx, { person, facts, before: event })
    checkFacts(facts, judged.limited)
    const where = await placeOf(tx, person.id, facts)
    const times = { ...facts, zone: where.zone }
    // What has begun can still be corrected, but for when.
    const hasBegun = event.startsAt <= now
    const moments = hasBegun ? momentsOf(times) : checkTimes(times, now)
    if (hasBegun && moments.startsAt.getTime() !== event.startsAt.getTime())
      throw wrong('date', eventTexts.isPast)
    if (facts.imageId !== event.imageId) await checkImage(tx, person.id, facts.imageId)
    const isOfSameGroup = facts.groupId === event.groupId && facts.visibility === event.visibility
    const group = isOfSameGroup ? event : await groupOf(tx, person.id, facts)
    const { groupId, visibility } = group
    const follows = scope === 'following' && event.seriesId !== null && event.seriesN !== null
    const all = follows ? await lockFollowing(tx, event.seriesId ?? '', event.seriesN ?? 0) : [event]
    const others = all.filter(
      ({ id, state, startsAt }) =>
        id === event.id || ((state === 'open' || state === 'closed' || state === 'held') && startsAt > now),
    )
    const shift = daysBetween(event.day, facts.date)
    for (const one of others) {
      if (facts.maxAttendees !== null && facts.maxAttendees < one.going)
        throw wrong('maxAttendees', tooFewPlaces(one.going))
      const then = one.id === event.id ? facts : onDay(facts, addDays(one.day, shift))
      const its = one.id === event.id ? moments : momentsOf({ ...then, zone: where.zone })
      const openState = isClosed ? ('closed' as const) : ('open' as const)
      const after = {
        ...columnsOf(then, where),
        ...its,
        groupId,
        visibility,
        isPast: false,
        state: judged.state === 'held' ? ('held' as const) : openState,
        signals: [...judged.signals],
        version: one.version + 1,
        sequence: one.sequence + 1,
        changedAt: now,
        // Put off, it is reminded of anew.
        remindedAt: its.startsAt.getTime() === one.startsAt.getTime() ? one.remindedAt : null,
      }
      await saveEvent(tx, { id: one.id, ...after })
      await moveEvent(tx, one.id, its)
      await promoteNow(tx, one.id, now)
      if (isMoved(one, after)) await tellLater(tx, { what: 'changed', eventId: one.id, byId: person.id })
    }
    if (follows && event.seriesId !== null) {
      const series = await lockSeries(tx, event.seriesId)
      const said = keptFacts(facts, where, { groupId, visibility })
      if (series) await saveSeries(tx, { id: series.id, facts: said, shift: series.shift + shift })
    }
  }

  const remove = async (tx: Db, person: Person, eventId: string): Promise<void> => {
    const met = await findEvent(tx, eventId, person.id)
    if (!met) return
    const event = await lockOwn(tx, person, eventId)
    if (event.organiserId !== person.id) throw notYours()
    const own = met.own?.state === 'going' ? 1 + met.own.guests : 0
    if (event.going > own || event.waiting > 0)
      throw new HttpError(409, eventTexts.hasPeople, { code: 'has-people' })
    await deleteEvent(tx, eventId)
  }

  return {
    lockOwn,
    change: (person: Person, eventId: string, form: EventChange): Promise<void> =>
      inTransaction(db, (tx) => change(tx, person, eventId, form)),
    remove: (person: Person, eventId: string): Promise<void> =>
      inTransaction(db, (tx) => remove(tx, person, eventId)),
  }
}
export type Changing = ReturnType<typeof changingService>
