import { equipment } from '@soundings/contract/equipment'
import { defineFeature } from '#extension-points/feature.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { notificationsFeature } from '#features/notifications/index.ts'
import { dueEquipmentService } from './due-equipment.service.ts'
import { equipmentLimits } from './equipment.limits.ts'
import { deleteEquipment, findList, listItems } from './equipment.repo.ts'
import { equipmentRoutes } from './equipment.routes.ts'

/** A list of equipment is private: it goes with the account. */
const personalEquipment: PersonalData = {
  name: 'equipment',
  read: async (db, userId) => ({ items: await listItems(db, userId), list: await findList(db, userId) }),
  leave: deleteEquipment,
}

/** What members dive with. */
export const equipmentFeature = defineFeature({
  contract: { equipment },
  limits: equipmentLimits,
  needs: { notifications: notificationsFeature },
  personalData: () => [personalEquipment],
  jobs: (context, { notifications: { notices } }) => {
    const { tellDue, forgetRemoved } = dueEquipmentService(context, notices.notify)
    context.jobs.repeat('tell-due-equipment', '17 7 * * *', tellDue)
    context.jobs.repeat('forget-removed-equipment', '53 3 * * *', forgetRemoved)
  },
  routes: equipmentRoutes,
})
