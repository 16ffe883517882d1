import { tripHereTopic } from '@soundings/contract/trips'
import type { Trip } from '@soundings/contract/trips-shapes'
import { listText } from '@soundings/rules/phrases'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTopic } from '#features/live/index.ts'
import { PersonPicture } from '#shared/people/PersonPicture.tsx'
import { useSession } from '#shared/session/session-store.ts'
import css from './people.module.css'
import { hereQuery, sayHere } from './people.queries.ts'
import { calledOf } from './people.view.ts'

/** Said again before the server counts somebody as gone, in milliseconds. */
const again = 60_000
/** So many pictures are shown. */
const most = 5

/** Says that the reader looks at a trip while its page is in view. */
const useSayHere = (tripId: string, isWanted: boolean): void => {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isWanted) return
    const say = (isHere: boolean) => void sayHere(queries, tripId, isHere).catch(() => undefined)
    const look = () => say(document.visibilityState === 'visible')
    look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') say(true)
    }, again)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      say(false)
    }
  }, [queries, tripId, isWanted])
}

type Props = { trip: Trip; onPress: () => void }

/** Who of the others looks at the trip now, by their pictures. */
export const HereNow = ({ trip, onPress }: Props) => {
  const queries = useQueryClient()
  const me = useSession(({ user }) => user?.id)
  const isTogether = trip.state === 'in' && trip.people.filter(({ state }) => state === 'in').length > 1
  const { data, dataUpdatedAt } = useQuery({ ...hereQuery(trip.id), enabled: isTogether })
  useSayHere(trip.id, isTogether && me !== undefined)
  useTopic(isTogether && data ? tripHereTopic.of(trip.id) : undefined, {
    readAt: () => dataUpdatedAt,
    onNews: () => void queries.invalidateQueries({ queryKey: hereQuery(trip.id).queryKey }),
  })
  const others = data?.items.filter(({ id }) => id !== me) ?? []
  if (!isTogether || others.length === 0) return null
  const words = `Here now: ${listText(others.map(calledOf))}`
  return (
    <button type="button" className={css.here} aria-label={words} title={words} onClick={onPress}>
      {others.slice(0, most).map(({ id, avatar }) => (
        <PersonPicture key={id} avatar={avatar} size={30} />
      ))}
      {others.length > most && <span>+{others.length - most}</span>}
    </button>
  )
}
