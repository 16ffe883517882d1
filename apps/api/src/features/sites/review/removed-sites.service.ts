import { Uuid } from '@soundings/contract/common'
import { editingLimits } from '@soundings/contract/site-editing'
import type { RemovedSite } from '@soundings/contract/site-review'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { countRemovedSites, listRemovedSites, type RemovedRow } from './removed-sites.repo.ts'

/** `at` in milliseconds; no server of ours has removed anything before 1970. */
const Place = z.object({ at: z.int().min(0).max(4_000_000_000_000), id: Uuid })

const { restorable } = editingLimits

const timeOf = ({ removedAt }: RemovedRow): number => removedAt?.getTime() ?? 0

const toRemoved = (row: RemovedRow): RemovedSite => ({
  ...row,
  removedAt: new Date(timeOf(row)).toISOString(),
  restorableUntil: new Date(timeOf(row) + restorable).toISOString(),
})

type Page = { items: RemovedSite[]; nextCursor: string | null; total: number }

/** Sites that moderators may still bring back. */
export const removedSitesService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  list: async ({ cursor, limit }: { cursor?: string | undefined; limit: number }): Promise<Page> => {
    const place = fromCursor(Place, cursor)
    const after = place && { at: new Date(place.at), id: place.id }
    const since = new Date(clock().getTime() - restorable)
    const [rows, total] = await Promise.all([
      listRemovedSites(db, { since, after, limit: limit + 1 }),
      countRemovedSites(db, since),
    ])
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(toRemoved),
      nextCursor: rows.length > limit && last ? toCursor({ at: timeOf(last), id: last.id }) : null,
      total,
    }
  },
})
