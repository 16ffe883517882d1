import { eventLimits } from '@soundings/contract/events-fields'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { bytea, instant } from '../columns.ts'
import { events } from './events.ts'
import { photos } from './media.ts'
import { users } from './people.ts'
import { reports } from './reports.ts'

/** Who is in, who waits for a place, and whom an organiser removed. */
export const placeStates = ['going', 'waiting', 'removed'] as const
const day = (name: string) => date(name, { mode: 'string' })
const ofEvent = () =>
  uuid('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' })
const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Who is in an event, and who waits for a place. Whoever leaves has no row. */
export const eventPeople = pgTable(
  'event_people',
  {
    eventId: ofEvent(),
    userId: person('user_id'),
    state: text({ enum: placeStates }).notNull(),
    guests: smallint().notNull().default(0),
    isCoOrganiser: boolean('is_co_organiser').notNull().default(false),
    /** Grows in the order in which they came. */
    place: integer().notNull(),
    /** Copies of when the event begins and ends. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** They read that the site is deeper than their certification. */
    knowsDepth: boolean('knows_depth').notNull().default(false),
    hasAttended: boolean('has_attended'),
    pair: smallint(),
    inWaterSince: instant('in_water_since'),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    index('event_people_user').on(t.userId, t.state, t.startsAt, t.eventId),
    index('event_people_line').on(t.eventId, t.state, t.place),
    checksOf('event_people').oneOf('state', placeStates),
    checksOf('event_people').within('guests', { min: 0, max: eventLimits.guests }),
    check('event_people_leads_from_inside', sql.raw(`not is_co_organiser or state = 'going'`)),
  ],
)

/** What organisers wrote to everybody who is in. */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: uuid().primaryKey(),
    eventId: ofEvent(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    message: text().notNull(),
    clientKey: uuid('client_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('event_messages_event').on(t.eventId, t.createdAt),
    unique('event_messages_client_key').on(t.authorId, t.clientKey),
    checksOf('event_messages').shorter('message', eventLimits.message),
  ],
)

/** The secret addresses of people’s own calendars: what is kept is not the secret. */
export const calendarTokens = pgTable(
  'calendar_tokens',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: bytea('hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The day on which it was last read. */
    usedOn: day('used_on'),
  },
  (t) => [unique('calendar_tokens_hash').on(t.hash)],
)

/** Whom somebody who is in an event asked to come along; the row goes when they join. */
export const eventInvites = pgTable(
  'event_invites',
  {
    eventId: ofEvent(),
    userId: person('user_id'),
    byId: person('by_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    index('event_invites_user').on(t.userId),
    index('event_invites_by').on(t.byId),
  ],
)

/** What people who were at an event brought back: a dive report or a photo of theirs, and it goes with either. */
export const eventFinds = pgTable(
  'event_finds',
  {
    eventId: ofEvent(),
    /** The id of the one or the other. */
    itemId: uuid('item_id').notNull(),
    reportId: uuid('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    photoId: uuid('photo_id').references(() => photos.id, { onDelete: 'cascade' }),
    byId: person('by_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.itemId] }),
    // Read backwards: what came last comes first.
    index('event_finds_at').on(t.eventId, t.at, t.itemId),
    index('event_finds_report').on(t.reportId),
    index('event_finds_photo').on(t.photoId),
    index('event_finds_by').on(t.byId),
    check(
      'event_finds_one',
      sql.raw('item_id = coalesce(report_id, photo_id) and num_nonnulls(report_id, photo_id) = 1'),
    ),
  ],
)

/** Hosts that events led to which moderators took down as advertising. */
export const eventTakenHosts = pgTable(
  'event_taken_hosts',
  { host: text().notNull(), eventId: ofEvent(), at: instant('at').notNull() },
  (t) => [
    primaryKey({ columns: [t.host, t.eventId] }),
    index('event_taken_hosts_event').on(t.eventId),
    checksOf('event_taken_hosts').shorter('host', 255),
  ],
)
