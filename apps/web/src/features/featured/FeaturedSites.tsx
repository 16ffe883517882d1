import { locationText } from '@soundings/rules/sites'
import { Suspense } from 'react'
import { SiteLine } from '#features/sites/index.ts'
import css from './FeaturedSites.module.css'
import { useFeatured } from './use-featured.ts'

type Props = { onOpenSite: (siteId: string) => void }

/** The sites worth a look in a few lines. */
export const FeaturedSites = ({ onOpenSite }: Props) => {
  const { sites, isNamed } = useFeatured()
  if (sites.length === 0) return null
  return (
    <section className={css.featured}>
      <h2 className={css.title}>{isNamed ? 'Worth a look this month' : 'Worth a look'}</h2>
      <Suspense>
        <ul className={css.list}>
          {sites.map((site) => (
            <li key={site.id}>
              <SiteLine site={site} note={locationText(site)} onOpenSite={onOpenSite} />
            </li>
          ))}
        </ul>
      </Suspense>
    </section>
  )
}
