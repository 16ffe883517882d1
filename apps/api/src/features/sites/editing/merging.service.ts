import { Uuid } from '@soundings/contract/common'
import type { Site } from '@soundings/contract/sites'
import { gainedNames } from '@soundings/rules/site-editing'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { Person } from '#src/person.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import { choosePictures } from '../pictures/choose-pictures.ts'
import { bringPhotos, returnPhotos } from '../pictures/pictures.repo.ts'
import { bringReports, returnReports } from '../reports/site-reports.repo.ts'
import { toSite } from '../sites-rows.repo.ts'
import { auditSite } from './audit-site.ts'
import { changeSite, factsOf } from './change-site.ts'
import { findLastOfKind, lockSite } from './changes.repo.ts'
import { bringFavorites, leadBack, leadOn, returnFavorites, takeMergeLock } from './merging.repo.ts'
import { seenAfter } from './open-site.ts'
import { notFound } from './refusals.ts'
import { endSite, type SiteEndDoors, tellBack } from './site-end.service.ts'

/** What a merge keeps for taking it back: where it led, the names that the other gained, the sites led on, the proposals closed. */
const Merge = z.object({
  into: Uuid,
  gained: z.array(z.string()).catch([]),
  ledOn: z.array(Uuid).catch([]),
  closed: z.array(Uuid).catch([]),
})

/** Two published sites, kept from everybody else. */
const openBoth = async (tx: Db, ids: [string, string]): Promise<[Site, Site]> => {
  // Always in the same order, so that two people who merge each into the other do not wait for one another for ever.
  for (const id of ids.toSorted()) await lockSite(tx, id)
  const rows = [await lockSite(tx, ids[0]), await lockSite(tx, ids[1])]
  const [from, into] = rows.map((row) => (row?.approvalStatus === 'approved' ? toSite(row) : undefined))
  if (!from || !into) throw notFound()
  return [from, into]
}

/** Two sites that are one. */
export const mergingService = ({ db, clock }: Pick<World, 'db' | 'clock'>, doors: SiteEndDoors) => {
  type Turn = { tx: Db; person: Person; at: Date }

  const takeNamesBack = async ({ tx, person, at }: Turn, siteId: string, names: string[], from: string) => {
    const row = await lockSite(tx, siteId)
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
        throw new Refusal(400, 'A site cannot be merged into itself', { field: 'into' })
      await inTransaction(db, async (tx) => {
        await takeMergeLock(tx)
        const [from, into] = await openBoth(tx, [siteId, otherId])
        const turn = { by: person.id, at: clock(), kind: 'merged' as const }
        const gained = gainedNames(into, from)
        await bringFavorites(tx, from.id, into.id)
        await bringPhotos(tx, from.id, into.id)
        await bringReports(tx, from.id, into.id)
        for (const { id } of [from, into]) await choosePictures(tx, id)
        const ledOn = await leadOn(tx, from.id, into.id)
        const closed = await endSite(tx, { site: from, by: person, into }, doors)
        await changeSite(tx, {
          ...turn,
          siteId: from.id,
          columns: { approvalStatus: 'removed', removedAt: turn.at, mergedInto: into.id },
          details: { into: into.id, gained, ledOn, closed } satisfies z.output<typeof Merge>,
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

    /** Takes a merge back: names, favourites, photos, reports and the sites that were led on return with the site. */
    unmerge: async (person: Person, siteId: string): Promise<Site> => {
      await inTransaction(db, async (tx) => {
        await takeMergeLock(tx)
        const row = await lockSite(tx, siteId)
        if (!row) throw notFound()
        const into = row.mergedInto
        const kept = Merge.safeParse((await findLastOfKind(tx, siteId, 'merged'))?.details)
        if (row.approvalStatus !== 'removed' || into === null || !kept.success)
          throw new Refusal(409, 'This site is not part of another one')
        const at = clock()
        const { gained, ledOn, closed } = kept.data
        // The site that it was merged into may have been merged further since; the names came along.
        for (const id of new Set([kept.data.into, into]))
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
        await returnFavorites(tx, into, [row.id, ...back])
        await returnPhotos(tx, into, row.id, back)
        await returnReports(tx, into, row.id, back)
        for (const id of [row.id, into]) await choosePictures(tx, id)
        await tellBack(tx, row, { by: person, closed }, doors)
        await auditSite(tx, { at, person, action: 'site.unmerge', site: row, details: { outOf: into } })
      })
      return seenAfter(db, siteId, person)
    },
  }
}
