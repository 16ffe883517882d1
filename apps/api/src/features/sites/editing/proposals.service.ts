import { isDeepStrictEqual } from 'node:util'
import type { SiteProposal } from '@soundings/contract/site-editing'
import type { SiteFacts } from '@soundings/contract/sites'
import { changesOf } from '@soundings/rules/proposals'
import { changedFields, mayPropose, tidyFacts } from '@soundings/rules/site-editing'
import { v7 as newId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import type { Person } from '#src/person.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import { factsOf } from './change-site.ts'
import { openSite } from './open-site.ts'
import {
  findProposal,
  insertProposal,
  listProposals,
  type Proposal,
  withdrawPending,
} from './proposals.repo.ts'
import { changedSince, nothingChanged, refuseEdit } from './refusals.ts'

type Wish = { facts: SiteFacts; version: number; note?: string | undefined }

const toShown = ({ fields, ...proposal }: Proposal): SiteProposal => ({
  ...proposal,
  changes: changesOf(fields),
})

/** So many of a person's proposals for one site are shown. */
const mostShown = 50

const editInstead = () =>
  new Refusal(409, 'You may change this site yourself: save your change instead of proposing it', {
    code: 'edit-instead',
  })

/** Changes that people propose for sites they may not change. */
export const proposalsService = ({ db, clock }: Pick<World, 'db' | 'clock'>) => ({
  /** Keeps what would be different. The same wish twice is one proposal while it waits. */
  propose: async (
    person: Person,
    siteId: string,
    { facts: typed, version, note = '' }: Wish,
  ): Promise<{ proposal: SiteProposal; isNew: boolean }> =>
    inTransaction(db, async (tx) => {
      const { row, site, standing } = await openSite(tx, siteId, person)
      if (!mayPropose(standing)) throw editInstead()
      const facts = tidyFacts(typed)
      refuseEdit(site, facts)
      if (row.version !== version) throw await changedSince(tx, siteId, clock())
      const fields = changedFields(factsOf(site), facts)
      if (Object.keys(fields).length === 0) throw nothingChanged()
      const own = await listProposals(tx, person.id, siteId, mostShown)
      const same = own.find(
        ({ status, ...kept }) => status === 'pending' && isDeepStrictEqual(kept.fields, fields),
      )
      if (same) return { proposal: toShown(same), isNew: false }
      const proposal = await insertProposal(tx, {
        id: newId(),
        siteId,
        authorId: person.id,
        baseVersion: version,
        fields,
        note: note || null,
        status: 'pending',
        createdAt: clock(),
      })
      return { proposal: toShown(proposal), isNew: true }
    }),

  list: async (person: Person, siteId: string): Promise<SiteProposal[]> =>
    (await listProposals(db, person.id, siteId, mostShown)).map(toShown),

  withdraw: async (person: Person, proposalId: string): Promise<SiteProposal> => {
    const withdrawn = await withdrawPending(db, person.id, proposalId)
    if (withdrawn) return toShown(withdrawn)
    const proposal = await findProposal(db, person.id, proposalId)
    if (!proposal) throw new Refusal(404, 'There is no such proposal of yours')
    if (proposal.status === 'withdrawn') return toShown(proposal)
    throw new Refusal(409, 'A moderator has decided this proposal already', { code: 'decided' })
  },
})
