import { Uuid } from '@soundings/contract/common'
import type { EventLine, EventList } from '@soundings/contract/events'
import type { EventReader } from '@soundings/rules/events'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { addDays } from '../times/wall-times.ts'
import { countEvents, countUpcoming, type Filter, listEventIds, listNear } from './lists.repo.ts'
import type { Presenter } from './present.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { present: Presenter }
type Page = { items: EventLine[]; nextCursor: string | null; total: number }

const isPlausible = (at: string) => Number(at.slice(0, 4)) > 1970
const Place = z.object({ at: z.iso.datetime({ offset: true }).refine(isPlausible), id: Uuid })
const Offset = z.object({ from: z.number().int().min(0).max(1_000) })

/** A day begins first where the sun is first: so early and late that no place is left out. */
const earliest = (date: string) => new Date(new Date(`${date}T00:00:00Z`).getTime() - 14 * 3_600_000)
const latest = (date: string) =>
  new Date(new Date(`${addDays(date, 1)}T00:00:00Z`).getTime() + 12 * 3_600_000)

/** Lists of events, by keyset: their last page costs what their first does. */
export const listsService = ({ db, clock, present }: Needs) => {
  const filterOf = (reader: EventReader, query: EventList): Filter => {
    const { when, from, to, country, site, group, series, folded, q, bounds } = query
    if (when === 'mine' && !reader) throw new HttpError(401, 'Please log in first', { code: 'signed-out' })
    const [west = 0, south = 0, east = 0, north = 0] = bounds ?? []
    return {
      readerId: reader?.id,
      now: clock(),
      when,
      from: from === undefined ? undefined : earliest(from),
      to: to === undefined ? undefined : latest(to),
      country,
      siteId: site,
      groupId: group,
      seriesId: series,
      isFolded: folded && when !== 'past' && !from && !to && !series,
      q: q === '' ? undefined : q,
      bounds: bounds && { west, south, east, north },
    }
  }

  const near = async (reader: EventReader, query: EventList, spot: readonly number[]): Promise<Page> => {
    const [lat = 0, lng = 0] = spot
    const found = await listNear(db, filterOf(reader, { ...query, when: 'upcoming' }), {
      lat,
      lng,
      radius: query.radius,
    })
    const { from } = fromCursor(Offset, query.cursor) ?? { from: 0 }
    const shown = found.slice(from, from + query.limit)
    const distances = new Map(shown.map(({ id, distance }) => [id, Math.round(distance * 10) / 10]))
    return {
      items: await present.lines(db, reader, [...distances.keys()], distances),
      nextCursor: from + query.limit < found.length ? toCursor({ from: from + query.limit }) : null,
      total: found.length,
    }
  }

  const list = async (reader: EventReader, query: EventList): Promise<Page> => {
    if (query.near) return near(reader, query, query.near)
    const filter = filterOf(reader, query)
    const after = fromCursor(Place, query.cursor)
    const [found, total] = await Promise.all([
      listEventIds(db, filter, { after, limit: query.limit + 1 }),
      countEvents(db, filter),
    ])
    const shown = found.slice(0, query.limit)
    const last = shown.at(-1)
    return {
      items: await present.lines(
        db,
        reader,
        shown.map(({ id }) => id),
      ),
      nextCursor: found.length > query.limit && last ? toCursor(last) : null,
      total,
    }
  }

  return {
    list,

    /** How many events that everybody finds are still to come. */
    countUpcoming: (): Promise<number> => countUpcoming(db, clock()),
  }
}
