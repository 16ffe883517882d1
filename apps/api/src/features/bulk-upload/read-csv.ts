import { type CsvColumn, csvColumns, requiredColumns } from './csv-columns.ts'
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
  const missing = requiredColumns.filter((column) => !columns.includes(column))
  if (missing.length > 0)
    throw new UnreadableFile(
      `The first line must name the columns. Missing: ${listed(missing)}. Supported: ${listed(csvColumns)}.`,
      place,
    )
  return { columns, unknown: names.filter((name, at) => !columns[at] && name.trim() !== '') }
}

/** How many fields a row has that does not fit its header, and what to do about it. */
const misfit = (found: number, wanted: number, { decimalCommas }: NumberStyle) =>
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

/** Reads the records of a bulk-upload CSV, one at a time; rows without any text are passed over. */
export async function* readCsv(text: TextFile, delimiter: string): AsyncGenerator<FileRow> {
  // Where no comma separates fields, programs of many countries put one into numbers.
  const style = { decimalCommas: delimiter !== ',' }
  let header: ReturnType<typeof readHeader> | undefined
  let rows = 0
  for await (const record of csvRecords(piecesOf(text), delimiter)) {
    const { line } = record
    if (!record.fields) {
      if (!header) throw new UnreadableFile(record.message, record.place)
      rows++
      const field = header.columns[record.field]
      yield { kind: 'fault', row: line, message: record.message, field }
      continue
    }
    if (record.fields.every((field) => field.trim() === '')) continue
    if (header) {
      rows++
      yield toRow(line, record.fields, header.columns, style)
      continue
    }
    header = readHeader(record.fields, line)
    if (header.unknown.length > 0)
      yield {
        kind: 'warning',
        row: line,
        message: `Unknown columns were ignored: ${listed(header.unknown)}`,
      }
  }
  if (rows === 0) throw new UnreadableFile('The file has a header, but no rows below it')
}
