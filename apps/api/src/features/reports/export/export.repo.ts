import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'

/**
 * Approved reports after the one with this id, in the order of their ids, also those of hidden sites: the caller leaves
 * them out. Sites are looked up for the piece alone; joined before it is cut off, all reports would be sorted each time.
 */
export const listAfter = (db: Db, after: string | undefined, limit: number) => {
  const isApproved = eq(reports.approvalStatus, 'approved')
  const piece = db
    .select()
    .from(reports)
    .where(and(isApproved, after === undefined ? undefined : gt(reports.id, after)))
    .orderBy(asc(reports.id))
    .limit(limit)
    .as('piece')
  return db
    .select({
      id: piece.id,
      siteId: piece.siteId,
      slug: sites.slug,
      siteName: sites.siteName,
      siteStatus: sites.approvalStatus,
      country: sites.country,
      region: sites.region,
      diveDate: piece.diveDate,
      diveTime: piece.diveTime,
      rating: piece.rating,
      visibility: piece.visibility,
      waterTemp: piece.waterTemp,
      conditions: piece.conditions,
      animalsSeen: piece.animalsSeen,
      species: piece.species,
      title: piece.title,
      content: piece.content,
      diveNotes: piece.diveNotes,
      helpfulCount: piece.helpfulCount,
      author: users.handle,
      createdAt: piece.createdAt,
      lastUpdated: piece.lastUpdated,
    })
    .from(piece)
    .innerJoin(sites, eq(sites.id, piece.siteId))
    .leftJoin(users, eq(users.id, piece.authorId))
    .orderBy(asc(piece.id))
}

export type ExportedRow = Awaited<ReturnType<typeof listAfter>>[number]
