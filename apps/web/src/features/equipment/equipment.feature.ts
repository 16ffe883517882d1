import { equipmentPages } from '@soundings/contract/equipment-pages'
import { defineFeature } from '#shared/feature.ts'

/** What one dives with. */
export const equipmentFeature = defineFeature({
  pages: [
    {
      path: equipmentPages.equipment,
      load: async () => (await (await import('./components.ts')).loadEquipmentPage()).EquipmentPage,
    },
  ],
})
