import { z } from 'zod'
import { CsvColumn } from './bulk-upload-fields.ts'
import { Coordinates, Instant, Uuid } from './common.ts'
import { number, wholeNumber } from './numbers.ts'

export const uploadFormats = ['csv', 'json'] as const
export const UploadFormat = z.enum(uploadFormats)
export type UploadFormat = z.output<typeof UploadFormat>

export const uploadStates = [
  'checking',
  'ready',
  'committing',
  'done',
  'undoing',
  'undone',
  'discarded',
] as const
export type UploadState = (typeof uploadStates)[number]

export const columnMatches = ['exact', 'synonym', 'similar', 'chosen', 'none'] as const
export const rowChoices = ['create', 'skip', 'fill'] as const
export const RowChoice = z.enum(rowChoices)
export type RowChoice = z.output<typeof RowChoice>
export const rowResults = ['created', 'filled', 'faulty', 'duplicate', 'skipped', 'removed', 'kept'] as const

/** A row that was not created, by the line on which it starts in the file (the header is line 1). */
export const UploadError = z.object({ row: wholeNumber(), message: z.string() })
export type UploadError = z.output<typeof UploadError>

/** A column of the file, and which one of ours it fills. */
export const UploadColumn = z.object({
  name: z.string(),
  mapsTo: CsvColumn.nullable(),
  confidence: z.enum(columnMatches),
})
export type UploadColumn = z.output<typeof UploadColumn>

/** The site that a row seems to repeat: one that is here (`siteId`), or an earlier row of the file (`row`). */
export const NearSite = z.object({
  siteId: Uuid.nullable(),
  row: wholeNumber().nullable(),
  siteName: z.string(),
  metres: number(),
})
export type NearSite = z.output<typeof NearSite>

export const RowIssue = z.object({ column: z.string(), message: z.string() })
export type RowIssue = z.output<typeof RowIssue>

export const UploadRow = z.object({
  row: wholeNumber(),
  /** The fields as the file has them. */
  raw: z.array(z.string()),
  /** What fills our columns, with what was mended. */
  values: z.partialRecord(CsvColumn, z.string()),
  isEdited: z.boolean(),
  siteName: z.string().nullable(),
  coordinates: Coordinates.nullable(),
  /** The country where the row names none and its position tells it. */
  countryFilled: z.string().nullable(),
  issues: z.array(RowIssue),
  near: NearSite.nullable(),
  choice: RowChoice.nullable(),
  result: z.enum(rowResults).nullable(),
  siteId: Uuid.nullable(),
})
export type UploadRow = z.output<typeof UploadRow>

/** `good` rows are created as they are; `create` and `fill` count what was chosen for near duplicates. */
export const UploadCounts = z.object({
  rows: wholeNumber(),
  good: wholeNumber(),
  faulty: wholeNumber(),
  near: wholeNumber(),
  create: wholeNumber(),
  fill: wholeNumber(),
  skipped: wholeNumber(),
})
export type UploadCounts = z.output<typeof UploadCounts>

export const Upload = z.object({
  uploadId: Uuid,
  name: z.string(),
  bytes: wholeNumber(),
  format: UploadFormat,
  state: z.enum(uploadStates),
  columns: z.array(UploadColumn),
  /** Needed columns that nothing in the file fills. */
  missing: z.array(CsvColumn),
  counts: UploadCounts,
  progress: z.object({ done: wholeNumber(), of: wholeNumber() }),
  /** Why it went no further, in a sentence. */
  problem: z.string().nullable(),
  successful: wholeNumber(),
  failed: wholeNumber(),
  /** The first rows that were not created. */
  errors: z.array(UploadError),
  /** After an undo: how many sites stayed, and the first of them. */
  kept: z.array(z.object({ siteId: Uuid, siteName: z.string() })),
  keptCount: wholeNumber(),
  byHandle: z.string().nullable(),
  createdAt: Instant,
  doneAt: Instant.nullable(),
  /** Until then it can be undone; null where there is nothing to undo. */
  undoUntil: Instant.nullable(),
})
export type Upload = z.output<typeof Upload>

/** One line of the list of earlier uploads. */
export const UploadLine = Upload.pick({
  uploadId: true,
  name: true,
  state: true,
  successful: true,
  failed: true,
  byHandle: true,
  createdAt: true,
  doneAt: true,
  undoUntil: true,
}).extend({ id: Uuid, rows: wholeNumber() })
export type UploadLine = z.output<typeof UploadLine>

/** What was read of a file, and its first rows. */
export const UploadPreview = Upload.extend({ rows: z.array(UploadRow) })
