import type { Site } from '@soundings/contract/sites'
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { siteChanges, siteProposals } from '#db/schema/contributions.ts'
import { sites } from '#db/schema/sites.ts'
import { siteColumns, toSite } from './sites-rows.repo.ts'

/** The sites that a person added, whatever became of them. */
export const findSitesOf = async (db: Db, userId: string): Promise<Site[]> => {
  const rows = await db.select(siteColumns).from(sites).where(eq(sites.createdBy, userId)).orderBy(sites.id)
  return rows.map(toSite)
}

/** The sites that a person added, by id, in one order. */
export const findSiteIdsOf = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: sites.id })
    .from(sites)
    .where(eq(sites.createdBy, userId))
    .orderBy(sites.id)
  return rows.map(({ id }) => id)
}

/** The sites of others that were merged into these, and into which. */
export const findForeignMergedInto = async (
  db: Db,
  ids: string[],
  userId: string,
): Promise<{ siteId: string; outOf: string }[]> => {
  const rows = await db
    .select({ siteId: sites.id, outOf: sites.mergedInto })
    .from(sites)
    .where(and(inArray(sites.mergedInto, ids), or(ne(sites.createdBy, userId), isNull(sites.createdBy))))
    .orderBy(sites.id)
  return rows.flatMap(({ siteId, outOf }) => (outOf === null ? [] : [{ siteId, outOf }]))
}

/** Makes a merged site stand on its own again. */
export const standAlone = async (db: Db, siteId: string): Promise<void> => {
  await db
    .update(sites)
    .set({ approvalStatus: 'approved', removedAt: null, mergedInto: null })
    .where(eq(sites.id, siteId))
}

/** Takes a person's name off the sites that they added or approved. */
export const forgetAuthor = async (db: Db, userId: string): Promise<void> => {
  await db.update(sites).set({ createdBy: null, clientKey: null }).where(eq(sites.createdBy, userId))
  await db.update(sites).set({ approvedBy: null }).where(eq(sites.approvedBy, userId))
}

/** What a person would change about sites, with the sites' names; whatever became of it. */
export const findProposalsOf = async (db: Db, userId: string): Promise<unknown[]> => {
  const { siteId, fields, note, status, reason, createdAt } = siteProposals
  return db
    .select({ siteId, siteName: sites.siteName, fields, note, status, reason, createdAt })
    .from(siteProposals)
    .innerJoin(sites, eq(sites.id, siteProposals.siteId))
    .where(eq(siteProposals.authorId, userId))
    .orderBy(siteProposals.id)
}

export const deleteProposalsOf = async (db: Db, userId: string): Promise<void> => {
  await db.delete(siteProposals).where(eq(siteProposals.authorId, userId))
}

export const forgetProposer = async (db: Db, userId: string): Promise<void> => {
  await db.update(siteProposals).set({ authorId: null }).where(eq(siteProposals.authorId, userId))
}

/** The changes that a person made to sites; with whose sites these are. */
export const findChangesOf = async (db: Db, userId: string): Promise<unknown[]> => {
  const { siteId, at, kind, fields, note } = siteChanges
  return db
    .select({ siteId, siteName: sites.siteName, at, kind, fields, note })
    .from(siteChanges)
    .innerJoin(sites, eq(sites.id, siteChanges.siteId))
    .where(eq(siteChanges.actorId, userId))
    .orderBy(siteChanges.id)
}

/** Takes a person's words off the histories of sites; what they changed stays. */
export const forgetNotes = async (db: Db, userId: string): Promise<void> => {
  await db.update(siteChanges).set({ note: null }).where(eq(siteChanges.actorId, userId))
}
