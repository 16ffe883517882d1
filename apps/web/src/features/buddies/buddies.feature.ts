import { buddiesPages } from '@soundings/contract/buddies-pages'
import { IconUsers } from '@tabler/icons-react'
import { diveLogFeature } from '#features/dive-log/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { readFinderSearch } from './finder/finder-search.ts'

/** Whom one dives with. */
export const buddiesFeature = defineFeature({
  // In the account’s menu, the log comes first.
  needs: [diveLogFeature],
  pages: [
    {
      path: buddiesPages.buddies,
      readSearch: readFinderSearch,
      load: async () => (await (await import('./components.ts')).loadBuddiesPage()).BuddiesPage,
    },
  ],
  accountPlaces: [{ label: 'Dive Buddies', icon: IconUsers, to: buddiesPages.buddies }],
})
