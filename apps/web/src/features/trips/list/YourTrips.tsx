import { Button, Skeleton } from '@mantine/core'
import type { TripLine } from '@soundings/contract/trips-shapes'
import { addDays } from '@soundings/rules/days'
import { IconChevronDown } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { WaitingList } from '#shared/outbox/WaitingList.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { tripKindName } from '../outbox/trip-entry.ts'
import { keepAtHand, tripsQuery } from '../trips.queries.ts'
import { byNext } from './list.view.ts'
import css from './planner.module.css'
import { Statistics } from './Statistics.tsx'
import cards from './TripCard.module.css'
import { TripCard } from './TripCard.tsx'

const places = ['a', 'b'] as const

const Skeletons = () => (
  <div role="status" aria-label="Loading your trips" className={cards.cards}>
    {places.map((place) => (
      <Skeleton key={place} height={112} radius="lg" />
    ))}
  </div>
)

const Cards = ({ trips }: { trips: readonly TripLine[] }) => (
  <ul className={cards.cards}>
    {trips.map((trip) => (
      <li key={trip.id}>
        <TripCard trip={trip} />
      </li>
    ))}
  </ul>
)

/** Those that are over, folded until they are wanted. */
const Past = ({ before }: { before: string }) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const list = usePages(tripsQuery({ to: before }))
  // What goes on is above.
  const past = list.items?.filter(({ endDate }) => endDate <= before) ?? []
  if (past.length === 0) return null
  return (
    <section className={css.past} aria-label="Past trips">
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<IconChevronDown {...icon} data-open={isOpen} />}
        onClick={() => setOpen(!isOpen)}
      >
        Past trips
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <Cards trips={past} />
            <ListEnd of="past trips" {...list} />
          </>
        )}
      </div>
    </section>
  )
}

type Props = {
  /** What stands there while there are none. */
  empty: ReactNode
  /** Hears which trips are shown. */
  onShown: (trips: readonly TripLine[]) => void
}

/** The trips of the reader: what comes next first, and what is over folded below. */
export const YourTrips = ({ empty, onShown }: Props) => {
  const queries = useQueryClient()
  const today = dayHere(Date.now())
  const list = usePages(tripsQuery({ from: today, order: 'soonest' }))
  const { items, error, isAnswered, answeredAt } = list
  const isLate = useLate(list.isLoading)
  useEffect(() => {
    if (!items) return
    const next = byNext(items)
    onShown(next)
    if (isAnswered) keepAtHand(queries, next)
  }, [queries, items, isAnswered, onShown])
  const body = () => {
    if (!items && error)
      return (
        <FailureNotice title="Your trips couldn’t be loaded" level={3} error={error} onRetry={list.retry} />
      )
    if (!items) return isLate && <Skeletons />
    if (items.length === 0) return empty
    return (
      <>
        <Cards trips={byNext(items)} />
        <ListEnd of="trips" {...list} />
      </>
    )
  }
  return (
    <section className={css.part} aria-labelledby="your-trips">
      <div className={css.head}>
        <h2 id="your-trips">Your Trips</h2>
        <p className={css.quiet} role="status">
          <Statistics />
          {isAnswered && <SavedAgo at={answeredAt} mark=" · " />}
        </p>
      </div>
      <WaitingList kind={tripKindName} />
      {body()}
      <Past before={addDays(today, -1)} />
    </section>
  )
}
