import type { PendingProposal, ProposalShown } from '@soundings/contract/site-review'
import { type Site, SiteFacts } from '@soundings/contract/sites'
import { listText } from '@soundings/rules/phrases'
import { changesOf, conflictsOf, fieldInWords, withChanges } from '@soundings/rules/proposals'
import { changedFields, type FieldChanges } from '@soundings/rules/site-editing'
import { contradictions } from '@soundings/rules/sites'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { type Decided, noTexts, type Reviewable, type ReviewDecision } from '#extension-points/reviewable.ts'
import { HttpError } from '#shared/http-error.ts'
import { changeSite, factsOf } from '../editing/change-site.ts'
import { proposalAccepted, proposalRejected, proposalUndone } from '../site-notifications.ts'
import { sitesAround } from './around.ts'
import { lastActionOf } from './last-action.ts'
import {
  countPendingProposals,
  findPendingProposal,
  findSiteOfProposal,
  isTakenBack,
  listPendingProposals,
  lockProposal,
  type PendingProposalRow,
  type ProposalState,
  writeProposal,
} from './reviewed-proposals.repo.ts'
import { findReviewedSite, findSiteStates, lockSiteState } from './reviewed-sites.repo.ts'

/** What an approval changed at the site, and the version that it made; nothing when all was so already. */
const Before = z.object({
  applied: z
    .object({ version: z.number(), fields: z.record(z.string(), z.object({ before: z.unknown() })) })
    .nullable(),
})

const toItem = (row: PendingProposalRow): PendingProposal => ({
  ...noTexts,
  id: row.id,
  type: 'proposals',
  createdAt: row.createdAt.toISOString(),
  title: row.siteName,
  siteId: row.siteId,
  siteName: row.siteName,
  description: row.note,
  authorHandle: row.authorHandle,
})

const conflict = (message: string, fields: readonly string[] = []) =>
  new HttpError(409, message, {
    code: 'conflict',
    issues: fields.map((field) => ({ path: [field], message })),
  })

/** The facts that the site will have, or a refusal that says why it cannot. */
const factsWith = (site: Site, fields: FieldChanges): SiteFacts => {
  const others = conflictsOf(fields, site).map(({ field }) => field)
  if (others.length > 0) {
    const names = listText(others.map(fieldInWords), 'and')
    throw conflict(`The site has changed since this was proposed: ${names}.`, others)
  }
  const read = SiteFacts.safeParse(withChanges(factsOf(site), fields))
  const [issue] = read.success ? contradictions(read.data) : read.error.issues
  if (issue) throw conflict(`This no longer works for the site. ${issue.message}.`, issue.path.map(String))
  if (!read.success) throw read.error
  return read.data
}

/** Writes what is proposed into the site; answers what it takes to undo that. */
const apply = async (
  tx: Db,
  { id, siteId, fields }: ProposalState,
  { by, at }: ReviewDecision,
): Promise<z.input<typeof Before>['applied']> => {
  const found = await findReviewedSite(tx, siteId)
  if (found?.site.approvalStatus !== 'approved') throw conflict('This site is no longer public.')
  const facts = factsWith(found.site, fields)
  if (Object.keys(changedFields(factsOf(found.site), facts)).length === 0) return null
  const details = { proposalId: id }
  const changed = await changeSite(tx, { siteId, facts, kind: 'proposal-applied', by: by.id, at, details })
  if (!changed) throw new Error('A site that was locked is gone')
  return { version: found.version + 1, fields: changed.fields as Record<string, { before: unknown }> }
}

/** Locks the site first, as everybody does who changes both; undefined when there is no such proposal. */
const lockWithSite = async (tx: Db, id: string) => {
  const siteId = await findSiteOfProposal(tx, id)
  const site = siteId === undefined ? undefined : await lockSiteState(tx, siteId)
  const proposal = site && (await lockProposal(tx, id))
  return proposal && { site, proposal }
}

/** Changes that somebody proposes to a public site. */
export const reviewedProposals: Reviewable<PendingProposal, ProposalShown> = {
  type: 'proposals',
  count: countPendingProposals,
  list: async (db, after, limit) => (await listPendingProposals(db, after, limit)).map(toItem),

  preview: async (db, id) => {
    const proposal = await findPendingProposal(db, id)
    if (!proposal) return undefined
    const { fields, authorId } = proposal
    const site = { ...proposal.site, ...withChanges(factsOf(proposal.site), fields) }
    const changes = changesOf(fields)
    const conflicts = conflictsOf(fields, proposal.site)
    const nearby = await sitesAround(db, site)
    return { shown: { ...toItem(proposal), site, changes, conflicts, nearby }, authorId }
  },

  decide: async (tx, id, decision): Promise<Decided | undefined> => {
    const locked = await lockWithSite(tx, id)
    if (locked?.proposal.status !== 'pending') return undefined
    const { site, proposal } = locked
    const { outcome, reason } = decision
    const applied = outcome === 'approved' ? await apply(tx, proposal, decision) : null
    await writeProposal(tx, id, { status: outcome, reason })
    return { title: site.siteName, authorId: proposal.authorId, before: { applied } }
  },

  revert: async (tx, id, { before, outcome, by, at }) => {
    const { applied } = Before.parse(before)
    const locked = await lockWithSite(tx, id)
    if (locked?.proposal.status !== outcome) return false
    if (applied) {
      const { siteId } = locked.proposal
      const found = await findReviewedSite(tx, siteId)
      if (found?.version !== applied.version || found.site.approvalStatus !== 'approved') return false
      const former = Object.entries(applied.fields).map(([field, { before }]) => [field, before])
      const facts = SiteFacts.parse({ ...factsOf(found.site), ...Object.fromEntries(former) })
      await changeSite(tx, { siteId, facts, kind: 'undone', by: by.id, at, details: { proposalId: id } })
    }
    await writeProposal(tx, id, { status: 'pending', reason: null })
    return true
  },

  lastAction: async (db, id) => {
    const siteId = await findSiteOfProposal(db, id)
    return siteId === undefined ? undefined : lastActionOf(db, siteId, 'proposal')
  },

  news: async (db, id, { title, authorId, outcome, reason }) => {
    const siteId = await findSiteOfProposal(db, id)
    const [site] = siteId === undefined ? [] : await findSiteStates(db, [siteId])
    if (!site || authorId === null) return []
    const named = { ...site, siteName: title }
    if (outcome === 'rejected') return [{ userId: authorId, notification: proposalRejected(named, reason) }]
    const isUndone = await isTakenBack(db, site.id, id)
    return [{ userId: authorId, notification: isUndone ? proposalUndone(named) : proposalAccepted(named) }]
  },
}
