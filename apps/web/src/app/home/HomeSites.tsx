import type { Site } from '@soundings/contract/sites'
import { type ReactNode, Suspense, useId } from 'react'
import { FeaturedCards } from '#features/featured/index.ts'
import { SiteGallery } from '#features/media/index.ts'
import { type Related, RelatedSites } from '#features/search/index.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import css from './HomeSites.module.css'
import type { Home } from './use-home.ts'

type Props = {
  home: Home
  /** The sites of the answer that is shown, or null. */
  related: Related | null
  /** The selected site whose photos are shown, or null. */
  site: Site | null
}

/** Beside the map: the photos of the selected site, the sites of an answer, or those worth a look this month. */
export const HomeSites = ({ home, related, site }: Props) => {
  if (site)
    return (
      <Titled title="Photos">
        <div className={css.photos}>
          <Suspense>
            <SiteGallery site={site} />
          </Suspense>
        </div>
      </Titled>
    )
  if (related)
    return (
      <RelatedSites
        related={related}
        selectedId={home.selectedId}
        onSelect={home.select}
        onShowAll={home.showAll}
      />
    )
  return (
    <Titled title="Featured sites" note="This month">
      <div className={css.featured}>
        <Suspense>
          <FeaturedCards
            label="Featured sites"
            isRow={false}
            selectedId={home.selectedId}
            onOpenSite={(id) => (id === home.selectedId ? home.deselect() : home.select(id))}
          />
        </Suspense>
        <ButtonLink className={css.all} variant="default" to="/explore">
          All dive sites
        </ButtonLink>
      </div>
    </Titled>
  )
}

type Headed = { title: string; note?: string; children: ReactNode }

const Titled = ({ title, note, children }: Headed) => {
  const heading = useId()
  return (
    <section className={css.sites} aria-labelledby={heading}>
      <header className={css.head}>
        <h2 id={heading} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        {note && <p className={css.note}>{note}</p>}
      </header>
      {children}
    </section>
  )
}
