import type { EventFacts, EventForm } from '@soundings/contract/events'
import { eventLimits, eventTexts } from '@soundings/contract/events'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { savePlace } from '../joining/places.repo.ts'
import { countOpen, type EventRow, findByKey, insertEvent } from '../reading/events.repo.ts'
import type { Judge, Judged } from '../safety/judging.service.ts'
import { checkSeries } from '../times/occurrences.ts'
import { addDays, checkTimes, daysBetween, type Moments, momentsOf } from '../times/wall-times.ts'
import { checkFacts, columnsOf, groupOf, keptFacts } from './facts.ts'
import { checkImage, placeOf, type Where } from './place.ts'
import { deleteSeries, insertSeries } from './series.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { judge: Judge }
type Made = { id: string; isNew: boolean }

const day = 86_400_000

/** What the events of a series have in common, and which they are. */
export type Occurrence = { seriesId: string | null; seriesN: number | null; clientKey: string }

/** Adds an event with its organiser in it; false where it was sent before. */
export const addEvent = async (
  tx: Db,
  known: {
    facts: EventFacts
    where: Where
    moments: Moments
    organiserId: string
    groupId: string | null
    visibility: EventRow['visibility']
    judged: Judged
    occurrence: Occurrence
    now: Date
  },
): Promise<string | undefined> => {
  const { facts, where, moments, organiserId, groupId, visibility, judged, occurrence, now } = known
  const id = newId()
  const isAdded = await insertEvent(tx, {
    id,
    organiserId,
    groupId,
    visibility,
    ...columnsOf(facts, where),
    ...moments,
    ...occurrence,
    going: 1,
    line: 1,
    state: judged.state,
    signals: [...judged.signals],
    createdAt: now,
    changedAt: now,
  })
  if (!isAdded) return undefined
  await savePlace(tx, {
    eventId: id,
    userId: organiserId,
    state: 'going',
    place: 1,
    ...moments,
    joinedAt: now,
  })
  return id
}

/** The same facts on another day: an end on another day moves along. */
export const onDay = (facts: EventFacts, date: string): EventFacts => ({
  ...facts,
  date,
  endDate: facts.endDate && addDays(date, daysBetween(facts.date, facts.endDate)),
})

/** Creates events and series of them: each once, with its organiser in it. */
export const creatingService = ({ db, clock, judge }: Needs) => {
  const create = async (tx: Db, person: Person, form: EventForm): Promise<Made> => {
    const { recurrence, clientKey: sentKey, ...facts } = form
    const clientKey = sentKey ?? newId()
    const before = await findByKey(tx, person.id, clientKey)
    if (before) return { id: before, isNew: false }
    const now = clock()
    const judged = await judge(tx, { person, facts, before: null })
    checkFacts(facts, judged.limited)
    const where = await placeOf(tx, person.id, facts)
    const moments = checkTimes({ ...facts, zone: where.zone }, now)
    const days = recurrence && checkSeries({ ...recurrence, firstDay: facts.date })
    await checkImage(tx, person.id, facts.imageId)
    const group = await groupOf(tx, person.id, facts)
    if ((await countOpen(tx, person.id, now)) >= eventLimits.open)
      throw new HttpError(409, eventTexts.tooManyOpen, { code: 'limit' })
    const ahead = now.getTime() + eventLimits.daysAhead * day
    const near = (days ?? []).filter((date, n) => n === 0 || new Date(date).getTime() <= ahead)
    const seriesId = recurrence && days ? newId() : null
    if (seriesId && recurrence && days)
      await insertSeries(tx, {
        id: seriesId,
        organiserId: person.id,
        ...recurrence,
        firstDay: facts.date,
        facts: keptFacts(facts, where, group),
        made: near.length,
        endedAt: near.length === days.length ? now : null,
      })
    const common = { where, organiserId: person.id, ...group, judged, now }
    const id = await addEvent(tx, {
      ...common,
      facts,
      moments,
      occurrence: { seriesId, seriesN: seriesId === null ? null : 0, clientKey },
    })
    if (id === undefined) {
      if (seriesId) await deleteSeries(tx, seriesId)
      const first = await findByKey(tx, person.id, clientKey)
      if (!first) throw new HttpError(409, 'This was sent already, somewhere else.')
      return { id: first, isNew: false }
    }
    for (const [n, date] of near.entries()) {
      if (n === 0) continue
      const then = onDay(facts, date)
      await addEvent(tx, {
        ...common,
        facts: then,
        moments: momentsOf({ ...then, zone: where.zone }),
        occurrence: { seriesId, seriesN: n, clientKey: newId() },
      })
    }
    return { id, isNew: true }
  }

  return {
    /** What somebody created with this key. */
    createdBefore: async (person: Person, clientKey: string | undefined): Promise<string | undefined> =>
      clientKey === undefined ? undefined : findByKey(db, person.id, clientKey),
    create: (person: Person, form: EventForm): Promise<Made> => {
      const clientKey = form.clientKey ?? newId()
      return inTransaction(db, (tx) => create(tx, person, { ...form, clientKey }))
    },
  }
}
