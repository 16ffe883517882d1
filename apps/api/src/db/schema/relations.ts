import { relationsLimits, siteDiverKinds } from '@soundings/contract/relations-fields'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant, list } from '../columns.ts'
import { users } from './people.ts'
import { sites } from './sites.ts'

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Who keeps whom away. Nobody is told; both directions are asked. */
export const blocks = pgTable(
  'blocks',
  { blockerId: person('blocker_id'), blockedId: person('blocked_id'), at: instant('at').notNull() },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('blocks_blocked').on(t.blockedId, t.blockerId),
    check('blocks_of_others', sql.raw('blocker_id <> blocked_id')),
  ],
)

/** Whom somebody does not want to hear of. */
export const mutes = pgTable(
  'mutes',
  { muterId: person('muter_id'), mutedId: person('muted_id'), at: instant('at').notNull() },
  (t) => [
    primaryKey({ columns: [t.muterId, t.mutedId] }),
    index('mutes_muted').on(t.mutedId),
    check('mutes_of_others', sql.raw('muter_id <> muted_id')),
  ],
)

/** Two who dive together, or one who asked: a row for each pair, whoever asked. */
export const buddies = pgTable(
  'buddies',
  {
    /** The smaller of the two ids, and the larger. */
    lowId: person('low_id'),
    highId: person('high_id'),
    askedBy: person('asked_by'),
    note: text(),
    askedAt: instant('asked_at').notNull(),
    /** Null while it is a request. */
    acceptedAt: instant('accepted_at'),
    /** Declined without a word: it waits no longer for who was asked, and still does for who asked. */
    declinedAt: instant('declined_at'),
    /** Declined by hand, where `declinedAt` may also follow from a block or a setting. */
    turnedDownAt: instant('turned_down_at'),
    /** Taken back: it shows nowhere, and a decline is not forgotten by it. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    primaryKey({ columns: [t.lowId, t.highId] }),
    index('buddies_high').on(t.highId),
    index('buddies_asked_by').on(t.askedBy),
    check('buddies_ordered', sql.raw('low_id < high_id')),
    check('buddies_asked_by_one', sql.raw('asked_by in (low_id, high_id)')),
    checksOf('buddies').shorter('note', relationsLimits.note),
  ],
)

const ads = checksOf('buddy_ads')

/** Who looks for somebody to dive with, when and around where; it ends by itself after its last day. */
export const buddyAds = pgTable(
  'buddy_ads',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    /** Rounded to 0.1°: where exactly was never stored. */
    lng: doublePrecision().notNull(),
    lat: doublePrecision().notNull(),
    /** The name of the area, in the words of the person or of the map. */
    area: text().notNull(),
    radiusKm: smallint('radius_km').notNull(),
    /** Of `levels`; null where any is fine. */
    level: text(),
    interests: list('interests'),
    languages: list('languages'),
    note: text(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('buddy_ads_place').on(t.lat, t.lng),
    index('buddy_ads_to').on(t.to),
    ads.within('lng', { min: -180, max: 180 }),
    ads.within('lat', { min: -90, max: 90 }),
    ads.within('radius_km', relationsLimits.radiusKm),
    ads.ordered('from_day', 'to_day'),
    ads.shorter('area', relationsLimits.area),
    ads.shorter('note', relationsLimits.note),
    ads.fewShort('interests', relationsLimits.interests, 40),
    ads.fewShort('languages', relationsLimits.languages, 35),
  ],
)

/** Who says that they dive at a site, and as what. */
export const siteDivers = pgTable(
  'site_divers',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id),
    userId: person('user_id'),
    kind: text({ enum: siteDiverKinds }).notNull(),
    at: instant('at').notNull(),
    /** The site that was merged into this one and brought the diver along. */
    cameFrom: uuid('came_from').references(() => sites.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.userId] }),
    index('site_divers_user').on(t.userId),
    index('site_divers_came_from').on(t.cameFrom).where(sql`came_from is not null`),
    checksOf('site_divers').oneOf('kind', siteDiverKinds),
  ],
)

/** What moderators decided about a person. Who has no row stands as the rules count. */
export const standings = pgTable(
  'standings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    standing: text({ enum: ['new', 'member', 'trusted', 'silenced', 'suspended'] }).notNull(),
    /** Null where it has no end. */
    until: instant('until'),
    reason: text(),
    setBy: uuid('set_by').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('standings_until').on(t.until),
    index('standings_set_by').on(t.setBy),
    checksOf('standings').shorter('reason', relationsLimits.reason),
  ],
)
