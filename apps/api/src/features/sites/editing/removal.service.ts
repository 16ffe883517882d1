import { Uuid } from '@soundings/contract/common'
import { editingLimits } from '@soundings/contract/site-editing'
import { ApprovalStatus, type Site } from '@soundings/contract/sites'
import { isOwnDraft, mayRemove } from '@soundings/rules/site-editing'
import { z } from 'zod'
import { inTransaction } from '#db/client.ts'
import type { Person } from '#src/person.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import { auditSite } from './audit-site.ts'
import { changeSite } from './change-site.ts'
import { findLastOfKind, lockSite } from './changes.repo.ts'
import { openSite, seenAfter } from './open-site.ts'
import { notAllowed, notFound } from './refusals.ts'
import { deleteRemovedBefore } from './removal.repo.ts'
import { endSite, type SiteEndDoors, tellBack } from './site-end.service.ts'

/** What a removal keeps for taking it back: what the site was, and the proposals that it closed. */
const Removal = z.object({ status: ApprovalStatus.catch('approved'), closed: z.array(Uuid).catch([]) })

/** Sites that are taken away, and brought back while there is time. */
export const removalService = ({ db, clock }: Pick<World, 'db' | 'clock'>, doors: SiteEndDoors) => ({
  remove: async (person: Person, siteId: string, reason?: string): Promise<{ removed: true }> => {
    await inTransaction(db, async (tx) => {
      const { standing, site } = await openSite(tx, siteId, person)
      if (!mayRemove(standing)) throw notAllowed('You may not take this site away')
      const at = clock()
      const closed = await endSite(tx, { site, by: person, reason: reason || null }, doors)
      await changeSite(tx, {
        siteId,
        columns: { approvalStatus: 'removed', removedAt: at },
        kind: 'removed',
        by: person.id,
        at,
        note: reason,
        details: { status: standing.status, closed } satisfies z.output<typeof Removal>,
      })
      if (!isOwnDraft(standing))
        await auditSite(tx, { at, person, action: 'site.remove', site, details: { reason } })
    })
    return { removed: true }
  },

  restore: async (person: Person, siteId: string): Promise<Site> => {
    await inTransaction(db, async (tx) => {
      const row = await lockSite(tx, siteId)
      if (!row) throw notFound()
      if (row.approvalStatus !== 'removed') throw new Refusal(409, 'This site was not taken away')
      if (row.mergedInto !== null)
        throw new Refusal(409, 'This site became part of another one: take the merge back instead')
      const at = clock()
      const age = at.getTime() - (row.removedAt?.getTime() ?? 0)
      if (age > editingLimits.restorable) throw notFound()
      const { status, closed } = Removal.parse((await findLastOfKind(tx, siteId, 'removed'))?.details ?? {})
      const done = await changeSite(tx, {
        siteId,
        columns: { approvalStatus: status, removedAt: null },
        kind: 'restored',
        by: person.id,
        at,
      })
      if (!done) return
      await tellBack(tx, done.site, { by: person, closed }, doors)
      await auditSite(tx, { at, person, action: 'site.restore', site: done.site })
    })
    return seenAfter(db, siteId, person)
  },
})

/** Deletes for good, every night, what nobody brought back in time. */
export const purgeRemovedSites = ({ db, clock, jobs }: Pick<World, 'db' | 'clock' | 'jobs'>): void =>
  jobs.repeat('purge-removed-sites', '11 4 * * *', () =>
    deleteRemovedBefore(db, new Date(clock().getTime() - editingLimits.restorable)),
  )
