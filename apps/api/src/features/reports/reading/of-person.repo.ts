import type { ShownReport } from '@soundings/contract/profile'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import type { TimedPlace } from '#shared/timed-place.ts'
import { isPublic } from '../reports.repo.ts'

/** In characters. */
const excerptLength = 240

/** Somebody’s public reports in few words, those written last first. */
export const listPublicReportsBy = async (
  db: Db,
  authorId: string,
  { after, limit }: { after: TimedPlace | undefined; limit: number },
): Promise<(ShownReport & { createdAt: Date })[]> => {
  const later =
    after && sql`(${reports.createdAt}, ${reports.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
  return db
    .select({
      id: reports.id,
      site: { id: sites.id, slug: sites.slug, siteName: sites.siteName, country: sites.country },
      title: reports.title,
      excerpt: sql<string>`left(${reports.content}, ${excerptLength})`,
      rating: reports.rating,
      diveDate: reports.diveDate,
      helpfulCount: reports.helpfulCount,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(sites, eq(sites.id, reports.siteId))
    .where(and(eq(reports.authorId, authorId), isPublic, later))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit)
}
