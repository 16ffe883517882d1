import { moderationPages } from '@soundings/contract/moderation-pages'
import { IconChecklist } from '@tabler/icons-react'
import { reportsFeature } from '#features/reports/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { deskShortcuts } from './desk-shortcuts.ts'
import { PendingCount } from './lazy-count.ts'

/** What waits for moderators. */
export const moderationFeature = defineFeature({
  needs: [reportsFeature],
  accountPlaces: [
    {
      label: 'Report Submissions',
      icon: IconChecklist,
      to: moderationPages.desk,
      group: 'moderator',
      Badge: PendingCount,
    },
  ],
  shortcuts: deskShortcuts,
})
