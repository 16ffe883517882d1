import { Readable } from 'node:stream'
import { csvColumns } from '@soundings/contract/bulk-upload'
import { csvLines, csvMark } from '@soundings/rules/csv'
import type { Db } from '#db/client.ts'
import { reasonOf } from './answers.ts'
import { valuesOf } from './check-row.ts'
import { type RowRecord, rowBatches } from './upload-rows.repo.ts'
import type { UploadRecord } from './uploads.repo.ts'

type Written = Pick<UploadRecord, 'id' | 'columns' | 'delimiter' | 'state'>

/** The cells of a row as they were sent, with what was mended; what is too much stands in the last one. */
const fieldsOf = ({ cells, edits }: RowRecord, { columns, delimiter }: Written): string[] =>
  columns.map(({ mapsTo }, at) => {
    const own = at === columns.length - 1 ? cells.slice(at).join(delimiter) : (cells[at] ?? '')
    return (mapsTo === null ? undefined : edits[mapsTo]) ?? own
  })

const isReported = ({ issues, near, choice, result }: RowRecord, state: Written['state']): boolean =>
  state === 'ready' || state === 'checking'
    ? issues.length > 0 || (near !== null && choice !== 'create' && choice !== 'fill')
    : result === 'faulty' || result === 'duplicate' || result === 'skipped'

/**
 * The rows that were not created, as they were sent and with why, in a file that can be mended and sent again as it is:
 * it has the separator of the first one, and columns that only the mending brought.
 */
export const errorsFile = (db: Db, upload: Written): Readable => {
  const line = csvLines(upload.delimiter)
  const mapped = upload.columns.map(({ mapsTo }) => mapsTo)
  const lines = async function* () {
    const added = new Set<string>()
    for await (const rows of rowBatches(db, upload.id))
      for (const { edits } of rows)
        for (const column of csvColumns) if (column in edits && !mapped.includes(column)) added.add(column)
    const more = csvColumns.filter((column) => added.has(column))
    yield csvMark + line([...upload.columns.map(({ name }) => name), ...more, 'error'])
    for await (const rows of rowBatches(db, upload.id))
      for (const row of rows.filter((each) => isReported(each, upload.state))) {
        const values = valuesOf(row, upload.columns)
        yield line([...fieldsOf(row, upload), ...more.map((column) => values[column] ?? ''), reasonOf(row)])
      }
  }
  return Readable.from(lines())
}
