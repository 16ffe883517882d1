import { Uuid } from '@soundings/contract/common'
import { type TripOrder, tripLimits } from '@soundings/contract/trips-fields'
import type { TripList } from '@soundings/contract/trips-forms'
import type { Traveller, Trip, TripLine, TripStatistics } from '@soundings/contract/trips-shapes'
import { addDays, daysBetween } from '@soundings/rules/days'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { TimedPlace } from '#shared/timed-place.ts'
import type { Entered } from '../access/entered.repo.ts'
import { enter } from '../access/on-trip.ts'
import { listPeople } from './people.repo.ts'
import { factsOf, statusOf, toLine, toStops } from './present.ts'
import { countSites } from './statistics.repo.ts'
import { findLines, listOutlines, listStops, listTrash, type Outline } from './trips.repo.ts'

/** Where a page of trips ended. */
const Place = z.object({ day: z.iso.date(), id: Uuid })
type Paging = { cursor?: string | undefined; limit: number }
type Page<Item> = { items: Item[]; nextCursor: string | null; total: number }

const dayMs = 86_400_000

const comesAfter = (
  trip: Pick<Outline, 'startDay' | 'id'>,
  place: z.output<typeof Place>,
  order: TripOrder,
): boolean => {
  const [one, other] = [`${trip.startDay} ${trip.id}`, `${place.day} ${place.id}`]
  return order === 'latest' ? one < other : one > other
}

/** How many different days trips take, however they overlap. */
const countDays = (trips: readonly Outline[]): number => {
  let [days, until] = [0, '']
  for (const { startDay, endDay } of trips.toSorted((one, other) =>
    one.startDay < other.startDay ? -1 : 1,
  )) {
    const from = startDay > until ? startDay : addDays(until, 1)
    if (from <= endDay) days += daysBetween(from, endDay) + 1
    if (endDay > until) until = endDay
  }
  return days
}

/** Who is on a trip and who is invited, as one of them meets them. */
export const travellersOf = async (db: Db, readerId: string, tripId: string): Promise<Traveller[]> => {
  const rows = await listPeople(db, tripId)
  const met = await meetPeople(
    db,
    readerId,
    rows.map(({ userId }) => userId),
  )
  return rows.flatMap(({ userId, role, state, at }) => {
    const person = met.get(userId)?.person
    return person ? [{ ...person, role, state, since: at.toISOString() }] : []
  })
}

/** Trips as their people read them. */
export const readingService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const present = async (entered: Entered): Promise<Trip> => {
    const { trip, mine } = entered
    const [people, stops] = await Promise.all([
      travellersOf(db, mine.userId, trip.id),
      listStops(db, trip.id).then((rows) => toStops(db, mine.userId, rows)),
    ])
    return {
      ...factsOf(entered, clock()),
      sites: new Set(stops.flatMap(({ siteId }) => siteId ?? [])).size,
      description: trip.description,
      countsBudget:
        trip.budgetCountedBy !== null &&
        people.some(({ id, role }) => role === 'owner' && id === trip.budgetCountedBy),
      people,
      destinations: stops,
      seq: trip.seq,
      createdAt: trip.createdAt.toISOString(),
      changedAt: trip.changedAt.toISOString(),
      deletedAt: trip.deletedAt?.toISOString() ?? null,
    }
  }

  const list = async (
    { id }: Person,
    { cursor, limit, status, state, order, from, to }: Omit<TripList, 'limit' | 'cursor'> & Paging,
  ): Promise<Page<TripLine>> => {
    const now = clock()
    const after = fromCursor(Place, cursor)
    const latest = await listOutlines(db, id, state)
    const all = (order === 'latest' ? latest : latest.toReversed()).filter(
      (trip) =>
        (status === undefined || statusOf(trip, now) === status) &&
        (from === undefined || trip.endDay >= from) &&
        (to === undefined || trip.startDay <= to),
    )
    const rest = after ? all.filter((trip) => comesAfter(trip, after, order)) : all
    const shown = rest.slice(0, limit)
    const last = shown.at(-1)
    const lines = await findLines(
      db,
      id,
      shown.map((trip) => trip.id),
    )
    return {
      items: shown.flatMap((trip) => {
        const row = lines.get(trip.id)
        return row ? [toLine(row, now)] : []
      }),
      nextCursor: last && rest.length > limit ? toCursor({ day: last.startDay, id: last.id }) : null,
      total: all.length,
    }
  }

  const statistics = async ({ id }: Person): Promise<TripStatistics> => {
    const trips = (await listOutlines(db, id, 'in')).filter(({ cancelledAt }) => cancelledAt === null)
    return {
      trips: trips.length,
      days: countDays(trips),
      countries: new Set(trips.flatMap(({ country }) => country ?? [])).size,
      ...(await countSites(db, id)),
    }
  }

  return {
    present,
    list,
    statistics,
    get: async (person: Person, tripId: string): Promise<Trip> =>
      present(await enter(db, person, tripId, 'invited')),
    people: async (person: Person, tripId: string): Promise<{ items: Traveller[] }> => {
      await enter(db, person, tripId, 'invited')
      return { items: await travellersOf(db, person.id, tripId) }
    },
    all: async (person: Person) => {
      const [trips, figures] = await Promise.all([
        list(person, { state: 'in', order: 'latest', limit: tripLimits.page }),
        statistics(person),
      ])
      return { trips, statistics: figures }
    },
    trash: async ({ id }: Person, { cursor, limit }: Paging) => {
      const now = clock()
      const after = fromCursor(TimedPlace, cursor)
      const all = (await listTrash(db, id, new Date(now.getTime() - tripLimits.trashDays * dayMs))).map(
        (row) => ({ ...toLine(row, now), deletedAt: row.trip.deletedAt?.toISOString() ?? '' }),
      )
      const rest = after
        ? all.filter(
            ({ deletedAt, id: at }) => deletedAt < after.at || (deletedAt === after.at && at < after.id),
          )
        : all
      const shown = rest.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: shown,
        nextCursor: last && rest.length > limit ? toCursor({ at: last.deletedAt, id: last.id }) : null,
        total: all.length,
      }
    },
  }
}
