import type { SiteSummary } from '@soundings/contract/sites'
import { useId } from 'react'
import { useFavorites } from '../favorites/use-favorites.ts'
import { SiteRow } from './SiteRow.tsx'
import css from './SiteRows.module.css'

type Props = {
  /** What a screen reader calls the list. */
  label: string
  sites: readonly SiteSummary[]
  /** How many there are in all, as far as that is known. */
  total: number
  selectedId: string | null
  onSelect: (id: string) => void
}

/** A short list of dive sites. Every row is on the page, and Tab reaches each. */
export const SiteRows = ({ label, sites, total, selectedId, onSelect }: Props) => {
  const favorites = useFavorites()
  const ids = useId()
  return (
    <ul className={css.rows} aria-label={label}>
      {sites.map((site, at) => (
        <li key={site.id} aria-setsize={total} aria-posinset={at + 1}>
          <SiteRow
            site={site}
            domId={`${ids}-${site.id}`}
            isSelected={site.id === selectedId}
            isTabStop
            onSelect={onSelect}
            isFavorite={favorites.has(site.id)}
            onFavorite={favorites.toggle}
          />
        </li>
      ))}
    </ul>
  )
}
