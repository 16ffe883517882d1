import { authLimits } from '@soundings/contract/auth'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Sessions } from '#src/sessions/sessions.service.ts'
import { deleteOldCodes, deleteUnfinished } from './left-over.repo.ts'

/** In milliseconds. */
const unfinishedLife = authLimits.signUpLife * 1_000

/** Once an hour: forgets sessions and codes that have run out, and sign-ups that nobody finished. */
export const forgetLeftOvers = (
  { db, clock, jobs }: Pick<Dependencies, 'db' | 'clock' | 'jobs'>,
  sessions: Pick<Sessions, 'sweep'>,
): void =>
  jobs.repeat('forget-left-overs-of-sign-in', '23 * * * *', async () => {
    const now = clock()
    await sessions.sweep()
    await deleteOldCodes(db, now)
    await deleteUnfinished(db, new Date(now.getTime() - unfinishedLife))
  })
