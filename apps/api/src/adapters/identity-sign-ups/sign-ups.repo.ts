import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { signUps } from '#db/schema/people.ts'

export type SignUp = typeof signUps.$inferSelect
export type NewSignUp = typeof signUps.$inferInsert
type Address = Pick<SignUp, 'provider' | 'email'>

const at = ({ provider, email }: Address) => and(eq(signUps.provider, provider), eq(signUps.email, email))

export const addSignUp = async (db: Db, signUp: NewSignUp): Promise<void> => {
  await db.insert(signUps).values(signUp)
}

/** Those of an address that began after a moment, the newest first. */
export const findSignUps = (db: Db, address: Address, after: Date): Promise<SignUp[]> =>
  db
    .select()
    .from(signUps)
    .where(and(at(address), gt(signUps.createdAt, after)))
    .orderBy(desc(signUps.createdAt), desc(signUps.id))

export const deleteSignUp = async (db: Db, id: string): Promise<void> => {
  await db.delete(signUps).where(eq(signUps.id, id))
}

/** Notes that an address is proved whose account has not got the password of who proved it yet. */
export const markProved = async (db: Db, id: string, provedAt: Date): Promise<void> => {
  await db.update(signUps).set({ provedAt }).where(eq(signUps.id, id))
}

export const isMarkedProved = async (db: Db, address: Address): Promise<boolean> => {
  const marked = await db
    .select({ id: signUps.id })
    .from(signUps)
    .where(and(at(address), isNotNull(signUps.provedAt)))
    .limit(1)
  return marked.length > 0
}

export const deleteProved = async (db: Db, address: Address): Promise<void> => {
  await db.delete(signUps).where(and(at(address), isNotNull(signUps.provedAt)))
}
