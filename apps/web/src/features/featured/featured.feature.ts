import { IconRefresh } from '@tabler/icons-react'
import { defineFeature } from '#shared/feature.ts'
import { refreshFeatured } from './refresh.ts'

/** Sites worth a look this month. */
export const featuredFeature = defineFeature({
  accountActions: [
    {
      label: 'Refresh Featured Sites',
      icon: IconRefresh,
      group: 'admin',
      act: (queries) => void refreshFeatured(queries),
    },
  ],
})
