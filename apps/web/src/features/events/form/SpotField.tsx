import { Button } from '@mantine/core'
import type { Coordinates } from '@soundings/contract/common'
import { IconMapPin } from '@tabler/icons-react'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { PlaceMap } from '#features/map/index.ts'
import { CoordinatesField } from '#features/sites/index.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './EventForm.module.css'

type Look = Parameters<typeof PlaceMap>[0]['look']
type Props = {
  spot: Coordinates | null
  /** What the map is to show all of. */
  look: Look
  error: string | undefined
  onSpot: (spot: Coordinates | null) => void
}

const MapFailed = () => (
  <p className={css.quiet}>The map couldn’t be loaded. You can type the coordinates instead.</p>
)

/** The exact spot where people meet, on the map or in figures. The map comes when it is wanted. */
export const SpotField = ({ spot, look, error, onSpot }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const take = (place: Coordinates | null) => {
    setTyped('')
    setProblem(null)
    onSpot(place)
  }
  return (
    <div className={css.spot}>
      {isOpen && (
        <div className={css.map}>
          <CatchBoundary getResetKey={() => 'spot'} errorComponent={MapFailed}>
            <Suspense>
              <PlaceMap place={spot} onPlace={take} look={look} />
            </Suspense>
          </CatchBoundary>
        </div>
      )}
      {(isOpen || spot !== null) && (
        <Suspense fallback={<div className={css.space} />}>
          <CoordinatesField
            isOptional
            place={spot}
            typed={typed}
            error={problem ?? error}
            onType={(text) => {
              setTyped(text)
              setProblem(null)
            }}
            onPlace={take}
            onProblem={setProblem}
          />
        </Suspense>
      )}
      <div className={css.row}>
        <Button
          variant="default"
          aria-expanded={isOpen}
          leftSection={<IconMapPin {...icon} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the map' : 'Mark the exact spot'}
        </Button>
        {spot !== null && (
          <Button variant="quiet" onClick={() => take(null)}>
            Remove from the map
          </Button>
        )}
      </div>
    </div>
  )
}
