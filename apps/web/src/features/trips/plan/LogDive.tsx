import { Button } from '@mantine/core'
import type { Trip } from '@soundings/contract/trips-shapes'
import type { TripStop } from '@soundings/contract/trips-stops'
import { IconNotebook } from '@tabler/icons-react'
import { openDiveForm } from '#features/dive-log/index.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import { calledOf } from '../people/people.view.ts'
import { isDive, nameOf } from './plan.view.ts'
import css from './StopRow.module.css'

/** What the form of a dive begins with for a stop of a trip. */
export const diveOf = (trip: Trip, stop: TripStop, me: string | undefined) => ({
  siteName: nameOf(stop),
  location: stop.site?.country ?? trip.country ?? trip.destination,
  diveSiteId: stop.site?.id ?? null,
  ...(stop.day !== null && { date: stop.day }),
  ...(stop.time !== null && { time: stop.time }),
  buddies: trip.people.filter(({ id, state }) => state === 'in' && id !== me).map(calledOf),
})

/** Once the day of a dive has come, it can be written into one’s log. */
export const LogDive = ({ trip, stop }: { trip: Trip; stop: TripStop }) => {
  const me = useSession(({ user }) => user?.id)
  const today = dayHere(useNow(60_000))
  const hasCome = stop.day !== null ? stop.day <= today : trip.endDate < today
  if (!hasCome || !isDive(stop) || trip.state !== 'in' || trip.status === 'cancelled') return null
  return (
    <Button
      variant="quiet"
      className={css.log ?? ''}
      leftSection={<IconNotebook {...icon} size={16} />}
      aria-label={`Log this dive: ${nameOf(stop)}`}
      onClick={() => openDiveForm({ kind: 'new', start: diveOf(trip, stop, me) })}
    >
      Log this dive
    </Button>
  )
}
