import { Button, Skeleton } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { closedLast } from '@soundings/rules/access-status'
import { distanceText } from '@soundings/rules/units'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { nearbyQuery } from '../sites.queries.ts'
import { Box } from './Box.tsx'
import css from './NearbySites.module.css'
import { SiteLine } from './SiteLine.tsx'

type Props = {
  site: Site
  onOpenSite: (siteId: string) => void
  /** What stands there where there are none. */
  otherwise?: ReactNode
}

/** The five nearest sites within 50 km, closed ones last. */
export const NearbySites = ({ site, onOpenSite, otherwise = null }: Props) => {
  const unit = useUnits(({ depth }) => depth)
  const { data, error, isFetching, refetch } = useQuery(nearbyQuery(site.id))
  const isLate = useLate(isFetching && !data)
  const others = data && closedLast(data.items)
  if (others?.length === 0) return otherwise
  if (!others && error === null && !isLate) return null
  return (
    <Box title="Nearby sites">
      {others ? (
        <ul className={css.list}>
          {others.map((other) => (
            <li key={other.id}>
              <SiteLine
                site={other}
                note={`${distanceText(other.distance, unit)} away`}
                onOpenSite={onOpenSite}
              />
            </li>
          ))}
        </ul>
      ) : error && !isFetching ? (
        <p className={css.failed}>
          Nearby sites couldn’t be loaded.
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
