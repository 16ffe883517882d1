import type { Site, SiteSummary } from '@soundings/contract/sites'
import { plural } from '@soundings/rules/phrases'
import { locationText } from '@soundings/rules/sites'
import { type DateLanguage, dateText } from '#shared/lib/date.ts'

/** The place of a list row: the nearest name and the country; the details say the rest. */
export const shortPlace = ({
  city,
  region,
  country,
}: Pick<SiteSummary, 'city' | 'region' | 'country'>): string =>
  locationText({ city: city ?? region, region: null, country })

/** The address that may be shared. */
export const siteAddress = ({ id, slug }: Pick<SiteSummary, 'id' | 'slug'>): string => `/sites/${id}/${slug}`

/** Where a site is changed, or a change proposed. */
export const editAddress = ({ id }: Pick<SiteSummary, 'id'>): string => `/sites/${id}/edit`

/** `324 dive sites`, or `1 dive site for ‘wreck malta’`. */
export const resultCount = (total: number, words: string): string => {
  if (words === '') return plural(total, { one: '# dive site', other: '# dive sites' })
  return plural(total, { one: '# dive site for ‘{words}’', other: '# dive sites for ‘{words}’' }, { words })
}

/** `21 Nov 2026` in the reader's order, or 'Date not available'. */
export const siteDateText = (instant: string | null | undefined, language: DateLanguage): string =>
  dateText(instant ?? '', language) || 'Date not available'

const sourceNames: Record<string, string> = {
  soundings: 'Soundings starter sites',
  member: 'A member of this community',
  osm: 'OpenStreetMap contributors',
  openstreetmap: 'OpenStreetMap contributors',
}

const licences = [
  {
    known: /^CC[ -]BY[ -]4\.0$/i,
    name: 'CC BY 4.0',
    address: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    known: /^ODbL([ -]1\.0)?$/i,
    name: 'ODbL 1.0',
    address: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
]

const licenceText = (licence: string) => {
  const found = licences.find(({ known }) => known.test(licence))
  return { name: found?.name ?? licence, address: found?.address ?? null }
}

/** Where a site's facts come from: a name, and the licence with the address of its text when we know it. */
export const provenanceText = ({ source, licence }: Site['provenance']) => ({
  source: sourceNames[source.toLowerCase()] ?? source,
  licence: licence === null ? null : licenceText(licence),
})

/** Whom to credit for a site, in one line: `Source: Soundings starter sites, CC BY 4.0`. */
export const creditText = ({ provenance }: Pick<Site, 'provenance'>): string => {
  const { source, licence } = provenanceText(provenance)
  return `Source: ${[source, licence?.name].filter(Boolean).join(', ')}`
}

type Click = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

/** Whether a click on a link asks for nothing but to follow it here. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
