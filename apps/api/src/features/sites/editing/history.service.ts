import { Uuid } from '@soundings/contract/common'
import type { SiteChange } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import { changesOf, withChanges } from '@soundings/rules/proposals'
import { isUndoable, reversed } from '@soundings/rules/site-editing'
import { contradictions } from '@soundings/rules/sites'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { SiteEvents } from '#extension-points/site-follower.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { changeUndone } from '../site-notifications.ts'
import { toSite } from '../sites-rows.repo.ts'
import { auditSite } from './audit-site.ts'
import { changeSite, factsOf } from './change-site.ts'
import {
  countChangesOf,
  findChange,
  findLastTouches,
  findMaker,
  findSite,
  listChangesOf,
  lockSiteRow,
  type Recorded,
  type SiteRow,
} from './changes.repo.ts'
import { notFound } from './errors.ts'
import { findLedOn } from './merging.repo.ts'
import { seenAfter } from './open-site.ts'

type Page = { items: SiteChange[]; nextCursor: string | null; total: number }
type Paging = { cursor?: string | undefined; limit: number }

const Place = z.object({ id: Uuid })

/** Whether a change can be taken back: nothing that it set is another today, and nobody touched it since. */
const canUndo = (row: SiteRow, touches: Map<string, string>, change: Recorded): boolean =>
  row.approvalStatus !== 'removed' &&
  isUndoable(change, factsOf(toSite(row))) &&
  Object.keys(change.fields).every((field) => touches.get(field) === change.id)

const MergedFrom = z.object({ from: Uuid })

const mergedFrom = ({ kind, details }: Recorded): string | null =>
  kind === 'merged' ? (MergedFrom.safeParse(details).data?.from ?? null) : null

/** Which merges, of changes newest first, can be taken back: those of sites that are part of another one still. */
const findUnmergeable = async (db: Db, changes: readonly Recorded[]): Promise<Map<string, string>> => {
  // A site that was merged twice has the same name in both changes: the newer one is what can be taken back.
  const newest = new Map(
    changes.toReversed().flatMap((change) => {
      const from = mergedFrom(change)
      return from === null ? [] : [[from, change.id] as const]
    }),
  )
  const led = await findLedOn(db, [...newest.keys()])
  return new Map(led.map((from) => [newest.get(from) ?? '', from]))
}

/** Who changed what of a site, and taking it back. */
export const historyService = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { notify }: Pick<SiteEvents, 'notify'>,
) => ({
  list: async (siteId: string, { cursor, limit }: Paging): Promise<Page> => {
    const before = fromCursor(Place, cursor)?.id
    const [row, found, total, touches] = await Promise.all([
      findSite(db, siteId),
      listChangesOf(db, siteId, before, limit + 1),
      countChangesOf(db, siteId),
      findLastTouches(db, siteId),
    ])
    if (!row) throw notFound()
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    const unmergeable = await findUnmergeable(db, shown)
    return {
      items: shown.map((change) => ({
        id: change.id,
        version: change.version,
        at: change.at.toISOString(),
        kind: change.kind,
        actorHandle: change.actorHandle,
        proposerHandle: change.proposerHandle,
        note: change.note ?? change.proposerNote,
        changes: changesOf(change.fields),
        canUndo: canUndo(row, touches, change),
        mergedFrom: unmergeable.get(change.id) ?? null,
      })),
      nextCursor: found.length > limit && last ? toCursor({ id: last.id }) : null,
      total,
    }
  },

  /** Sets back what a change set, as a change of its own, which can be undone in turn; whose it was is told. */
  undo: async (person: Person, siteId: string, changeId: string): Promise<Site> => {
    await inTransaction(db, async (tx) => {
      const row = await lockSiteRow(tx, siteId)
      const change = row && (await findChange(tx, siteId, changeId))
      if (!row || !change) throw new HttpError(404, 'This change doesn’t exist')
      if (!canUndo(row, await findLastTouches(tx, siteId), change))
        throw new HttpError(409, 'This can’t be undone, because the same details have been changed since', {
          code: 'changed-since',
        })
      const facts = withChanges(factsOf(toSite(row)), reversed(change.fields))
      const [contradiction] = contradictions(facts)
      if (contradiction)
        throw new HttpError(409, `This can’t be undone on its own. ${contradiction.message}.`)
      const at = clock()
      const by = person.id
      const done = await changeSite(tx, {
        siteId,
        facts,
        kind: 'undone',
        by,
        at,
        details: { undid: changeId },
      })
      if (!done) return
      const { site } = done
      await auditSite(tx, { at, person, action: 'site.undo', site, details: { change: changeId } })
      const maker = await findMaker(tx, changeId)
      if (maker && maker !== by) await notify(tx, maker, changeUndone({ ...site, siteName: row.siteName }))
    })
    return seenAfter(db, siteId, person)
  },
})
