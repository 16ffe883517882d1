import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { bytea, instant } from '../columns.ts'
import { sites } from './sites.ts'

/** What a site means, as numbers: one byte a dimension, from -127 to 127, as only the direction counts. */
export const siteEmbeddings = pgTable(
  'site_embeddings',
  {
    siteId: uuid('site_id')
      .primaryKey()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** The name of the embedder; vectors of another one cannot be compared with these. */
    embedder: text().notNull(),
    /** Of the site, when it was read. */
    revision: bigint({ mode: 'number' }).notNull(),
    vector: bytea().notNull(),
    /** Grows with every write, so that others find what is new. */
    stamp: bigint({ mode: 'number' }).notNull().default(sql`nextval('embedding_stamps')`),
  },
  (t) => [
    index('site_embeddings_by_stamp').on(t.stamp),
    check('site_embeddings_vector_size', sql.raw('octet_length(vector) between 8 and 8192')),
  ],
)

/** Up to which revision of sites an embedder has gone: what is newer still has to be embedded. */
export const embedderMarks = pgTable('embedder_marks', {
  embedder: text().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
})

export const backfillStates = ['running', 'done', 'failed'] as const

/** The last backfill that somebody asked for; there is one row at most. */
export const embeddingBackfills = pgTable(
  'embedding_backfills',
  {
    id: uuid().primaryKey(),
    /** Also of sites whose vectors are up to date. */
    force: boolean().notNull(),
    state: text({ enum: backfillStates }).notNull(),
    /** The highest integer of a site that it has gone past. */
    mapId: integer('map_id').notNull().default(0),
    processed: integer().notNull().default(0),
    total: integer().notNull(),
    startedAt: instant('started_at').notNull(),
  },
  () => [checksOf('embedding_backfills').oneOf('state', backfillStates)],
)
