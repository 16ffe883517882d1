import { createHmac } from 'node:crypto'
import { reportLicence } from '@soundings/contract/reports'
import { isSensitive, type Species, speciesById } from '@soundings/rules/species'
import { reportPagePath } from '#features/reports/index.ts'
import type { ReportWithSpecies } from './sightings.repo.ts'

/** One species in one report, as it goes into the file: texts, empty where nothing is told; the uncertainty in metres. */
export type Sighting = {
  id: string
  name: string
  scientific: string
  eventDate: string
  lat: string
  lng: string
  uncertainty: number
  country: string
  region: string
  locality: string
  author: string
  generalized: string
  withheld: string
  url: string
  licence: string
}

/** Divers swim so far around the position of a site, in metres. */
const around = 1_000
/** A tenth of a degree: half of it is 5.6 km to each side, 7.9 km across the corner. */
const blur = { decimals: 1, uncertainty: 9_000 } as const

export type Means = { origin: string; key: Buffer }

const openly = (row: ReportWithSpecies, { id }: Species, { origin }: Means) => ({
  id: `${origin}/api/reports/${row.id}#${id}`,
  eventDate: row.diveDate,
  lat: row.lat.toFixed(5),
  lng: row.lng.toFixed(5),
  uncertainty: around,
  region: row.region ?? '',
  locality: row.siteName,
  author: row.author ?? '',
  generalized: '',
  withheld: '',
  url: origin + reportPagePath({ id: row.id, siteId: row.siteId, slug: row.slug }),
})

/** Nothing in it leads back to the report, where the exact place is read: no link, no name, no day, and no id that can be guessed. */
const blurred = (row: ReportWithSpecies, { id }: Species, { key }: Means) => ({
  id: `urn:sighting:${createHmac('sha256', key).update(`${row.id}/${id}`).digest('hex')}`,
  eventDate: row.diveDate.slice(0, 'yyyy-mm'.length),
  lat: row.lat.toFixed(blur.decimals),
  lng: row.lng.toFixed(blur.decimals),
  uncertainty: blur.uncertainty,
  region: '',
  locality: '',
  author: '',
  generalized: 'Position rounded to 0.1 degrees and date to the month, as the species is sensitive.',
  withheld: 'Exact position, day, observer and report.',
  url: '',
})

const common = (row: ReportWithSpecies, { name, scientific }: Species) => ({
  name,
  scientific,
  country: row.country ?? '',
  licence: reportLicence.url,
})

/** What of a report is told with its place; species that the list no longer knows are left out. */
export const openSightings = (row: ReportWithSpecies, means: Means): Sighting[] =>
  row.species.flatMap((id) => {
    const known = speciesById(id)
    return known && !isSensitive(known) ? [{ ...common(row, known), ...openly(row, known, means) }] : []
  })

/** The sighting of a sensitive species in a report. */
export const blurredSighting = (row: ReportWithSpecies, known: Species, means: Means): Sighting => ({
  ...common(row, known),
  ...blurred(row, known, means),
})
