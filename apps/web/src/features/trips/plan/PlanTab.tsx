import { Button } from '@mantine/core'
import type { Trip } from '@soundings/contract/trips-shapes'
import type { TripStop } from '@soundings/contract/trips-stops'
import { mayEditTrip } from '@soundings/rules/trips'
import { IconPlus, IconRoute } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { icon } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Warnings } from '../advice/Warnings.tsx'
import { StopDialog } from '../stop/StopDialog.tsx'
import { tripsShortcuts } from '../trips-shortcuts.ts'
import { DaySection } from './DaySection.tsx'
import { signsOf } from './marks.ts'
import { PhonePlan } from './PhonePlan.tsx'
import css from './plan.module.css'
import { byVotes } from './plan.view.ts'
import { TripMap } from './TripMap.tsx'
import { usePlan } from './use-plan.ts'
import { useStopDrag } from './use-stop-drag.ts'

/** What the form of a stop is open for: a new one of a day, or one that is changed. */
type Open = { day: string | null } | { stop: TripStop }

type Props = {
  personId: string
  trip: Trip
  day: string | undefined
  onDay: (day: string) => void
}

const Empty = ({ onAdd }: { onAdd: (() => void) | null }) => (
  <Notice
    icon={IconRoute}
    title="Nothing planned yet"
    role="status"
    action={
      onAdd && (
        <Button variant="main" leftSection={<IconPlus {...icon} />} onClick={onAdd}>
          Add the first stop
        </Button>
      )
    }
  >
    <p>
      Add the dive sites you want to see, where you sleep and how you get there. Collect ideas first, and move
      them to a day later.
    </p>
  </Notice>
)

/** The plan of a trip: its days in a list, and the same stops on the map beside it. */
export const PlanTab = ({ personId, trip, day, onDay }: Props) => {
  const isMobile = useIsMobile()
  const mayEdit = mayEditTrip(trip.role) && trip.state === 'in'
  const plan = usePlan(trip)
  const [open, setOpen] = useState<Open | null>(null)
  const [last, setLast] = useState<Open>({ day: null })
  const [chosen, setChosen] = useState<string | null>(null)
  const { drag, handle } = useStopDrag((id, place) => {
    const stop = trip.destinations.find((each) => each.id === id)
    const mates = trip.destinations.filter((each) => each.day === place.day)
    const before = mates[mates.findIndex((each) => each.id === id) - 1]?.id ?? null
    const isThere = stop?.day === place.day && before === place.after
    if (!isThere) plan.move(id, place)
  })
  const openFor = (next: Open) => {
    setLast(next)
    setOpen(next)
  }
  const add = (onDay: string | null) => openFor({ day: onDay })
  useShortcut(tripsShortcuts.addStop, () => add(isMobile && day !== 'ideas' ? (day ?? null) : null), mayEdit)
  const choose = useCallback((stopId: string) => {
    setChosen(stopId)
    const row = document.getElementById(`stop-${stopId}`)
    row?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    row?.focus({ preventScroll: true })
  }, [])

  const shown = plan.plan.map((each) => (each.day === null ? { ...each, stops: byVotes(each.stops) } : each))
  const signs = signsOf(shown)
  const isEmpty = trip.destinations.length === 0
  const ways = {
    trip,
    plan: { ...plan, plan: shown },
    signs,
    drag,
    handle,
    chosen,
    onAdd: add,
    onEdit: (stop: TripStop) => openFor({ stop }),
  }
  const nowhere = 'Stops with a place appear here.'
  return (
    <>
      <p className={css.said} role="status" aria-live="assertive">
        {plan.said}
      </p>
      <p id="how-to-move" hidden>
        Press the up and down arrows to move it, or drag it.
      </p>
      {isMobile ? (
        <PhonePlan {...ways} days={shown} day={day} onDay={onDay} onChoose={setChosen} empty={nowhere} />
      ) : (
        <div className={css.split}>
          <div className={css.list}>
            <Warnings tripId={trip.id} />
            {isEmpty && <Empty onAdd={mayEdit ? () => add(trip.startDate) : null} />}
            {shown.map((each) => (
              <DaySection key={each.day ?? 'ideas'} {...ways} day={each} />
            ))}
          </div>
          <div className={css.map}>
            <TripMap
              plan={shown}
              chosen={chosen}
              onChoose={choose}
              empty={nowhere}
              destination={trip.coordinates}
            />
          </div>
        </div>
      )}
      <StopDialog
        personId={personId}
        trip={trip}
        subject={open ?? last}
        opened={open !== null}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
