import type { SiteFacts } from '@soundings/contract/sites'
import { swappedIn, withCountry } from './check-place.ts'
import type { FileRow } from './file-rows.ts'
import { siteFromCsv } from './site-from-csv.ts'
import { SourceUnknown, siteFromElement, siteFromFeature } from './site-from-json.ts'
import type { NamedSource, Remark, SiteRow } from './site-rows.ts'

/** What one row of a file says, whichever format it has; undefined where it is only something to tell. */
export const siteOf = (found: FileRow, named: NamedSource | undefined): SiteRow | undefined => {
  if (found.kind === 'warning') return undefined
  if (found.kind === 'fault')
    return { kind: 'faulty', faults: [{ field: found.field ?? 'row', message: found.message }] }
  if (found.kind === 'record') {
    if (!named) throw new SourceUnknown('CSV files don’t say where their data comes from')
    return siteFromCsv(found.raw, named, found.style)
  }
  return found.kind === 'element' ? siteFromElement(found.raw) : siteFromFeature(found.raw, named)
}

/** Holds a site against the map: its numbers may be swapped, and its position may tell the country that it leaves out. */
export const placed = (
  said: SiteFacts,
): { facts: SiteFacts; countryFilled: string | null; fault?: undefined } | { fault: Remark } => {
  const swapped = swappedIn(said)
  if (swapped) return { fault: { field: 'position', message: swapped } }
  const facts = withCountry(said)
  return { facts, countryFilled: said.country === null ? facts.country : null }
}
