// What the pages of events read before any schema: words and limits.

/** Lengths in characters, money in units of its currency, distances in kilometres, and how many at most. */
export const eventLimits = {
  title: 120,
  description: 10_000,
  /** Where people meet, in words. */
  location: 200,
  reason: 500,
  message: 2_000,
  /** Each part of the emergency plan. */
  plan: 500,
  people: { min: 1, max: 1_000_000 },
  /** Whom new members can invite to what they organise. */
  peopleOfNew: 20,
  guests: 3,
  price: 1_000_000,
  /** Of one series. */
  occurrences: { min: 2, max: 60 },
  /** Occurrences of a series are made so many days ahead, and an event lasts so many at most. */
  daysAhead: 180,
  days: 60,
  /** An event can be planned so many days ahead. */
  planAhead: 730,
  coOrganisers: 10,
  /** What one organises that is still to come. */
  open: 50,
  radius: { default: 100, max: 2_000 },
  page: 24,
  nearby: 6,
  query: 200,
  /** From here on a place that becomes free is offered to all who wait. */
  offerHours: 24,
  reminderDays: 2,
  /** Photos and reports that one person adds to one event. */
  finds: 60,
  /** Joining, leaving and joining one event again, in a day. */
  joinsOfOne: 6,
  messagesADay: 2,
} as const

/** Who finds an event: everybody, the members of its group, or whoever has its link. */
export const eventVisibilities = ['public', 'group', 'link'] as const
export type EventVisibility = (typeof eventVisibilities)[number]

/**
 * `closed`: nobody else can join. `held`: its organiser and moderators see it until one of these approves it. `removed`:
 * moderators took it down.
 */
export const eventStates = ['open', 'closed', 'cancelled', 'held', 'removed'] as const
export type EventState = (typeof eventStates)[number]

/** How places that become free are given: to the next in line, by the organiser, or to whoever comes first. */
export const waitlistModes = ['auto', 'by-hand', 'off'] as const
export type WaitlistMode = (typeof waitlistModes)[number]

export const eventTimes = ['upcoming', 'past', 'mine'] as const
export type EventTime = (typeof eventTimes)[number]

export const recurrenceSteps = ['week', 'month'] as const
export type RecurrenceStep = (typeof recurrenceSteps)[number]

/** Whether a change or a cancellation is about one event of a series, or also about all that follow it. */
export const eventScopes = ['one', 'following'] as const
export type EventScope = (typeof eventScopes)[number]

export const attendeeRoles = ['organiser', 'co-organiser', 'attendee'] as const
export type AttendeeRole = (typeof attendeeRoles)[number]

/** The currencies that are offered first; every other of ISO 4217 can be chosen. */
export const firstCurrencies = [
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'CAD',
  'CHF',
  'EGP',
  'IDR',
  'MXN',
  'PHP',
  'THB',
  'ZAR',
] as const
