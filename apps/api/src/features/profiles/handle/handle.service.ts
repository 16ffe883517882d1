import { freeFrom, keptUntil } from '@soundings/rules/handles'
import { inTransaction } from '#db/client.ts'
import { claimHandle, exchangeFormer, lockProfile } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { noSuchProfile } from '../errors.ts'
import { findChangeable, writeHandle, writeHandleChange } from '../writing/profiles.repo.ts'

type Changed = { handle: string; handleChangeableAt: string | null }

const tooSoon = (free: Date, now: Date) => {
  const days = Math.ceil((free.getTime() - now.getTime()) / 86_400_000)
  const when = days === 1 ? 'tomorrow' : `in ${days} days`
  return new HttpError(
    409,
    `You can change your username once every 30 days. You can change it again ${when}.`,
    {
      code: 'too-soon',
      field: 'handle',
    },
  )
}

/** Usernames that change: seldom, and so that links to the former one still lead on. */
export const handleService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  change: (userId: string, handle: string): Promise<Changed> =>
    inTransaction(db, async (tx) => {
      const now = clock()
      await lockProfile(tx, userId)
      const known = await findChangeable(tx, userId)
      if (!known?.handle) throw noSuchProfile()
      const { handle: left, handleChangedAt } = known
      const free = freeFrom(handleChangedAt, now)
      const told = (from: Date | null): Changed => ({
        handle,
        handleChangeableAt: from?.toISOString() ?? null,
      })
      if (left === handle) return told(free)
      // Other letters in another case lead to the same page: that is free at any time.
      if (left.toLowerCase() === handle.toLowerCase()) {
        await writeHandle(tx, userId, handle)
        return told(free)
      }
      if (free) throw tooSoon(free, now)
      await claimHandle(tx, { handle, userId, now }, left)
      await exchangeFormer(tx, { userId, left, taken: handle, until: keptUntil(now) })
      await writeHandle(tx, userId, handle)
      await writeHandleChange(tx, userId, now)
      return told(freeFrom(now, now))
    }),
})
