import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'

/** What was removed before this moment. Merged sites stay, and those that they lead to. */
const wasTakenBefore = (moment: Date): SQL | undefined =>
  and(
    eq(sites.approvalStatus, 'removed'),
    lt(sites.removedAt, moment),
    isNull(sites.mergedInto),
    sql`not exists (select from sites led where led.merged_into = ${sites.id})`,
  )

/** The sites that were removed before this moment and end now, in one order. */
export const findEnding = async (db: Db, moment: Date): Promise<string[]> => {
  const rows = await db
    .select({ id: sites.id })
    .from(sites)
    .where(wasTakenBefore(moment))
    .orderBy(sites.removedAt, sites.id)
  return rows.map(({ id }) => id)
}

/** Whether a site is one of them still. */
export const isEnding = async (db: Db, siteId: string, moment: Date): Promise<boolean> => {
  const rows = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.id, siteId), wasTakenBefore(moment)))
  return rows.length > 0
}
