import type { PendingItem } from '@soundings/contract/moderation'
import { type Site, SiteFacts } from '@soundings/contract/sites'
import { because } from '@soundings/rules/moderation'
import { changesOf, conflictsOf, fieldInWords, withChanges } from '@soundings/rules/proposals'
import { sitePath } from '@soundings/rules/share'
import { changedFields, type FieldChanges } from '@soundings/rules/site-editing'
import { contradictions } from '@soundings/rules/sites'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { Refusal } from '#src/refusal.ts'
import { type Decided, emptyPreview, type Reviewable, type Verdict } from '#src/reviewable.ts'
import { changeSite, factsOf } from '../editing/change-site.ts'
import { sitesAround } from './around.ts'
import { lastDeedOf } from './last-deed.ts'
import {
  countPendingProposals,
  findPendingProposal,
  findSiteOfProposal,
  isTakenBack,
  listPendingProposals,
  lockProposal,
  type PendingProposal,
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

const toItem = ({ id, siteId, siteName, note, createdAt, authorHandle }: PendingProposal): PendingItem => ({
  id,
  type: 'proposals',
  createdAt: createdAt.toISOString(),
  title: siteName,
  siteId,
  siteName,
  caption: null,
  description: note,
  content: null,
  authorHandle,
  version: null,
  flag: null,
})

const conflict = (message: string, fields: readonly string[] = []) =>
  new Refusal(409, message, {
    code: 'conflict',
    issues: fields.map((field) => ({ path: [field], message })),
  })

/** The facts that the site will have, or a refusal that says why it cannot. */
const factsWith = (site: Site, fields: FieldChanges): SiteFacts => {
  const others = conflictsOf(fields, site).map(({ field }) => field)
  if (others.length > 0) {
    const names = others.map(fieldInWords).join(', ')
    throw conflict(`The site was changed since this was proposed: ${names}.`, others)
  }
  const read = SiteFacts.safeParse(withChanges(factsOf(site), fields))
  const [issue] = read.success ? contradictions(read.data) : read.error.issues
  if (issue) throw conflict(`This no longer fits the site: ${issue.message}`, issue.path.map(String))
  if (!read.success) throw read.error
  return read.data
}

/** Writes what is proposed into the site; answers what it takes to undo that. */
const apply = async (
  tx: Db,
  { id, siteId, fields }: ProposalState,
  { by, at }: Verdict,
): Promise<z.input<typeof Before>['applied']> => {
  const found = await findReviewedSite(tx, siteId)
  if (found?.site.approvalStatus !== 'approved') throw conflict('This site is not public any more.')
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
export const reviewedProposals: Reviewable = {
  type: 'proposals',
  count: countPendingProposals,
  list: async (db, after, limit) => (await listPendingProposals(db, after, limit)).map(toItem),

  preview: async (db, id) => {
    const proposal = await findPendingProposal(db, id)
    if (!proposal) return undefined
    const { fields, authorId } = proposal
    const site = { ...proposal.site, ...withChanges(factsOf(proposal.site), fields) }
    return {
      ...toItem(proposal),
      ...emptyPreview,
      coordinates: site.coordinates,
      site,
      changes: changesOf(fields),
      conflicts: conflictsOf(fields, proposal.site),
      nearby: await sitesAround(db, site),
      authorId,
    }
  },

  decide: async (tx, id, verdict): Promise<Decided | undefined> => {
    const locked = await lockWithSite(tx, id)
    if (locked?.proposal.status !== 'pending') return undefined
    const { site, proposal } = locked
    const { outcome, reason } = verdict
    const applied = outcome === 'approved' ? await apply(tx, proposal, verdict) : null
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

  lastDeed: async (db, id) => {
    const siteId = await findSiteOfProposal(db, id)
    return siteId === undefined ? undefined : lastDeedOf(db, siteId, 'the site')
  },

  news: async (db, id, { title, authorId, outcome, reason }) => {
    const siteId = await findSiteOfProposal(db, id)
    const [site] = siteId === undefined ? [] : await findSiteStates(db, [siteId])
    if (!site || authorId === null) return []
    const refused = {
      type: 'warning',
      message: `Your changes to “${title}” were not taken over${because(reason)}`,
    } as const
    const undone = {
      type: 'info',
      message: `Thank you: your changes to “${title}” were taken over, and then taken back again.`,
    } as const
    const taken = {
      type: 'success',
      message: `Thank you: your changes to “${title}” are on the map.`,
    } as const
    const told = outcome === 'rejected' ? refused : (await isTakenBack(db, site.id, id)) ? undone : taken
    return [{ userId: authorId, ...told, link: sitePath(site) }]
  },
}
