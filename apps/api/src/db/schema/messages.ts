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
    /** Not shown before this moment, where it has one, nor from the other on. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  () => [
    check('broadcast_messages_text_length', sql.raw(`text <> '' and length(text) <= ${broadcastLength}`)),
    check('broadcast_messages_ends_later', sql.raw('ends_at > starts_at')),
  ],
)
