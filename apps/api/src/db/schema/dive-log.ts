import {
  cylinderUses,
  type DiveChoices,
  type DiveEvent,
  type DiveStatistics,
  diveConditions,
  diveModes,
  gasKinds,
  diveLogLimits as limits,
  sharedParts,
  siteMatchWays,
  weightKinds,
} from '@soundings/contract/dive-log'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { bytea, instant, list, quoted } from '../columns.ts'
import { photos } from './media.ts'
import { users } from './people.ts'
import { sites } from './sites.ts'

/** Metres, °C and bar are kept as the device said them. */
const diveChecks = checksOf('dives')
const { shorter, within, someOf, oneOf } = diveChecks

/** One row for each person who has a log. Whoever changes the log changes this row first, and so waits for others. */
export const diveLogs = pgTable('dive_logs', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Grows with each change of the log. */
  revision: integer().notNull().default(0),
  /** Dives made before the log. */
  startingDives: integer('starting_dives').notNull().default(0),
  /** What the log said at a revision: counted anew when somebody asks after a change. */
  statistics: jsonb().$type<DiveStatistics>(),
  countedRevision: integer('counted_revision'),
  /** And by which rules. */
  countedBy: smallint('counted_by'),
  /** What the log named at a revision, likewise. */
  choices: jsonb().$type<DiveChoices>(),
  namedRevision: integer('named_revision'),
})

/** What several dives were part of, by a name of their owner's. */
export const diveTrips = pgTable(
  'dive_trips',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name as names are compared. */
    folded: text().notNull(),
  },
  (t) => [
    uniqueIndex('dive_trips_name').on(t.ownerId, t.folded),
    checksOf('dive_trips').shorter('name', limits.name),
  ],
)

/** The dives of private logs. Day and time are those of the place; nothing is shifted by anybody's zone. */
export const dives = pgTable(
  'dives',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its sender called it before it was sent, so that sending twice makes one. */
    clientKey: uuid('client_key'),
    number: integer(),
    startsAt: timestamp('starts_at', { mode: 'string', precision: 0 }).notNull(),
    /** Whether the time of the day is known, and its seconds. */
    timePrecision: text('time_precision', { enum: ['day', 'minute', 'second'] }).notNull(),
    utcOffset: smallint('utc_offset'),
    durationSeconds: integer('duration_seconds'),
    maxDepth: real('max_depth'),
    meanDepth: real('mean_depth'),
    waterTemp: real('water_temp'),
    maxTemp: real('max_temp'),
    airTemp: real('air_temp'),
    visibility: real(),
    conditions: text({ enum: diveConditions }).array().notNull().default(sql`'{}'`),
    rating: smallint(),
    suit: text(),
    mode: text({ enum: diveModes }),
    notes: text(),
    animalsSeen: text('animals_seen'),
    /** The words of the diver, which stay whatever happens to the site of the catalogue. */
    siteName: text('site_name').notNull(),
    location: text().notNull(),
    diveSiteId: uuid('dive_site_id').references(() => sites.id),
    /** The site that was merged into this one and brought the dive along. */
    cameFrom: uuid('came_from').references(() => sites.id, { onDelete: 'set null' }),
    matchHow: text('match_how', { enum: siteMatchWays }),
    matchMetres: real('match_metres'),
    entryLng: doublePrecision('entry_lng'),
    entryLat: doublePrecision('entry_lat'),
    exitLng: doublePrecision('exit_lng'),
    exitLat: doublePrecision('exit_lat'),
    tripId: uuid('trip_id').references(() => diveTrips.id, { onDelete: 'set null' }),
    /** What follows from the rest, for filters, figures and lists. */
    country: text().notNull(),
    countryFolded: text('country_folded').notNull(),
    siteFolded: text('site_folded').notNull(),
    species: list('species'),
    gases: text({ enum: gasKinds }).array().notNull().default(sql`'{}'`),
    sac: real(),
    words: text().notNull(),
    hasProfile: boolean('has_profile').notNull().default(false),
    outline: bytea(),
    extra: jsonb().$type<Record<string, Record<string, string>>>().notNull().default({}),
    importId: uuid('import_id'),
    /** Counts its changes: who saves says which one they saw. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    lastUpdated: instant('last_updated').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    // Read backwards: the newest dive first. With what tells the trash apart, a log is counted without its rows.
    index('dives_of_owner').on(t.ownerId, t.startsAt, t.id, t.deletedAt),
    // Needs the extension btree_gin, which the migration creates: words are looked for in one log.
    index('dives_words').using('gin', t.ownerId, t.words.op('gin_trgm_ops')),
    uniqueIndex('dives_client_key').on(t.ownerId, t.clientKey).where(sql`client_key is not null`),
    index('dives_in_trash').on(t.ownerId, t.deletedAt, t.id).where(sql`deleted_at is not null`),
    index('dives_at_site').on(t.diveSiteId).where(sql`dive_site_id is not null`),
    index('dives_came_from').on(t.cameFrom).where(sql`came_from is not null`),
    index('dives_of_trip').on(t.tripId).where(sql`trip_id is not null`),
    check('dives_precision_known', sql.raw(`time_precision in ('day', 'minute', 'second')`)),
    check('dives_date_range', sql.raw(`starts_at >= '${limits.firstDate}'`)),
    ...someOf('conditions', diveConditions),
    check('dives_gases_known', sql.raw(`gases <@ array[${quoted(gasKinds)}]::text[]`)),
    oneOf('mode', diveModes),
    oneOf('match_how', siteMatchWays),
    diveChecks.fewShort('species', limits.species, 80),
    within('max_depth', limits.depth),
    within('mean_depth', limits.depth),
    within('duration_seconds', limits.duration),
    within('visibility', limits.visibility),
    within('water_temp', limits.waterTemp),
    within('max_temp', limits.waterTemp),
    within('air_temp', limits.airTemp),
    within('rating', limits.rating),
    within('number', limits.number),
    shorter('site_name', limits.siteName),
    shorter('location', limits.location),
    shorter('notes', limits.notes),
    shorter('suit', limits.suit),
    shorter('animals_seen', limits.animals),
  ],
)

const ofDive = () =>
  uuid('dive_id')
    .notNull()
    .references(() => dives.id, { onDelete: 'cascade' })

/** Who was there, as their names were written; `member_id` once they agreed to be the one. */
export const divePeople = pgTable(
  'dive_people',
  {
    diveId: ofDive(),
    role: text({ enum: ['buddy', 'guide'] }).notNull(),
    position: smallint().notNull(),
    ownerId: uuid('owner_id').notNull(),
    name: text().notNull(),
    /** The name as names are compared. */
    folded: text().notNull(),
    memberId: uuid('member_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.diveId, t.role, t.position] }),
    index('dive_people_by_name').on(t.ownerId, t.folded, t.diveId),
    index('dive_people_of_member').on(t.memberId).where(sql`member_id is not null`),
    check('dive_people_role_known', sql.raw(`role in ('buddy', 'guide')`)),
    checksOf('dive_people').shorter('name', limits.name),
  ],
)

export const diveTags = pgTable(
  'dive_tags',
  {
    diveId: ofDive(),
    position: smallint().notNull(),
    ownerId: uuid('owner_id').notNull(),
    tag: text().notNull(),
    folded: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.diveId, t.position] }),
    index('dive_tags_by_tag').on(t.ownerId, t.folded, t.diveId),
    checksOf('dive_tags').shorter('tag', limits.tag),
  ],
)

