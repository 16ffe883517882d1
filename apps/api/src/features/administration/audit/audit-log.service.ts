import { Readable } from 'node:stream'
import {
  type AuditEntry,
  type AuditFilter,
  administrationLimits,
  commandActor,
} from '@soundings/contract/administration'
import { Instant, Uuid } from '@soundings/contract/common'
import { csvLine, csvMark } from '@soundings/rules/csv'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import {
  type AuditRow,
  countAudit,
  findByHandle,
  findHandles,
  listAudit,
  listWords,
  type Place,
  type Wanted,
} from './audit-log.repo.ts'

type Asked = AuditFilter & { cursor?: string | undefined; limit: number }
type AuditPage = { items: AuditEntry[]; nextCursor: string | null; total: number; isMore: boolean }

const { counted, file } = administrationLimits
/** So many rows of a file are read at once. */
const batch = 1_000
/** Nobody has this id. */
const nobody = '00000000-0000-0000-0000-000000000000'

const LastRow = z.object({ at: Instant, id: Uuid })

const headings = ['at', 'actor', 'actorId', 'action', 'thing', 'thingId', 'thingName', 'details']

const namedIn = ({ details }: AuditRow): string | null => {
  const name = details.siteName ?? details.task ?? details.text
  return typeof name === 'string' ? name : null
}

/** What was done with special permissions, for admins to read. */
export const auditLogService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const actorOf = async (actor: string | undefined): Promise<string | null | undefined> => {
    if (actor === undefined || actor === '') return undefined
    if (actor === commandActor) return null
    if (Uuid.safeParse(actor).success) return actor
    return (await findByHandle(db, actor.replace(/^@/, ''))) ?? nobody
  }

  const wantedBy = async ({ actor, action, type, subject, from, to }: AuditFilter): Promise<Wanted> => ({
    actorId: await actorOf(actor),
    action: action || undefined,
    type: type || undefined,
    subject: subject || undefined,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  })

  const told = async (rows: readonly AuditRow[]): Promise<AuditEntry[]> => {
    const people = rows.flatMap(({ actorId, subjectType, subjectId }) => [
      ...(actorId === null ? [] : [actorId]),
      ...(subjectType === 'user' && Uuid.safeParse(subjectId).success ? [subjectId] : []),
    ])
    const handles = await findHandles(db, [...new Set(people)])
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actorId === null ? null : { id: row.actorId, handle: handles.get(row.actorId) ?? null },
      action: row.action,
      subject: {
        type: row.subjectType,
        id: row.subjectId,
        name: row.subjectType === 'user' ? (handles.get(row.subjectId) ?? null) : namedIn(row),
      },
      details: row.details,
    }))
  }

  async function* lines(wanted: Wanted): AsyncGenerator<string> {
    yield csvMark + csvLine(headings)
    let last: Place | undefined
    for (let left = file; left > 0; left -= batch) {
      const rows = await listAudit(db, wanted, last, Math.min(batch, left))
      const entries = await told(rows)
      yield entries
        .map(({ at, actor, action, subject, details }) =>
          csvLine([
            at,
            actor === null ? commandActor : actor.handle,
            actor?.id ?? null,
            action,
            subject.type,
            subject.id,
            subject.name,
            JSON.stringify(details),
          ]),
        )
        .join('')
      last = rows.at(-1)
      if (rows.length < batch || !last) return
    }
  }

  return {
    list: async ({ cursor, limit, ...filter }: Asked): Promise<AuditPage> => {
      const place = fromCursor(LastRow, cursor)
      const wanted = await wantedBy(filter)
      const [rows, found] = await Promise.all([
        listAudit(db, wanted, place && { at: new Date(place.at), id: place.id }, limit + 1),
        countAudit(db, wanted, counted + 1),
      ])
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: await told(shown),
        nextCursor: rows.length > limit && last ? toCursor({ at: last.at, id: last.id }) : null,
        total: Math.min(found, counted),
        isMore: found > counted,
      }
    },

    words: () => listWords(db),

    /** The same as a table, without pages; text that a program for tables would take for a formula is defused. */
    file: async (filter: AuditFilter): Promise<BytesAnswer> => {
      const wanted = await wantedBy(filter)
      return {
        body: { make: () => Readable.from(lines(wanted), { objectMode: false }) },
        type: 'text/csv',
        fileName: `soundings-audit-log-${clock().toISOString().slice(0, 'yyyy-mm-dd'.length)}.csv`,
        immutable: false,
        isPrivate: true,
      }
    },
  }
}
