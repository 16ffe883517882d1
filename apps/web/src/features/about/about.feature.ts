import { systemPages } from '@soundings/contract/system-pages'
import { defineFeature } from '#shared/feature.ts'

/** What Soundings is. */
export const aboutFeature = defineFeature({
  pages: [
    {
      path: systemPages.about,
      load: async () => (await (await import('./components.ts')).loadAboutPage()).AboutPage,
    },
  ],
})
