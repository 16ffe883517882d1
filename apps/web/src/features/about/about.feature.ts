import { systemPages } from '@soundings/contract/system-pages'
import { emergencyFeature } from '#features/emergency/index.ts'
import { defineFeature } from '#shared/feature.ts'

/** What Soundings is. */
export const aboutFeature = defineFeature({
  // It is the very last of the navigation.
  needs: [emergencyFeature],
  pages: [
    {
      path: systemPages.about,
      load: async () => (await (await import('./components.ts')).loadAboutPage()).AboutPage,
    },
  ],
  navigation: [
    {
      to: systemPages.about,
      label: 'About',
      at: [systemPages.about],
      isForMembers: false,
      underMore: 'if-narrow',
      isLast: true,
    },
  ],
})
