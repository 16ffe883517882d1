import { species } from './species/all.ts'
import type { Species } from './species/kinds.ts'

export { speciesAffirmedIn } from './species/affirmed.ts'
export { species } from './species/all.ts'
export { findSpecies } from './species/find.ts'
export { type Species, type SpeciesGroup, speciesGroups } from './species/kinds.ts'
export { speciesIn } from './species/mentions.ts'
export { isSensitive } from './species/sensitive.ts'

let byId: Map<string, Species> | undefined

/** The species of an id, or nothing where the list has none. */
export const speciesById = (id: string): Species | undefined => {
  byId ??= new Map(species.map((one) => [one.id, one]))
  return byId.get(id)
}

/** What these are called, in the order of the ids; ids that the list does not know are left out. */
export const speciesNames = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => speciesById(id)?.name ?? [])
