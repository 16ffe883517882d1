import { tripAdviceLimits } from '@soundings/contract/trip-advice-fields'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant } from '../columns.ts'
import { users } from './people.ts'
import { trips } from './trips.ts'

/** The warnings about a trip of which somebody said that they know. One that says something else has another key. */
export const knownTripWarnings = pgTable(
  'known_trip_warnings',
  {
    tripId: uuid('trip_id')
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    knownAt: instant('known_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tripId, t.userId, t.key] }),
    index('known_trip_warnings_user').on(t.userId),
    checksOf('known_trip_warnings').shorter('key', tripAdviceLimits.warningKey),
  ],
)
