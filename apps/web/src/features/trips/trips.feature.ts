import { tripsPages } from '@soundings/contract/trips-pages'
import { IconPlane } from '@tabler/icons-react'
import { diveLogFeature } from '#features/dive-log/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { AddToTripModal } from './beside/lazy-add-to-trip.tsx'
import { readTripSearch } from './trips-search.ts'
import { tripsShortcuts } from './trips-shortcuts.ts'

const parts = () => import('./components.ts')

/** Trips that people plan, alone or together. */
export const tripsFeature = defineFeature({
  // In the account’s menu, the dive log comes first.
  needs: [diveLogFeature],
  pages: [
    { path: tripsPages.trips, load: async () => (await (await parts()).loadTripsPage()).TripsPage },
    {
      path: tripsPages.trip,
      readSearch: readTripSearch,
      load: async () => (await (await parts()).loadTripPage()).TripPage,
    },
    {
      path: tripsPages.shared,
      load: async () => (await (await parts()).loadSharedTripPage()).SharedTripPage,
    },
  ],
  accountPlaces: [{ label: 'Trips', icon: IconPlane, to: tripsPages.trips }],
  outboxKinds: {
    trip: async () => (await parts()).loadTripKind(),
    'trip-tick': async () => (await parts()).loadTickKind(),
  },
  overlays: [AddToTripModal],
  shortcuts: tripsShortcuts,
  loadActions: async () => (await (await parts()).loadTripActions()).tripActions,
})
