import type { Site, SiteFacts } from '@soundings/contract/sites'
import { changedFields, isOwnDraft, mayEdit, mayPropose, tidyFacts } from '@soundings/rules/site-editing'
import { inTransaction } from '#db/client.ts'
import type { Person } from '#src/person.ts'
import type { World } from '#src/world.ts'
import { auditSite } from './audit-site.ts'
import { changeSite, factsOf } from './change-site.ts'
import { openSite, seenAfter } from './open-site.ts'
import { changedSince, notAllowed, nothingChanged, refuseEdit } from './refusals.ts'

type Edit = { facts: SiteFacts; version: number; note?: string | undefined }

/** Sites that people change. */
export const editingService = ({ db, clock }: Pick<World, 'db' | 'clock'>) => ({
  /** Saves other facts. What was rejected waits again once it is mended. Saving the same twice changes nothing. */
  update: async (person: Person, siteId: string, { facts: typed, version, note }: Edit): Promise<Site> => {
    const facts = tidyFacts(typed)
    await inTransaction(db, async (tx) => {
      const { site, standing } = await openSite(tx, siteId, person)
      if (mayPropose(standing))
        throw notAllowed('This site is public: propose your change, and a moderator will look at it')
      if (!mayEdit(standing)) throw notAllowed('You may not change this site')
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
