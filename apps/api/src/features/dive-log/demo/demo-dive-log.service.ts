import { limitedAccess } from '@soundings/rules/access-status'
import { v5 as nameId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import { findStarterSites } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { findKnown } from '../export/known.repo.ts'
import { openLog } from '../writing/log.repo.ts'
import { addDive } from '../writing/writing.service.ts'
import { demoLog } from './demo-log.ts'
import { findDemoMember } from './demo-member.repo.ts'

/** Any will do, as long as it stays. */
const namespace = '5b1f3c0e-52b0-4a53-9a4f-3e3a3c7d1f02'

/** A log to look at for the demonstration's member. Each of its dives says that it is an example. */
export const demoDiveLogService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Adds the dives that are not there yet; undefined where there is no such member. */
  add: async (): Promise<{ added: number; there: number } | undefined> => {
    const ownerId = await findDemoMember(db)
    if (ownerId === undefined) return undefined
    const at = clock()
    const open = (await findStarterSites(db)).filter((site) => limitedAccess(site) !== 'closed')
    const dives = demoLog(open, at).map(({ key, facts }) => ({
      id: nameId(`${ownerId}/${key}`, namespace),
      facts,
    }))
    const ids = dives.map(({ id }) => id)
    const added = await inTransaction(db, async (tx) => {
      await openLog(tx, ownerId)
      const known = await findKnown(tx, ownerId, ids)
      const missing = dives.filter(({ id }) => !known.has(id))
      for (const { id, facts } of missing)
        await addDive(tx, ownerId, facts, { id, clientKey: null, siteId: facts.diveSiteId, at })
      return missing.length
    })
    return { added, there: dives.length - added }
  },
})
