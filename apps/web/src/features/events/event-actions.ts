import { eventsPages } from '@soundings/contract/events-pages'
import { IconCalendarEvent, IconCalendarPlus, IconCalendarUser } from '@tabler/icons-react'
import { isFlagOn } from '#features/flags/index.ts'
import type { PaletteAction } from '#shared/feature.ts'
import { asMember } from '#shared/session/as-member.ts'

const isOffered = () => isFlagOn('community')

/** What the palette can do about events. */
export const eventActions: readonly PaletteAction[] = [
  {
    id: 'events',
    name: () => 'Events',
    words: 'go to open page community dives meetings calendar upcoming',
    icon: IconCalendarEvent,
    isOffered,
    act: (go) => void go({ to: eventsPages.events }),
  },
  {
    id: 'my-events',
    name: () => 'My events',
    words: 'joined going waitlist organise calendar',
    icon: IconCalendarUser,
    isOffered,
    act: (go) =>
      void asMember('Log in to see your events.', () => {
        void go({ to: eventsPages.events, search: { when: 'mine' } })
      }),
  },
  {
    id: 'create-event',
    name: () => 'Create Event',
    words: 'new add organise dive trip meeting',
    icon: IconCalendarPlus,
    isOffered,
    act: (go) => void asMember('Log in to create an event.', () => void go({ to: eventsPages.newEvent })),
  },
]
