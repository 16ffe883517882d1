import type { Recommendation } from '@soundings/contract/trip-advice'
import { Recommendation as RecommendationShape } from '@soundings/contract/trip-advice'
import { Expense, Trip, TripItem, TripLine, TripStop } from '@soundings/contract/trips'
import { buildMe } from './people.ts'

// For tests: trips, their people and stops; name what matters to the test.

export const tripId = '0190f000-0000-7000-8000-000000000001'
const meId = buildMe().id

/** Somebody else on the trip. */
export const ana = {
  id: '0190f000-0000-7000-8000-0000000000aa',
  handle: 'ana_r',
  name: 'Ana Ruiz',
  avatar: null,
  role: 'editor' as const,
  state: 'in' as const,
  since: '2026-11-01T10:00:00.000Z',
}

const facts = {
  id: tripId,
  name: 'Red Sea in spring',
  startDate: '2099-03-14',
  endDate: '2099-03-17',
  days: 4,
  destination: 'Dahab',
  country: 'Egypt',
  coordinates: [34.5, 28.5],
  zone: 'Africa/Cairo',
  budget: 1200,
  currency: 'USD',
  preferences: ['reef'],
  status: 'planned',
  role: 'owner',
  state: 'in',
  sites: 0,
  isDemo: false,
  countsBudget: false,
  version: 1,
}

/** A trip in a list. */
export const buildTripLine = (known: Partial<TripLine> = {}): TripLine =>
  TripLine.parse({ ...facts, people: 1, stops: 0, ...known })

/** A trip as its page shows it; its reader owns it and goes alone. */
export const buildTrip = (known: Partial<Trip> = {}): Trip =>
  Trip.parse({
    ...facts,
    description: '',
    people: [
      {
        id: meId,
        handle: 'mara_l',
        name: 'Mara Lindqvist',
        avatar: null,
        role: 'owner',
        state: 'in',
        since: '2026-11-01T10:00:00.000Z',
      },
    ],
    destinations: [],
    seq: 1,
    createdAt: '2026-11-01T10:00:00.000Z',
    changedAt: '2026-11-01T10:00:00.000Z',
    deletedAt: null,
    ...known,
  })

/** The id of the stop with this number. */
export const stopIdOf = (number: number): string =>
  `0190f100-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A stop by its number: a place without a day. */
export const buildStop = (number: number, known: Partial<TripStop> = {}): TripStop =>
  TripStop.parse({
    id: stopIdOf(number),
    kind: 'place',
    siteId: null,
    site: null,
    name: `Stop ${number}`,
    day: null,
    time: null,
    endTime: null,
    nights: 0,
    zone: null,
    endZone: null,
    to: null,
    dives: null,
    stay: null,
    travel: null,
    coordinates: null,
    notes: '',
    votes: { up: 0, down: 0, mine: 0, upBy: [], downBy: [] },
    by: meId,
    version: 1,
    ...known,
  })

/** A dive site as a stop of a trip shows it. */
export const stopSite = {
  id: '0190f200-0000-7000-8000-000000000001',
  slug: 'blue-hole',
  siteName: 'Blue Hole',
  country: 'Egypt',
  coordinates: [34.54, 28.57] as [number, number],
  maxDepth: 56,
  difficulty: 'advanced' as const,
  diveSiteCategory: 'wall' as const,
  waterBodyType: 'sea' as const,
}

export const buildItem = (known: Partial<TripItem> = {}): TripItem =>
  TripItem.parse({
    id: '0190f300-0000-7000-8000-000000000001',
    title: 'Spare mask',
    kind: 'equipment',
    isShared: false,
    due: null,
    isDone: false,
    doneAt: null,
    doneBy: null,
    by: meId,
    createdAt: '2026-11-01T10:00:00.000Z',
    ...known,
  })

export const buildExpense = (known: Partial<Expense> = {}): Expense =>
  Expense.parse({
    id: '0190f400-0000-7000-8000-000000000001',
    title: 'Boat',
    amount: 100,
    currency: 'USD',
    rate: null,
    converted: 100,
    paidBy: meId,
    category: 'diving',
    day: '2099-03-14',
    shares: [
      { userId: meId, weight: 1, amount: 50 },
      { userId: ana.id, weight: 1, amount: 50 },
    ],
    by: meId,
    createdAt: '2026-11-01T10:00:00.000Z',
    version: 1,
    ...known,
  })

/** A place worth a trip. */
export const buildRecommendation = (known: Partial<Recommendation> = {}): Recommendation =>
  RecommendationShape.parse({
    id: 'city Dahab',
    kind: 'city',
    name: 'Dahab',
    region: 'South Sinai',
    country: 'Egypt',
    bounds: [34.4, 28.4, 34.6, 28.6],
    description: 'Twelve dive sites in South Sinai.',
    image: null,
    isImageDrawn: false,
    coordinates: [34.5, 28.5],
    diveSites: 12,
    rating: 4.4,
    avgCost: null,
    score: 0.8,
    reasons: ['March: 22–24 °C, 25 m visibility, from 41 dive reports.'],
    cautions: ['Strong current at 3 of 12 sites.'],
    reports: 41,
    bestMonths: [3, 4],
    water: { celsius: 23, isMeasured: true },
    fits: { level: null, depth: null, preferences: [] },
    sites: [],
    ...known,
  })
