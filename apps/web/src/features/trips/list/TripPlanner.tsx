import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Recommendation } from '@soundings/contract/trip-advice-shapes'
import type { Trip, TripLine } from '@soundings/contract/trips-shapes'
import { IconLock } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { dayHere } from '#shared/lib/day-here.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { useOwner } from '#shared/members/use-owner.ts'
import { asMember } from '#shared/session/as-member.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { useSession } from '#shared/session/session-store.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { NewTrip } from '../form/NewTrip.tsx'
import { beginTrip, useTripStart } from '../form/trip-start.ts'
import { emptyTrip, type TripValues } from '../form/trip-values.ts'
import { Recommended } from '../recommend/Recommended.tsx'
import { startOf } from '../recommend/start-of.ts'
import { wishesOf } from '../recommend/wishes.ts'
import { tripsShortcuts } from '../trips-shortcuts.ts'
import { Invitations } from './Invitations.tsx'
import { NearHome } from './NearHome.tsx'
import css from './planner.module.css'
import { TripFiles } from './TripFiles.tsx'
import { TripsMap } from './TripsMap.tsx'
import { YourTrips } from './YourTrips.tsx'

/** How long typing pauses before other places are recommended, in milliseconds. */
const typingPause = 500

type Props = {
  /** Beside a map that is there already, and narrow. */
  isInPanel?: boolean
}

/** Everything about one’s trips: those that are planned, the form of a new one, and where it could lead. */
export const TripPlanner = ({ isInPanel = false }: Props) => {
  const navigate = useNavigate()
  const personId = useOwner()
  const isChecked = useSession(({ authChecked }) => authChecked)
  const formPart = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState<TripValues>(emptyTrip())
  const [asked] = useDebouncedValue(typed, typingPause)
  const [trips, setTrips] = useState<readonly TripLine[]>([])
  const [places, setPlaces] = useState<readonly Recommendation[]>([])
  const wishes = wishesOf(asked, dayHere(Date.now()))

  const toForm = useCallback(() => {
    const part = formPart.current
    part?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    part?.querySelector<HTMLElement>('[data-path="name"]')?.focus({ preventScroll: true })
  }, [])
  const plan = (place: Recommendation) =>
    void asMember('Log in to plan a trip.', () => {
      beginTrip(startOf(place))
    })
  // Begun on another page, the form is what somebody came for.
  const begun = useTripStart((now) => now.begun)
  useEffect(() => {
    if (begun) toForm()
  }, [begun, toForm])
  useShortcut(tripsShortcuts.newTrip, toForm, personId !== null && !isInPanel)

  const open = (trip: Trip | null) => {
    if (trip) void navigate({ to: '/trips/$tripId', params: { tripId: trip.id } })
  }
  return (
    <div className={css.planner} data-panel={isInPanel || undefined}>
      {personId === null && isChecked && (
        <div className={css.main}>
          <Notice
            icon={IconLock}
            title="Log in to plan trips"
            action={
              <Button variant="main" onClick={() => showModal('login')}>
                Log In
              </Button>
            }
          >
            <p>Trips are private: only the people you invite can see them.</p>
          </Notice>
        </div>
      )}
      {personId !== null && (
        <>
          <div className={css.main}>
            <Invitations />
            <YourTrips onShown={setTrips} empty={<NearHome onPlan={plan} onBegin={toForm} />} />
          </div>
          <div className={css.aside}>
            <section ref={formPart} className={css.panel} aria-labelledby="new-trip">
              <h2 id="new-trip">Create Trip</h2>
              <NewTrip personId={personId} onTyped={setTyped} onCreated={open} />
            </section>
            <TripFiles />
          </div>
        </>
      )}
      <div className={css.rest}>
        {!isInPanel && <TripsMap trips={trips} places={places} />}
        <Recommended wishes={wishes} onPlan={plan} onShown={setPlaces} />
      </div>
    </div>
  )
}
