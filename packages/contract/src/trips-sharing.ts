import { z } from 'zod'
import { Coordinates, Instant, Uuid } from './common.ts'
import { number, wholeNumber } from './numbers.ts'
import { sharedTripParts } from './trips-fields.ts'
import { TripPreference, TripStatus } from './trips-forms.ts'
import { ExpenseCategory } from './trips-money.ts'
import { TripStop } from './trips-stops.ts'

export const SharedTripPart = z.enum(sharedTripParts)

export const TripLinkForm = z
  .object({
    shows: z.array(SharedTripPart).max(100).default([]),
    /** Without it, the link stays open until it is ended. */
    expiresAt: Instant.nullable().default(null),
  })
  .prefault({})
export type TripLinkForm = z.output<typeof TripLinkForm>

/** An open link to a trip, as its people see it. */
export const TripLink = z.object({
  id: Uuid,
  shows: z.array(SharedTripPart),
  by: Uuid.nullable(),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
})
export type TripLink = z.output<typeof TripLink>

/** The link itself is told once: only a hash of it is kept. */
export const OpenedTripLink = TripLink.extend({ token: z.string(), url: z.string() })
export type OpenedTripLink = z.output<typeof OpenedTripLink>

/** A stop as a link shows it. Where it shows no stays and journeys, these are left out, and with them where one sleeps. */
export const SharedStop = TripStop.pick({
  id: true,
  kind: true,
  site: true,
  name: true,
  day: true,
  time: true,
  endTime: true,
  nights: true,
  zone: true,
  endZone: true,
  to: true,
  dives: true,
  stay: true,
  travel: true,
  coordinates: true,
}).extend({ notes: z.string().nullable() })
export type SharedStop = z.output<typeof SharedStop>

/** What a link shows to anybody; what it does not show is null. Ideas, votes and checklists are never in it. */
export const SharedTrip = z.object({
  name: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  days: wholeNumber(),
  destination: z.string(),
  country: z.string().nullable(),
  coordinates: Coordinates.nullable(),
  zone: z.string().nullable(),
  preferences: z.array(TripPreference),
  status: TripStatus,
  shows: z.array(SharedTripPart),
  description: z.string().nullable(),
  /** Usernames. */
  people: z.array(z.string()).nullable(),
  budget: z
    .object({
      currency: z.string(),
      budget: number().nullable(),
      spent: number(),
      perCategory: z.array(z.object({ category: ExpenseCategory, amount: number() })),
    })
    .nullable(),
  destinations: z.array(SharedStop),
})
export type SharedTrip = z.output<typeof SharedTrip>
