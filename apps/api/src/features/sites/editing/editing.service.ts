import type { ChangedFacts } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import { changedFields, isOwnDraft, mayEdit, mayPropose } from '@soundings/rules/site-editing'
import { inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { auditSite } from './audit-site.ts'
import { changeSite, factsOf, factsWith } from './change-site.ts'
import { changedSince, notAllowed, nothingChanged, refuseEdit } from './errors.ts'
import { openSite, seenAfter } from './open-site.ts'

type Edit = { facts: ChangedFacts; version: number; note?: string | undefined }

/** Sites that people change. */
export const editingService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Saves other facts. What was rejected waits again once it is mended. Saving the same twice changes nothing. */
  update: async (person: Person, siteId: string, { facts: typed, version, note }: Edit): Promise<Site> => {
    await inTransaction(db, async (tx) => {
      const { site, standing } = await openSite(tx, siteId, person)
      if (mayPropose(standing))
        throw notAllowed('This site is public. Propose your change instead, and a moderator will review it.')
      if (!mayEdit(standing)) throw notAllowed('You don’t have permission to edit this site')
      const facts = factsWith(site, typed)
      refuseEdit(site, facts)
      const isRejected = standing.status === 'rejected'
      if (Object.keys(changedFields(factsOf(site), facts)).length === 0) {
        if (isRejected) throw nothingChanged()
        return
      }
      const at = clock()
      const done = await changeSite(tx, {
        siteId,
        version,
        facts,
        ...(isRejected && {
          columns: { approvalStatus: 'pending', submittedAt: at, rejectionReason: null },
        }),
        kind: isRejected ? 'reopened' : 'edited',
        by: person.id,
        at,
        note,
      })
      if (!done) throw await changedSince(tx, siteId, at)
      const details = { change: done.changeId, fields: Object.keys(done.fields) }
      if (!isOwnDraft(standing)) await auditSite(tx, { at, person, action: 'site.edit', site, details })
    })
    return seenAfter(db, siteId, person)
  },
})
