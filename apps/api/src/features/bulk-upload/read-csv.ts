import { type CsvColumn, csvColumns, neededColumns } from '@soundings/contract/bulk-upload-fields'
import { csvRecords } from './csv-records.ts'
import type { FileRow } from './file-rows.ts'
import type { NumberStyle } from './measures.ts'
import type { TextFile } from './text-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

const listed = (names: readonly string[]) => names.join(', ')

const columnByName = new Map(csvColumns.map((column) => [column.toLowerCase(), column]))

/** Which column each field holds, and which names in the header are unknown. */
const readHeader = (
  names: string[],
  line: number,
): { columns: (CsvColumn | undefined)[]; unknown: string[] } => {
  const place = { line, column: 1 }
  const columns = names.map((name) => columnByName.get(name.trim().toLowerCase()))
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at)
  if (twice) throw new UnreadableFile(`The column ${twice} appears twice`, place)
  const missing = neededColumns.filter((column) => !columns.includes(column))
  if (missing.length > 0)
    throw new UnreadableFile(
      `The first line must name the columns. Missing: ${listed(missing)}. Supported: ${listed(csvColumns)}.`,
      place,
    )
  return { columns, unknown: names.filter((name, at) => !columns[at] && name.trim() !== '') }
}

/** The apostrophe that Soundings’ own files put before what looks like a formula. */
const withoutGuard = (field: string) => field.replace(/^'(?=[=+\-@＝＋－＠])/, '')

/** How many fields a row has that does not fit its header, and what to do about it. */
export const misfit = (found: number, wanted: number, { decimalCommas }: NumberStyle) =>
  decimalCommas
    ? `This row has ${found} fields, but the header has ${wanted}. Put fields that contain the separator in quotes.`
    : `This row has ${found} fields, but the header has ${wanted}. Put fields that contain commas in quotes.`

const toRow = (
  row: number,
  fields: string[],
  columns: (CsvColumn | undefined)[],
  style: NumberStyle,
): FileRow => {
  if (fields.length !== columns.length)
    return { kind: 'fault', row, message: misfit(fields.length, columns.length, style) }
  const cells = new Map<CsvColumn, string>()
  for (const [at, column] of columns.entries()) {
    const text = fields[at]?.trim()
    if (column && text) cells.set(column, text)
  }
  return { kind: 'record', row, raw: cells, style }
}

/** The text of a file piece by piece, which says now and then how far it is read. */
async function* piecesOf({ chunks, placeAt }: TextFile): AsyncGenerator<string> {
  let offset = 0
  for await (const chunk of chunks) {
    offset += chunk.length
    placeAt(offset)
    yield chunk.toString('utf8')
  }
}

/** What a CSV file has, one at a time: first the names of its columns, then its rows. */
export type CsvPart =
  | { kind: 'header'; line: number; names: string[] }
  | { kind: 'fields'; row: number; fields: string[] }
  /** A row that cannot be split; `raw` is its line as it is written, and `field` the place of the field that is to blame. */
  | { kind: 'broken'; row: number; field: number; message: string; raw: string }

/** Reads a CSV file with any header; rows without any text are passed over. */
export async function* readTable(text: TextFile, delimiter: string): AsyncGenerator<CsvPart> {
  let isBegun = false
  let rows = 0
  for await (const record of csvRecords(piecesOf(text), delimiter)) {
    const { line } = record
    if (!record.fields) {
      if (!isBegun) throw new UnreadableFile(record.message, record.place)
      rows++
      yield { kind: 'broken', row: line, field: record.field, message: record.message, raw: record.raw }
      continue
    }
    if (record.fields.every((field) => field.trim() === '')) continue
    if (isBegun) {
      rows++
      yield { kind: 'fields', row: line, fields: record.fields.map(withoutGuard) }
      continue
    }
    isBegun = true
    yield { kind: 'header', line, names: record.fields }
  }
  if (rows === 0) throw new UnreadableFile('The file has a header, but no rows below it')
}

/** Where no comma separates fields, programs of many countries put one into numbers. */
export const styleOf = (delimiter: string): NumberStyle => ({ decimalCommas: delimiter !== ',' })

/** Reads the records of a bulk-upload CSV that names its columns as the format guide does. */
export async function* readCsv(text: TextFile, delimiter: string): AsyncGenerator<FileRow> {
  const style = styleOf(delimiter)
  let columns: (CsvColumn | undefined)[] = []
  for await (const part of readTable(text, delimiter)) {
    if (part.kind === 'header') {
      const header = readHeader(part.names, part.line)
      columns = header.columns
      if (header.unknown.length > 0)
        yield {
          kind: 'warning',
          row: part.line,
          message: `Unknown columns were ignored: ${listed(header.unknown)}`,
        }
    } else if (part.kind === 'fields') yield toRow(part.row, part.fields, columns, style)
    else yield { kind: 'fault', row: part.row, message: part.message, field: columns[part.field] }
  }
}
