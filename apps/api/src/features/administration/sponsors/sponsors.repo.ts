import type { SponsoredSite } from '@soundings/contract/administration'
import { and, count, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'

/** Where a page ended. */
export type Place = { name: string; id: string }

const isSponsored = and(isNotNull(sites.sponsoredBy), ne(sites.approvalStatus, 'removed'))

/** Sites that have a sponsor, by name, from where the last page ended. */
export const listSponsored = (db: Db, after: Place | undefined, limit: number): Promise<SponsoredSite[]> =>
  db
    .select({
      id: sites.id,
      siteName: sites.siteName,
      sponsoredBy: sql<string>`${sites.sponsoredBy}`,
      sponsorURL: sites.sponsorUrl,
      logoURL: sites.sponsorLogoUrl,
    })
    .from(sites)
    .where(
      and(isSponsored, after && sql`(${sites.siteName}, ${sites.id}) > (${after.name}, ${after.id}::uuid)`),
    )
    .orderBy(sites.siteName, sites.id)
    .limit(limit)

export const countSponsored = async (db: Db): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(sites).where(isSponsored)
  return row?.n ?? 0
}
