import { and, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { auditLog, users } from '#db/schema/people.ts'

export type AuditRow = typeof auditLog.$inferSelect

/** Which entries are meant. `actorId` is null for commands on the server itself. */
export type Wanted = {
  actorId?: string | null | undefined
  action?: string | undefined
  type?: string | undefined
  subject?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** Where a page ended. */
export type Place = { at: Date; id: string }

const isWanted = ({ actorId, action, type, subject, from, to }: Wanted): SQL | undefined =>
  and(
    actorId === null ? isNull(auditLog.actorId) : undefined,
    typeof actorId === 'string' ? eq(auditLog.actorId, actorId) : undefined,
    action === undefined ? undefined : eq(auditLog.action, action),
    type === undefined ? undefined : eq(auditLog.subjectType, type),
    subject === undefined ? undefined : eq(auditLog.subjectId, subject),
    from && gte(auditLog.at, from),
    to && lt(auditLog.at, to),
  )

const comesBefore = ({ at, id }: Place): SQL =>
  sql`(${auditLog.at}, ${auditLog.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`

/** Entries, the latest first, from where the last page ended. */
export const listAudit = (db: Db, wanted: Wanted, before: Place | undefined, limit: number) =>
  db
    .select()
    .from(auditLog)
    .where(and(isWanted(wanted), before && comesBefore(before)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)

/** How many there are, of the first `most`. */
export const countAudit = async (db: Db, wanted: Wanted, most: number): Promise<number> => {
  const some = db.select({ one: sql`1` }).from(auditLog).where(isWanted(wanted)).limit(most).as('some')
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(some)
  return row?.n ?? 0
}

/** Each value of a column once, by as many steps in its index as there are values. */
const distinct = async (db: Db, column: SQL): Promise<string[]> => {
  const { rows } = await db.execute<{ word: string }>(sql`
    with recursive words as (
      (select ${column} as word from audit_log order by ${column} limit 1)
      union all
      select (select ${column} from audit_log where ${column} > words.word order by ${column} limit 1)
      from words where words.word is not null)
    select word from words where word is not null`)
  return rows.map(({ word }) => word)
}

export const listWords = async (db: Db): Promise<{ actions: string[]; types: string[] }> => ({
  actions: await distinct(db, sql`action`),
  types: await distinct(db, sql`subject_type`),
})

/** The usernames of these people, of those who have one. */
export const findHandles = async (db: Db, ids: readonly string[]): Promise<Map<string, string | null>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, handle: users.handle })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, handle }) => [id, handle]))
}

/** Who has this username, in whatever letters. */
export const findByHandle = async (db: Db, handle: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.handle})`, handle.toLowerCase()))
  return row?.id
}
