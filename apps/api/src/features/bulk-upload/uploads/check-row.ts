import type { CsvColumn, UploadColumn } from '@soundings/contract/bulk-upload'
import { placed } from '../arriving.ts'
import type { Cells } from '../file-rows.ts'
import { misfit, styleOf } from '../read-csv.ts'
import { siteFromCsv } from '../site-from-csv.ts'
import { checkFacts, type Remark, type SiteRow } from '../site-rows.ts'
import type { RowRecord } from './upload-rows.repo.ts'
import type { UploadRecord } from './uploads.repo.ts'

export type Shaped = Pick<UploadRecord, 'columns' | 'delimiter' | 'source' | 'licence'>
type Written = Pick<RowRecord, 'cells' | 'edits' | 'broken' | 'said'>

/** What fills our columns: the fields of the file, and over them what somebody mended. */
export const valuesOf = (
  { cells, edits }: Pick<Written, 'cells' | 'edits'>,
  columns: readonly UploadColumn[],
): Partial<Record<CsvColumn, string>> => {
  const read = columns.flatMap(({ mapsTo }, at) => (mapsTo === null ? [] : [[mapsTo, cells[at] ?? '']]))
  return { ...Object.fromEntries(read), ...edits }
}

const filled = (values: Partial<Record<CsvColumn, string>>): Cells =>
  new Map(
    (Object.entries(values) as [CsvColumn, string][]).flatMap(([column, value]) =>
      value.trim() === '' ? [] : [[column, value.trim()] as const],
    ),
  )

const columnOf: Record<string, string> = {
  position: 'location.coordinates.lat',
  coordinates: 'location.coordinates.lat',
}

const issuesOf = (remarks: readonly Remark[]) =>
  remarks.map(({ field, message }) => ({ column: columnOf[field] ?? field, message }))

const noFacts = { facts: null, provenance: null, countryFilled: null, lng: null, lat: null } as const

const refused = (remarks: readonly Remark[]) => ({ ...noFacts, issues: issuesOf(remarks) })

/** What is found of a site that a row says: its facts, or what is wrong. */
export const checkSite = (site: SiteRow) => {
  if (site.kind === 'faulty') return refused(site.faults)
  if (site.kind === 'aside') return refused([{ field: 'row', message: site.message }])
  const place = placed(site.facts)
  if (place.fault) return refused([place.fault])
  const { facts, countryFilled } = place
  const [lng, lat] = facts.coordinates
  return { facts, provenance: site.provenance, countryFilled, lng, lat, issues: [] }
}

const isSaid = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)

/** Checks a row of GeoJSON or Overpass that somebody mended: what was typed stands over what the file says of the site. */
export const checkMendedRow = (row: Written, { columns, source, licence }: Shaped) => {
  const values = valuesOf(row, columns)
  const description = values.description?.trim() || null
  // Only a CSV needs a description.
  const typed = siteFromCsv(filled({ ...values, description: description ?? '-' }), { source, licence })
  if (typed.kind !== 'site') return checkSite(typed)
  const { country, maxDepth } = typed.facts
  const said = Object.fromEntries(Object.entries(typed.facts).filter(([, value]) => isSaid(value)))
  const facts = { ...typed.facts, ...row.said?.facts, ...said, description, country, maxDepth }
  const checked = checkFacts(facts, {})
  if (!checked.facts) return refused(checked.faults)
  return checkSite({ ...typed, facts: checked.facts, provenance: row.said?.provenance ?? typed.provenance })
}

/**
 * Checks one row of a CSV file. A row that could not be split is wrong until somebody has looked at it and mended a cell;
 * a country is needed where the position does not tell it.
 */
export const checkCsvRow = (row: Written, { columns, delimiter, source, licence }: Shaped) => {
  const style = styleOf(delimiter)
  const isMended = Object.keys(row.edits).length > 0
  if (row.broken !== null && !isMended) return refused([{ field: 'row', message: row.broken }])
  if (row.cells.length !== columns.length && !isMended)
    return refused([{ field: 'row', message: misfit(row.cells.length, columns.length, style) }])
  const found = checkSite(siteFromCsv(filled(valuesOf(row, columns)), { source, licence }, style))
  if (found.facts && found.facts.country === null)
    return refused([{ field: 'location.country', message: 'Country is required' }])
  return found
}
