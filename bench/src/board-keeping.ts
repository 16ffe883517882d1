import type { Db } from '../../apps/api/src/db/client.ts'
import { keepingService } from '../../apps/api/src/features/leaderboard/keeping/keeping.service.ts'

/** Keeps boards as a server does, and tells nobody what they earned. */
export const keepingOf = (db: Db) =>
  keepingService({
    db,
    clock: () => new Date(),
    newMembers: 'trusted',
    notifyAll: async () => undefined,
  })
