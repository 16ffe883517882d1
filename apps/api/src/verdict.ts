import { z } from 'zod'
import { Refusal } from './refusal.ts'
import type { Decided, Verdict } from './reviewable.ts'

const Standing = z.object({
  version: z.number(),
  approvedBy: z.string().nullable(),
  rejectionReason: z.string().nullable(),
})
type Standing = z.output<typeof Standing>

/**
 * What a verdict sets of something that waits, and what it takes to set that back. 409 where another version of it was
 * looked at; `what` names it in the refusal.
 */
export const judge = (
  { version, approvedBy, rejectionReason }: Standing,
  { outcome, reason, by, seen }: Pick<Verdict, 'outcome' | 'reason' | 'by' | 'seen'>,
  what: string,
) => {
  if (seen !== undefined && seen !== version)
    throw new Refusal(409, `This ${what} was changed a moment ago. Please look at it again.`, {
      code: 'changed-since',
    })
  const columns =
    outcome === 'approved'
      ? { approvalStatus: outcome, approvedBy: by.id, rejectionReason: null }
      : { approvalStatus: outcome, rejectionReason: reason }
  return { columns, before: { version, approvedBy, rejectionReason } satisfies Standing }
}

/** What sets a verdict back; undefined where something happened to it since, or it is gone. */
export const unjudge = (
  now: { approvalStatus: string; version: number } | undefined,
  { outcome, before }: Pick<Verdict, 'outcome'> & Pick<Decided, 'before'>,
) => {
  const { version, approvedBy, rejectionReason } = Standing.parse(before)
  if (now?.approvalStatus !== outcome || now.version !== version) return undefined
  return { approvalStatus: 'pending' as const, approvedBy, rejectionReason }
}
