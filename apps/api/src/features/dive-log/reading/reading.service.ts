import {
  type Dive,
  type DiveChoices,
  type DiveDetails,
  type DiveFilter,
  type DiveSort,
  type DiveWarning,
  diveLogTexts,
} from '@soundings/contract/dive-log'
import { askedOf } from '@soundings/rules/dive-filter'
import { isTooRich } from '@soundings/rules/dive-gas'
import { areAtOnce, surfaceIntervalOf } from '@soundings/rules/dive-times'
import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { type DiveRow, factsOf, findDive } from '../dives.repo.ts'
import { noSuchDive } from '../errors.ts'
import { toDives } from '../read-dives.ts'
import { findAround, listChanges } from './around.repo.ts'
import { findChoices } from './choices.repo.ts'
import { listDivedPlaces } from './dived-places.repo.ts'
import { type DivePlace, listDives, matching, placeOf } from './filtered.repo.ts'
import { places, TrashPlace } from './places.ts'
import { countTrash, listTrash } from './trash.repo.ts'

type Paging = { cursor?: string | undefined; limit: number }
type Page = { items: Dive[]; nextCursor: string | null; total: number }

const toPage = async (
  db: Db,
  ownerId: string,
  rows: DiveRow[],
  { limit, total, place }: { limit: number; total: number; place: (last: DiveRow) => unknown },
): Promise<Page> => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const items = await toDives(db, ownerId, shown)
  return { items, nextCursor: rows.length > limit && last ? toCursor(place(last)) : null, total }
}

const warningsOf = (row: DiveRow, near: Awaited<ReturnType<typeof findAround>>['near']): DiveWarning[] => {
  const facts = factsOf(row)
  const twin = near.find((other) => areAtOnce(facts, other))
  return [
    ...(twin ? [{ code: 'same-time', message: diveLogTexts.sameTime, diveId: twin.id }] : []),
    ...(facts.maxDepth !== null && isTooRich(facts.cylinders, facts.maxDepth)
      ? [{ code: 'ppo2', message: diveLogTexts.tooRich, diveId: null }]
      : []),
  ]
}

/** A row as its owner reads it alone. */
export const toDetails = async (db: Db, row: DiveRow): Promise<DiveDetails> => {
  const [dive] = await toDives(db, row.dive.ownerId, [row])
  if (!dive) throw noSuchDive()
  const { previous, next, near } = await findAround(db, row)
  return {
    ...dive,
    surfaceInterval: previous ? surfaceIntervalOf(previous, dive) : null,
    previousId: previous?.id ?? null,
    nextId: next?.id ?? null,
    warnings: warningsOf(row, near),
  }
}

/** A log as its owner reads it. */
export const readingService = ({ db }: Pick<Dependencies, 'db'>) => {
  const own = async (person: Person, id: string): Promise<DiveRow> => {
    const row = await findDive(db, person.id, id)
    if (!row) throw noSuchDive()
    return row
  }

  return {
    list: async (
      person: Person,
      { cursor, limit, sort, ...filter }: Paging & DiveFilter & { sort: DiveSort },
    ): Promise<Page> => {
      const after = fromCursor<z.ZodType<DivePlace>>(places[sort], cursor)
      const which = matching(person.id, askedOf(filter))
      const { rows, total } = await listDives(db, which, { sort, after, limit: limit + 1 })
      return toPage(db, person.id, rows, { limit, total, place: (last) => placeOf(last, sort) })
    },

    get: async (person: Person, id: string): Promise<DiveDetails> => toDetails(db, await own(person, id)),

    history: async (person: Person, id: string) => {
      await own(person, id)
      const changes = await listChanges(db, id)
      return {
        items: changes.map(({ version, changedAt, before }) => ({
          version,
          changedAt: changedAt.toISOString(),
          before,
        })),
      }
    },

    places: (person: Person, filter: DiveFilter) => listDivedPlaces(db, matching(person.id, askedOf(filter))),

    choices: (person: Person): Promise<DiveChoices> => findChoices(db, person.id),

    trash: async (person: Person, { cursor, limit }: Paging): Promise<Page> => {
      const after = fromCursor(TrashPlace, cursor)
      const rows = await listTrash(db, person.id, { after, limit: limit + 1 })
      const total = await countTrash(db, person.id)
      return toPage(db, person.id, rows, {
        limit,
        total,
        place: ({ dive }) => ({ at: dive.deletedAt?.toISOString(), id: dive.id }),
      })
    },
  }
}
