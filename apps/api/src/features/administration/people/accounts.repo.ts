import type { Group } from '@soundings/contract/people'
import { and, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sessions, users } from '#db/schema/people.ts'
import { standings } from '#db/schema/relations.ts'

/** Whom a search means: somebody by their whole address, or by the beginning of a username or a part of a name. */
export type Wanted = { email?: string | undefined; words?: string | undefined; group?: Group | undefined }

export type Place = { at: Date; id: string }

/** What people write means itself. */
const literal = (words: string) => words.replace(/[\\%_]/g, '\\$&')

const isWanted = ({ email, words, group }: Wanted): SQL | undefined =>
  and(
    isNull(users.deletedAt),
    email === undefined ? undefined : eq(users.email, email),
    words === undefined
      ? undefined
      : or(
          sql`lower(${users.handle}) like ${`${literal(words.toLowerCase())}%`}`,
          sql`${users.fullName} ilike ${`%${literal(words)}%`}`,
        ),
    group && sql`${users.groups} @> array[${group}]`,
  )

const comesBefore = ({ at, id }: Place): SQL =>
  sql`(${users.createdAt}, ${users.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`

const columns = {
  id: users.id,
  handle: users.handle,
  name: users.fullName,
  avatar: users.avatarUrl,
  email: users.email,
  groups: users.groups,
  createdAt: users.createdAt,
}

/** Accounts, the newest first, from where the last page ended. */
export const listAccounts = (db: Db, wanted: Wanted, before: Place | undefined, limit: number) =>
  db
    .select(columns)
    .from(users)
    .where(and(isWanted(wanted), before && comesBefore(before)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number]

export const countAccounts = async (db: Db, wanted: Wanted): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(users).where(isWanted(wanted))
  return row?.n ?? 0
}

export const findAccount = async (db: Db, id: string): Promise<AccountRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return row
}

/** How many devices of these people are signed in, and when one was used last. */
export const findSignedIn = async (
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, { sessions: number; usedAt: Date }>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: sessions.userId,
      sessions: sql<number>`count(*)::int`,
      usedAt: sql<string>`max(${sessions.usedAt})`,
    })
    .from(sessions)
    .where(
      and(inArray(sessions.userId, [...ids]), sql`${sessions.expiresAt} > ${now.toISOString()}::timestamptz`),
    )
    .groupBy(sessions.userId)
  return new Map(rows.map(({ id, sessions, usedAt }) => [id, { sessions, usedAt: new Date(usedAt) }]))
}

/** Who of these is silenced or suspended now. */
export const findHeldOf = async (
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, 'silenced' | 'suspended'>> => {
  if (ids.length === 0) return new Map()
  const isNow = sql`(${standings.until} is null or ${standings.until} > ${now.toISOString()}::timestamptz)`
  const rows = await db
    .select({ id: standings.userId, standing: standings.standing })
    .from(standings)
    .where(and(inArray(standings.userId, [...ids]), isNow))
  return new Map(
    rows.flatMap(({ id, standing }) =>
      standing === 'silenced' || standing === 'suspended' ? [[id, standing] as const] : [],
    ),
  )
}
