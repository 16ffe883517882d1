import { Skeleton } from '@mantine/core'
import { plural } from '@soundings/rules/phrases'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { eventsQuery, keepJoined } from '../events.queries.ts'
import cards from './EventCard.module.css'
import { EventCard } from './EventCard.tsx'
import css from './EventsTab.module.css'
import type { EventsSearch } from './events.view.ts'
import { listInput } from './events.view.ts'
import { NoEvents } from './NoEvents.tsx'

const places = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Where cards will stand. */
const Skeletons = () => (
  <div role="status" aria-label="Loading events" className={cards.waiting}>
    {places.map((place) => (
      <Skeleton key={place} height={410} radius="lg" />
    ))}
  </div>
)

const countText = (total: number) =>
  total >= 1_000 ? 'More than 1,000 events' : plural(total, { one: '# event', other: '# events' })

type Props = { search: EventsSearch; onChange: (change: EventsSearch) => void }

/** Events as cards; more of them come with a press. */
export const EventCards = ({ search, onChange }: Props) => {
  const queries = useQueryClient()
  const list = usePages({ ...eventsQuery(listInput(search)), placeholderData: (shown) => shown })
  const { items, error, isAnswered, isOutdated, answeredAt } = list
  const isLate = useLate(list.isLoading || isOutdated)
  const isMine = search.when === 'mine'
  useEffect(() => {
    if (isMine && isAnswered && items) keepJoined(queries, items)
  }, [queries, isMine, isAnswered, items])

  const body = () => {
    if (!items && error)
      return <FailureNotice title="Events couldn’t be loaded" error={error} onRetry={list.retry} />
    if (!items) return isLate && <Skeletons />
    if (items.length === 0) return <NoEvents search={search} onChange={onChange} />
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
    <>
      <p className={css.count} role="status">
        {isAnswered && list.total > 0 && countText(list.total)}
        {isAnswered && <SavedAgo at={answeredAt} mark=" · " />}
      </p>
      <div className={css.body} aria-busy={!isAnswered && error === null} inert={isOutdated}>
        {body()}
      </div>
    </>
  )
}
