import { eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { localAccounts } from '#db/schema/people.ts'

export type Account = typeof localAccounts.$inferSelect

export const findAccount = async (db: Db, email: string): Promise<Account | undefined> => {
  const [account] = await db.select().from(localAccounts).where(eq(localAccounts.email, email))
  return account
}

/**
 * Adds an account that is not verified yet, in the place of one with the same address that never was: an address
 * belongs to who can read its mail. Answers undefined when the address is taken.
 */
export const addAccount = async (
  db: Db,
  account: typeof localAccounts.$inferInsert,
): Promise<Account | undefined> => {
  const { subject: _, ...again } = account
  const [added] = await db
    .insert(localAccounts)
    .values(account)
    .onConflictDoUpdate({
      target: localAccounts.email,
      set: again,
      setWhere: isNull(localAccounts.verifiedAt),
    })
    .returning()
  return added
}

export const updateAccount = async (
  db: Db,
  subject: string,
  changes: Partial<Pick<Account, 'email' | 'passwordHash' | 'verifiedAt'>>,
): Promise<Account | undefined> => {
  const [account] = await db
    .update(localAccounts)
    .set(changes)
    .where(eq(localAccounts.subject, subject))
    .returning()
  return account
}

export const deleteAccount = async (db: Db, subject: string): Promise<void> => {
  await db.delete(localAccounts).where(eq(localAccounts.subject, subject))
}
