import { z } from 'zod'
import { Coordinates, Paging, text, Uuid } from './common.ts'
import { number, wholeNumber } from './numbers.ts'
import {
  stopsOnMove,
  travellerStates,
  tripLimits,
  tripOrders,
  tripPreferences,
  tripStatuses,
} from './trips-fields.ts'
import { tripTexts } from './trips-words.ts'

export const TripPreference = z.enum(tripPreferences)
export const TripStatus = z.enum(tripStatuses)

const known = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)

/** Words of which something can be seen: not only blanks and signs without width. */
export const visible = (max: number, without: string) =>
  text(max).refine((value) => value.replace(/[\p{Cf}\p{Z}\p{C}]+/gu, '') !== '', without)

/** A day within the years that trips have. */
export const TripDay = z.iso
  .date()
  .refine((day) => day >= tripLimits.firstDay && day <= tripLimits.lastDay, tripTexts.dayOutOfRange)
/** The name of a time zone in the IANA database, such as `Africa/Cairo`. */
export const Zone = text(60).min(1, tripTexts.unknownZone)
export const Currency = z.string().regex(/^[A-Z]{3}$/, tripTexts.unknownCurrency)

/** What people say of a trip. Dates are those of the destination. */
const facts = {
  name: visible(tripLimits.name, tripTexts.noName),
  startDate: TripDay,
  endDate: TripDay,
  destination: visible(tripLimits.destination, tripTexts.noDestination),
  budget: known(number().min(0).max(tripLimits.budget)),
  currency: Currency.default('USD'),
  /**
   * Whether the budget counts among what members spend at the destination. Only the owner agrees to it, for themselves; left
   * out, it stays as it is.
   */
  countsBudget: z.boolean().optional(),
  description: text(tripLimits.description).default(''),
  preferences: z
    .array(TripPreference)
    .max(100)
    .transform((chosen) => tripPreferences.filter((each) => chosen.includes(each)))
    .default([]),
  /** Of the destination, where one was chosen. */
  country: known(text(80)),
  coordinates: known(Coordinates),
  /** Left out, it is the zone of the position. */
  zone: known(Zone),
}

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** Both dates are days of the trip. Where the end is not after the start, the field of the end says so. */
const endsLater = (
  { startDate, endDate }: { startDate: string; endDate: string },
  context: z.RefinementCtx,
): void => {
  const say = (message: string) => context.addIssue({ code: 'custom', path: ['endDate'], message })
  if (endDate <= startDate) say(tripTexts.endBeforeStart)
  else if (dayOf(endDate) - dayOf(startDate) >= tripLimits.days) say(tripTexts.tooLong)
}

/** What is not among the fields, such as a status, changes nothing. */
export const TripForm = z
  .object({
    ...facts,
    /** Made by the device; the same key is one trip however often it comes. */
    clientKey: Uuid.optional(),
  })
  .superRefine(endsLater)
export type TripForm = z.output<typeof TripForm>
export type TripFacts = Omit<TripForm, 'clientKey'>

/** All facts anew. */
export const TripChange = z
  .object({
    ...facts,
    /** Where the dates move: stops follow to the same day of the trip, or stay on their date. What falls outside becomes an idea. */
    stops: z.enum(stopsOnMove).default('follow'),
    /** Likewise what the days are until which the checklist wants things done: they move as far as the start, or stay. */
    dueDays: z.enum(stopsOnMove).default('follow'),
    /** The one that was read; without it, what is sent is the last word. */
    version: wholeNumber().optional(),
  })
  .superRefine(endsLater)
export type TripChange = z.output<typeof TripChange>

export const CopyForm = z
  .object({
    name: visible(tripLimits.name, tripTexts.noName).optional(),
    /** The copy begins on this day; left out, on the same as the trip. */
    startDate: TripDay.optional(),
    clientKey: Uuid.optional(),
  })
  .prefault({})
export type CopyForm = z.output<typeof CopyForm>

/** Which trips. The latest start comes first, or the soonest; `from` and `to` are days that a trip touches. */
export const TripList = Paging.extend({
  status: TripStatus.optional(),
  /** `invited`: those that one has not answered yet. */
  state: z.enum(travellerStates).default('in'),
  order: z.enum(tripOrders).default('latest'),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type TripList = z.output<typeof TripList>
