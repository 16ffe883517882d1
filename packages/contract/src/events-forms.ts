import { z } from 'zod'
import { Country } from './auth-fields.ts'
import { Coordinates, Paging, text, Uuid } from './common.ts'
import {
  eventLimits,
  eventScopes,
  eventTimes,
  eventVisibilities,
  recurrenceSteps,
  waitlistModes,
} from './events-fields.ts'
import { eventTexts } from './events-words.ts'
import { number, wholeNumber, wholeNumberText } from './numbers.ts'
import { BoundsText, PositionText } from './position-texts.ts'
import { Difficulty } from './site-fields.ts'

/** A wall time: `08:30`. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time like 08:30')
/** The name of a time zone in the IANA database, such as `Europe/Malta`. */
const Zone = text(60).min(1, eventTexts.noZone)

/** What one reads when something goes wrong; printed, and kept by the phones of those who join. */
export const EmergencyPlan = z.strictObject({
  /** The nearest help: a chamber, a hospital, a coastguard, with their numbers. */
  help: text(eventLimits.plan).default(''),
  oxygen: text(eventLimits.plan).default(''),
  radio: text(eventLimits.plan).default(''),
  lead: text(eventLimits.plan).default(''),
  meetingPoint: text(eventLimits.plan).default(''),
  notes: text(eventLimits.plan).default(''),
})
export type EmergencyPlan = z.output<typeof EmergencyPlan>

/** Every week or month, on the weekday or the day of the first one; to a day, or so many times in all. */
export const Recurrence = z
  .strictObject({
    every: z.enum(recurrenceSteps),
    until: z.iso.date().nullable().default(null),
    count: wholeNumber()
      .min(eventLimits.occurrences.min, eventTexts.onlyOnce)
      .max(eventLimits.occurrences.max, eventTexts.tooOften)
      .nullable()
      .default(null),
  })
  .refine(({ until, count }) => (until === null) !== (count === null), {
    message: eventTexts.howOften,
    path: ['until'],
  })
export type Recurrence = z.output<typeof Recurrence>

const known = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)

/** What an organiser says of an event. Wall times are those of the place; without `time` it is the whole day. */
const facts = {
  title: text(eventLimits.title).refine(
    (value) => value.replace(/[\p{Cf}\p{Z}\p{C}]+/gu, '') !== '',
    eventTexts.noTitle,
  ),
  description: text(eventLimits.description).default(''),
  date: z.iso.date(),
  time: known(ClockTime),
  endDate: known(z.iso.date()),
  endTime: known(ClockTime),
  /** Left out, it is the zone of the site or of the position. */
  zone: known(Zone),
  /** Left out, it is the name of the site. */
  location: text(eventLimits.location).default(''),
  siteId: known(Uuid),
  /** Left out, they are those of the site. */
  coordinates: known(Coordinates),
  country: known(text(80)),
  groupId: known(Uuid),
  visibility: z.enum(eventVisibilities).default('public'),
  maxAttendees: known(wholeNumber().min(eventLimits.people.min).max(eventLimits.people.max)),
  /** How many guests each may bring. */
  guests: wholeNumber().min(0).max(eventLimits.guests).default(0),
  waitlist: z.enum(waitlistModes).default('auto'),
  /** 0 is free. Nothing is paid here. */
  price: number().min(0).max(eventLimits.price).default(0),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, eventTexts.unknownCurrency)
    .default('USD'),
  level: known(Difficulty),
  /** The training that one needs to join. */
  minCertification: known(Difficulty),
  /** A photo of one’s own. */
  imageId: known(Uuid),
  plan: known(EmergencyPlan),
}

export const EventForm = z.strictObject({
  ...facts,
  recurrence: known(Recurrence),
  /** Made by the device; the same key is one event (or series) however often it comes. */
  clientKey: Uuid.optional(),
})
export type EventForm = z.output<typeof EventForm>

/** All facts anew. */
export const EventChange = z.strictObject({
  ...facts,
  /** Nobody else can join. */
  isClosed: z.boolean().default(false),
  scope: z.enum(eventScopes).default('one'),
  version: wholeNumber(),
})
export type EventChange = z.output<typeof EventChange>
export type EventFacts = Omit<EventForm, 'recurrence' | 'clientKey'>

export const CancelForm = z.strictObject({
  reason: text(eventLimits.reason).min(1, eventTexts.whyCancelled),
  scope: z.enum(eventScopes).default('one'),
})
export type CancelForm = z.output<typeof CancelForm>

/** With how many guests. The specification’s call has no body: then it is alone. */
export const JoinForm = z.strictObject({
  guests: wholeNumber().min(0).max(eventLimits.guests).default(0),
  /** They read that the site is deeper than their certification says. */
  knowsDepth: z.boolean().default(false),
})
export type JoinForm = z.output<typeof JoinForm>

/** What an organiser says of somebody who is in or waits; what is left out stays. */
export const AttendeeChange = z.strictObject({
  /** Gives somebody who waits a place. */
  isGoing: z.literal(true).optional(),
  hasAttended: z.boolean().nullable().optional(),
  isCoOrganiser: z.boolean().optional(),
  /** Those with the same number dive together. */
  pair: wholeNumber().min(1).max(500).nullable().optional(),
  isInWater: z.boolean().optional(),
})
export type AttendeeChange = z.output<typeof AttendeeChange>

/** Which events. Those that are still to come begin with the next; `from` and `to` are days, of a calendar. */
export const EventList = Paging.extend({
  when: z.enum(eventTimes).default('upcoming'),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  country: Country.optional(),
  /** `lat,lng` */
  near: PositionText.optional(),
  radius: wholeNumberText().min(1).max(eventLimits.radius.max).default(eventLimits.radius.default),
  /** `west,south,east,north`, of the map. */
  bounds: BoundsText.optional(),
  site: Uuid.optional(),
  group: Uuid.optional(),
  series: Uuid.optional(),
  /** Of a series the next one alone. */
  folded: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  q: text(eventLimits.query).optional(),
})
export type EventList = z.output<typeof EventList>
