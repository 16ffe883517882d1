import type { SearchQuery } from '@soundings/contract/search'
import { speciesNames } from '@soundings/rules/species'
import type { SitesView } from '#features/sites/index.ts'

/**
 * What a question means besides what a site must be, to be compared with what sites mean: a text, or the integer of the
 * site that those found should resemble. Places, depths and months are left out: they are no matter of meaning.
 */
export const meaningOf = (query: SearchQuery, view: SitesView): string | number => {
  const liked = query.like === null ? undefined : view.positionOf(query.like.id)
  if (liked !== undefined) return view.site(liked).mapId
  const kinds = [...query.categories, ...query.diveTypes].map((kind) => kind.replaceAll('-', ' '))
  return [query.words, ...kinds, ...speciesNames(query.species)].filter(Boolean).join(', ')
}
