import type { Site } from '@soundings/contract/sites'
import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { comesAfter } from '#db/pages.ts'
import { siteProposals } from '#db/schema/contributions.ts'
import { users } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import type { PendingPlace } from '#extension-points/reviewable.ts'
import { siteColumns, toSite } from '../sites-rows.repo.ts'

/** Nobody can take over what is proposed for a site that was removed. */
const isPending = and(eq(siteProposals.status, 'pending'), ne(sites.approvalStatus, 'removed'))

export const countPendingProposals = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(siteProposals)
    .innerJoin(sites, eq(sites.id, siteProposals.siteId))
    .where(isPending)
  return row?.count ?? 0
}

const columns = {
  id: siteProposals.id,
  siteId: siteProposals.siteId,
  authorId: siteProposals.authorId,
  note: siteProposals.note,
  createdAt: siteProposals.createdAt,
  siteName: sites.siteName,
  authorHandle: users.handle,
}

export type PendingProposalRow = {
  id: string
  siteId: string
  authorId: string | null
  note: string | null
  createdAt: Date
  siteName: string
  authorHandle: string | null
}

/** Proposals that wait, oldest first, from just after `after`. */
export const listPendingProposals = (
  db: Db,
  after: PendingPlace | undefined,
  limit: number,
): Promise<PendingProposalRow[]> =>
  db
    .select(columns)
    .from(siteProposals)
    .innerJoin(sites, eq(sites.id, siteProposals.siteId))
    .leftJoin(users, eq(users.id, siteProposals.authorId))
    .where(and(isPending, comesAfter(siteProposals.createdAt, siteProposals.id, after)))
    .orderBy(asc(siteProposals.createdAt), asc(siteProposals.id))
    .limit(limit)

/** One that waits, with what it would change and the site as it is. */
export const findPendingProposal = async (
  db: Db,
  id: string,
): Promise<(PendingProposalRow & Pick<ProposalState, 'fields'> & { site: Site }) | undefined> => {
  const [row] = await db
    .select({ ...columns, fields: siteProposals.fields, site: siteColumns })
    .from(siteProposals)
    .innerJoin(sites, eq(sites.id, siteProposals.siteId))
    .leftJoin(users, eq(users.id, siteProposals.authorId))
    .where(and(eq(siteProposals.id, id), isPending))
  return row && { ...row, site: toSite(row.site) }
}

export type ProposalState = Pick<
  typeof siteProposals.$inferSelect,
  'id' | 'siteId' | 'authorId' | 'status' | 'fields'
>

export const findSiteOfProposal = async (db: Db, id: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ siteId: siteProposals.siteId })
    .from(siteProposals)
    .where(eq(siteProposals.id, id))
  return row?.siteId
}

/** Locks a proposal, for one decision at a time; a change that also touches its site locks the site first. */
export const lockProposal = async (tx: Db, id: string): Promise<ProposalState | undefined> => {
  const { siteId, authorId, status, fields } = siteProposals
  const [row] = await tx
    .select({ id: siteProposals.id, siteId, authorId, status, fields })
    .from(siteProposals)
    .where(eq(siteProposals.id, id))
    .for('update')
  return row
}

export const writeProposal = async (
  tx: Db,
  id: string,
  state: { status: 'pending' | 'approved' | 'rejected'; reason: string | null },
): Promise<void> => {
  await tx.update(siteProposals).set(state).where(eq(siteProposals.id, id))
}

/** Whether the change that took a proposal over was undone from the history of its site. */
export const isTakenBack = async (db: Db, siteId: string, proposalId: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select from site_changes applied
    join site_changes undone on undone.site_id = applied.site_id and undone.details ->> 'undid' = applied.id::text
    where applied.site_id = ${siteId} and applied.kind = 'proposal-applied'
      and applied.details ->> 'proposalId' = ${proposalId}
    limit 1
  `)
  return rows.length > 0
}
