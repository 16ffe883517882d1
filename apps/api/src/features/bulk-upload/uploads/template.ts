import { type CsvColumn, csvColumns } from '@soundings/contract/bulk-upload'
import { csvLine, csvMark } from '@soundings/rules/csv'

const examples: Partial<Record<CsvColumn, string>>[] = [
  {
    siteName: 'Old Quarry',
    description: 'Clear fresh water, two sunken vans and a platform at 6 m.',
    'location.country': 'Germany',
    'location.region': 'Schleswig-Holstein',
    'location.city': 'Kiel',
    'location.coordinates.lat': '54.3233',
    'location.coordinates.lng': '10.1394',
    waterBodyType: 'Quarry',
    diveSiteCategory: 'Wall',
    maxDepth: '22',
    depthRange: '5-22',
    topographicalFeatures: 'Platform, Slope',
    fixedStructures: 'Platform, Vans',
    requiredDiverLevel: 'Beginner',
  },
  {
    siteName: 'Lighthouse Reef',
    description: 'A coral garden that slopes from 4 m, with turtles in the morning.',
    'location.country': 'Egypt',
    'location.city': 'Dahab',
    'location.coordinates.lat': '28.4986',
    'location.coordinates.lng': '34.5206',
    waterBodyType: 'Sea',
    diveSiteCategory: 'Coral Reef',
    maxDepth: '30',
    depthRange: '4-30',
    entryMethod: 'From the shore',
    requiredDiverLevel: 'Beginner',
  },
]

/** A file to start with: all columns, and two rows that show how they are filled. */
export const templateFile = (): Buffer =>
  Buffer.from(
    csvMark +
      csvLine(csvColumns) +
      examples.map((row) => csvLine(csvColumns.map((column) => row[column] ?? ''))).join(''),
  )
