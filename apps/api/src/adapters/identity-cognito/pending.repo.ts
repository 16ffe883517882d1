import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { pendingSignups } from '#db/schema/people.ts'

const provider = 'cognito'
type Signup = Omit<typeof pendingSignups.$inferSelect, 'provider' | 'createdAt'>

export const putSignup = async (db: Db, signup: Signup, createdAt: Date): Promise<void> => {
  const { email: _, ...rest } = signup
  await db
    .insert(pendingSignups)
    .values({ provider, ...signup, createdAt })
    .onConflictDoUpdate({
      target: [pendingSignups.provider, pendingSignups.email],
      set: { ...rest, createdAt },
    })
}

/** Takes a sign-up out; of several callers at once one gets it. */
export const takeSignup = async (db: Db, email: string): Promise<Signup | undefined> => {
  const [signup] = await db
    .delete(pendingSignups)
    .where(and(eq(pendingSignups.provider, provider), eq(pendingSignups.email, email)))
    .returning()
  return signup
}
