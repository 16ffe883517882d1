import { inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { diveLogs } from '#db/schema/dive-log.ts'
import { users } from '#db/schema/people.ts'
import { profiles } from '#db/schema/profiles.ts'

/** Those of these handles that nobody has yet. */
export const findMissing = async (db: Db, handles: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ handle: users.handle })
    .from(users)
    .where(inArray(users.handle, [...handles]))
  const there = new Set(rows.map(({ handle }) => handle))
  return new Set(handles.filter((handle) => !there.has(handle)))
}

type Row = Pick<typeof users.$inferInsert, 'id' | 'handle' | 'fullName' | 'country' | 'bio' | 'createdAt'>
type Told = Pick<typeof profiles.$inferInsert, 'privacy'> & { startingDives: number }

/** Adds somebody whom no provider knows: nobody can sign in as them. */
export const insertExample = async (
  tx: Db,
  person: Row & { handle: string },
  { privacy, startingDives }: Told,
) => {
  await tx.insert(users).values({ ...person, provider: 'example', subject: person.handle })
  await tx.insert(profiles).values({ userId: person.id, ...(privacy && { privacy }) })
  await tx.insert(diveLogs).values({ ownerId: person.id, startingDives })
}
