import { Button } from '@mantine/core'
import type { TripLine } from '@soundings/contract/trips-shapes'
import { IconMailOpened } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { acceptTrip, declineTrip, tripsQuery } from '../trips.queries.ts'
import { destinationText, whenText } from './list.view.ts'
import css from './planner.module.css'

const failed = 'That couldn’t be saved. Please try again.'

const Invitation = ({ trip }: { trip: TripLine }) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const language = useDateLanguage((dates) => dates.language)
  const accept = useMutation({
    mutationFn: () => acceptTrip(queries, trip.id),
    onSuccess: ({ id }) => void navigate({ to: '/trips/$tripId', params: { tripId: id } }),
    onError: (error) => toast.error(wordsOf(error, failed)),
  })
  const decline = useMutation({
    mutationFn: () => declineTrip(queries, trip.id),
    onSuccess: () => toast.success('Invitation declined'),
    onError: (error) => toast.error(wordsOf(error, failed)),
  })
  return (
    <li className={css.invitation}>
      <IconMailOpened {...icon} size={22} />
      <div>
        <h3>
          <Link to="/trips/$tripId" params={{ tripId: trip.id }}>
            <bdi>{trip.name}</bdi>
          </Link>
        </h3>
        <p className={css.quiet}>
          {destinationText(trip)}, {whenText(trip, language)}
        </p>
      </div>
      <div className={css.row}>
        <Button
          variant="default"
          loading={accept.isPending}
          aria-label={`Accept: ${trip.name}`}
          onClick={() => accept.mutate()}
        >
          Accept
        </Button>
        <Button
          variant="quiet"
          loading={decline.isPending}
          aria-label={`Decline: ${trip.name}`}
          onClick={() => decline.mutate()}
        >
          Decline
        </Button>
      </div>
    </li>
  )
}

/** Trips that others ask the reader to come on. Quiet where there are none. */
export const Invitations = () => {
  const list = usePages(tripsQuery({ state: 'invited' }))
  if (!list.items || list.items.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="trip-invitations">
      <h2 id="trip-invitations">Invitations</h2>
      <ul className={css.invitations}>
        {list.items.map((trip) => (
          <Invitation key={trip.id} trip={trip} />
        ))}
      </ul>
      <ListEnd of="invitations" {...list} />
    </section>
  )
}
