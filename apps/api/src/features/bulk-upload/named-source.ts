import { Provenance } from '@soundings/contract/sites'
import { Refusal } from '#src/refusal.ts'
import { osmSource } from './osm-object.ts'
import type { NamedSource } from './site-rows.ts'

const Named = Provenance.pick({ source: true, licence: true })

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
    throw new Refusal(400, `"${source}" is the name of Soundings' own sites; name another source`)
  const read = Named.safeParse({ source, licence: given.licence?.trim() || null })
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Refusal(400, `The ${String(issue?.path[0])} of the file does not do: ${issue?.message}`)
}
