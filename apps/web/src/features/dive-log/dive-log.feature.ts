import { diveLogPages } from '@soundings/contract/dive-log-pages'
import { IconNotebook } from '@tabler/icons-react'
import { mediaFeature } from '#features/media/index.ts'
import { profilesFeature } from '#features/profiles/index.ts'
import { reportsFeature } from '#features/reports/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { diveShortcuts } from './dive/dive-shortcuts.ts'
import './form/after-report.ts'
import { DiveFormModal } from './form/lazy-dive-form.tsx'
import { readLogSearch } from './log/log-search.ts'
import { logShortcuts } from './log-shortcuts.ts'

const parts = () => import('./components.ts')

/** The private dive log of each member, and what a link shows of it. */
export const diveLogFeature = defineFeature({
  // In the account’s menu, the profile comes first.
  needs: [mediaFeature, reportsFeature, profilesFeature],
  pages: [
    {
      path: diveLogPages.log,
      readSearch: readLogSearch,
      load: async () => (await (await parts()).loadDiveLogPage()).DiveLogPage,
    },
    {
      path: diveLogPages.statistics,
      load: async () => (await (await parts()).loadStatisticsPage()).StatisticsPage,
    },
    { path: diveLogPages.trash, load: async () => (await (await parts()).loadTrashPage()).TrashPage },
    { path: diveLogPages.dive, load: async () => (await (await parts()).loadDivePage()).DivePage },
    {
      path: diveLogPages.shared,
      load: async () => (await (await parts()).loadSharedDivePage()).SharedDivePage,
    },
  ],
  accountPlaces: [{ label: 'Dive Log', icon: IconNotebook, to: diveLogPages.log }],
  outboxKinds: { dive: async () => (await parts()).loadDiveKind() },
  overlays: [DiveFormModal],
  shortcuts: { ...logShortcuts, ...diveShortcuts },
  loadActions: async () => (await (await parts()).loadDiveActions()).diveActions,
})
