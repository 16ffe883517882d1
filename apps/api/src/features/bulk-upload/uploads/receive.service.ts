import { createReadStream } from 'node:fs'
import {
  bulkUploadLimits,
  bulkUploadTexts,
  type CsvColumn,
  type UploadColumn,
  type UploadFormat,
} from '@soundings/contract/bulk-upload'
import { headerKey, matchColumns } from '@soundings/rules/upload-columns'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import type { ReceivedFile } from '#shared/received-file.ts'
import { siteOf } from '../arriving.ts'
import { namedSource, usualSource } from '../named-source.ts'
import { readTable } from '../read-csv.ts'
import { readJson } from '../read-json.ts'
import { type OpenedFile, openFile } from '../read-rows.ts'
import { SourceUnknown } from '../site-from-json.ts'
import type { NamedSource } from '../site-rows.ts'
import type { FileBytes } from '../text-file.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { checkSite } from './check-row.ts'
import { insertRows, type RowRecord } from './upload-rows.repo.ts'
import { findRemembered, insertUpload, writeUpload } from './uploads.repo.ts'

const batchSize = 200

export type Told = {
  name: string
  format: UploadFormat
  source?: string | undefined
  licence?: string | undefined
}

type Sent = { size: number; bytes: FileBytes }
type NewRow = Pick<RowRecord, 'row' | 'cells' | 'broken'> & Partial<RowRecord>

/** The line of a row that could not be split, in the fields that it may have had. */
const roughFields = (raw: string, delimiter: string): string[] =>
  raw.split(delimiter).map((field) => field.trim().replace(/^"|"$/g, ''))

const jsonColumns: readonly CsvColumn[] = [
  'siteName',
  'location.coordinates.lat',
  'location.coordinates.lng',
  'location.country',
  'maxDepth',
  'description',
]

const columnsOf = async (db: Db, names: readonly string[]): Promise<UploadColumn[]> => {
  if (names.length > bulkUploadLimits.columns) throw new UnreadableFile('The file has too many columns')
  return (await findRemembered(db, headerKey(names))) ?? matchColumns(names)
}

type Begin = (columns: UploadColumn[], names: readonly string[]) => Promise<void>

async function* csvRows(
  opened: OpenedFile & { format: 'csv' },
  db: Db,
  begin: Begin,
): AsyncGenerator<NewRow> {
  for await (const part of readTable(opened.text, opened.delimiter)) {
    if (part.kind === 'header') await begin(await columnsOf(db, part.names), part.names)
    else if (part.kind === 'fields') yield { row: part.row, cells: part.fields, broken: null }
    else yield { row: part.row, cells: roughFields(part.raw, opened.delimiter), broken: part.message }
  }
}

async function* jsonRows(opened: OpenedFile, named: NamedSource, begin: Begin): AsyncGenerator<NewRow> {
  await begin(
    jsonColumns.map((column) => ({ name: column, mapsTo: column, confidence: 'exact' })),
    jsonColumns,
  )
  for await (const found of readJson(opened.text)) {
    const site = siteOf(found, named)
    if (!site) continue
    const checked = checkSite(site)
    const { facts } = checked
    const cells = facts
      ? [
          facts.siteName,
          facts.coordinates[1],
          facts.coordinates[0],
          facts.country,
          facts.maxDepth,
          facts.description,
        ]
      : []
    yield { row: found.row, cells: cells.map((cell) => String(cell ?? '')), broken: null, ...checked }
  }
}

/** What was wrong with a whole file, for the person who sent it. */
const refusal = (error: unknown): unknown =>
  error instanceof UnreadableFile || error instanceof SourceUnknown
    ? new HttpError(400, error.message)
    : error

/** Takes a file into the database row by row, checked or not; nothing of it is kept where it cannot be read to its end. */
export const receiveService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const keep = async (tx: Db, id: string, person: Person, { size, bytes }: Sent, told: Told) => {
    const named = namedSource(told) ?? { source: usualSource, licence: told.licence?.trim() || null }
    const opened = await openFile(bytes)
    if (opened.format !== told.format)
      throw new HttpError(400, told.format === 'csv' ? bulkUploadTexts.notCsv : bulkUploadTexts.notJson)
    const at = clock()
    const begin: Begin = (columns, names) =>
      insertUpload(tx, {
        id,
        byId: person.id,
        name: told.name || 'sites.csv',
        bytes: size,
        format: opened.format,
        delimiter: opened.delimiter ?? ',',
        ...named,
        state: 'checking',
        columns,
        headerKey: headerKey(names),
        createdAt: at,
        expiresAt: new Date(at.getTime() + bulkUploadLimits.waits),
      })
    const rows = opened.format === 'csv' ? csvRows(opened, tx, begin) : jsonRows(opened, named, begin)
    let count = 0
    let batch: NewRow[] = []
    const settle = async () => {
      await insertRows(
        tx,
        batch.map((row) => ({ ...row, uploadId: id })),
      )
      batch = []
    }
    for await (const row of rows) {
      if (++count > bulkUploadLimits.rows) throw new HttpError(400, bulkUploadTexts.tooManyRows)
      batch.push({ ...row, cells: row.cells.slice(0, bulkUploadLimits.columns) })
      if (batch.length === batchSize) await settle()
    }
    if (count === 0) throw new UnreadableFile('No rows found in this file')
    await settle()
    await writeUpload(tx, id, { rows: count })
    return count
  }

  /** Answers the id of the upload and how many rows it has; 400 that says why where the file cannot be used. */
  return async (person: Person, file: ReceivedFile, told: Told): Promise<{ id: string; rows: number }> => {
    const id = newId()
    const bytes = createReadStream(file.path)
    const sent = { size: file.size, bytes }
    try {
      return { id, rows: await db.transaction((tx) => keep(tx, id, person, sent, told)) }
    } catch (error) {
      throw refusal(error)
    } finally {
      bytes.destroy()
    }
  }
}
