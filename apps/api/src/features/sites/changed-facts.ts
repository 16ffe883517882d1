import { isDeepStrictEqual } from 'node:util'
import { type Provenance, type Site, SiteFacts } from '@soundings/contract/sites'

const factKeys = Object.keys(SiteFacts.shape) as (keyof SiteFacts)[]

/** Depths are kept as four-byte floats: two that become the same one are the same. Minus nought is kept as nought. */
const asKept = (depth: number | null) => (depth === null ? null : Math.fround(depth) + 0)

const comparable = ({ coordinates, maxDepth, averageDepth, depthRange, ...facts }: SiteFacts) => ({
  ...facts,
  coordinates: coordinates.map((degrees) => degrees + 0),
  depths: [maxDepth, averageDepth, depthRange?.min ?? null, depthRange?.max ?? null].map(asKept),
})

const factsOf = (site: Site) => Object.fromEntries(factKeys.map((key) => [key, site[key]])) as SiteFacts

/** Whether a source says anything else about a site than what is kept of it. */
export const isChanged = (site: Site, facts: SiteFacts, provenance: Provenance): boolean =>
  !isDeepStrictEqual(site.provenance, provenance) ||
  !isDeepStrictEqual(comparable(factsOf(site)), comparable(facts))
