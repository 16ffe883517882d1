import { type DraftBody, draftKinds, draftLimits } from '@soundings/contract/drafts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './people.ts'

/** What people began to write, for themselves alone. */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    body: jsonb().$type<DraftBody>().notNull(),
    version: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index('drafts_updated').on(t.updatedAt),
    check('drafts_key_shape', sql.raw(`key ~ '^(${draftKinds.join('|')})\\.[0-9a-f-]{36}$'`)),
    check('drafts_body_size', sql.raw(`octet_length(body::text) <= ${draftLimits.bytes}`)),
  ],
)
