import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant } from '../columns.ts'
import { sessions, users } from './people.ts'

/** How somebody wants to be told of things. What it does not say has its default. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Until where digests have told. */
  digestedUntil: instant('digested_until'),
  version: integer().notNull().default(1),
})

/** Browsers that asked to be told by push, each with the keys that its messages are sealed with. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where it was asked for: a browser that is signed out is told nothing more. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** For example `Firefox on Android`. */
    device: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastOkAt: instant('last_ok_at'),
    failures: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_user').on(t.userId),
    index('push_subscriptions_session').on(t.sessionId),
    checksOf('push_subscriptions').shorter('endpoint', 1_000),
  ],
)
