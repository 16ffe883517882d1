import type { Remark } from './site-rows.ts'

/** How many there were, and the first of them. */
export type Listed<Item> = { count: number; first: Item[] }

/** A row that seems to repeat a site: one that was here already, or one that an earlier row of the file made. */
export type NearDuplicate = {
  row: number
  siteName: string
  metres: number
  original: { id: string; siteName: string; row: number | undefined }
}

/** What an upload did, or would have done. */
export type UploadReport = {
  format: 'GeoJSON' | 'Overpass JSON' | 'CSV' | undefined
  /** Rows of the file, good and bad. */
  read: number
  created: number
  updated: number
  unchanged: number
  /** Rows that named no country and got the one that they lie in. */
  countriesFilled: number
  nearDuplicates: Listed<NearDuplicate>
  /** Rows that are no dive sites, such as shops. */
  aside: Listed<{ row: number; message: string }>
  warnings: Listed<{ row: number } & Remark>
  /** Rows that have errors, which may have several each. */
  faultyRows: number
  errors: Listed<{ row: number } & Remark>
  /** False when nothing was kept: a dry run, or rows with errors that were not to be skipped. */
  isWritten: boolean
}

const nothing = () => ({ count: 0, first: [] })

export const emptyReport = (): UploadReport => ({
  format: undefined,
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  countriesFilled: 0,
  nearDuplicates: nothing(),
  aside: nothing(),
  warnings: nothing(),
  faultyRows: 0,
  errors: nothing(),
  isWritten: false,
})

/** Counts an item and keeps it while there are fewer than `max`. */
export const list = <Item>(listed: Listed<Item>, item: Item, max: number): void => {
  listed.count++
  if (listed.first.length < max) listed.first.push(item)
}
