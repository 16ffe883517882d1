import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { type codePurposes, mailedCodes } from '#db/schema/people.ts'

export type Purpose = (typeof codePurposes)[number]
/** What a code is for: an address, or a sign-up by its id. */
export type Key = { purpose: Purpose; holder: string }
type Code = typeof mailedCodes.$inferSelect

/** Keeps a code; one mailed before for the same is void from now on. */
export const putCode = async (db: Db, code: Omit<Code, 'tries'>): Promise<void> => {
  const { purpose: _, holder: __, ...rest } = code
  await db
    .insert(mailedCodes)
    .values(code)
    .onConflictDoUpdate({ target: [mailedCodes.purpose, mailedCodes.holder], set: { ...rest, tries: 0 } })
}

/** Takes one try at a code; undefined when there is none that may still be tried. */
export const tryCode = async (
  db: Db,
  { purpose, holder }: Key,
  max: number,
  now: Date,
): Promise<Code | undefined> => {
  const [code] = await db
    .update(mailedCodes)
    .set({ tries: sql`${mailedCodes.tries} + 1` })
    .where(
      and(
        eq(mailedCodes.purpose, purpose),
        eq(mailedCodes.holder, holder),
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
