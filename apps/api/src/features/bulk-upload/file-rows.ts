import type { CsvColumn } from '@soundings/contract/bulk-upload-fields'
import type { NumberStyle } from './measures.ts'

/** The cells of one CSV record, trimmed; columns that are empty or absent are not in it. */
export type Cells = ReadonlyMap<CsvColumn, string>

/**
 * One row of a file as it was found. `row` is what a person counts: the line on which a CSV record starts (the header
 * is line 1), or the place of a feature or element in its list, from 1.
 */
export type FileRow =
  | { kind: 'feature' | 'element'; row: number; raw: unknown }
  | { kind: 'record'; row: number; raw: Cells; style: NumberStyle }
  /** A row that is there but cannot be split into fields; `field` names the column that is to blame, if one is. */
  | { kind: 'fault'; row: number; message: string; field?: string | undefined }
  /** Something to tell the person that stops no row. */
  | { kind: 'warning'; row: number; message: string }
