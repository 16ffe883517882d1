import type { VoteValue } from '@soundings/contract/trips-fields'
import type { Trip } from '@soundings/contract/trips-shapes'
import type { TripStop } from '@soundings/contract/trips-stops'
import { listText } from '@soundings/rules/phrases'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { travellerName } from '../people/people.view.ts'
import { voteFor } from './plan.queries.ts'
import { nameOf } from './plan.view.ts'
import css from './StopRow.module.css'

const small = { ...icon, size: 16 }

/** Who is for a stop and who against it. Alone on a trip, nobody votes. */
export const Votes = ({ trip, stop }: { trip: Trip; stop: TripStop }) => {
  const queries = useQueryClient()
  const me = useSession(({ user }) => user?.id)
  const { votes } = stop
  const isAlone = trip.people.filter(({ state }) => state === 'in').length < 2
  if (trip.state !== 'in' || (isAlone && votes.up + votes.down === 0)) return null
  const names = (ids: readonly string[]) => listText(ids.map((id) => travellerName(trip, id, me)))
  const vote = (value: VoteValue) => {
    if (me === undefined) return
    voteFor(queries, { tripId: trip.id, stopId: stop.id }, votes.mine === value ? 0 : value, me).catch(
      (error) => toast.error(wordsOf(error, 'Your vote couldn’t be saved. Please try again.')),
    )
  }
  const name = nameOf(stop)
  const who = [
    votes.up > 0 && `For it: ${names(votes.upBy)}.`,
    votes.down > 0 && `Against it: ${names(votes.downBy)}.`,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={css.votes}>
      <button
        type="button"
        aria-pressed={votes.mine === 1}
        aria-label={`For ${name}: ${votes.up}`}
        title={votes.up > 0 ? names(votes.upBy) : undefined}
        onClick={() => vote(1)}
      >
        <IconThumbUp {...small} />
        {votes.up > 0 && votes.up}
      </button>
      <button
        type="button"
        aria-pressed={votes.mine === -1}
        aria-label={`Against ${name}: ${votes.down}`}
        title={votes.down > 0 ? names(votes.downBy) : undefined}
        onClick={() => vote(-1)}
      >
        <IconThumbDown {...small} />
        {votes.down > 0 && votes.down}
      </button>
      {who !== '' && <span className={css.who}>{who}</span>}
    </div>
  )
}
