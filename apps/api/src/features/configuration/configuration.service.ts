import { administrationLimits, type Broadcast, type NewBroadcast } from '@soundings/contract/administration'
import { Instant, Uuid } from '@soundings/contract/common'
import type { BroadcastMessage } from '@soundings/contract/configuration'
import { broadcastState } from '@soundings/rules/administration'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { changeTopic } from '#db/changes.ts'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import {
  countMessages,
  deleteEnded,
  deleteMessage,
  deleteMessages,
  insertMessage,
  listAllMessages,
  listMessages,
  type MessageRow,
} from './configuration.repo.ts'

/** What this server tells everybody. */
export const bannersChanged = changeTopic('messages')

type Adding = Pick<NewBroadcast, 'value' | 'cancellable'> & Partial<Pick<NewBroadcast, 'startsAt' | 'endsAt'>>
type Paging = { cursor?: string | undefined; limit: number }

/** In milliseconds: so long a message that has ended is still listed for admins. */
const remembered = 7 * 24 * 60 * 60_000
const furthest = administrationLimits.ahead * 24 * 60 * 60_000

const LastRow = z.object({ at: Instant, id: Uuid })

/** What this server tells everybody: read on every page, written by admins and from the command line. */
export const broadcastService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const told = (row: MessageRow): Broadcast => ({
    _id: row.id,
    value: row.text,
    cancellable: row.cancellable,
    createdAt: row.createdAt.toISOString(),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    state: broadcastState(row, clock()),
  })

  /** `by` is null for a command on the server itself. */
  const audit = (tx: Db, by: Person | null, action: string, row: MessageRow) =>
    writeAudit(tx, {
      id: newId(),
      at: clock(),
      actorId: by?.id ?? null,
      action,
      subjectType: 'broadcast',
      subjectId: row.id,
      details: {
        text: row.text,
        cancellable: row.cancellable,
        startsAt: row.startsAt?.toISOString() ?? null,
        endsAt: row.endsAt?.toISOString() ?? null,
      },
    })

  const timesOf = ({ startsAt = null, endsAt = null }: Adding, now: Date) => {
    const starts = startsAt === null ? null : new Date(startsAt)
    const ends = endsAt === null ? null : new Date(endsAt)
    if (ends && ends <= now) throw new HttpError(400, 'The end must be in the future.', { field: 'endsAt' })
    if (starts && ends && ends <= starts)
      throw new HttpError(400, 'The end must be after the start.', { field: 'endsAt' })
    if (starts && starts.getTime() - now.getTime() > furthest)
      throw new HttpError(400, 'The start must be within a year.', { field: 'startsAt' })
    return { startsAt: starts, endsAt: ends }
  }

  return {
    /** What is shown now. */
    list: (): Promise<BroadcastMessage[]> => listMessages(db, clock()),

    /** All of them, for admins. */
    listAll: async ({ cursor, limit }: Paging) => {
      const place = fromCursor(LastRow, cursor)
      const [rows, total] = await Promise.all([
        listAllMessages(db, place && { at: new Date(place.at), id: place.id }, limit + 1),
        countMessages(db),
      ])
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: shown.map(told),
        nextCursor: rows.length > limit && last ? toCursor({ at: last.createdAt, id: last.id }) : null,
        total,
      }
    },

    /** `by` is null for a command on the server itself. */
    add: (message: Adding, by: Person | null = null): Promise<Broadcast> =>
      db.transaction(async (tx) => {
        const { value: text, cancellable } = message
        const now = clock()
        const row = { id: newId(), text, cancellable, createdAt: now, ...timesOf(message, now) }
        await insertMessage(tx, row)
        await audit(tx, by, 'broadcast.add', row)
        return told(row)
      }),

    /** Takes one message down; answers whether it was there. */
    remove: (id: string, by: Person | null = null): Promise<boolean> =>
      db.transaction(async (tx) => {
        const gone = await deleteMessage(tx, id)
        if (gone) await audit(tx, by, 'broadcast.end', gone)
        return gone !== undefined
      }),

    /** Takes all of them down; answers how many there were. */
    clear: (by: Person | null = null): Promise<number> =>
      db.transaction(async (tx) => {
        const gone = await deleteMessages(tx)
        for (const row of gone) await audit(tx, by, 'broadcast.end', row)
        return gone.length
      }),

    forgetEnded: (): Promise<void> => deleteEnded(db, new Date(clock().getTime() - remembered)),
  }
}
