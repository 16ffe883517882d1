import { systemPages } from '@soundings/contract/system-pages'
import { speciesFeature } from '#features/species/index.ts'
import { statisticsFeature } from '#features/statistics/index.ts'
import { defineFeature } from '#shared/feature.ts'

/** What to do after an accident, also where there is no connection. */
export const emergencyFeature = defineFeature({
  // It is the last of what stands under More.
  needs: [speciesFeature, statisticsFeature],
  pages: [
    {
      path: systemPages.emergency,
      load: async () => (await (await import('./components.ts')).loadEmergencyPage()).EmergencyPage,
    },
  ],
  navigation: [
    {
      to: systemPages.emergency,
      label: 'Emergency',
      at: [systemPages.emergency],
      isForMembers: false,
      underMore: 'always',
    },
  ],
})
