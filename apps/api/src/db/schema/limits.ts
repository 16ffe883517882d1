import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

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
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expires_at').on(table.expiresAt)],
)
