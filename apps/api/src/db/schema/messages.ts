import { broadcastLength } from '@soundings/contract/configuration'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Lines of text above every page. A trigger tells every instance of each change. */
export const broadcastMessages = pgTable(
  'broadcast_messages',
  {
    id: uuid().primaryKey(),
    text: text().notNull(),
    /** Whether people may dismiss it. */
    cancellable: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  () => [
    check('broadcast_messages_text_length', sql.raw(`text <> '' and length(text) <= ${broadcastLength}`)),
  ],
)
