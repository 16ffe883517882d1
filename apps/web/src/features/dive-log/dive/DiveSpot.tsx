import type { Coordinates } from '@soundings/contract/common'
import { formatPosition } from '@soundings/rules/geo'
import { CatchBoundary, useNavigate } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { SpotMap } from '#features/map/index.ts'
import { useCameInView } from '#shared/lib/use-in-view.ts'
import css from './parts.module.css'

const MapFailed = () => <p className={css.mapFailed}>Failed to load the map</p>

type Props = {
  id: string
  name: string
  coordinates: Coordinates
  /** What lies there: where one went in, or the site. */
  what: string
}

/** Where a dive was, on the map, whose code comes when somebody scrolls to it. */
export const DiveSpot = ({ id, name, coordinates, what }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useCameInView(box)
  const navigate = useNavigate()
  return (
    <section>
      <h2 className={css.heading}>Location</h2>
      <div ref={box} className={css.map}>
        {isNear && (
          <CatchBoundary getResetKey={() => id} errorComponent={MapFailed}>
            <Suspense>
              <SpotMap
                id={id}
                name={name}
                coordinates={coordinates}
                onSite={(siteId) => void navigate({ to: '/sites/$siteId/{-$slug}', params: { siteId } })}
                isInPage
              />
            </Suspense>
          </CatchBoundary>
        )}
      </div>
      <p className={css.position}>
        <strong>{formatPosition(coordinates)}</strong> <span>{what}</span>
      </p>
    </section>
  )
}
