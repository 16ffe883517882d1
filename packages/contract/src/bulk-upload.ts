import { z } from 'zod'
import { bulkUploadLimits, bulkUploadTexts, CsvColumn } from './bulk-upload-fields.ts'
import {
  RowChoice,
  Upload,
  UploadError,
  UploadFormat,
  UploadLine,
  UploadPreview,
  UploadRow,
} from './bulk-upload-shapes.ts'
import { Paging, page, text, typedText, Uuid } from './common.ts'
import { number, wholeNumber, wholeNumberText } from './numbers.ts'
import { feature, route } from './route.ts'

export * from './bulk-upload-fields.ts'
export * from './bulk-upload-shapes.ts'

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
