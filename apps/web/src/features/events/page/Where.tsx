import type { Event } from '@soundings/contract/events-shapes'
import { formatPosition } from '@soundings/rules/geo'
import { depthText } from '@soundings/rules/units'
import { CatchBoundary, Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { SpotMap } from '#features/map/index.ts'
import { OpenInMaps } from '#features/sites/index.ts'
import { useCameInView } from '#shared/lib/use-in-view.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { placeText } from '../list/event.view.ts'
import css from './EventPage.module.css'

const MapFailed = () => <p className={css.quiet}>The map couldn’t be loaded.</p>

/** Where people meet: in words, on the map, and the way there. */
export const Where = ({ event }: { event: Event }) => {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useCameInView(box)
  const navigate = useNavigate()
  const unit = useUnits(({ depth }) => depth)
  const { coordinates, site } = event
  return (
    <section className={css.panel} aria-label="Where">
      <h2>Where</h2>
      <p>
        <bdi>{placeText(event)}</bdi>
      </p>
      {site && (
        <p className={css.row}>
          Dive site:{' '}
          <Link to="/sites/$siteId/{-$slug}" params={{ siteId: site.id, slug: site.slug }}>
            <bdi>{site.siteName}</bdi>
          </Link>
          {site.maxDepth !== null && <span className={css.quiet}>to {depthText(site.maxDepth, unit)}</span>}
        </p>
      )}
      {coordinates && (
        <>
          <div ref={box} className={css.map}>
            {isNear && (
              <CatchBoundary getResetKey={() => event.id} errorComponent={MapFailed}>
                <Suspense>
                  <SpotMap
                    id={site?.id ?? event.id}
                    name={site?.siteName ?? event.location}
                    coordinates={coordinates}
                    onSite={(siteId) => void navigate({ to: '/sites/$siteId/{-$slug}', params: { siteId } })}
                    isInPage
                  />
                </Suspense>
              </CatchBoundary>
            )}
          </div>
          <div className={css.row}>
            <Suspense>
              <OpenInMaps site={{ siteName: event.location, coordinates }} />
            </Suspense>
            <span className={css.quiet}>{formatPosition(coordinates)}</span>
          </div>
        </>
      )}
    </section>
  )
}
