import type { SiteDiverKind } from '@soundings/contract/relations-fields'
import { and, count, desc, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { isBlockedBetween } from '#db/blocked.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { siteDivers } from '#db/schema/relations.ts'
import { sites } from '#db/schema/sites.ts'

export const isPublicSite = async (db: Db, siteId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.id, siteId), eq(sites.approvalStatus, 'approved')))
  return rows.length > 0
}

/** All who said so, whoever asks: a number that depended on blocks would tell of them. */
export const countDivers = async (db: Db, siteId: string): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(siteDivers).where(eq(siteDivers.siteId, siteId))
  return row?.n ?? 0
}

export type DiverRow = { userId: string; kind: SiteDiverKind; at: Date }

/** Who said so, the latest first, but for those whom a block keeps from the reader. */
export const listDivers = async (
  db: Db,
  siteId: string,
  {
    readerId,
    after,
    limit,
  }: { readerId: string; after: { at: Date; id: string } | undefined; limit: number },
): Promise<DiverRow[]> => {
  const { userId, kind, at } = siteDivers
  const comesAfter =
    after && sql`(${at}, ${userId}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
  return db
    .select({ userId, kind, at })
    .from(siteDivers)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(siteDivers.siteId, siteId),
        isNull(users.deletedAt),
        isNotNull(users.handle),
        not(isBlockedBetween(userId, sql`${readerId}::uuid`)),
        comesAfter,
      ),
    )
    .orderBy(desc(at), desc(userId))
    .limit(limit)
}

const ownAt = (siteId: string, userId: string) =>
  and(eq(siteDivers.siteId, siteId), eq(siteDivers.userId, userId))

export const findKind = async (db: Db, siteId: string, userId: string): Promise<SiteDiverKind | null> => {
  const [row] = await db.select({ kind: siteDivers.kind }).from(siteDivers).where(ownAt(siteId, userId))
  return row?.kind ?? null
}

export const saveDiver = async (db: Db, row: { siteId: string } & DiverRow): Promise<void> => {
  await db
    .insert(siteDivers)
    .values(row)
    .onConflictDoUpdate({
      target: [siteDivers.siteId, siteDivers.userId],
      set: { kind: row.kind, cameFrom: null },
    })
}

/** What a merged site brought along goes with it: otherwise it would come back with that site. */
export const deleteDiver = async (tx: Db, siteId: string, userId: string): Promise<void> => {
  await tx.execute(sql`
    delete from site_divers where user_id = ${userId}
      and (site_id = ${siteId} or site_id in (select id from sites where merged_into = ${siteId}))`)
}

/** At what sites somebody says that they dive, for their export. */
export const findPlacesOf = (db: Db, userId: string) =>
  db
    .select({ site: sites.siteName, kind: siteDivers.kind, since: siteDivers.at })
    .from(siteDivers)
    .innerJoin(sites, eq(sites.id, siteDivers.siteId))
    .where(eq(siteDivers.userId, userId))
    .orderBy(desc(siteDivers.at))

export const deleteDiversOf = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(siteDivers).where(eq(siteDivers.userId, userId))
}
