import { IconCalendarEvent } from '@tabler/icons-react'
import { useState } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { eventsQuery } from '../events.queries.ts'
import { CreateEvent } from '../list/CreateEvent.tsx'
import cards from '../list/EventCard.module.css'
import { EventCard } from '../list/EventCard.tsx'
import css from './beside.module.css'

type Props = { groupId: string; mayCreate: boolean }

const options = [
  { value: 'upcoming', text: 'Upcoming' },
  { value: 'past', text: 'Past' },
] as const

/** The events of a group. */
export const GroupEvents = ({ groupId, mayCreate }: Props) => {
  const [when, setWhen] = useState<'upcoming' | 'past'>('upcoming')
  const list = usePages({
    ...eventsQuery({ group: groupId, when, ...(when === 'upcoming' && { folded: 'true' }) }),
    placeholderData: (shown) => shown,
  })
  const { items, error, answeredAt } = list
  const isLate = useLate(list.isLoading)
  const body = () => {
    if (!items && error)
      return <FailureNotice title="Events couldn’t be loaded" level={2} error={error} onRetry={list.retry} />
    if (!items) return isLate && <p role="status">Loading events…</p>
    if (items.length === 0)
      return (
        <Notice
          icon={IconCalendarEvent}
          level={2}
          title={when === 'past' ? 'No past events' : 'No events planned'}
          role="status"
        >
          <p>
            {when === 'past'
              ? 'Events stay here when they’re over.'
              : 'Say when and where you dive next, and the others can join.'}
          </p>
        </Notice>
      )
    return (
      <>
        <ul className={cards.cards}>
          {items.map((event) => (
            <li key={event.id}>
              <EventCard event={event} readAt={answeredAt} level={2} />
            </li>
          ))}
        </ul>
        <ListEnd of="events" {...list} />
      </>
    )
  }
  return (
    <div className={css.group}>
      <div className={css.acts}>
        <Choice label="Which events" options={options} value={when} onChoose={setWhen} />
        {mayCreate && <CreateEvent groupId={groupId} />}
      </div>
      {body()}
    </div>
  )
}
