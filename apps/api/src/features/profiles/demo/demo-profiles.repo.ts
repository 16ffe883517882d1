import type { PrivacyChange } from '@soundings/contract/privacy'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { profiles } from '#db/schema/profiles.ts'

export type DemoProfile = {
  handle: string
  location: string
  languages: string[]
  bio: string
  privacy: PrivacyChange
}

/** Writes what a demo account tells of itself; answers whose it is, where it was there and said nothing so far. */
export const fillProfile = async (
  tx: Db,
  { handle, bio, ...told }: DemoProfile,
): Promise<string | undefined> => {
  const [empty] = await tx
    .update(users)
    .set({ bio })
    .where(and(eq(sql`lower(${users.handle})`, handle), isNull(users.bio)))
    .returning({ id: users.id })
  if (empty)
    await tx
      .insert(profiles)
      .values({ userId: empty.id, ...told })
      .onConflictDoNothing()
  return empty?.id
}
