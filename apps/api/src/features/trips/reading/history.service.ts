import type { TripHistoryEntry } from '@soundings/contract/trips-shapes'
import { z } from 'zod'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { enter } from '../access/on-trip.ts'
import { countHistory, findNames, listHistory } from './changes.repo.ts'

/** Where a page of the history ended. */
const Place = z.object({ seq: z.number().int() })

type Page = { items: TripHistoryEntry[]; nextCursor: string | null; total: number }

/** Who changed what on a trip, for whoever is on it. */
export const historyService = ({ db }: Pick<Dependencies, 'db'>) => ({
  list: async (
    person: Person,
    tripId: string,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<Page> => {
    await enter(db, person, tripId)
    const before = fromCursor(Place, cursor)?.seq
    const [rows, total] = await Promise.all([
      listHistory(db, tripId, { before, limit: limit + 1 }),
      countHistory(db, tripId),
    ])
    const shown = rows.slice(0, limit)
    const things = shown.flatMap(({ thingId }) => thingId ?? [])
    const [met, names] = await Promise.all([
      meetPeople(db, person.id, [...shown.flatMap(({ byId }) => byId ?? []), ...things]),
      findNames(db, tripId, things),
    ])
    const called = (person: TripHistoryEntry['by'] | undefined) => person && (person.name ?? person.handle)
    const nameOf = (id: string) => names.get(id) ?? called(met.get(id)?.person) ?? null
    const last = shown.at(-1)
    return {
      items: shown.map(({ seq, at, byId, thing, thingId, deed }) => ({
        seq,
        at: at.toISOString(),
        by: met.get(byId ?? '')?.person ?? null,
        thing,
        deed,
        name: thingId === null ? null : nameOf(thingId),
      })),
      nextCursor: last && rows.length > limit ? toCursor({ seq: last.seq }) : null,
      total,
    }
  },
})
