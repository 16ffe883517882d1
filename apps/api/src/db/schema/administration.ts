import { sizeNames } from '@soundings/contract/administration-fields'
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant } from '../columns.ts'

/** The servers that run on this database, each with its last sign of life. */
export const instances = pgTable(
  'instances',
  {
    id: uuid().primaryKey(),
    host: text().notNull(),
    pid: integer().notNull(),
    version: text().notNull(),
    node: text().notNull(),
    startedAt: instant('started_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [index('instances_seen').on(t.seenAt)],
)

/** How much there was of everything on a day; `added` is of the 30 days before, null for bytes. */
export const sizeSamples = pgTable(
  'size_samples',
  {
    day: date().notNull(),
    name: text({ enum: sizeNames }).notNull(),
    n: bigint({ mode: 'number' }).notNull(),
    added: bigint({ mode: 'number' }),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.name] }), checksOf('size_samples').oneOf('name', sizeNames)],
)
