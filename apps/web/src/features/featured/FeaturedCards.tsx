import { Skeleton } from '@mantine/core'
import { featuredLimits } from '@soundings/contract/featured'
import { Suspense } from 'react'
import { SiteCard } from '#features/sites/index.ts'
import { useLate } from '#shared/lib/use-late.ts'
import css from './FeaturedCards.module.css'
import { useFeatured } from './use-featured.ts'

type Props = {
  /** What a screen reader calls the list. */
  label: string
  /** Beside each other, to be moved sideways, or below each other. */
  isRow: boolean
  selectedId: string | null
  onOpenSite: (siteId: string) => void
}

/** The sites worth a look, each on its picture. */
export const FeaturedCards = ({ label, isRow, selectedId, onOpenSite }: Props) => {
  const { sites, isPending } = useFeatured()
  const isLate = useLate(isPending)
  if (isPending) return isLate && <Waiting isRow={isRow} />
  if (sites.length === 0)
    return <p className={css.none}>No featured sites yet. Browse the map to see them all.</p>
  return (
    <ul
      className={css.cards}
      data-row={isRow || undefined}
      data-carousel={isRow || undefined}
      aria-label={label}
    >
      {sites.map((site) => (
        <li key={site.id}>
          <Suspense>
            <SiteCard site={site} isSelected={site.id === selectedId} onOpenSite={onOpenSite} />
          </Suspense>
        </li>
      ))}
    </ul>
  )
}

const places = Array.from({ length: featuredLimits.shown }, (_, at) => at)

const Waiting = ({ isRow }: Pick<Props, 'isRow'>) => (
  <div className={css.cards} data-row={isRow || undefined} aria-hidden="true">
    {places.map((place) => (
      <Skeleton key={place} height="100%" mih={168} />
    ))}
  </div>
)
