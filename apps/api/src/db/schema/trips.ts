import {
  stayKinds,
  stopKinds,
  travellerStates,
  travelModes,
  tripDeeds,
  tripLimits,
  tripPreferences,
  tripRoles,
  tripThings,
} from '@soundings/contract/trips-fields'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { byteText, instant } from '../columns.ts'
import { users } from './people.ts'
import { sites } from './sites.ts'

const day = (name: string) => date(name, { mode: 'string' })
const whoever = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' })
const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Trips. Whoever changes anything of one locks its row, and counts the change in `seq`. */
export const trips = pgTable(
  'trips',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Days of the destination. */
    startDay: day('start_day').notNull(),
    endDay: day('end_day').notNull(),
    destination: text().notNull(),
    country: text(),
    lng: doublePrecision(),
    lat: doublePrecision(),
    zone: text(),
    budget: numeric({ precision: 12, scale: 2, mode: 'number' }),
    currency: text().notNull(),
    /** The owner who agreed that it counts among what members spend; the next owner has agreed to nothing. */
    budgetCountedBy: whoever('budget_counted_by'),
    description: text().notNull(),
    preferences: text({ enum: tripPreferences }).array().notNull(),
    cancelledAt: instant('cancelled_at'),
    deletedAt: instant('deleted_at'),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Grows with each change of anything of it. */
    seq: integer().notNull().default(0),
    /** Grows with each change of what it says of itself. */
    version: integer().notNull().default(1),
    createdBy: whoever('created_by'),
    clientKey: uuid('client_key').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => {
    const checks = checksOf('trips')
    return [
      unique('trips_client_key').on(t.createdBy, t.clientKey),
      index('trips_counted').on(t.budgetCountedBy).where(sql`budget_counted_by is not null`),
      index('trips_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
      checks.shorter('name', tripLimits.name),
      checks.shorter('destination', tripLimits.destination),
      checks.shorter('description', tripLimits.description),
      ...checks.someOf('preferences', tripPreferences),
      checks.within('budget', { min: 0, max: tripLimits.budget }),
      checks.within('lng', { min: -180, max: 180 }),
      checks.within('lat', { min: -90, max: 90 }),
      check('trips_currency_code', sql.raw(`currency ~ '^[A-Z]{3}$'`)),
      check('trips_place_whole', sql.raw('(lng is null) = (lat is null)')),
      check('trips_days', sql.raw(`end_day > start_day and end_day - start_day < ${tripLimits.days}`)),
    ]
  },
)

const ofTrip = () =>
  uuid('trip_id')
    .notNull()
    .references(() => trips.id, { onDelete: 'cascade' })

/** Who is on a trip, and who is invited to it. */
export const tripPeople = pgTable(
  'trip_people',
  {
    tripId: ofTrip(),
    userId: person('user_id'),
    role: text({ enum: tripRoles }).notNull(),
    state: text({ enum: travellerStates }).notNull(),
    /** Who invited them. */
    byId: whoever('by_id'),
    at: instant('at').notNull(),
    /** An invitation that looks sent to whoever sent it, and shows nowhere else. */
    isUnseen: boolean('is_unseen').notNull().default(false),
    /** A copy of when the trip begins. */
    startDay: day('start_day').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tripId, t.userId] }),
    index('trip_people_user').on(t.userId, t.state, t.startDay, t.tripId),
    uniqueIndex('trip_people_owner').on(t.tripId).where(sql`role = 'owner'`),
    index('trip_people_by').on(t.byId),
    checksOf('trip_people').oneOf('role', tripRoles),
    checksOf('trip_people').oneOf('state', travellerStates),
    check('trip_people_owner_in', sql.raw(`role <> 'owner' or state = 'in'`)),
  ],
)

const clockTime = (column: string) =>
  check(`trip_stops_${column}_clock`, sql.raw(`${column} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`))

/** What a trip has on its days, and ideas that have none. What was taken out stays for a while, so that it can come back. */
export const tripStops = pgTable(
  'trip_stops',
  {
    id: uuid().primaryKey(),
    tripId: ofTrip(),
    kind: text({ enum: stopKinds }).notNull(),
    /** Of `site` alone; when the site ends, the stop is a place of that name. */
    siteId: uuid('site_id').references(() => sites.id),
    name: text().notNull(),
    /** Null is an idea. */
    day: day('day'),
    /** Its order on that day: compared byte by byte. */
    rank: byteText('rank').notNull(),
    time: text(),
    endTime: text('end_time'),
    /** It ends so many days later. */
    nights: smallint().notNull().default(0),
    zone: text(),
    endZone: text('end_zone'),
    to: text('to_name'),
    dives: smallint(),
    stay: text({ enum: stayKinds }),
    travel: text({ enum: travelModes }),
    lng: doublePrecision(),
    lat: doublePrecision(),
    notes: text().notNull(),
    byId: whoever('by_id'),
    clientKey: uuid('client_key').notNull(),
    version: integer().notNull().default(1),
    removedAt: instant('removed_at'),
  },
  (t) => {
    const checks = checksOf('trip_stops')
    return [
      unique('trip_stops_client_key').on(t.tripId, t.clientKey),
      index('trip_stops_order').on(t.tripId, t.day, t.rank),
      index('trip_stops_site').on(t.siteId).where(sql`site_id is not null`),
      index('trip_stops_by').on(t.byId),
      index('trip_stops_removed').on(t.removedAt).where(sql`removed_at is not null`),
      checks.oneOf('kind', stopKinds),
      checks.oneOf('stay', stayKinds),
      checks.oneOf('travel', travelModes),
      checks.shorter('name', tripLimits.stopName),
      checks.shorter('to_name', tripLimits.stopName),
      checks.shorter('notes', tripLimits.stopNotes),
      checks.within('nights', { min: 0, max: tripLimits.stopDays }),
      checks.within('dives', { min: 0, max: tripLimits.dives }),
      checks.within('lng', { min: -180, max: 180 }),
      checks.within('lat', { min: -90, max: 90 }),
      clockTime('time'),
      clockTime('end_time'),
      check('trip_stops_place_whole', sql.raw('(lng is null) = (lat is null)')),
      check('trip_stops_site_kind', sql.raw(`(kind = 'site') = (site_id is not null)`)),
    ]
  },
)

/** What people of a trip think of its stops. */
export const tripVotes = pgTable(
  'trip_votes',
  {
    stopId: uuid('stop_id')
      .notNull()
      .references(() => tripStops.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    value: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stopId, t.userId] }),
    index('trip_votes_user').on(t.userId),
    check('trip_votes_value', sql.raw('value in (-1, 1)')),
  ],
)

/** That something of a trip changed, for whoever follows it. */
export const tripChanges = pgTable(
  'trip_changes',
  {
    tripId: ofTrip(),
    seq: integer().notNull(),
    byId: whoever('by_id'),
    at: instant('at').notNull(),
    thing: text({ enum: tripThings }).notNull(),
    /** Of what changed. */
    thingId: uuid('thing_id'),
    deed: text({ enum: tripDeeds }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tripId, t.seq] }),
    index('trip_changes_by').on(t.byId),
    index('trip_changes_at').on(t.at),
    checksOf('trip_changes').oneOf('thing', tripThings),
    checksOf('trip_changes').oneOf('deed', tripDeeds),
  ],
)

/** Who is looking at which trip. Like `presence`, it is not logged and refers to none: it is written anew within a minute. */
export const tripHere = pgTable(
  'trip_here',
  {
    tripId: uuid('trip_id').notNull(),
    userId: uuid('user_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tripId, t.userId] }), index('trip_here_user').on(t.userId)],
)