/** Kilograms of lead, and where they were worn. */
export const diveWeights = pgTable(
  'dive_weights',
  {
    diveId: ofDive(),
    position: smallint().notNull(),
    kg: real().notNull(),
    kind: text({ enum: weightKinds }),
  },
  (t) => [
    primaryKey({ columns: [t.diveId, t.position] }),
    checksOf('dive_weights').within('kg', limits.weight),
    checksOf('dive_weights').oneOf('kind', weightKinds),
  ],
)

/** Litres, bar and percent. */
export const diveCylinders = pgTable(
  'dive_cylinders',
  {
    diveId: ofDive(),
    position: smallint().notNull(),
    description: text(),
    size: real(),
    workingPressure: real('working_pressure'),
    startPressure: real('start_pressure'),
    endPressure: real('end_pressure'),
    o2: real().notNull(),
    he: real().notNull(),
    use: text({ enum: cylinderUses }),
  },
  (t) => [
    primaryKey({ columns: [t.diveId, t.position] }),
    checksOf('dive_cylinders').shorter('description', limits.name),
    checksOf('dive_cylinders').within('start_pressure', limits.pressure),
    checksOf('dive_cylinders').ordered('end_pressure', 'start_pressure'),
    check('dive_cylinders_mix', sql.raw('o2 >= 1 and he >= 0 and o2 + he <= 100.001')),
    checksOf('dive_cylinders').oneOf('use', cylinderUses),
  ],
)

/** What each computer said of a dive; the first one is shown. Lists never read the samples. */
export const diveComputers = pgTable(
  'dive_computers',
  {
    id: uuid().primaryKey(),
    diveId: ofDive(),
    position: smallint().notNull(),
    model: text(),
    serial: text(),
    deviceId: text('device_id'),
    computerDiveId: text('computer_dive_id'),
    firmware: text(),
    mode: text({ enum: diveModes }),
    maxDepth: real('max_depth'),
    meanDepth: real('mean_depth'),
    sampleCount: integer('sample_count').notNull().default(0),
    /** As `encodeSamples` writes them, deflated. */
    samples: bytea(),
    events: jsonb().$type<DiveEvent[]>().notNull().default([]),
  },
  (t) => [uniqueIndex('dive_computers_of_dive').on(t.diveId, t.position)],
)

/** The photos of a dive, in their order. Each stays its uploader's own. */
export const divePhotos = pgTable(
  'dive_photos',
  {
    diveId: ofDive(),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.diveId, t.photoId] }), index('dive_photos_of_photo').on(t.photoId)],
)

/** Links by which anybody may see a dive until they end. Only a hash of each is kept. */
export const diveShares = pgTable(
  'dive_shares',
  {
    id: uuid().primaryKey(),
    diveId: ofDive(),
    tokenHash: bytea('token_hash').notNull(),
    shows: text({ enum: sharedParts }).array().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    uniqueIndex('dive_shares_token').on(t.tokenHash),
    index('dive_shares_of_dive').on(t.diveId, t.id),
    check('dive_shares_shows_known', sql.raw(`shows <@ array[${quoted(sharedParts)}]::text[]`)),
  ],
)

/** What a dive said before each of its changes. */
export const diveChanges = pgTable(
  'dive_changes',
  {
    diveId: ofDive(),
    /** Of what was said before. */
    version: integer().notNull(),
    changedAt: instant('changed_at').notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.diveId, t.version] })],
)
