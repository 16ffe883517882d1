import {
  bulkUploadLimits,
  rowChoices,
  rowResults,
  type UploadColumn,
  uploadFormats,
  uploadStates,
} from '@soundings/contract/bulk-upload'
import type { Provenance, SiteFacts } from '@soundings/contract/sites'
import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checksOf } from '../checks.ts'
import { instant } from '../columns.ts'
import { users } from './people.ts'

const checks = checksOf('uploads')
const rowChecks = checksOf('upload_rows')

/** Files of dive sites that admins sent. `by_id` is null once its account is gone. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    byId: uuid('by_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    bytes: integer().notNull(),
    format: text({ enum: uploadFormats }).notNull(),
    /** What separates its fields; a comma where it is no CSV. */
    delimiter: text().notNull(),
    source: text().notNull(),
    licence: text(),
    state: text({ enum: uploadStates }).notNull(),
    columns: jsonb().$type<UploadColumn[]>().notNull(),
    /** What its header is known by, so that a matching of columns is remembered. */
    headerKey: text('header_key').notNull(),
    /** So many rows are checked, or created, of all. */
    progress: integer().notNull().default(0),
    rows: integer().notNull().default(0),
    problem: text(),
    successful: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    doneAt: instant('done_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('uploads_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('uploads_by_header').on(t.headerKey, t.createdAt.desc().nullsFirst()),
    index('uploads_of_person').on(t.byId),
    index('uploads_expiring').on(t.expiresAt),
    checks.oneOf('state', uploadStates),
    checks.oneOf('format', uploadFormats),
    checks.shorter('name', bulkUploadLimits.name),
  ],
)

/** The site that a row seems to repeat. */
export type Near = { siteId: string | null; row: number | null; siteName: string; metres: number }

/** The rows of a file: as they were sent, as they were mended, and what became of them. They go when the undo does. */
export const uploadRows = pgTable(
  'upload_rows',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    cells: text().array().notNull(),
    edits: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Why it cannot be split into fields. */
    broken: text(),
    facts: jsonb().$type<SiteFacts>(),
    provenance: jsonb().$type<Provenance>(),
    /** What a row of GeoJSON or Overpass said before somebody mended it. */
    said: jsonb().$type<{ facts: SiteFacts; provenance: Provenance }>(),
    countryFilled: text('country_filled'),
    lng: doublePrecision(),
    lat: doublePrecision(),
    issues: jsonb().$type<{ column: string; message: string }[]>().notNull().default([]),
    near: jsonb().$type<Near>(),
    choice: text({ enum: rowChoices }),
    result: text({ enum: rowResults }),
    /** The site that was made of it or filled by it. It may be gone since. */
    siteId: uuid('site_id'),
    /** The change of the site that it filled. */
    changeId: uuid('change_id'),
  },
  (t) => [
    primaryKey({ columns: [t.uploadId, t.row] }),
    index('upload_rows_faulty').on(t.uploadId, t.row).where(sql`issues <> '[]'`),
    index('upload_rows_near').on(t.uploadId, t.row).where(sql`near is not null`),
    rowChecks.oneOf('choice', rowChoices),
    rowChecks.oneOf('result', rowResults),
  ],
)
