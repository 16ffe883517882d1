import { featuredLimits } from '@soundings/contract/featured'
import type { SiteSummary } from '@soundings/contract/sites'
import { localPicks } from '@soundings/rules/featured'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { knownSites } from '#features/sites/index.ts'
import { featuredQuery } from './featured.queries.ts'

type Featured = {
  sites: readonly SiteSummary[]
  /** Whether the server named them, rather than this page. */
  isNamed: boolean
  isPending: boolean
}

/** Three sites worth a look this month; where the server names none, of those that this page has read of. */
export const useFeatured = (): Featured => {
  const queries = useQueryClient()
  const { data, isPending } = useQuery(featuredQuery())
  const named = data?.items.slice(0, featuredLimits.shown) ?? []
  const isNamed = named.length > 0
  const sites = isNamed || isPending ? named : localPicks(knownSites(queries), featuredLimits.shown)
  return { sites, isNamed, isPending }
}
