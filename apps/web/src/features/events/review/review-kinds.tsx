import type { EventPreview, FlaggedEvent } from '@soundings/contract/events-review'
import { IconCalendarEvent } from '@tabler/icons-react'
import { lazy } from 'react'
import { flaggedKind, reviewKind } from '#shared/review/review-kind.ts'

const event = () => import('./EventInReview.tsx')
const EventInReview = lazy(async () => ({ default: (await event()).EventInReview }))
const ReportedEvent = lazy(async () => ({ default: (await event()).ReportedEvent }))

const reads = ['/api/community/events', '/api/moderator/people']

/** Events that wait because of what is risky about them. */
export const eventKind = reviewKind<EventPreview>({
  type: 'events',
  filterLabel: 'Events',
  label: 'Event',
  icon: IconCalendarEvent,
  reads,
  reasons: [
    'This is advertising.',
    'Please say where and when the dive takes place.',
    'The plan asks for more than the level it is announced for.',
    'The same event has been announced already.',
    'The link leads somewhere that has nothing to do with diving.',
  ],
  consequence: () => 'Approving publishes this event. Others can join it then.',
  main: ({ event: shown, signals }, map) => <EventInReview event={shown} signals={signals} map={map} />,
})

/** Events that people report. */
export const flaggedEvent = flaggedKind<FlaggedEvent>({
  type: 'events',
  reads,
  takenDown: ({ event: shown }) =>
    shown.state === 'removed' ? null : 'Approving takes the event down. Everybody who is in is told.',
  main: ({ event: shown }, map) => <ReportedEvent event={shown} map={map} />,
})
