import { handleRefusals } from '@soundings/contract/auth'
import { isReservedHandle, looksLikeOneOf } from '@soundings/rules/handles'
import type { Db } from '#db/client.ts'
import { HttpError } from '#shared/http-error.ts'
import { findStaffHandles, isHandleHeld, lockHandles } from './handles.repo.ts'

/** A handle that somebody wants; without `userId`, anybody. */
export type Claim = { handle: string; userId: string | undefined; now: Date }
type Refusal = keyof typeof handleRefusals

/** Why somebody cannot have a handle; undefined where they can. */
export const refusalOfHandle = async (db: Db, claim: Claim): Promise<Refusal | undefined> => {
  if (isReservedHandle(claim.handle)) return 'reserved'
  if (await isHandleHeld(db, claim)) return 'taken'
  return looksLikeOneOf(claim.handle, await findStaffHandles(db, claim.userId)) ? 'lookAlike' : undefined
}

/**
 * Makes sure that a person may take a handle, and that nobody else takes it, or the one that they leave, before the
 * transaction ends; throws the refusal.
 */
export const claimHandle = async (tx: Db, claim: Claim, left: string | null): Promise<void> => {
  await lockHandles(tx, left === null ? [claim.handle] : [claim.handle, left])
  const refusal = await refusalOfHandle(tx, claim)
  if (refusal)
    throw new HttpError(refusal === 'taken' ? 409 : 400, handleRefusals[refusal], { field: 'handle' })
}
