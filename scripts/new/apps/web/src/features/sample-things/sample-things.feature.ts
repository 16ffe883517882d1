import { sampleThingsPages } from '@soundings/contract/sample-things-pages'
import { defineFeature } from '#shared/feature.ts'

/** Sample things. */
export const sampleThingsFeature = defineFeature({
  pages: [
    {
      path: sampleThingsPages.list,
      load: async () => (await import('./SampleThingsPage.tsx')).SampleThingsPage,
    },
  ],
  navigation: [
    {
      to: sampleThingsPages.list,
      label: 'Sample things',
      at: [sampleThingsPages.list],
      isForMembers: false,
    },
  ],
})
