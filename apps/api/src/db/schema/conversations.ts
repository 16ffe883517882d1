import { type AttachmentKind, messageLimits } from '@soundings/contract/messages-fields'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant, tsvector } from '../columns.ts'
import { users } from './people.ts'

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What two people write to each other: a row for each pair. Whoever writes into it locks this row. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    /** The smaller of the two ids, and the larger. */
    lowId: person('low_id'),
    highId: person('high_id'),
    /** The number of the newest message, and of all: they have no gaps. */
    lastSeq: integer('last_seq').notNull().default(0),
    lastAt: instant('last_at').notNull(),
    /** Who began it as somebody whom the other did not know. */
    askedBy: person('asked_by'),
    askedAt: instant('asked_at').notNull(),
    /** The number of the newest message when it was asked: what comes after is the request. */
    askedSeq: integer('asked_seq').notNull().default(0),
    acceptedAt: instant('accepted_at'),
    /** Declined without a word: it waits no longer for who was asked, and still does for who asked. */
    declinedAt: instant('declined_at'),
    /** Counts changes of messages that are there already, so that open pages read them anew. */
    changes: integer().notNull().default(0),
  },
  (t) => [
    unique('conversations_pair').on(t.lowId, t.highId),
    index('conversations_high').on(t.highId),
    index('conversations_asked_by').on(t.askedBy, t.askedAt),
    check('conversations_ordered', sql.raw('low_id < high_id')),
    check('conversations_asked_by_one', sql.raw('asked_by in (low_id, high_id)')),
  ],
)

/** A conversation as one of the two has it. What is unread is `heard − read`: it cannot drift. */
export const conversationPeople = pgTable(
  'conversation_people',
  {
    userId: person('user_id'),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    box: text({ enum: ['inbox', 'requests', 'sent', 'archived', 'hidden'] }).notNull(),
    isMuted: boolean('is_muted').notNull().default(false),
    /** How many messages the person sent, how many the other did, and how many of those are read. */
    sent: integer().notNull().default(0),
    heard: integer().notNull().default(0),
    read: integer().notNull().default(0),
    /** Up to which message the person has read; it only grows. */
    readSeq: integer('read_seq').notNull().default(0),
    /** Messages up to this one show no more: the person deleted the conversation, or declined it. */
    hiddenToSeq: integer('hidden_to_seq').notNull().default(0),
    /** As of the conversation, for the order of the list. */
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.conversationId] }),
    index('conversation_people_conversation').on(t.conversationId),
    index('conversation_people_box').on(t.userId, t.box, t.lastAt, t.conversationId),
    index('conversation_people_unread').on(t.userId).where(sql`box = 'inbox' and heard > "read"`),
    checksOf('conversation_people').oneOf('box', ['inbox', 'requests', 'sent', 'archived', 'hidden']),
    check('conversation_people_read_of_heard', sql.raw('"read" between 0 and heard')),
  ],
)

export type StoredAttachment = { kind: AttachmentKind; id: string }

/** One message. Deleted, it keeps its number and nothing else. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    id: uuid().notNull(),
    senderId: person('sender_id'),
    /** How many its sender had sent in the conversation with it: `seq − n` are the other’s. */
    n: integer().notNull(),
    body: text().notNull(),
    attachments: jsonb().$type<StoredAttachment[]>().notNull().default([]),
    clientKey: uuid('client_key').notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    /** Its folded words, once for each of the two who may find them. */
    search: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    unique('conversation_messages_id').on(t.id),
    unique('conversation_messages_client_key').on(t.senderId, t.clientKey),
    index('conversation_messages_search').using('gin', t.search),
    checksOf('conversation_messages').shorter('body', messageLimits.text),
    check('conversation_messages_numbered', sql.raw('seq >= n and n > 0')),
    check(
      'conversation_messages_deleted_empty',
      sql.raw("deleted_at is null or (body = '' and attachments = '[]')"),
    ),
  ],
)
