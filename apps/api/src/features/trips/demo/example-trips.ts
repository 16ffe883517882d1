import type { TripPreference, TripRole } from '@soundings/contract/trips-fields'

type ExampleStop = {
  /** Of a starter site; with it the stop is a dive there. */
  site?: string
  kind?: 'place' | 'stay' | 'travel' | 'note'
  name?: string
  to?: string
  /** From 0, of the trip; none is an idea. */
  day?: number
  time?: string
  endTime?: string
  nights?: number
  dives?: number
  stay?: 'hotel' | 'liveaboard'
  travel?: 'flight' | 'boat'
  zone?: string
  endZone?: string
  notes?: string
  votes?: readonly number[]
}

export type ExampleTrip = {
  key: string
  name: string
  destination: string
  country: string
  coordinates: [number, number]
  zone: string
  /** It begins so many days from now. */
  starts: number
  days: number
  budget: number
  currency: string
  preferences: readonly TripPreference[]
  text: string
  /** Example people by their numbers; 0 is the member of the demonstration. The first one owns it. */
  people: readonly { by: number; role: TripRole }[]
  stops: readonly ExampleStop[]
  items: readonly { title: string; isShared?: true; isDone?: true; before?: number }[]
  expenses: readonly {
    title: string
    amount: number
    by: number
    category: 'stay' | 'diving' | 'food' | 'travel'
    day?: number
  }[]
}

/** Made-up trips: one to come, one that is over, and one of somebody else. */
export const exampleTrips: readonly ExampleTrip[] = [
  {
    key: 'red-sea-wrecks',
    name: 'Red Sea wrecks (example)',
    destination: 'Hurghada, Egypt',
    country: 'Egypt',
    coordinates: [33.81, 27.25],
    zone: 'Africa/Cairo',
    starts: 58,
    days: 8,
    budget: 1_850,
    currency: 'EUR',
    preferences: ['wreck', 'reef'],
    text: 'A week on a boat with the *Thistlegorm* at dawn, before the day boats are there.',
    people: [
      { by: 0, role: 'owner' },
      { by: 2, role: 'editor' },
      { by: 3, role: 'viewer' },
    ],
    stops: [
      {
        kind: 'travel',
        travel: 'flight',
        name: 'Frankfurt',
        to: 'Hurghada',
        day: 0,
        time: '06:40',
        zone: 'Europe/Berlin',
        endTime: '12:10',
        endZone: 'Africa/Cairo',
      },
      { kind: 'stay', stay: 'liveaboard', name: 'Liveaboard in the marina', day: 0, nights: 6 },
      { site: 'SS Thistlegorm', day: 2, time: '06:00', dives: 2, notes: 'Two tanks, lights for the holds.' },
      {
        kind: 'note',
        name: 'Free afternoon',
        day: 5,
        notes: 'No diving from here on: we fly the day after tomorrow.',
      },
      {
        kind: 'travel',
        travel: 'flight',
        name: 'Hurghada',
        to: 'Frankfurt',
        day: 7,
        time: '13:20',
        zone: 'Africa/Cairo',
        endTime: '17:05',
        endZone: 'Europe/Berlin',
      },
      { kind: 'place', name: 'Night dive at the house reef', votes: [0, 2] },
    ],
    items: [
      { title: 'Passport is valid long enough', isDone: true },
      { title: 'Dive insurance that covers this trip', before: 30 },
      { title: 'Crew knows about allergies and diets', isShared: true, before: 14 },
    ],
    expenses: [
      { title: 'Deposit for the boat', amount: 600, by: 0, category: 'stay' },
      { title: 'Flights', amount: 742.5, by: 2, category: 'travel', day: 0 },
    ],
  },
  {
    key: 'cyprus-weekend',
    name: 'Long weekend on the Zenobia (example)',
    destination: 'Larnaca, Cyprus',
    country: 'Cyprus',
    coordinates: [33.64, 34.92],
    zone: 'Asia/Nicosia',
    starts: -96,
    days: 4,
    budget: 620,
    currency: 'EUR',
    preferences: ['wreck', 'deep'],
    text: 'Three days, one wreck.',
    people: [
      { by: 0, role: 'owner' },
      { by: 12, role: 'editor' },
    ],
    stops: [
      { kind: 'stay', stay: 'hotel', name: 'Hotel by the harbour', day: 0, nights: 3 },
      { site: 'Zenobia', day: 1, time: '09:00', dives: 2, votes: [0, 12] },
      { site: 'Zenobia', day: 2, time: '09:00', dives: 2 },
    ],
    items: [{ title: 'Certification card and logbook', isDone: true }],
    expenses: [
      { title: 'Hotel', amount: 264, by: 12, category: 'stay', day: 0 },
      { title: 'Boat and tanks', amount: 220, by: 0, category: 'diving', day: 1 },
      { title: 'Mezze', amount: 61.35, by: 12, category: 'food', day: 2 },
    ],
  },
  {
    key: 'bonaire-shore',
    name: 'Shore dives on Bonaire (example)',
    destination: 'Kralendijk, Bonaire',
    country: 'Bonaire',
    coordinates: [-68.28, 12.15],
    zone: 'America/Kralendijk',
    starts: 131,
    days: 11,
    budget: 2_300,
    currency: 'USD',
    preferences: ['reef', 'night', 'photography'],
    text: 'A truck, tanks from the drive-through, and a site whenever we like.',
    people: [
      { by: 4, role: 'owner' },
      { by: 0, role: 'editor' },
      { by: 6, role: 'editor' },
      { by: 9, role: 'viewer' },
    ],
    stops: [
      { kind: 'stay', stay: 'hotel', name: 'Apartment with a rinse tank', day: 0, nights: 10 },
      { site: 'Salt Pier', day: 2, time: '17:30', dives: 1, notes: 'Late, for the light between the piles.' },
      { site: '1000 Steps', day: 4, time: '08:30', dives: 2 },
      { kind: 'place', name: 'Klein Bonaire by boat', votes: [0, 4, 6] },
    ],
    items: [{ title: 'Marine park fee', isShared: true, before: 10 }],
    expenses: [{ title: 'Truck', amount: 410, by: 4, category: 'travel' }],
  },
]
