import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * Who is online, as the instances that hold their streams last wrote it. The table is not logged and refers to none: it is
 * lost when PostgreSQL crashes, and written anew within a minute.
 */
export const presence = pgTable(
  'presence',
  {
    userId: uuid('user_id').primaryKey(),
    instance: uuid().notNull(),
    seenAt: instant('seen_at').notNull(),
    visibleTo: text('visible_to', { enum: ['members', 'buddies', 'nobody'] }).notNull(),
  },
  (t) => [index('presence_seen').on(t.visibleTo, t.seenAt.desc().nullsFirst())],
)
