import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFavorites } from '../favorites/use-favorites.ts'
import { siteQuery } from '../sites.queries.ts'
import css from './SelectedElsewhere.module.css'
import { SiteRow } from './SiteRow.tsx'

type Props = { siteId: string; onSelect: (id: string) => void }

/** The selected site above a list that does not hold it, or not yet. */
export const SelectedElsewhere = ({ siteId, onSelect }: Props) => {
  const title = useId()
  const { data: site } = useQuery(siteQuery(siteId))
  const favorites = useFavorites()
  if (!site) return null
  return (
    <section className={css.selected} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        Selected
      </h2>
      <SiteRow
        domId="selected-site"
        site={site}
        isSelected
        isTabStop
        onSelect={onSelect}
        isFavorite={favorites.has(site.id)}
        onFavorite={favorites.toggle}
      />
    </section>
  )
}
