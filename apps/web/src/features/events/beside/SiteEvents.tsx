import { eventLimits } from '@soundings/contract/events-fields'
import type { Site } from '@soundings/contract/sites'
import { useQuery } from '@tanstack/react-query'
import { useFlag } from '#features/flags/index.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { fewEventsQuery } from '../events.queries.ts'
import { CreateEvent } from '../list/CreateEvent.tsx'
import { EventRows } from '../list/EventRow.tsx'
import css from './beside.module.css'

/** In kilometres: what can be reached from a site. */
const reach = 100

type Props = { site: Pick<Site, 'id' | 'coordinates' | 'approvalStatus'> }

/** The next events at a site and around it, and the way to make one. Quiet where they can’t be read. */
export const SiteEvents = ({ site }: Props) => {
  const { value: isOn } = useFlag('community')
  return isOn && site.approvalStatus === 'approved' ? <Around site={site} /> : null
}

const Around = ({ site: { id, coordinates } }: Props) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const limit = eventLimits.nearby
  const enabled = !isOffline
  const [lng, lat] = coordinates
  const here = useQuery({ ...fewEventsQuery({ site: id, limit, folded: 'true' }), enabled })
  const around = useQuery({
    ...fewEventsQuery({ near: `${lat.toFixed(2)},${lng.toFixed(2)}`, radius: reach, limit }),
    enabled,
  })
  if (!here.data || !around.data) return null
  const known = new Set(here.data.items.map((event) => event.id))
  const events = [...here.data.items, ...around.data.items.filter((event) => !known.has(event.id))]
  return (
    <section className={css.box} aria-label="Nearby events">
      <div className={css.head}>
        <h2 className={css.title}>Nearby events</h2>
      </div>
      {events.length > 0 ? (
        <EventRows events={events.slice(0, limit)} label="Nearby events" />
      ) : (
        <p className={css.quiet}>Nobody has planned anything here yet.</p>
      )}
      <CreateEvent siteId={id} label="Start an event here" variant="default" />
    </section>
  )
}
