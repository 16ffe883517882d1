import { Uuid } from '@soundings/contract/common'
import type { SiteChange } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import { changesOf, withChanges } from '@soundings/rules/proposals'
import { isUndoable, reversed } from '@soundings/rules/site-editing'
import { contradictions } from '@soundings/rules/sites'
import { z } from 'zod'
import { fromCursor, toCursor } from '#src/paging.ts'
import type { Person } from '#src/person.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import { toSite } from '../sites-rows.repo.ts'
import { auditSite } from './audit-site.ts'
import { changeSite, factsOf } from './change-site.ts'
import {
  countChangesOf,
  findChange,
  findLastTouches,
  findSite,
  listChangesOf,
  lockSite,
  type Recorded,
  type SiteRow,
} from './changes.repo.ts'
import { seenAfter } from './open-site.ts'
import { notFound } from './refusals.ts'

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

/** Who changed what of a site, and taking it back. */
export const historyService = ({ db, clock }: Pick<World, 'db' | 'clock'>) => ({
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
    return {
      items: shown.map((change) => ({
        id: change.id,
        version: change.version,
        at: change.at.toISOString(),
        kind: change.kind,
        actorHandle: change.actorHandle,
        note: change.note,
        changes: changesOf(change.fields),
        canUndo: canUndo(row, touches, change),
        mergedFrom: mergedFrom(change),
      })),
      nextCursor: found.length > limit && last ? toCursor({ id: last.id }) : null,
      total,
    }
  },

  /** Sets back what a change set, as a change of its own, which can be undone in turn. */
  undo: async (person: Person, siteId: string, changeId: string): Promise<Site> => {
    await db.transaction(async (tx) => {
      const row = await lockSite(tx, siteId)
      const change = row && (await findChange(tx, siteId, changeId))
      if (!row || !change) throw new Refusal(404, 'There is no such change of this site')
      if (!canUndo(row, await findLastTouches(tx, siteId), change))
        throw new Refusal(409, 'This cannot be undone any more: what it changed has changed since', {
          code: 'changed-since',
        })
      const facts = withChanges(factsOf(toSite(row)), reversed(change.fields))
      const [contradiction] = contradictions(facts)
      if (contradiction) throw new Refusal(409, `This cannot be undone on its own: ${contradiction.message}`)
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
      if (done)
        await auditSite(tx, {
          at,
          person,
          action: 'site.undo',
          site: done.site,
          details: { change: changeId },
        })
    })
    return seenAfter(db, siteId, person)
  },
})
