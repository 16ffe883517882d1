import { Uuid } from '@soundings/contract/common'
import { eventLimits, eventTexts } from '@soundings/contract/events'
import type { Photo } from '@soundings/contract/media'
import type { Report } from '@soundings/contract/reports'
import type { EventReader } from '@soundings/rules/events'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import { tieToEvent } from '#db/event-access.ts'
import { findPhotosSeen } from '#features/media/index.ts'
import { findReportsSeen } from '#features/reports/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { lockEvent } from '../reading/events.repo.ts'
import { organisesEvent, readerOf } from '../reading/reader.ts'
import type { Reading } from '../reading/reading.service.ts'
import { noEvent } from '../refusals.ts'
import { countBy, countFinds, deleteFind, type FindKind, findOwn, listFinds, wasAt } from './finds.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & Pick<Reading, 'meet'>
type Asked = { cursor?: string | undefined; limit: number }
type Page<Item> = { items: Item[]; nextCursor: string | null; total: number }

const Place = z.object({ at: z.iso.datetime({ offset: true }), id: Uuid })

/** Photos and dive reports of people who were at an event. Each is seen by whoever sees the event and the thing itself. */
export const findsService = ({ db, clock, meet }: Needs) => {
  const page =
    <Item>(
      kind: FindKind,
      showAll: (ids: string[], viewer: NonNullable<EventReader> | undefined) => Promise<Map<string, Item>>,
    ) =>
    async (reader: EventReader, eventId: string, { cursor, limit }: Asked): Promise<Page<Item>> => {
      await meet(reader, eventId)
      const readerId = reader?.id
      const after = fromCursor(Place, cursor)
      const [found, total] = await Promise.all([
        listFinds(db, eventId, kind, { readerId, after, limit: limit + 1 }),
        countFinds(db, eventId, kind, readerId),
      ])
      const rows = found.slice(0, limit)
      const last = rows.at(-1)
      // With nobody’s greater rights: what waits for moderators is looked at by them elsewhere.
      const viewer = reader && { id: reader.id, isModerator: false }
      const shown = await showAll(
        rows.map(({ id }) => id),
        viewer,
      )
      return {
        items: rows.flatMap(({ id }) => shown.get(id) ?? []),
        nextCursor: found.length > limit && last ? toCursor(last) : null,
        total,
      }
    }

  const add = async (tx: Db, person: Person, eventId: string, itemId: string): Promise<void> => {
    const { event } = await meet(readerOf(person), eventId)
    if (event.startsAt > clock()) throw new HttpError(409, eventTexts.notBegun, { code: 'not-over' })
    // One after another, so that nobody adds more than they may.
    if (!(await lockEvent(tx, eventId))) throw noEvent()
    if (!(await wasAt(tx, eventId, person.id, clock()))) throw new HttpError(403, eventTexts.notThere)
    const own = await findOwn(tx, person.id, itemId)
    if (!own) throw new HttpError(404, eventTexts.noFind)
    const lastDay = event.endDay ?? event.day
    if (own.date !== null && (own.date < event.day || own.date > lastDay))
      throw new HttpError(409, eventTexts.wrongDay, { code: 'wrong-day' })
    if ((await countBy(tx, eventId, person.id)) >= eventLimits.finds)
      throw new HttpError(409, eventTexts.tooManyFinds, { code: 'too-many' })
    const item = own.kind === 'report' ? { reportId: itemId } : { photoId: itemId }
    await tieToEvent(tx, { eventId, userId: person.id, at: clock() }, [item])
  }

  return {
    reports: page<Report>('report', (ids, viewer) => findReportsSeen(db, ids, viewer)),
    photos: page<Photo>('photo', (ids, viewer) => findPhotosSeen(db, ids, viewer)),

    add: (person: Person, eventId: string, itemId: string): Promise<void> =>
      inTransaction(db, (tx) => add(tx, person, eventId, itemId)),

    /** One’s own; organisers take off any. */
    remove: async (person: Person, eventId: string, itemId: string): Promise<void> => {
      const met = await meet(readerOf(person), eventId)
      const isOrganiser = organisesEvent(met, readerOf(person))
      await deleteFind(db, { eventId, itemId, ...(!isOrganiser && { byId: person.id }) })
    },
  }
}
