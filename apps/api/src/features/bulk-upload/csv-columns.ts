const required = ['siteName', 'description', 'location.coordinates.lat', 'location.coordinates.lng'] as const
const optional = [
  'location.country',
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

export const requiredColumns: readonly CsvColumn[] = required
export const csvColumns: readonly CsvColumn[] = [...required, ...optional]
export type CsvColumn = (typeof required)[number] | (typeof optional)[number]
