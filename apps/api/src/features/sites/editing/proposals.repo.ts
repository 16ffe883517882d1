import type { FieldChanges, SiteProposal } from '@soundings/contract/site-editing'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { siteProposals } from '#db/schema/contributions.ts'

type Row = typeof siteProposals.$inferSelect
/** A proposal as it is kept. */
export type Proposal = Pick<SiteProposal, 'id' | 'siteId' | 'note' | 'status' | 'reason' | 'createdAt'> & {
  fields: FieldChanges
}

const toProposal = ({ id, siteId, note, status, reason, createdAt, fields }: Row): Proposal => ({
  id,
  siteId,
  note,
  status,
  reason,
  createdAt: createdAt.toISOString(),
  fields: fields as FieldChanges,
})

export const insertProposal = async (
  tx: Db,
  proposal: Omit<typeof siteProposals.$inferInsert, 'fields'> & { fields: FieldChanges },
): Promise<Proposal> => {
  const [row] = await tx.insert(siteProposals).values(proposal).returning()
  if (!row) throw new Error('A proposal was not kept')
  return toProposal(row)
}

/** What a person proposed for a site, newest first. */
export const listProposals = async (
  db: Db,
  authorId: string,
  siteId: string,
  limit: number,
): Promise<Proposal[]> => {
  const rows = await db
    .select()
    .from(siteProposals)
    .where(and(eq(siteProposals.authorId, authorId), eq(siteProposals.siteId, siteId)))
    .orderBy(desc(siteProposals.id))
    .limit(limit)
  return rows.map(toProposal)
}

export const findProposal = async (db: Db, authorId: string, id: string): Promise<Proposal | undefined> => {
  const [row] = await db
    .select()
    .from(siteProposals)
    .where(and(eq(siteProposals.id, id), eq(siteProposals.authorId, authorId)))
  return row && toProposal(row)
}

/** Takes back a proposal that waits; undefined when it does not wait any more. */
export const withdrawPending = async (
  db: Db,
  authorId: string,
  id: string,
): Promise<Proposal | undefined> => {
  const [row] = await db
    .update(siteProposals)
    .set({ status: 'withdrawn' })
    .where(
      and(
        eq(siteProposals.id, id),
        eq(siteProposals.authorId, authorId),
        eq(siteProposals.status, 'pending'),
      ),
    )
    .returning()
  return row && toProposal(row)
}
