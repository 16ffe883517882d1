import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'

/**
 * Keeps a site from being merged, removed or counted anew until the transaction ends. Whoever changes something that
 * belongs to a site calls this first, before locking their own row, so that nobody waits in a ring.
 */
export const lockSite = async (tx: Db, siteId: string): Promise<void> => {
  await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('no key update')
}
