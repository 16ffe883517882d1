import type { Coordinates } from '@soundings/contract/common'
import { formatPosition } from '@soundings/rules/geo'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SpotMap } from '#features/map/index.ts'
import { useLate } from '#shared/lib/use-late.ts'
import css from './ItemMap.module.css'

const MapFailed = () => <p className={css.failed}>Failed to load the map</p>

type Props = { id: string; name: string; coordinates: Coordinates }

/** A position in figures and on the map. */
export const ItemMap = ({ id, name, coordinates }: Props) => {
  // Whoever walks through the list needs no map of every item on the way: browsers can only draw a few at a time.
  const isStaying = useLate(true)
  return (
    <section aria-label="Position">
      <div className={css.map}>
        <CatchBoundary getResetKey={() => id} errorComponent={MapFailed}>
          <Suspense>{isStaying && <SpotMap id={id} name={name} coordinates={coordinates} />}</Suspense>
        </CatchBoundary>
      </div>
      <p className={css.figures}>{formatPosition(coordinates)}</p>
    </section>
  )
}
