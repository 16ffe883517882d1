import {
  bulkUploadLimits,
  neededColumns,
  type Upload,
  type UploadColumn,
  type UploadError,
  type UploadLine,
  type UploadRow,
} from '@soundings/contract/bulk-upload'
import { valuesOf } from './check-row.ts'
import type { RowRecord } from './upload-rows.repo.ts'
import type { UploadRecord } from './uploads.repo.ts'

/** Why a row was not created, in words; one that says it all where there is more than one reason. */
export const reasonOf = ({ issues, near, result }: Pick<RowRecord, 'issues' | 'near' | 'result'>): string => {
  if (issues.length > 0)
    return issues
      .map(({ column, message }) => (column === 'row' ? message : `${column}: ${message}`))
      .join('; ')
  if (near && near.row !== null)
    return `siteName: ${near.metres} m from “${near.siteName}” in row ${near.row}, so it’s probably the same site`
  if (near)
    return `siteName: ${near.metres} m from “${near.siteName}”, which already exists, so it’s probably the same site`
  return result === 'skipped' ? 'This row was skipped' : 'This row wasn’t created'
}

export const toError = (row: RowRecord): UploadError => ({ row: row.row, message: reasonOf(row) })

export const toRow = (row: RowRecord, columns: readonly UploadColumn[]): UploadRow => {
  const values = valuesOf(row, columns)
  return {
    row: row.row,
    raw: row.cells,
    values,
    isEdited: Object.keys(row.edits).length > 0,
    siteName: row.facts?.siteName ?? (values.siteName || null),
    coordinates: row.lng !== null && row.lat !== null ? [row.lng, row.lat] : null,
    countryFilled: row.countryFilled,
    issues: row.issues,
    near: row.near,
    choice: row.choice,
    result: row.result,
    siteId: row.siteId,
  }
}

/** Until when it can be undone; null where there is nothing to undo, or not any more. */
export const undoUntil = ({ state, doneAt, successful }: UploadRecord, now: Date): Date | null => {
  if (state !== 'done' || doneAt === null || successful === 0) return null
  const until = new Date(doneAt.getTime() + bulkUploadLimits.undo)
  return until > now ? until : null
}

type Named = UploadRecord & { byHandle: string | null }

export const toLine = (upload: Named, now: Date): UploadLine => ({
  id: upload.id,
  uploadId: upload.id,
  name: upload.name,
  state: upload.state,
  rows: upload.rows,
  successful: upload.successful,
  failed: upload.failed,
  byHandle: upload.byHandle,
  createdAt: upload.createdAt.toISOString(),
  doneAt: upload.doneAt?.toISOString() ?? null,
  undoUntil: undoUntil(upload, now)?.toISOString() ?? null,
})

type Found = Pick<Upload, 'counts' | 'errors' | 'kept' | 'keptCount'>

export const toUpload = (upload: Named, found: Found, now: Date): Upload => {
  const { id, rows, ...line } = toLine(upload, now)
  const { bytes, format, columns, progress, problem } = upload
  const mapped = columns.map(({ mapsTo }) => mapsTo)
  return {
    ...line,
    ...found,
    bytes,
    format,
    columns,
    missing: neededColumns.filter((column) => !mapped.includes(column)),
    progress: { done: progress, of: rows },
    problem,
  }
}
