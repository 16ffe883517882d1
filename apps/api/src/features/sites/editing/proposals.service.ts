import { isDeepStrictEqual } from 'node:util'
import type { ChangedFacts, SiteProposal } from '@soundings/contract/site-editing'
import { changesOf } from '@soundings/rules/proposals'
import { changedFields, mayPropose } from '@soundings/rules/site-editing'
import { v7 as newId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { factsOf, factsWith } from './change-site.ts'
import { changedSince, nothingChanged, refuseEdit } from './errors.ts'
import { openSite } from './open-site.ts'
import {
  findProposal,
  insertProposal,
  listProposals,
  type Proposal,
  withdrawPending,
} from './proposals.repo.ts'

type Criteria = { facts: ChangedFacts; version: number; note?: string | undefined }

const toShown = ({ fields, ...proposal }: Proposal): SiteProposal => ({
  ...proposal,
  changes: changesOf(fields),
})

/** So many of a person's proposals for one site are shown. */
const maxShown = 50

const editInstead = () =>
  new HttpError(409, 'You can edit this site yourself. Save your change instead of proposing it.', {
    code: 'edit-instead',
  })

/** Changes that people propose for sites they may not change. */
export const proposalsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Keeps what would be different. The same wish twice is one proposal while it waits. */
  propose: async (
    person: Person,
    siteId: string,
    { facts: typed, version, note = '' }: Criteria,
  ): Promise<{ proposal: SiteProposal; isNew: boolean }> =>
    inTransaction(db, async (tx) => {
      const { row, site, standing } = await openSite(tx, siteId, person)
      if (!mayPropose(standing)) throw editInstead()
      const facts = factsWith(site, typed)
      refuseEdit(site, facts)
      if (row.version !== version) throw await changedSince(tx, siteId, clock())
      const fields = changedFields(factsOf(site), facts)
      if (Object.keys(fields).length === 0) throw nothingChanged()
      const own = await listProposals(tx, person.id, siteId, maxShown)
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
    (await listProposals(db, person.id, siteId, maxShown)).map(toShown),

  withdraw: async (person: Person, proposalId: string): Promise<SiteProposal> => {
    const withdrawn = await withdrawPending(db, person.id, proposalId)
    if (withdrawn) return toShown(withdrawn)
    const proposal = await findProposal(db, person.id, proposalId)
    if (!proposal) throw new HttpError(404, 'This proposal doesn’t exist or isn’t yours')
    if (proposal.status === 'withdrawn') return toShown(proposal)
    throw new HttpError(409, 'A moderator has already reviewed this proposal', { code: 'decided' })
  },
})
