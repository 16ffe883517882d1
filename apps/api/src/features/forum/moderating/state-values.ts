import { z } from 'zod'
import type { CategoryRow } from '../categories/categories.repo.ts'
import type { ThreadState } from '../reading/threads.repo.ts'
import type { ActKind } from './acting.ts'

export type StateChange = {
  isLocked?: boolean | undefined
  pinnedUntil?: string | null | undefined
  category?: string | undefined
  siteId?: string | null | undefined
  isHidden?: boolean | undefined
  reason?: string | undefined
}

/** What of a thread a moderator set, as JSON. */
export type Values = Partial<{
  lockedAt: string | null
  pinnedUntil: string | null
  categoryId: string
  siteId: string | null
  state: string
}>

export const instantOf = (at: Date | null) => at?.toISOString() ?? null
export const valuesOf = (thread: ThreadState): Required<Values> => ({
  lockedAt: instantOf(thread.lockedAt),
  pinnedUntil: instantOf(thread.pinnedUntil),
  categoryId: thread.categoryId,
  siteId: thread.siteId,
  state: thread.state,
})

const Kept = z.object({
  lockedAt: z.string().nullable().optional(),
  pinnedUntil: z.string().nullable().optional(),
  categoryId: z.string().optional(),
  siteId: z.string().nullable().optional(),
  state: z.enum(['public', 'removed']).optional(),
})
export const StateDetail = z.object({ was: Kept, is: Kept })
export const kindOf = ({ isLocked, pinnedUntil, category, siteId, isHidden }: StateChange): ActKind => {
  const asked = [isLocked, pinnedUntil, category, siteId, isHidden].filter((one) => one !== undefined)
  if (asked.length > 1) return 'change'
  if (isHidden !== undefined) return isHidden ? 'hide' : 'show'
  if (isLocked !== undefined) return isLocked ? 'lock' : 'unlock'
  if (pinnedUntil !== undefined) return pinnedUntil === null ? 'unpin' : 'pin'
  return category === undefined ? 'site' : 'move'
}

/** What the author of a thread reads, who did not ask for it; undefined where it changes nothing for them. */
export const sentenceOf = (
  who: string,
  { title }: ThreadState,
  { isLocked, category: _, isHidden }: StateChange,
  moved: CategoryRow | undefined,
): string | undefined => {
  if (isHidden !== undefined)
    return isHidden
      ? `${who} hid your thread “${title}”.`
      : `${who} made your thread “${title}” visible again.`
  if (moved) return `${who} moved your thread “${title}” to ${moved.name}.`
  if (isLocked !== undefined)
    return isLocked
      ? `${who} locked your thread “${title}”, so nobody can reply to it.`
      : `${who} unlocked your thread “${title}”.`
  return undefined
}
