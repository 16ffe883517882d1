import type { EmergencyPlan, EventFacts } from '@soundings/contract/events'
import {
  eventLimits,
  eventStates,
  eventVisibilities,
  recurrenceSteps,
  waitlistModes,
} from '@soundings/contract/events-fields'
import { difficulties } from '@soundings/contract/site-words'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant, list } from '../columns.ts'
import { groups } from './groups.ts'
import { photos } from './media.ts'
import { users } from './people.ts'
import { sites } from './sites.ts'

const clockTime = (column: string) =>
  check(`events_${column}_clock`, sql.raw(`${column} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`))
const day = (name: string) => date(name, { mode: 'string' })

/** Events that take place again and again. Their occurrences are events, made some months ahead. */
export const eventSeries = pgTable(
  'event_series',
  {
    id: uuid().primaryKey(),
    organiserId: uuid('organiser_id').references(() => users.id, { onDelete: 'set null' }),
    every: text({ enum: recurrenceSteps }).notNull(),
    /** Its last day, or how many there are. */
    until: day('until'),
    count: smallint(),
    /** The day of the first one, from which all others are reckoned, and how many days they were put off since. */
    firstDay: day('first_day').notNull(),
    shift: smallint().notNull().default(0),
    /** What each new one says. */
    facts: jsonb().$type<EventFacts>().notNull(),
    /** How many were made. */
    made: smallint().notNull(),
    /** From when on no more are made; it was cancelled, or all are there. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('event_series_organiser').on(t.organiserId),
    index('event_series_open').on(t.id).where(sql`ended_at is null`),
    checksOf('event_series').oneOf('every', recurrenceSteps),
    check('event_series_ends', sql.raw('(until is null) <> (count is null)')),
    check('event_series_few', sql.raw(`made between 1 and ${eventLimits.occurrences.max}`)),
  ],
)

/** Events. Whoever takes or gives back a place changes the row of its event, so that places are given one after another. */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    organiserId: uuid('organiser_id').references(() => users.id, { onDelete: 'set null' }),
    groupId: uuid('group_id').references(() => groups.id, { onDelete: 'cascade' }),
    siteId: uuid('site_id').references(() => sites.id),
    seriesId: uuid('series_id').references(() => eventSeries.id, { onDelete: 'cascade' }),
    /** Its number in the series, from 0. */
    seriesN: smallint('series_n'),
    title: text().notNull(),
    description: text().notNull(),
    location: text().notNull(),
    lng: doublePrecision(),
    lat: doublePrecision(),
    country: text(),
    /** Wall times at the place; the moments follow from them and the zone. */
    day: day('day').notNull(),
    time: text(),
    endDay: day('end_day'),
    endTime: text('end_time'),
    zone: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** It is over: set from time to time, so that what is to come has indices of its own. */
    isPast: boolean('is_past').notNull().default(false),
    price: numeric({ precision: 9, scale: 2, mode: 'number' }).notNull().default(0),
    currency: text().notNull(),
    maxPeople: integer('max_people'),
    /** How many guests each may bring. */
    guests: smallint().notNull().default(0),
    /** Places that are taken: of the organiser, of those who are in, and of their guests. */
    going: integer().notNull().default(0),
    /** People who wait, with how many guests ever. */
    waiting: integer().notNull().default(0),
    /** The number that the last one got who joined or began to wait. */
    line: integer().notNull().default(0),
    level: text({ enum: difficulties }),
    minCertification: text('min_certification', { enum: difficulties }),
    visibility: text({ enum: eventVisibilities }).notNull(),
    state: text({ enum: eventStates }).notNull(),
    /** What it was before moderators took it down. */
    stateBefore: text('state_before', { enum: eventStates }),
    waitlist: text({ enum: waitlistModes }).notNull(),
    plan: jsonb().$type<EmergencyPlan>(),
    imageId: uuid('image_id').references(() => photos.id, { onDelete: 'set null' }),
    /** Why it was held, in the words that moderators read. */
    signals: list('signals'),
    cancelReason: text('cancel_reason'),
    cancelledAt: instant('cancelled_at'),
    /** When those who are in were reminded, and when those who wait were last offered a place. */
    remindedAt: instant('reminded_at'),
    offeredAt: instant('offered_at'),
    /** Grows with each change that calendars show. */
    sequence: integer().notNull().default(0),
    version: integer().notNull().default(1),
    clientKey: uuid('client_key').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    unique('events_client_key').on(t.organiserId, t.clientKey),
    unique('events_series_n').on(t.seriesId, t.seriesN),
    // The lists of everybody: by time, of a country, near a place and on the map.
    index('events_listed')
      .on(t.startsAt, t.id)
      .where(sql`state in ('open', 'closed') and visibility <> 'link'`),
    index('events_upcoming')
      .on(t.startsAt, t.id)
      .where(sql`not is_past and state in ('open', 'closed') and visibility <> 'link'`),
    index('events_country')
      .on(t.country, t.startsAt, t.id)
      .where(sql`not is_past and state in ('open', 'closed') and visibility <> 'link'`),
    index('events_near')
      .using('gist', sql`place_of(lat, lng)`)
      .where(sql`not is_past and state in ('open', 'closed') and visibility <> 'link' and lat is not null`),
    index('events_map')
      .using('gist', sql`point(lng, lat)`)
      .where(sql`not is_past and state in ('open', 'closed') and visibility <> 'link' and lat is not null`),
    index('events_words').using('gin', sql`(title || ' ' || location) gin_trgm_ops`),
    index('events_site').on(t.siteId, t.startsAt, t.id),
    index('events_group').on(t.groupId, t.startsAt, t.id),
    index('events_organiser').on(t.organiserId, t.startsAt, t.id),
    index('events_series').on(t.seriesId, t.startsAt),
    index('events_image').on(t.imageId),
    index('events_ending').on(t.endsAt).where(sql`not is_past`),
    index('events_held').on(t.createdAt, t.id).where(sql`state = 'held'`),
    checksOf('events').shorter('title', eventLimits.title),
    checksOf('events').shorter('description', eventLimits.description),
    checksOf('events').shorter('location', eventLimits.location),
    checksOf('events').shorter('cancel_reason', eventLimits.reason),
    checksOf('events').oneOf('visibility', eventVisibilities),
    checksOf('events').oneOf('state', eventStates),
    checksOf('events').oneOf('waitlist', waitlistModes),
    checksOf('events').oneOf('level', difficulties),
    checksOf('events').oneOf('min_certification', difficulties),
    checksOf('events').within('price', { min: 0, max: eventLimits.price }),
    checksOf('events').within('guests', { min: 0, max: eventLimits.guests }),
    checksOf('events').within('max_people', eventLimits.people),
    checksOf('events').within('lng', { min: -180, max: 180 }),
    checksOf('events').within('lat', { min: -90, max: 90 }),
    clockTime('time'),
    clockTime('end_time'),
    check('events_currency_code', sql.raw(`currency ~ '^[A-Z]{3}$'`)),
    check('events_place_whole', sql.raw('(lng is null) = (lat is null)')),
    check('events_ends_later', sql.raw('ends_at >= starts_at')),
    check('events_series_whole', sql.raw('(series_id is null) = (series_n is null)')),
    check('events_group_seen', sql.raw(`visibility <> 'group' or group_id is not null`)),
    // The second lock: whatever the code does, nobody gets a place that is not there.
    check(
      'events_places',
      sql.raw('going >= 0 and waiting >= 0 and (max_people is null or going <= max_people)'),
    ),
  ],
)
