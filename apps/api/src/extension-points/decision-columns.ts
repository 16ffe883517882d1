import { z } from 'zod'
import { HttpError } from '#shared/http-error.ts'
import type { Decided, ReviewDecision } from './reviewable.ts'

const Standing = z.object({
  version: z.number(),
  approvedBy: z.string().nullable(),
  rejectionReason: z.string().nullable(),
})
type Standing = z.output<typeof Standing>

/**
 * The columns that a decision sets on something pending, and those that undo it. 409 where another version of it was
 * looked at; `what` names it in the refusal.
 */
export const applyDecision = (
  { version, approvedBy, rejectionReason }: Standing,
  { outcome, reason, by, seen }: Pick<ReviewDecision, 'outcome' | 'reason' | 'by' | 'seen'>,
  what: string,
) => {
  if (seen !== undefined && seen !== version)
    throw new HttpError(409, `This ${what} was changed a moment ago. Please look at it again.`, {
      code: 'changed-since',
    })
  const columns =
    outcome === 'approved'
      ? { approvalStatus: outcome, approvedBy: by.id, rejectionReason: null }
      : { approvalStatus: outcome, rejectionReason: reason }
  return { columns, before: { version, approvedBy, rejectionReason } satisfies Standing }
}

/** Undoes a decision; undefined where the item has changed since, or is gone. */
export const revertDecision = (
  now: { approvalStatus: string; version: number } | undefined,
  { outcome, before }: Pick<ReviewDecision, 'outcome'> & Pick<Decided, 'before'>,
) => {
  const { version, approvedBy, rejectionReason } = Standing.parse(before)
  if (now?.approvalStatus !== outcome || now.version !== version) return undefined
  return { approvalStatus: 'pending' as const, approvedBy, rejectionReason }
}
