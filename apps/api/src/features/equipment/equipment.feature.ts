import { equipment } from '@soundings/contract/equipment'
import { defineFeature } from '#extension-points/feature.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
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
  personalData: () => [personalEquipment],
  routes: equipmentRoutes,
})
