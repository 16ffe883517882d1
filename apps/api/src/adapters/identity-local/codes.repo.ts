import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { type codePurposes, mailedCodes } from '#db/schema/people.ts'

export type Purpose = (typeof codePurposes)[number]
type Key = { purpose: Purpose; address: string }
type Code = typeof mailedCodes.$inferSelect

/** Keeps a code; one mailed before for the same purpose and address is void from now on. */
export const putCode = async (db: Db, code: Omit<Code, 'tries'>): Promise<void> => {
  const { purpose: _, address: __, ...rest } = code
  await db
    .insert(mailedCodes)
    .values(code)
    .onConflictDoUpdate({ target: [mailedCodes.purpose, mailedCodes.address], set: { ...rest, tries: 0 } })
}

/** Takes one try at the code of an address; undefined when there is none that may still be tried. */
export const tryCode = async (
  db: Db,
  { purpose, address }: Key,
  max: number,
  now: Date,
): Promise<Code | undefined> => {
  const [code] = await db
    .update(mailedCodes)
    .set({ tries: sql`${mailedCodes.tries} + 1` })
    .where(
      and(
        eq(mailedCodes.purpose, purpose),
        eq(mailedCodes.address, address),
        lt(mailedCodes.tries, max),
        gt(mailedCodes.expiresAt, now),
      ),
    )
    .returning()
  return code
}

/** Uses a code up; of several callers at once one is answered true. */
export const useCode = async (db: Db, id: string): Promise<boolean> => {
  const used = await db.delete(mailedCodes).where(eq(mailedCodes.id, id)).returning({ id: mailedCodes.id })
  return used.length > 0
}
