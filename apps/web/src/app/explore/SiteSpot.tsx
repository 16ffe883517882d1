import type { Site } from '@soundings/contract/sites'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { SpotMap } from '#features/map/index.ts'
import { useCameInView } from '#shared/lib/use-in-view.ts'
import css from './SiteSpot.module.css'

const MapFailed = () => <p className={css.failed}>Failed to load the map</p>

type Props = {
  site: Pick<Site, 'id' | 'siteName' | 'coordinates'>
  onOpenSite: (siteId: string) => void
}

/** A site on a map of its own, whose code is by far the largest of the app: it comes when somebody scrolls to it. */
export const SiteSpot = ({ site, onOpenSite }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useCameInView(box)
  return (
    <div ref={box} className={css.map}>
      {isNear && (
        <CatchBoundary getResetKey={() => site.id} errorComponent={MapFailed}>
          <Suspense>
            <SpotMap
              id={site.id}
              name={site.siteName}
              coordinates={site.coordinates}
              onSite={onOpenSite}
              isInPage
            />
          </Suspense>
        </CatchBoundary>
      )}
    </div>
  )
}
