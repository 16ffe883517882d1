import { eventLimits } from '@soundings/contract/events-fields'
import { eventsPath } from '@soundings/contract/events-pages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFlag } from '#features/flags/index.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { knownPosition } from '#shared/lib/position-now.ts'
import { roughly } from '#shared/lib/roughly.ts'
import { roughPlace } from '#shared/lib/zone-place.ts'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { fewEventsQuery } from '../events.queries.ts'
import { EventRows } from '../list/EventRow.tsx'
import css from './beside.module.css'

/**
 * Around where the reader is, if they let this page know it before; else around where their time zone lies. Nobody is
 * asked. Undefined until that is known.
 */
const useAround = (): string | null | undefined => {
  const [around, setAround] = useState<string | null>()
  useEffect(() => {
    let isWanted = true
    void knownPosition().then((here) => {
      const rough = roughPlace()
      if (isWanted) setAround(here ? roughly(here) : rough ? `${rough.lat},${rough.lng}` : null)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return around
}

/** The next events around the reader. Nothing where there are none. */
export const NearbyEvents = () => {
  const { value: isOn } = useFlag('community')
  const isOffline = useConnection((connection) => connection.isOffline)
  const around = useAround()
  const { data } = useQuery({
    ...fewEventsQuery({
      limit: eventLimits.nearby,
      folded: 'true',
      ...(around && { near: around, radius: eventLimits.radius.max }),
    }),
    enabled: isOn && !isOffline && around !== undefined,
  })
  if (!isOn || !data || data.items.length === 0) return null
  return (
    <section className={css.events} aria-label="Nearby events">
      <div className={css.head}>
        <h3 className={css.title}>Nearby events</h3>
        <PathLink path={eventsPath}>All events</PathLink>
      </div>
      <EventRows events={data.items} label="Nearby events" />
    </section>
  )
}
