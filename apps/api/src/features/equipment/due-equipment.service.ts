import { equipmentLimits } from '@soundings/contract/equipment'
import { dueFor, nameOfItem } from '@soundings/rules/equipment'
import { inTransaction } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { findServicedOwners, listTold, writeTold } from './due-equipment.repo.ts'
import { forgetRemoved, openList } from './equipment.repo.ts'
import { equipmentService } from './equipment.service.ts'
import { equipmentDue } from './equipment-notifications.ts'

const day = 24 * 3_600_000

/** What is looked at every night. */
export const dueEquipmentService = (deps: Pick<Dependencies, 'db' | 'clock'>, notify: Notify) => {
  const { db, clock } = deps
  const { read } = equipmentService(deps)

  /** Tells one person of what has become due since they were last told. */
  const tell = (ownerId: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      await openList(tx, ownerId)
      const told = await listTold(tx, ownerId)
      const { items } = await read(tx, ownerId)
      const news = items.flatMap((item) => {
        const due = dueFor(item, item.use)
        return due === null || due === told.get(item.id) ? [] : { item, due }
      })
      if (news.length === 0) return
      for (const { item, due } of news) await writeTold(tx, item.id, due)
      await notify(tx, ownerId, equipmentDue(news.map(({ item }) => nameOfItem(item))))
    })

  return {
    /** Each due service is told once, however many nights it stays due. */
    tellDue: async (): Promise<void> => {
      for (const ownerId of await findServicedOwners(db)) await tell(ownerId)
    },

    /** Deletes for good what was left out of a list and not put back. */
    forgetRemoved: () => forgetRemoved(db, new Date(clock().getTime() - equipmentLimits.removed * day)),
  }
}
