import { type ExportFormat, reportLicence } from '@soundings/contract/reports'
import { type CsvValue, csvLine, csvMark } from '@soundings/rules/csv'
import { reportPagePath } from '../report-lines.ts'
import type { ExportedRow } from './export.repo.ts'

/** Whence and when a file is. */
export type Origin = { origin: string; at: Date }

/** A kind of file, written piece by piece. */
type FileKind = {
  begin: (about: Origin) => string
  /** Several reports; `isFirst` says that none came before them. */
  lines: (rows: ExportedRow[], about: Origin, isFirst: boolean) => string
  end: string
}

/** Visibility in metres, temperature in °C, day and time of the place; `content` where the notes do not say the same. */
const exportedOf = (
  { slug, siteStatus: _, siteId, diveTime, content, diveNotes, createdAt, lastUpdated, ...row }: ExportedRow,
  { origin }: Origin,
) => ({
  ...row,
  siteId,
  diveTime: diveTime?.slice(0, 'hh:mm'.length) ?? null,
  content: content === diveNotes ? null : content,
  diveNotes,
  createdAt: createdAt.toISOString(),
  lastUpdated: lastUpdated.toISOString(),
  url: origin + reportPagePath({ id: row.id, siteId, slug }),
})
type Exported = ReturnType<typeof exportedOf>

const listed = (values: string[]) => values.join('; ')

const columns: Record<string, (exported: Exported) => CsvValue> = {
  id: ({ id }) => id,
  siteId: ({ siteId }) => siteId,
  siteName: ({ siteName }) => siteName,
  country: ({ country }) => country,
  region: ({ region }) => region,
  diveDate: ({ diveDate }) => diveDate,
  diveTime: ({ diveTime }) => diveTime,
  rating: ({ rating }) => rating,
  'visibility (m)': ({ visibility }) => visibility,
  'waterTemp (°C)': ({ waterTemp }) => waterTemp,
  conditions: ({ conditions }) => listed(conditions),
  animalsSeen: ({ animalsSeen }) => animalsSeen,
  species: ({ species }) => listed(species),
  title: ({ title }) => title,
  content: ({ content }) => content,
  diveNotes: ({ diveNotes }) => diveNotes,
  helpfulCount: ({ helpfulCount }) => helpfulCount,
  author: ({ author }) => author,
  createdAt: ({ createdAt }) => createdAt,
  lastUpdated: ({ lastUpdated }) => lastUpdated,
  url: ({ url }) => url,
  // In every line and not above them: programs for tables expect the names of the columns in the first one.
  licence: () => `${reportLicence.name} ${reportLicence.url}`,
}

export const exportFiles: Record<ExportFormat, FileKind> = {
  csv: {
    begin: () => csvMark + csvLine(Object.keys(columns)),
    lines: (rows, about) =>
      rows
        .map((row) => exportedOf(row, about))
        .map((exported) => csvLine(Object.values(columns).map((read) => read(exported))))
        .join(''),
    end: '',
  },
  json: {
    begin: ({ origin, at }) => {
      const head = {
        licence: reportLicence,
        attribution: `Divers of ${origin}, each named as author of their reports`,
        source: origin,
        units: { visibility: 'm', waterTemp: '°C' },
        generatedAt: at.toISOString(),
      }
      return `${JSON.stringify(head).slice(0, -1)},"reports":[\n`
    },
    lines: (rows, about, isFirst) =>
      rows
        .map((row, index) => (isFirst && index === 0 ? '' : ',\n') + JSON.stringify(exportedOf(row, about)))
        .join(''),
    end: '\n]}\n',
  },
}
