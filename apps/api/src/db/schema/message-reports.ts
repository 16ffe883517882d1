import type { AttachmentKind } from '@soundings/contract/messages-fields'
import { boolean, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { contentFlags } from './contributions.ts'
import { users } from './people.ts'

/** A message as it was. `isOwn`: of who reported, and not of who is reported. */
export type StoredCopy = {
  id: string
  isOwn: boolean
  message: string
  attachments: { kind: AttachmentKind; title: string | null }[]
  createdAt: string
  editedAt: string | null
}

/** What moderators read of a reported message: it outlives the message, and goes some time after the decision. */
export const messageReports = pgTable(
  'message_reports',
  {
    flagId: uuid('flag_id')
      .primaryKey()
      .references(() => contentFlags.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    /** Whose message it is; null once they left. */
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whether the message asked somebody who had not answered. */
    isRequest: boolean('is_request').notNull(),
    /** Oldest first; the last is the one that was reported. */
    copied: jsonb().$type<StoredCopy[]>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('message_reports_message').on(t.messageId, t.at),
    index('message_reports_sender').on(t.senderId, t.at),
  ],
)
