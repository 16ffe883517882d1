import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { profiles } from '#db/schema/profiles.ts'

/** What a person can change of their profile, as it is now; undefined where there is no such person. */
export const findChangeable = async (db: Db, userId: string) => {
  const [row] = await db
    .select({
      handle: users.handle,
      fullName: users.fullName,
      country: users.country,
      bio: users.bio,
      location: profiles.location,
      languages: sql<string[]>`coalesce(${profiles.languages}, '{}')`,
      handleChangedAt: profiles.handleChangedAt,
      version: sql<number>`coalesce(${profiles.version}, 1)`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  return row
}
export type Changeable = NonNullable<Awaited<ReturnType<typeof findChangeable>>>

/** Fields of the account, and those beside it. */
export type Changes = {
  account: Partial<Pick<Changeable, 'fullName' | 'country' | 'bio'>>
  profile: Partial<Pick<Changeable, 'location' | 'languages'>>
}

/** Writes what changes, and counts it as one change. */
export const writeProfile = async (tx: Db, userId: string, { account, profile }: Changes): Promise<void> => {
  if (Object.keys(account).length > 0) await tx.update(users).set(account).where(eq(users.id, userId))
  await tx
    .insert(profiles)
    .values({ userId, ...profile, version: 2 })
    .onConflictDoUpdate({
      target: profiles.userId,
      set: { ...profile, version: sql`${profiles.version} + 1` },
    })
}

export const writeHandle = async (tx: Db, userId: string, handle: string): Promise<void> => {
  await tx.update(users).set({ handle }).where(eq(users.id, userId))
}

/** Remembers when somebody took their handle. */
export const writeHandleChange = async (tx: Db, userId: string, handleChangedAt: Date): Promise<void> => {
  await tx
    .insert(profiles)
    .values({ userId, handleChangedAt })
    .onConflictDoUpdate({ target: profiles.userId, set: { handleChangedAt } })
}

export const deleteProfile = async (db: Db, userId: string): Promise<void> => {
  await db.delete(profiles).where(eq(profiles.userId, userId))
}
