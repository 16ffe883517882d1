import type { Site } from '@soundings/contract/sites'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import { siteColumns, toSite } from './sites-rows.repo.ts'

/** The sites that a person added, whatever became of them. */
export const findSitesOf = async (db: Db, userId: string): Promise<Site[]> => {
  const rows = await db.select(siteColumns).from(sites).where(eq(sites.createdBy, userId)).orderBy(sites.id)
  return rows.map(toSite)
}

export const deleteSitesOf = async (db: Db, userId: string): Promise<void> => {
  await db.delete(sites).where(eq(sites.createdBy, userId))
}

/** Takes a person's name off the sites that they added or approved. */
export const forgetAuthor = async (db: Db, userId: string): Promise<void> => {
  await db.update(sites).set({ createdBy: null }).where(eq(sites.createdBy, userId))
  await db.update(sites).set({ approvedBy: null }).where(eq(sites.approvedBy, userId))
}
