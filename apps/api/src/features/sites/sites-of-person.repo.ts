import type { ShownSite } from '@soundings/contract/profile'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import type { TimedPlace } from '#shared/timed-place.ts'

/** The public sites that somebody added, newest first. */
export const listPublicSitesBy = async (
  db: Db,
  authorId: string,
  { after, limit }: { after: TimedPlace | undefined; limit: number },
): Promise<ShownSite[]> => {
  const later =
    after && sql`(${sites.createdAt}, ${sites.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
  const rows = await db
    .select({
      id: sites.id,
      slug: sites.slug,
      siteName: sites.siteName,
      country: sites.country,
      region: sites.region,
      maxDepth: sites.maxDepth,
      createdAt: sites.createdAt,
    })
    .from(sites)
    .where(and(eq(sites.createdBy, authorId), eq(sites.approvalStatus, 'approved'), later))
    .orderBy(desc(sites.createdAt), desc(sites.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
