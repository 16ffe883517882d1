import { z } from 'zod'
import { Coordinates, Instant, Uuid } from './common.ts'
import {
  attendeeRoles,
  eventStates,
  eventVisibilities,
  recurrenceSteps,
  waitlistModes,
} from './events-fields.ts'
import { EmergencyPlan } from './events-forms.ts'
import { number, wholeNumber } from './numbers.ts'
import { Person } from './person.ts'
import { Digest, Spread } from './report-digest.ts'
import { Difficulty, SiteCategory, WaterBodyType } from './site-fields.ts'

const EventState = z.enum(eventStates)

/** An event as cards show it. Wall times are those of its place; `startsAt` and `endsAt` say the moments. */
export const EventLine = z.object({
  id: Uuid,
  slug: z.string(),
  title: z.string(),
  /** The beginning of its description, in one line. */
  excerpt: z.string(),
  /** The path of its picture. */
  image: z.string().nullable(),
  date: z.iso.date(),
  time: z.string().nullable(),
  endDate: z.iso.date().nullable(),
  endTime: z.string().nullable(),
  zone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  location: z.string(),
  coordinates: Coordinates.nullable(),
  country: z.string().nullable(),
  site: z
    .object({
      id: Uuid,
      slug: z.string(),
      siteName: z.string(),
      maxDepth: number().nullable(),
      diveSiteCategory: SiteCategory.nullable(),
      waterBodyType: WaterBodyType.nullable(),
    })
    .nullable(),
  group: z.object({ id: Uuid, slug: z.string(), name: z.string() }).nullable(),
  /** Null for one who left. */
  organiser: Person.nullable(),
  state: EventState,
  visibility: z.enum(eventVisibilities),
  level: Difficulty.nullable(),
  minCertification: Difficulty.nullable(),
  /** Everybody who is in: the organiser and guests, too. */
  attendees: wholeNumber(),
  maxAttendees: wholeNumber().nullable(),
  /** How many guests each may bring. */
  guests: wholeNumber(),
  waitlist: z.enum(waitlistModes),
  waiting: wholeNumber(),
  price: number(),
  currency: z.string(),
  seriesId: Uuid.nullable(),
  /** Of a series: how often, and how many come after this one that are not cancelled. */
  repeats: z.object({ every: z.enum(recurrenceSteps), more: wholeNumber() }).nullable(),
  isJoined: z.boolean(),
  /** The reader’s place in line, from 1; null where they do not wait. */
  position: wholeNumber().nullable(),
  /** A place is free and the reader waits: the first press has it. */
  isOffered: z.boolean(),
  /** Kilometres from where was asked for. */
  distance: number().nullable(),
  version: wholeNumber(),
  sequence: wholeNumber(),
})
export type EventLine = z.output<typeof EventLine>

/** What keeps the reader from joining; null where nothing does. `certificate`: until they state one. */
export const JoinHindrance = z.enum(['past', 'cancelled', 'closed', 'full', 'certificate']).nullable()

/** An event as its page shows it. */
export const Event = EventLine.extend({
  description: z.string(),
  /** Of the reader’s own photos, what it is made of; null for everybody else. */
  imageId: Uuid.nullable(),
  plan: EmergencyPlan.nullable(),
  coOrganisers: z.array(Person),
  cancelReason: z.string().nullable(),
  createdAt: Instant,
  /** With how many the reader is in or waits. */
  ownGuests: wholeNumber(),
  hindrance: JoinHindrance,
  /** Who asked the reader to come along; null where nobody did, and once they are in. */
  invitedBy: Person.nullable(),
  /** The site is deeper than the reader’s certification: said before joining, and once. In metres. */
  depthWarning: z.object({ siteDepth: number(), ownDepth: number() }).nullable(),
  series: z
    .object({
      id: Uuid,
      every: z.enum(recurrenceSteps),
      until: z.iso.date().nullable(),
      count: wholeNumber().nullable(),
      /** Those that are still to come and not cancelled, and the next after this one. */
      upcoming: wholeNumber(),
      nextId: Uuid.nullable(),
    })
    .nullable(),
  /** What organisers wrote to everybody, newest first; for those who are in. */
  messages: z.array(z.object({ id: Uuid, message: z.string(), by: Person.nullable(), createdAt: Instant })),
  /** Told to organisers alone is the number of those in the water; null for others. */
  inWater: wholeNumber().nullable(),
  may: z.object({
    /** Change, cancel, remove, mark who came, write to all. */
    organise: z.boolean(),
    /** Delete: while nobody else is in. */
    remove: z.boolean(),
    /** Prefill a dive of one’s log. */
    log: z.boolean(),
    /** Add photos and dive reports: people who were there. */
    add: z.boolean(),
    invite: z.boolean(),
    /** Write in its talk. */
    write: z.boolean(),
    report: z.boolean(),
  }),
})
export type Event = z.output<typeof Event>

/** Somebody who is in, or waits. What is told to organisers alone is null for others. */
export const Attendee = z.object({
  /** Null for one who left, or whom the reader may not see. */
  person: Person.nullable(),
  role: z.enum(attendeeRoles),
  guests: wholeNumber(),
  /** The training that they show. */
  level: z.string().nullable(),
  position: wholeNumber().nullable(),
  pair: wholeNumber().nullable(),
  inWaterSince: Instant.nullable(),
  hasAttended: z.boolean().nullable(),
})
export type Attendee = z.output<typeof Attendee>

/** What divers report of the site in that month, and the sun at that place on that day. */
export const EventConditions = z.object({
  month: wholeNumber(),
  /** Null without a site, or where nobody has reported in that month. */
  reported: z
    .object({
      reports: wholeNumber(),
      visibility: Spread.nullable(),
      waterTemp: Spread.nullable(),
      conditions: Digest.shape.conditions,
      seen: Digest.shape.seen,
      /** The day of the newest report of the site, and how many days ago it was. */
      latest: z.iso.date().nullable(),
      ageDays: wholeNumber().nullable(),
    })
    .nullable(),
  /** Wall times at the place; null where the sun does not rise or set on that day. Null without a position. */
  sun: z.object({ sunrise: z.string().nullable(), sunset: z.string().nullable() }).nullable(),
  /** In metres; `ownDepth` is null for who states none. */
  depth: z.object({ siteDepth: number(), ownDepth: number().nullable(), text: z.string() }).nullable(),
})
export type EventConditions = z.output<typeof EventConditions>

/** What the dive form begins with for somebody who was there. */
export const EventDive = z.object({
  eventId: Uuid,
  title: z.string(),
  siteId: Uuid.nullable(),
  siteName: z.string(),
  location: z.string().nullable(),
  country: z.string().nullable(),
  coordinates: Coordinates.nullable(),
  date: z.iso.date(),
  time: z.string().nullable(),
  /** Those of the same pair, or else nobody. */
  buddies: z.array(Person),
})
export type EventDive = z.output<typeof EventDive>
