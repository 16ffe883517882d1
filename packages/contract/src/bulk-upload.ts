import { z } from 'zod'
import { bulkUploadLimits, bulkUploadTexts, CsvColumn } from './bulk-upload-fields.ts'
import { Coordinates, Instant, Paging, page, text, typedText, Uuid } from './common.ts'
import { number, wholeNumber, wholeNumberText } from './numbers.ts'
import { feature, route } from './route.ts'

export * from './bulk-upload-fields.ts'

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

const one = z.object({ uploadId: Uuid })
const files = {
  max: 1,
  bytes: bulkUploadLimits.bytes,
  tooMany: bulkUploadTexts.oneFile,
  tooLarge: bulkUploadTexts.tooLarge,
}
const optionalText = (max: number) => text(max).optional()
const named = { source: optionalText(40), licence: optionalText(80) }
const root = '/api/admin/bulk-upload'

export const bulkUpload = feature('Bulk upload: many dive sites from one file, for admins.', {
  upload: route(root, {
    method: 'POST',
    access: 'admin',
    summary:
      'Create all good rows of a CSV file at once; the others are answered by the line on which they start',
    form: z.object({ recaptchaToken: z.string().max(16_000).optional(), ...named }),
    files,
    reply: z.object({
      successful: wholeNumber(),
      failed: wholeNumber(),
      errors: z.array(UploadError),
    }),
    errors: [400, 409, 429],
  }),
  preview: route(`${root}/preview`, {
    method: 'POST',
    access: 'admin',
    summary: 'Read a file and check its rows without creating any site',
    form: z.object({
      recaptchaToken: z.string().max(16_000).optional(),
      name: text(bulkUploadLimits.name).default('sites.csv'),
      format: UploadFormat.default('csv'),
      ...named,
    }),
    files,
    reply: UploadPreview,
    errors: [400, 429],
  }),
  template: route(`${root}/template.csv`, {
    method: 'GET',
    access: 'admin',
    summary: 'Download a CSV file with the header and two example rows',
    reply: { bytes: ['text/csv; charset=utf-8'] },
  }),
  list: route('/api/admin/bulk-uploads', {
    method: 'GET',
    access: 'admin',
    summary: 'List the uploads of all admins, newest first',
    query: Paging,
    reply: page(UploadLine),
  }),
  get: route(`${root}/:uploadId`, {
    method: 'GET',
    access: 'admin',
    summary: 'Get an upload: its state, counts, progress and results',
    params: one,
    reply: Upload,
    errors: [404],
  }),
  rows: route(`${root}/:uploadId/rows`, {
    method: 'GET',
    access: 'admin',
    summary: 'List the rows of an upload in the order of the file',
    params: one,
    query: Paging.extend({ filter: z.enum(['all', 'faulty', 'near', 'good']).default('all') }),
    reply: page(UploadRow),
    errors: [404],
  }),
  points: route(`${root}/:uploadId/points`, {
    method: 'GET',
    access: 'admin',
    summary: 'Get where all rows of an upload lie; `isNear` tells those that seem to repeat a site',
    params: one,
    reply: z.object({
      row: z.array(wholeNumber()),
      lng: z.array(number()),
      lat: z.array(number()),
      name: z.array(z.string()),
      isNear: z.array(z.boolean()),
    }),
    errors: [404],
  }),
  map: route(`${root}/:uploadId/mapping`, {
    method: 'PUT',
    access: 'admin',
    summary: 'Say which columns of the file fill which of ours, in their order; all rows are checked again',
    params: one,
    body: z.object({ columns: z.array(CsvColumn.nullable()).max(bulkUploadLimits.columns) }),
    reply: Upload,
    errors: [404, 409],
  }),
  row: route(`${root}/:uploadId/rows/:row`, {
    method: 'PUT',
    access: 'admin',
    summary: 'Mend cells of a row, or choose what happens to a row that seems to repeat a site',
    params: one.extend({ row: wholeNumberText().min(1) }),
    body: z.object({
      cells: z.partialRecord(CsvColumn, typedText(bulkUploadLimits.cell)).optional(),
      choice: RowChoice.nullable().optional(),
    }),
    reply: UploadRow,
    errors: [404, 409],
  }),
  commit: route(`${root}/:uploadId/commit`, {
    method: 'POST',
    access: 'admin',
    summary: 'Create the sites of an upload, all good rows or none; sent again, it’s done once',
    params: one,
    reply: Upload,
    status: 202,
    errors: [404, 409],
  }),
  undo: route(`${root}/:uploadId/undo`, {
    method: 'POST',
    access: 'admin',
    summary: 'Remove what an upload created and nobody has touched since, for seven days',
    params: one,
    reply: Upload,
    status: 202,
    errors: [404, 409],
  }),
  remove: route(`${root}/:uploadId`, {
    method: 'DELETE',
    access: 'admin',
    summary: 'Discard an upload that hasn’t been created',
    params: one,
    reply: z.object({ success: z.literal(true) }),
    errors: [404, 409],
  }),
  errorsFile: route(`${root}/:uploadId/errors.csv`, {
    method: 'GET',
    access: 'admin',
    summary:
      'Download the rows that weren’t created as CSV, each with what’s wrong, to be mended and sent again',
    params: one,
    reply: { bytes: ['text/csv; charset=utf-8'] },
    errors: [404],
  }),
})
