import type { Recommendation } from '@soundings/contract/trip-advice-shapes'
import type { TripLine } from '@soundings/contract/trips-shapes'
import { CatchBoundary, useNavigate } from '@tanstack/react-router'
import { Suspense, useMemo, useRef } from 'react'
import { MarksMap } from '#features/map/index.ts'
import { useCameInView } from '#shared/lib/use-in-view.ts'
import type { MapMark } from '#shared/map/index.ts'
import { markColour } from '#shared/ui/mark-colour.ts'
import { placeDomId } from '../recommend/place-id.ts'
import css from './planner.module.css'

const MapFailed = () => (
  <p className={css.quiet}>The map couldn’t be loaded. The lists show the same trips and places.</p>
)

type Props = { trips: readonly TripLine[]; places: readonly Recommendation[] }

const tripMark = 'trip '
const placeMark = 'place '

/** The marks on a map that comes once it is in sight. */
const Shown = ({ marks }: { marks: readonly MapMark[] }) => {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useCameInView(box)
  const navigate = useNavigate()
  const press = (id: string) => {
    if (id.startsWith(tripMark))
      return void navigate({ to: '/trips/$tripId', params: { tripId: id.slice(tripMark.length) } })
    const heading = document.getElementById(placeDomId(id.slice(placeMark.length)))
    heading?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <div ref={box} className={css.map}>
      {isNear && (
        <CatchBoundary getResetKey={() => 'map'} errorComponent={MapFailed}>
          <Suspense>
            <MarksMap
              marks={marks}
              onMark={press}
              words={{
                label: 'Map of your trips and recommended destinations. The lists show the same places.',
                same: 'The lists show the same places.',
              }}
            />
          </Suspense>
        </CatchBoundary>
      )}
    </div>
  )
}

/** Where the reader’s trips lead, and the places that are recommended, by their numbers. */
export const TripsMap = ({ trips, places }: Props) => {
  const marks = useMemo(
    () => [
      ...places.map(({ id, name, coordinates }, at) => ({
        id: placeMark + id,
        name: `Recommended: ${name}`,
        coordinates,
        text: String(at + 1),
        colour: markColour(0),
      })),
      ...trips.flatMap(({ id, name, coordinates }) =>
        coordinates
          ? [{ id: tripMark + id, name: `Your trip: ${name}`, coordinates, text: '★', colour: markColour(1) }]
          : [],
      ),
    ],
    [trips, places],
  )
  return marks.length > 0 && <Shown marks={marks} />
}
