import { type CsvValue, csvLine, csvMark } from '@soundings/rules/csv'
import type { FastifyReply } from 'fastify'

/** A table of what a chart shows; with the unit in the name of a column where it has one. */
export type Table<Row> = Readonly<Record<string, (row: Row) => CsvValue>>

/** So many lines of a chart are in its file. */
export const maxLines = 1_000

/** Sends a table in place of the answer; text that looks like a formula is defused. */
export const sendTable = <Row>(
  reply: FastifyReply,
  name: string,
  columns: Table<Row>,
  rows: readonly Row[],
): void => {
  const lines = rows.map((row) => csvLine(Object.values(columns).map((read) => read(row))))
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="soundings-${name}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(csvMark + csvLine(Object.keys(columns)) + lines.join(''))
}
