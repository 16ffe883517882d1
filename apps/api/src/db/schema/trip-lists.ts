import { expenseCategories, itemKinds, sharedTripParts, tripLimits } from '@soundings/contract/trips-fields'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { bytea, instant, quoted } from '../columns.ts'
import { users } from './people.ts'
import { trips } from './trips.ts'

const ofTrip = () =>
  uuid('trip_id')
    .notNull()
    .references(() => trips.id, { onDelete: 'cascade' })
const whoever = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' })
const day = (name: string) => date(name, { mode: 'string' })

/** What to think of before a trip: on the list of everybody, or on somebody’s own. */
export const tripItems = pgTable(
  'trip_items',
  {
    id: uuid().primaryKey(),
    tripId: ofTrip(),
    /** Whose own it is; null is shared. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    kind: text({ enum: itemKinds }).notNull(),
    due: day('due'),
    doneAt: instant('done_at'),
    doneBy: whoever('done_by'),
    byId: whoever('by_id'),
    clientKey: uuid('client_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('trip_items_client_key').on(t.tripId, t.clientKey),
    index('trip_items_list').on(t.tripId, t.createdAt, t.id),
    index('trip_items_due').on(t.due).where(sql`due is not null and done_at is null`),
    index('trip_items_user').on(t.userId).where(sql`user_id is not null`),
    index('trip_items_done_by').on(t.doneBy),
    index('trip_items_by').on(t.byId),
    checksOf('trip_items').shorter('title', tripLimits.itemTitle),
    checksOf('trip_items').oneOf('kind', itemKinds),
  ],
)

/** That somebody was reminded of what is due on a day of a trip, so many days before: once. */
export const tripReminders = pgTable(
  'trip_reminders',
  {
    tripId: ofTrip(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    due: day('due').notNull(),
    days: integer().notNull(),
  },
  (t) => [
    uniqueIndex('trip_reminders_once').on(t.tripId, t.userId, t.due, t.days),
    index('trip_reminders_user').on(t.userId),
  ],
)

/** What was paid on a trip. Its cents are of `currency`; `converted` are those of the trip’s, by a rate typed by hand. */
export const tripExpenses = pgTable(
  'trip_expenses',
  {
    id: uuid().primaryKey(),
    tripId: ofTrip(),
    title: text().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    rate: doublePrecision(),
    converted: bigint({ mode: 'number' }).notNull(),
    paidBy: whoever('paid_by'),
    category: text({ enum: expenseCategories }).notNull(),
    day: day('day'),
    byId: whoever('by_id'),
    clientKey: uuid('client_key').notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('trip_expenses_client_key').on(t.tripId, t.clientKey),
    index('trip_expenses_paid_by').on(t.paidBy),
    index('trip_expenses_by').on(t.byId),
    checksOf('trip_expenses').shorter('title', tripLimits.expenseTitle),
    checksOf('trip_expenses').oneOf('category', expenseCategories),
    checksOf('trip_expenses').within('cents', { min: 1, max: tripLimits.budget * 100 }),
    check('trip_expenses_converted_whole', sql.raw('converted >= 0')),
    check('trip_expenses_rate_above', sql.raw(`rate > 0 and rate <= ${tripLimits.rate}`)),
    check('trip_expenses_currency_code', sql.raw(`currency ~ '^[A-Z]{3}$'`)),
  ],
)

/** Who has a part of an expense. Whoever leaves Soundings stays as one without a name, or the sums of the others were wrong. */
export const tripShares = pgTable(
  'trip_shares',
  {
    id: uuid().primaryKey(),
    expenseId: uuid('expense_id')
      .notNull()
      .references(() => tripExpenses.id, { onDelete: 'cascade' }),
    userId: whoever('user_id'),
    weight: doublePrecision().notNull(),
  },
  (t) => [
    uniqueIndex('trip_shares_once').on(t.expenseId, t.userId),
    index('trip_shares_user').on(t.userId),
    check('trip_shares_weight_range', sql.raw(`weight > 0 and weight <= ${tripLimits.weight}`)),
  ],
)

/** Links by which anybody can look at a trip, of which only the hash is kept. */
export const tripLinks = pgTable(
  'trip_links',
  {
    id: uuid().primaryKey(),
    tripId: ofTrip(),
    tokenHash: bytea('token_hash').notNull(),
    shows: text({ enum: sharedTripParts }).array().notNull(),
    byId: whoever('by_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    uniqueIndex('trip_links_token').on(t.tokenHash),
    index('trip_links_of_trip').on(t.tripId, t.id),
    index('trip_links_by').on(t.byId),
    check('trip_links_shows_known', sql.raw(`shows <@ array[${quoted(sharedTripParts)}]::text[]`)),
  ],
)
