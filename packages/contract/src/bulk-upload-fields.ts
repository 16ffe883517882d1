import { z } from 'zod'

/** The columns that a file of dive sites needs. A country may stay empty where the position tells it. */
const required = [
  'siteName',
  'description',
  'location.country',
  'location.coordinates.lat',
  'location.coordinates.lng',
] as const
const optional = [
  'location.region',
  'location.city',
  'waterBodyType',
  'diveSiteCategory',
  'maxDepth',
  'depthRange',
  'bottomComposition',
  'topographicalFeatures',
  'fixedStructures',
  'entryMethod',
  'accessibilityDetails',
  'protectionStatus',
  'requiredDiverLevel',
  'historicalSignificance',
  /** Beyond the format guide: whether one may dive there. */
  'accessStatus',
  'accessStatusSince',
  'accessStatusReason',
  'accessStatusSource',
  /** Beyond the format guide: the site's other names, and its id at its source, where the list has one. */
  'aliases',
  'id',
] as const

export type CsvColumn = (typeof required)[number] | (typeof optional)[number]
export const csvColumns: readonly CsvColumn[] = [...required, ...optional]
export const requiredColumns: readonly CsvColumn[] = required
/** Without one of these, no row of a file can become a site. */
export const neededColumns: readonly CsvColumn[] = required.filter((column) => column !== 'location.country')
export const CsvColumn = z.enum([...required, ...optional])

/** What a file of dive sites may be. Times in milliseconds; `cell` in characters. */
export const bulkUploadLimits = {
  bytes: 10_000_000,
  rows: 50_000,
  columns: 200,
  cell: 10_000,
  name: 200,
  page: 50,
  /** So many rows are named in what an upload says of itself. */
  errors: 500,
  /** So long an upload can be undone. */
  undo: 7 * 24 * 3_600_000,
  /** So long a preview waits for somebody to go on with it. */
  waits: 7 * 24 * 3_600_000,
} as const

export const bulkUploadTexts = {
  notCsv: 'Please select a valid CSV file',
  notJson: 'Please select a GeoJSON or Overpass JSON file',
  oneFile: 'Choose one file at a time.',
  noFile: 'Please choose a file.',
  tooLarge: 'The file is larger than 10 MB. Split it into smaller files.',
  tooManyRows: 'The file has more than 50,000 rows. Split it into smaller files.',
} as const

/** Whether a file may be a CSV, by what the browser says of it. */
export const isCsvFile = ({ name, type }: { name: string; type: string }): boolean =>
  type === 'text/csv' || name.toLowerCase().endsWith('.csv')
