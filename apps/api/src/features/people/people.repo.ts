import type { PrivacyChange } from '@soundings/contract/privacy'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isBlockedBetween } from '#db/blocked.ts'
import type { Db } from '#db/client.ts'
import { prepared } from '#db/prepared.ts'
import { users } from '#db/schema/people.ts'
import { formerHandles, profiles } from '#db/schema/profiles.ts'
import { buddies } from '#db/schema/relations.ts'

/** Those who completed their profile and are still there. */
const isThere = and(isNull(users.deletedAt), isNotNull(users.handle))

const acquaintances = (name: string, readerId: SQL | undefined) => {
  const asReader = (condition: (reader: SQL) => SQL<boolean>) =>
    readerId === undefined ? sql<boolean>`false` : condition(readerId)
  return prepared((db) =>
    db
      .select({
        personId: users.id,
        handle: sql<string>`${users.handle}`,
        fullName: users.fullName,
        country: users.country,
        bio: users.bio,
        avatar: users.avatarUrl,
        createdAt: users.createdAt,
        groups: users.groups,
        privacy: sql<PrivacyChange>`coalesce(${profiles.privacy}, '{}')`,
        location: profiles.location,
        languages: sql<string[]>`coalesce(${profiles.languages}, '{}')`,
        areBuddies: asReader(
          (reader) => sql<boolean>`exists (
            select from ${buddies} where ${buddies.acceptedAt} is not null
            and ${buddies.lowId} = least(${users.id}, ${reader})
            and ${buddies.highId} = greatest(${users.id}, ${reader}))`,
        ),
        isBlocked: asReader((reader) => isBlockedBetween(reader, users.id)),
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .where(and(sql`${users.id} = any(${sql.placeholder('personIds')}::uuid[])`, isThere))
      .prepare(name),
  )
}
const acquaintancesOf = acquaintances('acquaintances', sql`${sql.placeholder('readerId')}::uuid`)
const acquaintancesOfVisitors = acquaintances('acquaintances_of_visitors', undefined)

/** People as they told of themselves, and what each is to a reader. */
export const findAcquaintances = (db: Db, readerId: string | undefined, personIds: string[]) =>
  readerId === undefined
    ? acquaintancesOfVisitors(db).execute({ personIds })
    : acquaintancesOf(db).execute({ readerId, personIds })
export type Acquaintance = Awaited<ReturnType<typeof findAcquaintances>>[number]

/** Whose handle this is, or lately was; in any case. */
export const findByHandle = async (
  db: Db,
  handle: string,
  now: Date,
): Promise<{ id: string; handle: string } | undefined> => {
  const folded = handle.toLowerCase()
  // Two look-ups by index: asked with `or`, every row would be looked at.
  const ids = sql`(
    select ${users.id} from ${users} where lower(${users.handle}) = ${folded}
    union all
    select ${formerHandles.userId} from ${formerHandles}
      where ${formerHandles.handle} = ${folded} and ${formerHandles.until} > ${now.toISOString()}::timestamptz)`
  const [found] = await db
    .select({ id: users.id, handle: sql<string>`${users.handle}` })
    .from(users)
    .where(and(sql`${users.id} in ${ids}`, isThere))
    .orderBy(sql`lower(${users.handle}) = ${folded} desc`)
    .limit(1)
  return found
}

export const findPrivacy = async (db: Db, userId: string): Promise<PrivacyChange> => {
  const [row] = await db
    .select({ privacy: profiles.privacy })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  return row?.privacy ?? {}
}

/** Writes what differs from the defaults; whoever else changes the profile waits. */
export const savePrivacy = async (db: Db, userId: string, privacy: PrivacyChange): Promise<void> => {
  await db
    .insert(profiles)
    .values({ userId, privacy })
    .onConflictDoUpdate({ target: profiles.userId, set: { privacy } })
}

/** Lets one at a time change what a person tells of themselves, until the transaction ends. */
export const lockProfile = async (tx: Db, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
