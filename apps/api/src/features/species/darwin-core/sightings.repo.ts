import { and, arrayContains, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'

/** Approved reports that name this species, or any, after the one with this id; the caller leaves out those of hidden sites. */
export const listReportsWithSpecies = (
  db: Db,
  species: string | undefined,
  { after, limit }: { after: string | undefined; limit: number },
) => {
  const piece = db
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.approvalStatus, 'approved'),
        species === undefined
          ? sql`cardinality(${reports.species}) > 0`
          : arrayContains(reports.species, [species]),
        after === undefined ? undefined : gt(reports.id, after),
      ),
    )
    .orderBy(asc(reports.id))
    .limit(limit)
    .as('piece')
  return db
    .select({
      id: piece.id,
      species: piece.species,
      diveDate: piece.diveDate,
      siteId: piece.siteId,
      slug: sites.slug,
      siteName: sites.siteName,
      siteStatus: sites.approvalStatus,
      region: sites.region,
      country: sites.country,
      lat: sites.lat,
      lng: sites.lng,
      author: users.handle,
    })
    .from(piece)
    .innerJoin(sites, eq(sites.id, piece.siteId))
    .leftJoin(users, eq(users.id, piece.authorId))
    .orderBy(asc(piece.id))
}
export type ReportWithSpecies = Awaited<ReturnType<typeof listReportsWithSpecies>>[number]
