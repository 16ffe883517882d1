import { tripsPages } from '@soundings/contract/trips-pages'
import { IconPlane, IconPlaneDeparture } from '@tabler/icons-react'
import type { PaletteAction } from '#shared/feature.ts'
import { asMember } from '#shared/session/as-member.ts'
import { beginTrip } from './form/trip-start.ts'

/** What the palette can do about trips. */
export const tripActions: readonly PaletteAction[] = [
  {
    id: 'trips',
    name: () => 'Your Trips',
    words: 'go to open page trip planner travel itinerary holidays',
    icon: IconPlane,
    act: (go) => void asMember('Log in to see your trips.', () => void go({ to: tripsPages.trips })),
  },
  {
    id: 'plan-trip',
    name: () => 'Plan a trip',
    words: 'new create add trip travel destination holiday',
    icon: IconPlaneDeparture,
    act: (go) =>
      void asMember('Log in to plan a trip.', () => {
        beginTrip({})
        void go({ to: tripsPages.trips })
      }),
  },
]
