import { Provenance } from '@soundings/contract/sites'
import { HttpError } from '#shared/http-error.ts'
import { osmSource } from './osm-object.ts'
import type { NamedSource } from './site-rows.ts'

const Named = Provenance.pick({ source: true, licence: true })

/** What the source of an upload is called where nobody named one. */
export const usualSource = 'Bulk upload'

/** What the history of a site says of how it came: where from, and under which licence. */
export const bulkNote = ({ source, licence }: Pick<Provenance, 'source' | 'licence'>): string => {
  const name = source === osmSource ? 'OpenStreetMap' : source
  const from = source === usualSource ? 'Bulk upload' : `Bulk upload from ${name}`
  return licence === null ? from : `${from} (${licence})`
}

/** What people call the two parts of a source. */
const labels: Record<string, string> = { source: 'This source name', licence: 'This licence' }

/** Sites under these names are made by Soundings itself. */
const ownSources: readonly string[] = ['soundings', 'member']

/** The source that a person named, or undefined; OpenStreetMap's objects name themselves. Refuses unfit names. */
export const namedSource = (given: {
  source?: string | undefined
  licence?: string | undefined
}): NamedSource | undefined => {
  const source = given.source?.trim() ?? ''
  if (source === '' || source === osmSource) return undefined
  if (ownSources.includes(source))
    throw new HttpError(400, `“${source}” is reserved for Soundings’ own sites. Use another source name.`)
  const read = Named.safeParse({ source, licence: given.licence?.trim() || null })
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new HttpError(400, `${labels[String(issue?.path[0])]} can’t be used: ${issue?.message}.`)
}
