import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import type { NearbySite, Site } from '@soundings/contract/sites'
import { useQuery } from '@tanstack/react-query'
import { useLate } from '#shared/lib/use-late.ts'
import { Depth } from '#shared/ui/Depth.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { distanceText } from '#shared/units/units.view.ts'
import { nearbyQuery } from '../sites.queries.ts'
import { isPlainClick, nearestOthers, siteAddress } from '../sites.view.ts'
import { Box } from './Box.tsx'
import css from './NearbySites.module.css'
import { SiteThumb } from './SiteThumb.tsx'

type Opens = { onOpenSite: (siteId: string) => void }

const Row = ({ site, onOpenSite }: { site: NearbySite } & Opens) => {
  const unit = useUnits(({ depth }) => depth)
  return (
    <a
      className={css.row}
      href={siteAddress(site)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpenSite(site.id)
      }}
    >
      <SiteThumb {...site} />
      <span className={css.text}>
        <bdi className={css.name}>{site.siteName}</bdi>
        <span className={css.away}>{distanceText(site.distance, unit)} away</span>
      </span>
      <span className={css.depth}>
        <VisuallyHidden>Max depth </VisuallyHidden>
        <Depth metres={site.maxDepth} />
      </span>
    </a>
  )
}

/** The five nearest sites within 50 km; nothing where there are none. */
export const NearbySites = ({ site, onOpenSite }: { site: Site } & Opens) => {
  const { data, error, isFetching, refetch } = useQuery(nearbyQuery(site.coordinates))
  const isLate = useLate(isFetching && !data)
  const others = data && nearestOthers(data.items, site.id)
  if (others?.length === 0) return null
  if (!others && error === null && !isLate) return null
  return (
    <Box title="Nearby sites">
      {others ? (
        <ul className={css.list}>
          {others.map((other) => (
            <li key={other.id}>
              <Row site={other} onOpenSite={onOpenSite} />
            </li>
          ))}
        </ul>
      ) : error && !isFetching ? (
        <p className={css.failed}>
          Could not load nearby sites.
          <Button variant="quiet" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <div className={css.wait} aria-hidden="true">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} height={34} />
          ))}
        </div>
      )}
    </Box>
  )
}
