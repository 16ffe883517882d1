import { certificationsPages } from '@soundings/contract/certifications-pages'
import { defineFeature } from '#shared/feature.ts'

/** What one is trained for. */
export const certificationsFeature = defineFeature({
  pages: [
    {
      path: certificationsPages.certifications,
      load: async () => (await (await import('./components.ts')).loadCertificationsPage()).CertificationsPage,
    },
  ],
})
