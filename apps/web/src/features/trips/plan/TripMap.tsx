import type { Coordinates } from '@soundings/contract/common'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useMemo, useRef } from 'react'
import { MarksMap } from '#features/map/index.ts'
import { useCameInView } from '#shared/lib/use-in-view.ts'
import { marksOf } from './marks.ts'
import css from './plan.module.css'

const MapFailed = () => (
  <p className={css.noMarks}>The map couldn’t be loaded. The list shows the same stops.</p>
)

type Props = {
  plan: Parameters<typeof marksOf>[0]
  chosen: string | null
  onChoose: (stopId: string) => void
  /** How many pixels at the bottom lie under something else. */
  covered?: number
  isInPage?: boolean
  /** What is said while nothing has a place. */
  empty: string
  /** Where it looks then. */
  destination: Coordinates | null
}

/** The zoom at which an island and the sea around it are in sight. */
const aroundIt = 8

/** Where the stops of a trip are, day by day. */
export const TripMap = (props: Props) => {
  const { plan, chosen, onChoose, covered = 0, isInPage = false, empty, destination } = props
  const { marks, routes } = useMemo(() => marksOf(plan, chosen), [plan, chosen])
  const box = useRef<HTMLDivElement>(null)
  const isNear = useCameInView(box)
  return (
    <div ref={box} className={css.canvas}>
      {isNear && (
        <CatchBoundary getResetKey={() => 'map'} errorComponent={MapFailed}>
          <Suspense>
            <MarksMap
              marks={marks}
              routes={routes}
              onMark={onChoose}
              covered={covered}
              isInPage={isInPage}
              otherwise={destination && { lng: destination[0], lat: destination[1], z: aroundIt }}
              words={{
                label: 'Map of the trip. The list shows the same stops in the same order.',
                same: 'The list shows the same stops.',
              }}
            />
          </Suspense>
        </CatchBoundary>
      )}
      {marks.length === 0 && <p className={css.noMarks}>{empty}</p>}
    </div>
  )
}
