import type { ProposedItem } from '@soundings/contract/trips'
import {
  type ItemKind,
  type StayKind,
  type TripPreference,
  type TripTrait,
  tripTraits,
} from '@soundings/contract/trips-fields'
import { addDays } from './days.ts'
import { fold } from './text.ts'

/** Colder than this a wetsuit for the tropics is not enough; °C. */
const coldWater = 16
/** Where nobody reported a temperature, water so far from the equator is taken for cold; degrees. */
const coldLatitude = 45

type Facts = {
  country: string | null
  homeCountry: string | null
  preferences: readonly TripPreference[]
  stays: readonly (StayKind | null)[]
  /** Of the water at the planned sites, in °C, as far as divers reported it. */
  waterTemps: readonly number[]
  latitudes: readonly number[]
  /** What the reader’s certifications are called. */
  cards: readonly string[]
}

const isCold = ({ waterTemps, latitudes }: Facts): boolean => {
  if (waterTemps.length > 0) return Math.min(...waterTemps) < coldWater
  return latitudes.some((latitude) => Math.abs(latitude) >= coldLatitude)
}

const holds: Record<TripTrait, (facts: Facts) => boolean> = {
  abroad: ({ country, homeCountry }) => country !== null && homeCountry !== null && country !== homeCountry,
  cold: isCold,
  liveaboard: ({ stays }) => stays.includes('liveaboard'),
  photo: ({ preferences }) => preferences.includes('photography'),
  nitrox: ({ cards }) => cards.some((card) => /nitrox|enriched air/i.test(card)),
}

/** What a trip is for one of its people, as far as its plan and what is known of them say. */
export const traitsOf = (facts: Facts): TripTrait[] => tripTraits.filter((trait) => holds[trait](facts))

type Thought = {
  title: string
  kind: ItemKind
  isShared?: true
  /** So many days before the first one. */
  before?: number
  trait?: TripTrait
}

const thoughts: readonly Thought[] = [
  { title: 'Dive insurance that covers this trip', kind: 'document', before: 30 },
  { title: 'Fit to dive: see a doctor if the medical form asks for it', kind: 'medical', before: 42 },
  { title: 'Regulator and computer are in service', kind: 'equipment', before: 42 },
  { title: 'Computer battery is charged or changed', kind: 'equipment', before: 3 },
  { title: 'Certification card and logbook', kind: 'packing', before: 3 },
  { title: 'Emergency contact at home knows the plan', kind: 'other', before: 3 },
  { title: 'Permits and park fees of the sites', kind: 'booking', isShared: true, before: 30 },
  { title: 'Nearest recompression chamber and its number', kind: 'medical', isShared: true, before: 7 },
  { title: 'Last dive leaves enough time before the flight', kind: 'booking', isShared: true, before: 14 },
  { trait: 'abroad', title: 'Passport is valid long enough', kind: 'document', before: 90 },
  { trait: 'abroad', title: 'Visa or entry form', kind: 'document', before: 30 },
  { trait: 'abroad', title: 'Vaccinations and medicine for the destination', kind: 'medical', before: 42 },
  { trait: 'abroad', title: 'Plug adapter', kind: 'packing', before: 3 },
  { trait: 'cold', title: 'Drysuit or thick wetsuit, with hood and gloves', kind: 'equipment', before: 14 },
  { trait: 'cold', title: 'Regulator suits cold water', kind: 'equipment', before: 42 },
  { trait: 'cold', title: 'Something warm and windproof between dives', kind: 'packing', before: 3 },
  { trait: 'liveaboard', title: 'Soft bag that fits under a bunk', kind: 'packing', before: 14 },
  { trait: 'liveaboard', title: 'Medicine against seasickness', kind: 'medical', before: 7 },
  { trait: 'liveaboard', title: 'Surface marker, whistle and light', kind: 'equipment', before: 7 },
  {
    trait: 'liveaboard',
    title: 'Crew knows about allergies and diets',
    kind: 'booking',
    isShared: true,
    before: 14,
  },
  { trait: 'photo', title: 'Housing tested without the camera', kind: 'equipment', before: 14 },
  { trait: 'photo', title: 'Spare O-rings and grease', kind: 'packing', before: 7 },
  { trait: 'photo', title: 'Batteries, charger and memory cards', kind: 'packing', before: 3 },
  { trait: 'nitrox', title: 'Nitrox certification card', kind: 'document', before: 3 },
  {
    trait: 'nitrox',
    title: 'Operator fills nitrox, and has an analyser',
    kind: 'booking',
    isShared: true,
    before: 30,
  },
]

/** When it should be done: not before today, and without a day where the trip has begun. */
const dueOf = (before: number | undefined, startDate: string, today: string): string | null => {
  if (before === undefined || today >= startDate) return null
  const due = addDays(startDate, -before)
  return due < today ? today : due
}

type Trip = { startDate: string; today: string; traits: readonly TripTrait[] }

/** Items that such a trip may need, without those that are on a list already under the same words. */
export const proposedItems = (
  { startDate, today, traits }: Trip,
  listed: readonly string[],
): { items: ProposedItem[]; known: number } => {
  const meant = thoughts.filter(({ trait }) => trait === undefined || traits.includes(trait))
  const there = new Set(listed.map(fold))
  const items = meant
    .filter(({ title }) => !there.has(fold(title)))
    .map(({ title, kind, isShared = false, before, trait = null }) => ({
      title,
      kind,
      isShared,
      due: dueOf(before, startDate, today),
      trait,
    }))
  return { items, known: meant.length - items.length }
}
