import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { siteProposals } from '#db/schema/contributions.ts'

const { id, authorId } = siteProposals
type Moved = { id: string; authorId: string | null }

/** Closes what waits for a site, for this reason; answers what that was, and who proposed it. */
export const closeProposalsOf = (tx: Db, siteId: string, reason: string): Promise<Moved[]> =>
  tx
    .update(siteProposals)
    .set({ status: 'rejected', reason })
    .where(and(eq(siteProposals.siteId, siteId), eq(siteProposals.status, 'pending')))
    .returning({ id, authorId })

/** Has those of them wait again that are closed; answers likewise. */
export const reopenProposals = (tx: Db, ids: string[]): Promise<Moved[]> =>
  tx
    .update(siteProposals)
    .set({ status: 'pending', reason: null })
    .where(and(inArray(id, ids), eq(siteProposals.status, 'rejected')))
    .returning({ id, authorId })

/** Deletes all that was proposed for a site. */
export const deleteProposalsAt = async (tx: Db, siteId: string): Promise<void> => {
  await tx.delete(siteProposals).where(eq(siteProposals.siteId, siteId))
}
