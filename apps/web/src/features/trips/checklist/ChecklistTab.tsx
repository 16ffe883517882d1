import { Skeleton } from '@mantine/core'
import type { TripItem } from '@soundings/contract/trips-checklist'
import type { Trip } from '@soundings/contract/trips-shapes'
import { plural } from '@soundings/rules/phrases'
import { mayEditTrip } from '@soundings/rules/trips'
import { useQuery } from '@tanstack/react-query'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { itemKindLabel } from '../labels.view.ts'
import columns from '../page/columns.module.css'
import { AddItem } from './AddItem.tsx'
import css from './checklist.module.css'
import { checklistQuery } from './checklist.queries.ts'
import { byKind } from './checklist.view.ts'
import { ItemRow } from './ItemRow.tsx'
import { Proposals } from './Proposals.tsx'
import { useTicks } from './use-ticks.ts'

type ListProps = {
  trip: Trip
  items: readonly TripItem[]
  isShared: boolean
  mayChange: boolean
  ticks: ReturnType<typeof useTicks>
}

const List = ({ trip, items, isShared, mayChange, ticks }: ListProps) => {
  const done = items.filter(({ isDone }) => isDone).length
  const id = isShared ? 'shared-items' : 'own-items'
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{isShared ? 'Together' : 'Only yours'}</h2>
        <p className={css.quiet} role="status">
          {items.length > 0 &&
            plural(
              items.length,
              { one: '{done} of # done', other: '{done} of # done' },
              { done: String(done) },
            )}
        </p>
      </div>
      {items.length > 0 && (
        <div className={css.bar} aria-hidden="true">
          <span style={{ width: `${(done / items.length) * 100}%` }} />
        </div>
      )}
      {items.length === 0 && (
        <p className={css.quiet}>
          {isShared
            ? 'What one of you has to do for all: book the boat, get the permits.'
            : 'What you have to think of yourself. Nobody else sees this list.'}
        </p>
      )}
      {byKind(items).map(({ kind, items: own }) => (
        <div key={kind} className={css.kind}>
          <h3>{itemKindLabel[kind]}</h3>
          <ul>
            {own.map((item) => (
              <ItemRow
                key={item.id}
                trip={trip}
                item={item}
                mayChange={mayChange}
                isWaiting={ticks.waits(item)}
                onTick={(isDone) => void ticks.tick(item, isDone)}
              />
            ))}
          </ul>
        </div>
      ))}
      {mayChange && <AddItem trip={trip} isShared={isShared} />}
    </section>
  )
}

/** What to think of before a trip: together, and each for themselves. */
export const ChecklistTab = ({ trip, personId }: { trip: Trip; personId: string }) => {
  const { data, error, isFetching, refetch } = useQuery(checklistQuery(trip.id))
  const isLate = useLate(isFetching && !data)
  const ticks = useTicks(trip.id, personId)
  const isIn = trip.state === 'in'
  const mayShare = mayEditTrip(trip.role) && isIn
  if (!data && error && !isFetching)
    return (
      <FailureNotice title="The checklist couldn’t be loaded" error={error} onRetry={() => void refetch()} />
    )
  if (!data)
    return isLate && <Skeleton height={320} radius="lg" role="status" aria-label="Loading the checklist" />
  const items = ticks.withTicks(data.items)
  return (
    <div className={columns.columns}>
      <div className={columns.column}>
        <List
          trip={trip}
          items={items.filter(({ isShared }) => isShared)}
          isShared
          mayChange={mayShare}
          ticks={ticks}
        />
        <List
          trip={trip}
          items={items.filter(({ isShared }) => !isShared)}
          isShared={false}
          mayChange={isIn}
          ticks={ticks}
        />
      </div>
      {isIn && <Proposals trip={trip} mayShare={mayShare} />}
    </div>
  )
}
