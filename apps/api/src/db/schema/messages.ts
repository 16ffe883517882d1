import { broadcastLength } from '@soundings/contract/configuration'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Lines of text above every page. A trigger tells every instance of each change. */
export const broadcastMessages = pgTable(
  'broadcast_messages',
  {
    id: uuid().primaryKey(),
    text: text().notNull(),
    /** Whether people may dismiss it. */
    cancellable: boolean().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  () => [
    check('broadcast_messages_text_length', sql.raw(`text <> '' and length(text) <= ${broadcastLength}`)),
  ],
)
