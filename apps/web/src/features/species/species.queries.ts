import { species } from '@soundings/contract/species'
import { area } from '#shared/api/area.ts'

const known = area('/api/species')

/** The species that words find, or all of them, those seen in a month (1 to 12) first. */
export const speciesListQuery = (q: string | undefined, month: number) =>
  known.readPages(species.list, { query: { ...(q && { q }), month } })

const of = (speciesId: string) => ({ params: { speciesId } })

export const speciesQuery = (speciesId: string) => known.read(species.get, of(speciesId))

export const speciesSitesQuery = (speciesId: string) =>
  known.readPages(species.sites, { ...of(speciesId), query: { limit: 50 } })

export const speciesPhotosQuery = (speciesId: string) =>
  known.readPages(species.photos, { ...of(speciesId), query: { limit: 16 } })

/** The best few for some words, to choose from while typing. */
export const speciesHintsQuery = (q: string, limit: number) =>
  known.read(species.list, { query: { q, limit } })
