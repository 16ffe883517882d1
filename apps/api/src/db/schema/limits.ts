import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * How often somebody has tried something within a window of time. Keys are hashes: neither addresses nor accounts can
 * be read from them. In the database the table is UNLOGGED (the migration says so by hand: CREATE UNLOGGED TABLE),
 * since counting must cost next to nothing and a crash may forget the counts.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_expires_at').on(table.expiresAt)],
)
