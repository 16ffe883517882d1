import { and, count, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { siteChanges } from '#db/schema/contributions.ts'
import { users } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'

/** Where a page of the list ended. */
export type RemovedPlace = { at: Date; id: string }

const { id, siteName, region, country, removedAt } = sites

/** What was merged is not among them: it comes back by taking the merge back. */
const isRemovedSince = (moment: Date) =>
  and(eq(sites.approvalStatus, 'removed'), isNull(sites.mergedInto), gte(removedAt, moment))

export const countRemovedSites = async (db: Db, since: Date): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(sites).where(isRemovedSince(since))
  return row?.count ?? 0
}

export type RemovedRow = {
  id: string
  siteName: string
  region: string | null
  country: string | null
  removedAt: Date | null
  by: string | null
  reason: string | null
}

/** Sites that were removed since a moment, the last one first, from just after `after`; by whom, and why. */
export const listRemovedSites = (
  db: Db,
  { since, after, limit }: { since: Date; after: RemovedPlace | undefined; limit: number },
): Promise<RemovedRow[]> => {
  const removal = db
    .select({ actorId: siteChanges.actorId, note: siteChanges.note })
    .from(siteChanges)
    .where(and(eq(siteChanges.siteId, id), eq(siteChanges.kind, 'removed')))
    .orderBy(desc(siteChanges.id))
    .limit(1)
    .as('removal')
  return db
    .select({ id, siteName, region, country, removedAt, by: users.handle, reason: removal.note })
    .from(sites)
    .leftJoinLateral(removal, sql`true`)
    .leftJoin(users, eq(users.id, removal.actorId))
    .where(
      and(
        isRemovedSince(since),
        after && sql`(${removedAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(removedAt), desc(id))
    .limit(limit)
}
