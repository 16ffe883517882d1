import { eventsPages } from '@soundings/contract/events-pages'
import { diveLogFeature } from '#features/dive-log/index.ts'
import { forumsFeature } from '#features/forums/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { readEventsSearch, readNewEventSearch } from './events-search.ts'
import { eventsShortcuts } from './events-shortcuts.ts'

const parts = () => import('./components.ts')
const loadEvent = async () => (await (await parts()).loadEventPage()).EventPage

/** Dives and meetings that people join. */
export const eventsFeature = defineFeature({
  // Among the tabs of the community, the forums come first.
  needs: [forumsFeature, diveLogFeature],
  hubTabs: [
    {
      path: eventsPages.events,
      label: 'Events',
      readSearch: readEventsSearch,
      load: async () => (await (await parts()).loadEventsTab()).EventsTab,
    },
  ],
  pages: [
    {
      path: eventsPages.newEvent,
      readSearch: readNewEventSearch,
      load: async () => (await (await parts()).loadEventFormPage()).EventFormPage,
    },
    { path: eventsPages.event, load: loadEvent },
    { path: eventsPages.eventWithName, load: loadEvent },
  ],
  shortcuts: eventsShortcuts,
  loadActions: async () => (await (await parts()).loadEventActions()).eventActions,
})
