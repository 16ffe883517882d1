import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { localAccounts } from '#db/schema/people.ts'

export type Account = typeof localAccounts.$inferSelect

export const findAccount = async (db: Db, email: string): Promise<Account | undefined> => {
  const [account] = await db.select().from(localAccounts).where(eq(localAccounts.email, email))
  return account
}

/** Adds an account; undefined when its address has one. */
export const addAccount = async (
  db: Db,
  account: typeof localAccounts.$inferInsert,
): Promise<Account | undefined> => {
  const [added] = await db
    .insert(localAccounts)
    .values(account)
    .onConflictDoNothing({ target: localAccounts.email })
    .returning()
  return added
}

export const updateAccount = async (
  db: Db,
  subject: string,
  changes: Partial<Pick<Account, 'email' | 'passwordHash'>>,
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
