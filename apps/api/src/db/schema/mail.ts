import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Mails that a server without a mail server wrote: they stay here, to be read on the outbox page. Ids grow with time. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('outbox_mails_to').on(table.to)],
)
