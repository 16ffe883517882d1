// What the pages of trips read before any schema: words and limits.

/** Lengths in characters, money in units of its currency, and how many at most. */
export const tripLimits = {
  name: 120,
  destination: 200,
  description: 10_000,
  budget: 1_000_000_000,
  /** From the first day to the last. */
  days: 366,
  /** The first and the last day that a trip can have. */
  firstDay: '1950-01-01',
  lastDay: '2100-12-31',
  /** Of one person, invitations and what lies in the trash included. */
  trips: 1_000,
  people: 20,
  stops: 200,
  stopName: 160,
  stopNotes: 4_000,
  dives: 20,
  /** A stay or a journey ends so many days after it began, at most. */
  stopDays: 60,
  items: 300,
  itemTitle: 200,
  expenses: 1_000,
  expenseTitle: 160,
  rate: 1_000_000,
  /** Of one expense, in the currency of the trip. */
  converted: 10_000_000_000,
  weight: 1_000,
  links: 20,
  page: 24,
  /** Days for which a deleted trip can be restored, and for which its changes are kept. */
  trashDays: 30,
  changeDays: 90,
  changes: 200,
  /** An item of a checklist is reminded of so many days before it is due. */
  reminderDays: [7, 1],
  /** Seconds for which somebody counts as looking at a trip after they said so. */
  hereSeconds: 75,
} as const

/** What somebody likes to dive. */
export const tripPreferences = ['reef', 'wreck', 'deep', 'night', 'cave', 'photography'] as const
export type TripPreference = (typeof tripPreferences)[number]

/** Where a trip stands. Only `cancelled` is anybody’s word; the others follow from the dates and the zone. */
export const tripStatuses = ['planned', 'ongoing', 'completed', 'cancelled'] as const
export type TripStatus = (typeof tripStatuses)[number]

/** The last is the one who answers for it: there is one. */
export const tripRoles = ['viewer', 'editor', 'owner'] as const
export type TripRole = (typeof tripRoles)[number]

export const travellerStates = ['in', 'invited'] as const
export type TravellerState = (typeof travellerStates)[number]

export const stopKinds = ['site', 'place', 'stay', 'travel', 'note'] as const
export type StopKind = (typeof stopKinds)[number]

export const stayKinds = ['hotel', 'liveaboard', 'camp', 'friends', 'other'] as const
export type StayKind = (typeof stayKinds)[number]

export const travelModes = ['flight', 'train', 'bus', 'car', 'boat', 'other'] as const
export type TravelMode = (typeof travelModes)[number]

export const voteValues = [-1, 0, 1] as const
export type VoteValue = (typeof voteValues)[number]

/** What happens to stops when the dates of their trip move: they keep their day of the trip, or their date. */
export const stopsOnMove = ['follow', 'stay'] as const
export type StopsOnMove = (typeof stopsOnMove)[number]

/** In which order trips are listed, by the day on which they start. */
export const tripOrders = ['latest', 'soonest'] as const
export type TripOrder = (typeof tripOrders)[number]

/** What a trip is, as far as it decides what to think of beforehand. */
export const tripTraits = ['abroad', 'cold', 'liveaboard', 'photo', 'nitrox'] as const
export type TripTrait = (typeof tripTraits)[number]

export const itemKinds = ['document', 'medical', 'equipment', 'booking', 'packing', 'other'] as const
export type ItemKind = (typeof itemKinds)[number]

export const expenseCategories = ['travel', 'stay', 'diving', 'food', 'equipment', 'fees', 'other'] as const
export type ExpenseCategory = (typeof expenseCategories)[number]

/** What a link to a trip may show beyond its dates, its destination and its stops. `preview`: its name and dates in messengers. */
export const sharedTripParts = ['people', 'notes', 'travel', 'budget', 'preview'] as const
export type SharedTripPart = (typeof sharedTripParts)[number]

/** What is told of changes, for those who follow a trip. */
export const tripThings = ['trip', 'stop', 'person', 'item', 'expense', 'link'] as const
export type TripThing = (typeof tripThings)[number]
export const tripDeeds = ['added', 'changed', 'moved', 'removed', 'restored', 'voted'] as const
export type TripDeed = (typeof tripDeeds)[number]

/** The files that a trip can be had as, with their media types. */
export const tripFormats = {
  ics: 'text/calendar; charset=utf-8',
  gpx: 'application/gpx+xml; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const
export type TripFormat = keyof typeof tripFormats
