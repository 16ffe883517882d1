import { type CsvValue, csvLine, csvMark } from '@soundings/rules/csv'

/** A table of what a chart shows; with the unit in the name of a column where it has one. */
export type Table<Row> = Readonly<Record<string, (row: Row) => CsvValue>>

/** So many lines of a chart are in its file. */
export const maxLines = 1_000

/** A table as a file; text that looks like a formula is defused. */
export const csvOf = <Row>(columns: Table<Row>, rows: readonly Row[]): string => {
  const lines = rows.map((row) => csvLine(Object.values(columns).map((read) => read(row))))
  return csvMark + csvLine(Object.keys(columns)) + lines.join('')
}
