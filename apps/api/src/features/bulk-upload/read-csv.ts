import { pipeline, Readable } from 'node:stream'
import { numberText } from '@soundings/rules/phrases'
import { CsvError, type Info, parse } from 'csv-parse'
import { type CsvColumn, csvColumns, requiredColumns } from './csv-columns.ts'
import type { FileRow } from './file-rows.ts'
import type { TextFile } from './text-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The most characters that one record may hold; beyond, a quote was surely left open. */
const longestRecord = 1_000_000

const reasons: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'The quoted field that starts here is missing its closing quote',
  CSV_MAX_RECORD_SIZE: `This row is longer than ${numberText(longestRecord)} characters. Check for a missing closing quote.`,
  CSV_INVALID_CLOSING_QUOTE:
    'There is text after this field’s closing quote. To use a quote inside a quoted field, double it.',
  INVALID_OPENING_QUOTE:
    'There is a quote inside this unquoted field. Put the field in quotes and double the quote.',
}

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
  const missing = requiredColumns.filter((column) => !columns.includes(column))
  if (missing.length > 0)
    throw new UnreadableFile(
      `The first line must name the columns. Missing: ${listed(missing)}. Supported: ${listed(csvColumns)}.`,
      place,
    )
  return { columns, unknown: names.filter((name, at) => !columns[at] && name.trim() !== '') }
}

/** Where the field begins that the parser stumbled over: `bytes` is the delimiter before it, or the row's start. */
const fieldStart = ({ bytes, column }: CsvError) => Number(bytes) + (Number(column) > 0 ? 1 : 0)

const toRow = (row: number, fields: string[], columns: (CsvColumn | undefined)[]): FileRow => {
  if (fields.length !== columns.length)
    return {
      kind: 'fault',
      row,
      message: `This row has ${fields.length} fields, but the header has ${columns.length}. Put fields that contain commas in quotes.`,
    }
  const cells = new Map<CsvColumn, string>()
  for (const [at, column] of columns.entries()) {
    const text = fields[at]?.trim()
    if (column && text) cells.set(column, text)
  }
  return { kind: 'record', row, raw: cells }
}

/** Reads the records of a bulk-upload CSV, one at a time; rows without any text are passed over. */
export async function* readCsv({ chunks, placeAt }: TextFile, delimiter: string): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: longestRecord,
    info: true,
  })
  pipeline(Readable.from(chunks), parser, () => undefined)
  let header: ReturnType<typeof readHeader> | undefined
  let start = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const { line } = placeAt(start)
      start = info.bytes_records
      if (record.every((field) => field.trim() === '')) continue
      if (header) {
        yield toRow(line, record, header.columns)
        continue
      }
      header = readHeader(record, line)
      if (header.unknown.length > 0)
        yield {
          kind: 'warning',
          row: line,
          message: `Unknown columns were ignored: ${listed(header.unknown)}`,
        }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(reasons[error.code] ?? error.message, placeAt(fieldStart(error)))
  }
}
