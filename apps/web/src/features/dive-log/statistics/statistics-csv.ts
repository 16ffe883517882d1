import { csvLine, csvMark } from '@soundings/rules/csv'
import { saveFile } from '#shared/lib/save-file.ts'
import type { Chart } from './charts.view.ts'

type Table = Pick<Chart, 'name' | 'headings'> & { rows: readonly Pick<Chart['rows'][number], 'cells'>[] }

/** A table as a file that programs for tables read; nothing that somebody wrote is taken for a formula there. */
export const csvOf = ({ headings, rows }: Pick<Table, 'headings' | 'rows'>): string =>
  csvMark + [headings, ...rows.map(({ cells }) => cells.map(({ value }) => value))].map(csvLine).join('')

/** Hands a table over as a file. */
export const saveTable = (table: Table): void =>
  saveFile({ name: `dives-${table.name}.csv`, type: 'text/csv', content: csvOf(table) })
