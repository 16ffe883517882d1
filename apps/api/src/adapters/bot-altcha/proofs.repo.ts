import { inArray, lt } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { spentProofs } from '#db/schema/people.ts'

const maxForgotten = 10_000

/** Marks a proof as used; answers whether it was not before. */
export const spendProof = async (db: Db, hash: Buffer, expiresAt: Date): Promise<boolean> => {
  const spent = await db.insert(spentProofs).values({ hash, expiresAt }).onConflictDoNothing().returning()
  return spent.length > 0
}

/** Forgets used proofs that would be too old by now anyway. */
export const forgetSpentProofs = async (db: Db, now: Date): Promise<void> => {
  const old = db
    .select({ hash: spentProofs.hash })
    .from(spentProofs)
    .where(lt(spentProofs.expiresAt, now))
    .limit(maxForgotten)
  await db.delete(spentProofs).where(inArray(spentProofs.hash, old))
}
