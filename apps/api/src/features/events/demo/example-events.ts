import type { EmergencyPlan } from '@soundings/contract/events'

/** Somebody of the example people, by their number; 0 is the demonstration’s own member. */
type By = number

export type ExampleEvent = {
  key: string
  title: string
  text: string
  /** The starter site that it is at. */
  site: string
  /** In so many days; past ones were so many ago. */
  days: number
  time: string
  endTime: string
  by: By
  going: readonly By[]
  waiting?: readonly By[]
  maxPeople?: number
  price?: number
  currency?: string
  level?: 'beginner' | 'intermediate' | 'advanced'
  plan?: EmergencyPlan
  /** Comes every week, so many times. */
  weeks?: number
}

const plan: EmergencyPlan = {
  help: 'Example only: the nearest chamber with its number stands here.',
  oxygen: 'On the boat, under the bench at the stern.',
  radio: 'VHF channel 16, then 12.',
  lead: 'The organiser leads; the co-organiser stays at the surface.',
  meetingPoint: 'At the pier, by the yellow buoy.',
  notes: 'Everybody carries a surface marker and a torch.',
}

/** Events that look like those of divers. Every description says that it is made up. */
export const exampleEvents: readonly ExampleEvent[] = [
  {
    key: 'wreck-morning',
    title: 'Two dives at the Thistlegorm',
    text: 'We leave early, so that we have the holds to ourselves. First dive outside along the deck, second through the holds with a guide.',
    site: 'SS Thistlegorm',
    days: 12,
    time: '07:30',
    endTime: '15:00',
    by: 2,
    going: [0, 3, 5, 8, 11, 14],
    waiting: [17, 20],
    maxPeople: 7,
    price: 85,
    currency: 'EUR',
    level: 'intermediate',
    plan,
  },
  {
    key: 'weekly-shore',
    title: 'Weekly shore dive',
    text: 'Every week the same: easy entry over the steps, 45 minutes, then coffee. Bring a buddy or find one here.',
    site: 'Salt Pier',
    days: 5,
    time: '17:30',
    endTime: '19:30',
    by: 4,
    going: [0, 6, 9],
    maxPeople: 12,
    level: 'beginner',
    weeks: 8,
    plan,
  },
  {
    key: 'fish-count',
    title: 'Fish count with the reef school',
    text: 'We count what we see on four transects and hand the sheets in afterwards. Slates are there; a short briefing explains how.',
    site: 'USAT Liberty',
    days: 23,
    time: '09:00',
    endTime: '13:00',
    by: 7,
    going: [1, 10, 13, 16],
    maxPeople: 10,
    level: 'beginner',
  },
  {
    key: 'deep-day',
    title: 'Deep day on the Zenobia',
    text: 'Upper car deck only. We plan gas together the evening before and dive in pairs.',
    site: 'Zenobia',
    days: 34,
    time: '08:00',
    endTime: '16:00',
    by: 12,
    going: [15, 18],
    maxPeople: 6,
    price: 70,
    currency: 'EUR',
    level: 'advanced',
    plan,
  },
  {
    key: 'clean-up',
    title: 'Reef clean-up at 1000 Steps',
    text: 'Mesh bags and gloves were there. We brought 43 kg of line and bottles up.',
    site: '1000 Steps',
    days: -16,
    time: '09:00',
    endTime: '12:00',
    by: 4,
    going: [0, 6, 9, 19, 21, 24],
    level: 'beginner',
  },
  {
    key: 'night-dive',
    title: 'Night dive at the Salt Pier',
    text: 'Octopus, sleeping parrotfish and one very long moray.',
    site: 'Salt Pier',
    days: -40,
    time: '19:00',
    endTime: '21:00',
    by: 4,
    going: [0, 9, 22],
    level: 'intermediate',
  },
]
