import { editingLimits } from '@soundings/contract/site-editing'
import { ApprovalStatus, type Site } from '@soundings/contract/sites'
import { sitePath } from '@soundings/rules/share'
import { isOwnDraft, mayRemove } from '@soundings/rules/site-editing'
import { cameBack, takenAway } from '@soundings/rules/site-news'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { SiteEvents } from '#extension-points/site-follower.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { auditSite } from './audit-site.ts'
import { followSite } from './call-followers.ts'
import { changeSite } from './change-site.ts'
import { findLastOfKind, lockSiteRow } from './changes.repo.ts'
import { endSite } from './ending.service.ts'
import { notAllowed, notFound } from './errors.ts'
import { keptIn } from './kept.ts'
import { openSite, seenAfter } from './open-site.ts'
import { findEnding, isEnding } from './removal.repo.ts'

/** What a removal keeps for taking it back, besides what followers keep: what the site was. */
const Removal = z.object({ status: ApprovalStatus.catch('approved') })

/** Sites that are removed, and restored while there is time. */
export const removalService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, events: SiteEvents) => ({
  remove: async (person: Person, siteId: string, reason?: string): Promise<{ removed: true }> => {
    await inTransaction(db, async (tx) => {
      const { standing, site } = await openSite(tx, siteId, person)
      if (!mayRemove(standing)) throw notAllowed('You don’t have permission to remove this site')
      const at = clock()
      const until = new Date(at.getTime() + editingLimits.restorable)
      const told = { authorId: site.createdBy, by: person.id, link: null }
      const chapter = { ...takenAway(site.siteName, reason || null), ...told }
      const kept = await followSite(tx, chapter, events, (each) => each.remove?.(tx, { site, until }))
      await changeSite(tx, {
        siteId,
        columns: { approvalStatus: 'removed', removedAt: at },
        kind: 'removed',
        by: person.id,
        at,
        note: reason,
        details: { status: standing.status, kept },
      })
      if (!isOwnDraft(standing))
        await auditSite(tx, { at, person, action: 'site.remove', site, details: { reason } })
    })
    return { removed: true }
  },

  restore: async (person: Person, siteId: string): Promise<Site> => {
    await inTransaction(db, async (tx) => {
      const row = await lockSiteRow(tx, siteId)
      if (!row) throw notFound()
      if (row.approvalStatus !== 'removed') throw new HttpError(409, 'This site hasn’t been removed')
      if (row.mergedInto !== null)
        throw new HttpError(409, 'This site was merged into another one. Undo the merge instead.')
      const at = clock()
      const age = at.getTime() - (row.removedAt?.getTime() ?? 0)
      if (age > editingLimits.restorable) throw notFound()
      const details = (await findLastOfKind(tx, siteId, 'removed'))?.details ?? {}
      const { status } = Removal.parse(details)
      const done = await changeSite(tx, {
        siteId,
        columns: { approvalStatus: status, removedAt: null },
        kind: 'restored',
        by: person.id,
        at,
      })
      if (!done) return
      const told = { authorId: row.createdBy, by: person.id, link: sitePath(row) }
      const kept = keptIn(details)
      await followSite(tx, { ...cameBack(row.siteName), ...told }, events, (each) =>
        each.restore?.(tx, { siteId: row.id, kept: kept[each.name] }),
      )
      await auditSite(tx, { at, person, action: 'site.restore', site: done.site })
    })
    return seenAfter(db, siteId, person)
  },
})

/** Deletes for good what was removed before this moment, each site in a transaction of its own. */
export const purgeRemovedBefore = async (db: Db, moment: Date, events: SiteEvents): Promise<void> => {
  for (const siteId of await findEnding(db, moment))
    await inTransaction(db, async (tx) => {
      await lockSiteRow(tx, siteId)
      // Somebody may have brought it back, or merged another into it, a moment ago.
      if (await isEnding(tx, siteId, moment)) await endSite(tx, { siteId, by: null }, events)
    })
}

/** Deletes for good, every night, what nobody restored in time. */
export const purgeRemovedSites = (
  { db, clock, jobs }: Pick<Dependencies, 'db' | 'clock' | 'jobs'>,
  events: SiteEvents,
): void =>
  jobs.repeat('purge-removed-sites', '11 4 * * *', () =>
    purgeRemovedBefore(db, new Date(clock().getTime() - editingLimits.restorable), events),
  )
