import type { Me } from '@soundings/contract/auth'
import type { Group } from '@soundings/contract/people'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { knownDevices, users } from '#db/schema/people.ts'

type Row = typeof users.$inferSelect
type Profile = Partial<Pick<Row, 'fullName' | 'handle' | 'country' | 'bio' | 'email' | 'groups'>>

const toMe = (row: Row): Me => ({
  id: row.id,
  email: row.email ?? '',
  firstName: row.firstName,
  lastName: row.lastName,
  fullName: row.fullName,
  handle: row.handle,
  country: row.country,
  bio: row.bio,
  avatarUrl: row.avatarUrl,
  groups: row.groups as Group[],
  createdAt: row.createdAt.toISOString(),
})

/** The person whom a provider knows by a subject: known from before, or new. */
export const putUser = async (db: Db, row: typeof users.$inferInsert): Promise<Me> => {
  const { email, groups } = row
  const [user] = await db
    .insert(users)
    .values(row)
    .onConflictDoUpdate({
      target: [users.provider, users.subject],
      set: { email, ...(groups && { groups }) },
    })
    .returning()
  if (!user) throw new Error('A person was neither added nor found')
  return toMe(user)
}

export type Returning = { user: Me; subject: string; hasDevice: boolean }

/** The newest person with this address, and whether they have signed in on this device before. */
export const findReturning = async (
  db: Db,
  { provider, email, deviceHash }: { provider: string; email: string; deviceHash: Buffer },
): Promise<Returning | undefined> => {
  const [row] = await db
    .select({ user: users, device: knownDevices.userId })
    .from(users)
    .leftJoin(knownDevices, and(eq(knownDevices.userId, users.id), eq(knownDevices.deviceHash, deviceHash)))
    .where(and(eq(users.provider, provider), eq(users.email, email)))
    .orderBy(desc(users.createdAt))
    .limit(1)
  return row && { user: toMe(row.user), subject: row.user.subject, hasDevice: row.device !== null }
}

export const findUser = async (db: Db, id: string): Promise<Me | undefined> => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return user && toMe(user)
}

export const findUserByEmail = async (db: Db, provider: string, email: string): Promise<Me | undefined> => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.provider, provider), eq(users.email, email), isNull(users.deletedAt)))
  return user && toMe(user)
}

/** Everybody with this address, whichever provider proved it; the newest first. */
export const findUsersByEmail = async (db: Db, email: string): Promise<Me[]> => {
  const found = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
    .orderBy(desc(users.createdAt))
  return found.map(toMe)
}

export const isAnybodyThere = async (db: Db): Promise<boolean> => {
  const somebody = await db.select({ id: users.id }).from(users).limit(1)
  return somebody.length > 0
}

export const updateUser = async (db: Db, id: string, profile: Profile): Promise<Me | undefined> => {
  const [user] = await db
    .update(users)
    .set(profile)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .returning()
  return user && toMe(user)
}

/** Takes everything personal off a row that has to stay for what the person contributed. */
export const blankUser = async (db: Db, id: string, at: Date): Promise<void> => {
  const nothing = {
    email: null,
    firstName: null,
    lastName: null,
    fullName: null,
    handle: null,
    country: null,
    bio: null,
    avatarUrl: null,
    groups: [],
  }
  await db
    .update(users)
    .set({ ...nothing, subject: `deleted ${id}`, deletedAt: at })
    .where(eq(users.id, id))
  await db.delete(knownDevices).where(eq(knownDevices.userId, id))
}

/** Remembers a device; answers how many the person had, and whether this was one of them. */
export const meetDevice = async (
  db: Db,
  device: { userId: string; deviceHash: Buffer; seenAt: Date },
): Promise<{ isKnown: boolean; others: number }> => {
  const known = await db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, device.userId))
  await db
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { seenAt: device.seenAt },
    })
  const isKnown = known.some(({ deviceHash }) => deviceHash.equals(device.deviceHash))
  return { isKnown, others: known.length - Number(isKnown) }
}

/** Any constant will do, as long as whoever changes groups asks for the same lock. */
const groupsLock = 736_431_020

/** Of two who change groups at once, one waits until the other's transaction ends. */
export const lockGroups = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${groupsLock})`)
}

export const countAdmins = async (db: Db): Promise<number> => {
  const isAdmin = and(isNull(users.deletedAt), sql`${users.groups} @> array['admin']`)
  const [row] = await db.select({ n: count() }).from(users).where(isAdmin)
  return row?.n ?? 0
}
