import { Uuid } from '@soundings/contract/common'
import type { Site } from '@soundings/contract/sites'
import { sitePath } from '@soundings/rules/share'
import { gainedNames } from '@soundings/rules/site-editing'
import { becamePart, cameBack } from '@soundings/rules/site-news'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { SiteEvents } from '#extension-points/site-follower.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { toSite } from '../sites-rows.repo.ts'
import { auditSite } from './audit-site.ts'
import { followSite } from './call-followers.ts'
import { changeSite, factsOf } from './change-site.ts'
import { findLastOfKind, lockSiteRow } from './changes.repo.ts'
import { notFound } from './errors.ts'
import { keptIn } from './kept.ts'
import { leadBack, leadOn, takeMergeLock } from './merging.repo.ts'
import { seenAfter } from './open-site.ts'

/** What a merge keeps for taking it back, besides what followers keep: where it led, the names gained, the sites led on. */
const Merge = z.object({
  into: Uuid,
  gained: z.array(z.string()).catch([]),
  ledOn: z.array(Uuid).catch([]),
})

/** Two published sites, kept from everybody else. */
const openBoth = async (tx: Db, ids: [string, string]): Promise<[Site, Site]> => {
  // Always in the same order, so that two people who merge each into the other do not wait for one another for ever.
  for (const id of ids.toSorted()) await lockSiteRow(tx, id)
  const rows = [await lockSiteRow(tx, ids[0]), await lockSiteRow(tx, ids[1])]
  const [from, into] = rows.map((row) => (row?.approvalStatus === 'approved' ? toSite(row) : undefined))
  if (!from || !into) throw notFound()
  return [from, into]
}

/** Two sites that are one. */
export const mergingService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, events: SiteEvents) => {
  type Turn = { tx: Db; person: Person; at: Date }

  const takeNamesBack = async ({ tx, person, at }: Turn, siteId: string, names: string[], from: string) => {
    const row = await lockSiteRow(tx, siteId)
    if (!row) return
    const site = toSite(row)
    const aliases = site.aliases.filter((name) => !names.includes(name))
    const facts = { ...factsOf(site), aliases }
    await changeSite(tx, { siteId, facts, kind: 'unmerged', by: person.id, at, details: { from } })
  }

  return {
    /** Makes a site part of another. What it takes to take that back is kept with the change. */
    merge: async (person: Person, siteId: string, otherId: string): Promise<Site> => {
      if (siteId.toLowerCase() === otherId.toLowerCase())
        throw new HttpError(400, 'You can’t merge a site into itself', { field: 'into' })
      await inTransaction(db, async (tx) => {
        await takeMergeLock(tx)
        const [from, into] = await openBoth(tx, [siteId, otherId])
        const turn = { by: person.id, at: clock(), kind: 'merged' as const }
        const gained = gainedNames(into, from)
        const told = { authorId: from.createdBy, by: person.id, link: sitePath(into) }
        const chapter = { ...becamePart(from.siteName, into.siteName), ...told }
        const kept = await followSite(tx, chapter, events, (each) => each.merge(tx, { from, into }))
        const ledOn = await leadOn(tx, from.id, into.id)
        await changeSite(tx, {
          ...turn,
          siteId: from.id,
          columns: { approvalStatus: 'removed', removedAt: turn.at, mergedInto: into.id },
          details: { into: into.id, gained, ledOn, kept },
        })
        await changeSite(tx, {
          ...turn,
          siteId: into.id,
          facts: { ...factsOf(into), aliases: [...into.aliases, ...gained] },
          details: { from: from.id },
        })
        const details = { into: into.id }
        await auditSite(tx, { at: turn.at, person, action: 'site.merge', site: from, details })
      })
      return seenAfter(db, otherId, person)
    },

    /** Takes a merge back: names, the sites that were led on and all that followers brought along return. */
    unmerge: async (person: Person, siteId: string): Promise<Site> => {
      await inTransaction(db, async (tx) => {
        await takeMergeLock(tx)
        const row = await lockSiteRow(tx, siteId)
        if (!row) throw notFound()
        const into = row.mergedInto
        const details = (await findLastOfKind(tx, siteId, 'merged'))?.details
        const merge = Merge.safeParse(details)
        if (row.approvalStatus !== 'removed' || into === null || !merge.success)
          throw new HttpError(409, 'This site isn’t merged into another one')
        const at = clock()
        const { gained, ledOn } = merge.data
        // The site that it was merged into may have been merged further since; the names came along.
        for (const id of new Set([merge.data.into, into]))
          await takeNamesBack({ tx, person, at }, id, gained, row.id)
        const back = await leadBack(tx, ledOn, into, row.id)
        const columns = { approvalStatus: 'approved' as const, removedAt: null, mergedInto: null }
        await changeSite(tx, {
          siteId,
          columns,
          kind: 'unmerged',
          by: person.id,
          at,
          details: { outOf: into },
        })
        const told = { authorId: row.createdBy, by: person.id, link: sitePath(row) }
        const kept = keptIn(details)
        await followSite(tx, { ...cameBack(row.siteName), ...told }, events, (each) =>
          each.unmerge(tx, { siteId: row.id, outOf: into, led: back, kept: kept[each.name] }),
        )
        await auditSite(tx, { at, person, action: 'site.unmerge', site: row, details: { outOf: into } })
      })
      return seenAfter(db, siteId, person)
    },
  }
}
