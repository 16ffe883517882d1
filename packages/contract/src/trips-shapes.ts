import { z } from 'zod'
import { Coordinates, Instant, Uuid } from './common.ts'
import { number, wholeNumber } from './numbers.ts'
import { Person } from './person.ts'
import { travellerStates, tripDeeds, tripRoles, tripThings } from './trips-fields.ts'
import { TripPreference, TripStatus } from './trips-forms.ts'
import { TripStop } from './trips-stops.ts'

export const TripRole = z.enum(tripRoles)
const TravellerState = z.enum(travellerStates)

/** A trip as lists show it to one of its people. */
export const TripLine = z.object({
  id: Uuid,
  name: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** How many days it has, the first and the last included. */
  days: wholeNumber(),
  destination: z.string(),
  country: z.string().nullable(),
  coordinates: Coordinates.nullable(),
  zone: z.string().nullable(),
  budget: number().nullable(),
  currency: z.string(),
  preferences: z.array(TripPreference),
  status: TripStatus,
  /** The reader’s. */
  role: TripRole,
  state: TravellerState,
  /** How many are in, how many stops there are, and how many different sites among them. */
  people: wholeNumber(),
  stops: wholeNumber(),
  sites: wholeNumber(),
  /** Something to look at: marked as such where it is shown. */
  isDemo: z.boolean(),
  version: wholeNumber(),
})
export type TripLine = z.output<typeof TripLine>

/** A trip in the trash of its owner. */
export const DeletedTrip = TripLine.extend({ deletedAt: Instant })

/** Somebody on a trip, or invited to it. */
export const Traveller = Person.extend({
  role: TripRole,
  state: TravellerState,
  since: Instant,
})
export type Traveller = z.output<typeof Traveller>

/** A trip as its page shows it. */
export const Trip = TripLine.omit({ people: true, stops: true }).extend({
  description: z.string(),
  /** Its owner agreed that the budget counts among what members spend there. */
  countsBudget: z.boolean(),
  people: z.array(Traveller),
  destinations: z.array(TripStop),
  /** Counts what changed; `changes?after=` tells what came after it. */
  seq: wholeNumber(),
  createdAt: Instant,
  changedAt: Instant,
  /** Set while it lies in the trash. */
  deletedAt: Instant.nullable(),
})
export type Trip = z.output<typeof Trip>

/** What comes of all trips that one is on and that were not cancelled. */
export const TripStatistics = z.object({
  trips: wholeNumber(),
  /** Days of these trips, each day once. */
  days: wholeNumber(),
  countries: wholeNumber(),
  /** Different sites among the stops, and those of them that one’s log has a dive at on a day of the trip. */
  sitesPlanned: wholeNumber(),
  sitesDived: wholeNumber(),
})
export type TripStatistics = z.output<typeof TripStatistics>

/** That something changed, and who did it: what it says now is read of the trip. */
export const TripChangeNote = z.object({
  seq: wholeNumber(),
  at: Instant,
  /** Null for one who left Soundings. */
  by: Uuid.nullable(),
  thing: z.enum(tripThings),
  /** Of the stop, the person, the item or the expense. */
  id: Uuid.nullable(),
  deed: z.enum(tripDeeds),
})
export type TripChangeNote = z.output<typeof TripChangeNote>

/** Something that somebody did on a trip, as its history tells it. */
export const TripHistoryEntry = z.object({
  seq: wholeNumber(),
  at: Instant,
  /** Null for one who left Soundings, and for what happened by itself. */
  by: Person.nullable(),
  thing: z.enum(tripThings),
  deed: z.enum(tripDeeds),
  /** What it’s called now; null where it has no name, or is gone for good. */
  name: z.string().nullable(),
})
export type TripHistoryEntry = z.output<typeof TripHistoryEntry>
