import { day, hour, type Limits, minute } from '#extension-points/limits.ts'

const perAccount = (points: number, seconds: number) => ({ per: 'account' as const, points, seconds })
const eased = (points: number, seconds: number) => ({
  ...perAccount(points, seconds),
  easedInTests: true as const,
})

const created = (what: string, points: number) => ({
  what,
  limits: [eased(points, day)],
  message: 'You’ve created many events today.',
})
const joined = (what: string, points: number) => ({
  what,
  limits: [eased(points, hour)],
  message: 'You’ve joined many events in a short time.',
})
const edited = (what: string, points: number) => ({
  what,
  limits: [eased(points, hour)],
  message: 'You’ve changed events very often in a short time.',
})

const invitedPeople = (what: string, points: number) => ({
  what,
  limits: [eased(points, day)],
  message: 'You’ve invited many people today.',
})

export const eventsLimits = {
  'create-event-new': created('events of new members', 2),
  'create-event-member': created('events of members', 10),
  'create-event-trusted': created('events of regulars', 10),
  'join-event-new': joined('events that new members join', 20),
  'join-event-member': joined('events that members join', 60),
  'join-event-trusted': joined('events that regulars join', 60),
  'edit-event-new': edited('changes of events by new members', 60),
  'edit-event-member': edited('changes of events by members', 600),
  'edit-event-trusted': edited('changes of events by regulars', 600),
  'invite-to-event-new': invitedPeople('invitations to events by new members', 10),
  'invite-to-event-member': invitedPeople('invitations to events by members', 100),
  'invite-to-event-trusted': invitedPeople('invitations to events by regulars', 100),
  'add-to-event': {
    what: 'photos and reports added to events',
    limits: [eased(120, hour)],
    message: 'You’ve added many photos and reports in a short time.',
  },
  /** Counted for each person and event together. */
  'join-one-event': {
    what: 'times that somebody joins one event or waits for it',
    limits: [eased(6, day)],
    message: 'You’ve joined and left this event often today.',
  },
  /** Counted for each event, whoever of its organisers writes. */
  'write-to-event': {
    what: 'messages to everybody in one event',
    limits: [perAccount(2, day)],
    message: 'You can write to everybody in an event twice a day.',
  },
  'reset-calendar': {
    what: 'new addresses of one’s calendar',
    limits: [perAccount(10, hour)],
    message: 'You’ve made many new addresses in a short time.',
  },
  'read-calendar': {
    what: 'readings of calendars',
    limits: [{ per: 'address', points: 120, seconds: minute }],
    message: 'Your calendar program asks very often.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof eventsLimits, LimitedAction> {}
}
