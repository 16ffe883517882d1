import { featuredLimits } from '@soundings/contract/featured'
import { localPicks } from '@soundings/rules/featured'
import { locationText } from '@soundings/rules/sites'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { knownSites, SiteLine } from '#features/sites/index.ts'
import css from './FeaturedSites.module.css'
import { featuredQuery } from './featured.queries.ts'

type Props = { onOpenSite: (siteId: string) => void }

/** Three sites worth a look this month; where the server names none, of those that this page has read of. */
export const FeaturedSites = ({ onOpenSite }: Props) => {
  const queries = useQueryClient()
  const { data, isPending } = useQuery(featuredQuery())
  if (isPending) return null
  const featured = data?.items ?? []
  const isNamed = featured.length > 0
  const shown = isNamed
    ? featured.slice(0, featuredLimits.shown)
    : localPicks(knownSites(queries), featuredLimits.shown)
  if (shown.length === 0) return null
  return (
    <section className={css.featured}>
      <h2 className={css.title}>{isNamed ? 'Worth a look this month' : 'Worth a look'}</h2>
      <Suspense>
        <ul className={css.list}>
          {shown.map((site) => (
            <li key={site.id}>
              <SiteLine site={site} note={locationText(site)} onOpenSite={onOpenSite} />
            </li>
          ))}
        </ul>
      </Suspense>
    </section>
  )
}
