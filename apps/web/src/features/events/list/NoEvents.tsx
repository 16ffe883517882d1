import { Button } from '@mantine/core'
import { IconCalendarEvent, IconCalendarUser, IconHistory, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { roughPlace } from '#shared/lib/zone-place.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { fewEventsQuery } from '../events.queries.ts'
import { CreateEvent } from './CreateEvent.tsx'
import { EventRows } from './EventRow.tsx'
import css from './EventsTab.module.css'
import type { EventsSearch } from './events.view.ts'
import { everything, isNarrowed } from './events.view.ts'

type Props = { search: EventsSearch; onChange: (change: EventsSearch) => void }

const far = 2_000

/** The nearest three wherever they are: around the place that was asked for, or else around the reader’s time zone. */
const Nearest = ({ near }: { near: string | undefined }) => {
  const rough = roughPlace()
  const around = near ?? (rough ? `${rough.lat},${rough.lng}` : undefined)
  const { data } = useQuery(
    fewEventsQuery({ limit: 3, folded: 'true', ...(around !== undefined && { near: around, radius: far }) }),
  )
  const { data: elsewhere } = useQuery({
    ...fewEventsQuery({ limit: 3, folded: 'true' }),
    enabled: data !== undefined && data.items.length === 0,
  })
  const items = data?.items.length ? data.items : (elsewhere?.items ?? [])
  if (items.length === 0) return null
  return (
    <section className={css.more} aria-label="Other events">
      <h3>{data?.items.length ? 'The nearest events' : 'Events elsewhere'}</h3>
      <div className={css.below}>
        <EventRows events={items} label="Other events" />
      </div>
    </section>
  )
}

/** A list without events: nobody made one yet, nobody goes anywhere, or nothing is left by what was chosen. */
export const NoEvents = ({ search, onChange }: Props) => {
  const { when, near } = search
  if (isNarrowed(search))
    return (
      <>
        <Notice
          icon={IconSearchOff}
          title={near === undefined ? 'No events match' : 'No events near you'}
          role="status"
          action={
            <Button variant="default" onClick={() => onChange(everything)}>
              Show all events
            </Button>
          }
        >
          <p>Try another country or other words, or start one yourself.</p>
        </Notice>
        <Nearest near={near} />
      </>
    )
  if (when === 'mine')
    return (
      <>
        <Notice
          icon={IconCalendarUser}
          title="You haven’t joined any events yet"
          role="status"
          action={
            <Button variant="default" onClick={() => onChange({ when: undefined })}>
              Find an event
            </Button>
          }
        >
          <p>Events that you join, wait for or organise appear here, also when you have no signal.</p>
        </Notice>
        <Nearest near={undefined} />
      </>
    )
  if (when === 'past')
    return (
      <Notice icon={IconHistory} title="No past events yet" role="status">
        <p>Events stay here when they’re over.</p>
      </Notice>
    )
  return (
    <Notice
      icon={IconCalendarEvent}
      title="No events are planned yet"
      role="status"
      action={<CreateEvent label="Start one" />}
    >
      <p>
        A weekly club dive, a boat with two free places, a clean-up: say when and where, and others can join.
      </p>
    </Notice>
  )
}
