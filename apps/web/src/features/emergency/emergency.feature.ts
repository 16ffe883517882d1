import { systemPages } from '@soundings/contract/system-pages'
import { defineFeature } from '#shared/feature.ts'

/** What to do after an accident, also where there is no connection. */
export const emergencyFeature = defineFeature({
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
      isLast: true,
    },
  ],
})
