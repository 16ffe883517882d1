import { sampleThingsLimits } from '@soundings/contract/sample-things'
import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** One row for each of the sample things. */
export const sampleThings = pgTable(
  'sample_things',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  () => [
    check('sample_things_name_length', sql.raw(`name <> '' and length(name) <= ${sampleThingsLimits.name}`)),
  ],
)
