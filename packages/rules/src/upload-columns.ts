import { type CsvColumn, csvColumns, type UploadColumn } from '@soundings/contract/bulk-upload'
import { fold } from './text.ts'

/** What lists call our columns, besides their names here and the last words of these. */
const synonyms: Partial<Record<CsvColumn, string>> = {
  siteName:
    'name|site|title|dive site|dive site name|divesite|spot|dive spot|location name|nom|nombre|tauchplatz',
  description: 'about|details|summary|notes|comment|comments|info|text|beschreibung|descripcion',
  'location.country': 'country|country name|nation|land|pays|pais',
  'location.region': 'region|state|province|area|island|county',
  'location.city': 'city|town|village|place|nearest town|ort|ville|ciudad',
  'location.coordinates.lat':
    'lat|latitude|lat dd|latitude dd|lat deg|gps lat|gps latitude|y|breite|breitengrad|latitud',
  'location.coordinates.lng':
    'lng|lon|long|longitude|lng dd|lon dd|long dd|longitude dd|lon deg|gps lon|gps lng|gps longitude|x|laenge|länge|längengrad|longitud',
  waterBodyType: 'water body|water type|water|body of water|type of water',
  diveSiteCategory: 'category|site category|dive site type|site type|type|kind',
  maxDepth:
    'max depth|maximum depth|depth|max depth m|depth m|maxdepth m|deepest|deepest point|tiefe|max tiefe',
  depthRange: 'depth range|depths|depth from to|depth range m',
  bottomComposition: 'bottom|bottom type|seabed|substrate',
  topographicalFeatures: 'features|topography|topographical feature',
  fixedStructures: 'structures|fixed structure|installations',
  entryMethod: 'entry|entry type|access type|how to enter',
  accessibilityDetails: 'accessibility|access details|directions|parking',
  protectionStatus: 'protection|protected|marine park|protected area',
  requiredDiverLevel: 'level|diver level|required level|difficulty|experience|minimum level|certification',
  historicalSignificance: 'history|historical|historical notes',
  accessStatus: 'status|open|open closed',
  aliases: 'alias|other names|alternative names|also known as|aka',
  id: 'site id|identifier|ref|reference|key|number|nr|no',
}

/** "Max depth (m)" and "maxDepth" are the same words. */
const wordsOf = (name: string): string =>
  fold(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/\b(in )?(m|metres|meters|degrees|dd)$/, '')
    .trim()

const exactly = new Map(csvColumns.map((column) => [column.toLowerCase(), column]))
const bySynonym = new Map(
  csvColumns.flatMap((column) =>
    [column, ...(synonyms[column]?.split('|') ?? [])].map((name): [string, CsvColumn] => [
      wordsOf(name),
      column,
    ]),
  ),
)

/** How many letters must be changed, added or left out to make one text of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + Number(one[at - 1] !== other[to - 1]),
      )
    row = next
  }
  return row[other.length] ?? 0
}

/** The name nearest to these words by its letters; of short names nothing is near. */
const similarTo = (words: string): CsvColumn | undefined => {
  let best: { column: CsvColumn; share: number } | undefined
  for (const [name, column] of bySynonym) {
    if (name.length < 4 || Math.abs(name.length - words.length) > 3) continue
    const share = distance(words, name) / Math.max(name.length, words.length)
    if (share <= 0.25 && (!best || share < best.share)) best = { column, share }
  }
  return best?.column
}

const ways: readonly [UploadColumn['confidence'], (name: string) => CsvColumn | undefined][] = [
  ['exact', (name) => exactly.get(name.trim().toLowerCase())],
  ['synonym', (name) => bySynonym.get(wordsOf(name))],
  ['similar', (name) => similarTo(wordsOf(name))],
]

/** Which of our columns the names of a header mean: surer matches first, and no column twice. */
export const matchColumns = (names: readonly string[]): UploadColumn[] => {
  const columns = names.map((name): UploadColumn => ({ name, mapsTo: null, confidence: 'none' }))
  const taken = new Set<CsvColumn>()
  for (const [confidence, find] of ways)
    for (const column of columns) {
      // The file of errors is sent again as it is.
      if (column.mapsTo !== null || column.name.trim() === '' || wordsOf(column.name) === 'error') continue
      const found = find(column.name)
      if (found === undefined || taken.has(found)) continue
      taken.add(found)
      Object.assign(column, { mapsTo: found, confidence })
    }
  return columns
}

/** What tells headers apart, whatever their case and spaces. */
export const headerKey = (names: readonly string[]): string => names.map((name) => fold(name)).join('|')
