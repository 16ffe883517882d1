import {
  type CsvColumn,
  csvColumns,
  requiredColumns,
  type Upload,
  type UploadRow,
} from '@soundings/contract/bulk-upload'
import { plural } from '@soundings/rules/phrases'

/** What our columns are called on the page. */
export const columnLabels: Record<CsvColumn, string> = {
  siteName: 'Site name',
  description: 'Description',
  'location.country': 'Country',
  'location.coordinates.lat': 'Latitude',
  'location.coordinates.lng': 'Longitude',
  'location.region': 'Region',
  'location.city': 'City',
  waterBodyType: 'Water body type',
  diveSiteCategory: 'Dive site category',
  maxDepth: 'Max depth',
  depthRange: 'Depth range',
  bottomComposition: 'Bottom',
  topographicalFeatures: 'Topographical features',
  fixedStructures: 'Fixed structures',
  entryMethod: 'Entry method',
  accessibilityDetails: 'Accessibility',
  protectionStatus: 'Protection',
  requiredDiverLevel: 'Diver level',
  historicalSignificance: 'History',
  accessStatus: 'Access',
  accessStatusSince: 'Access since',
  accessStatusReason: 'Access reason',
  accessStatusSource: 'Access source',
  aliases: 'Other names',
  id: 'Id',
}

/** The columns that are shown of a file: those that it fills, and those that it would need. */
export const shownColumns = ({ columns }: Pick<Upload, 'columns'>): CsvColumn[] => {
  const filled = new Set(columns.flatMap(({ mapsTo }) => mapsTo ?? []))
  return csvColumns.filter((column) => filled.has(column) || requiredColumns.includes(column))
}

/** Whether somebody should look at how the columns were matched before they go on. */
export const wantsMatching = ({
  columns,
  missing,
  format,
}: Pick<Upload, 'columns' | 'missing' | 'format'>): boolean =>
  format === 'csv' &&
  (missing.length > 0 || columns.some(({ name, confidence }) => name.trim() !== '' && confidence !== 'exact'))

const kilobyte = 1_000

/** The size of a file in words, such as "1.2 MB". */
export const sizeText = (bytes: number): string => {
  if (bytes < kilobyte) return plural(bytes, { one: '# byte', other: '# bytes' })
  const [value, unit] =
    bytes < kilobyte ** 2 ? [bytes / kilobyte, 'kilobyte'] : [bytes / kilobyte ** 2, 'megabyte']
  return new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}

/** How many sites a preview would create. */
export const toCreate = ({ counts }: Pick<Upload, 'counts'>): number =>
  counts.good + counts.create + counts.fill

/** The fault of a cell, and those of a row that belong to no column that is shown. */
export const faultsOf = ({ issues }: Pick<UploadRow, 'issues'>, columns: readonly CsvColumn[]) => ({
  ofCell: (column: CsvColumn) => issues.find((issue) => issue.column === column)?.message,
  ofRow: issues.filter(({ column }) => !columns.some((shown) => shown === column)),
})
