import { Button } from '@mantine/core'
import { tripLimits } from '@soundings/contract/trips-fields'
import { plural } from '@soundings/rules/phrases'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { Ago } from '#shared/ui/Ago.tsx'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { restoreTrip, trashQuery } from '../trips.queries.ts'
import { whenText } from './list.view.ts'
import css from './planner.module.css'

const kept = plural(tripLimits.trashDays, { one: 'for # day', other: 'for # days' })

/** Trips that were deleted lately, each with the way back. */
export const TripTrash = () => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const list = usePages(trashQuery())
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (tripId: string) => restoreTrip(queries, tripId),
    onSuccess: ({ name }) => toast.success(`${name} is back`),
    onError: (error) => toast.error(wordsOf(error, 'The trip couldn’t be restored. Please try again.')),
  })
  if (!list.items)
    return list.error ? (
      <div className={css.part} role="alert">
        <FailureText error={list.error} />
        <Button variant="default" onClick={list.retry}>
          Try again
        </Button>
      </div>
    ) : (
      <p role="status">Loading…</p>
    )
  if (list.items.length === 0)
    return <p className={css.quiet}>Nothing here. Trips that you delete stay here {kept}.</p>
  return (
    <div className={css.part}>
      <p className={css.quiet}>Deleted trips stay here {kept}.</p>
      <ul className={css.trash}>
        {list.items.map((trip) => (
          <li key={trip.id}>
            <div>
              <strong>
                <bdi>{trip.name}</bdi>
              </strong>
              <p className={css.quiet}>
                {whenText(trip, language)} · deleted <Ago at={trip.deletedAt} />
              </p>
            </div>
            <Button
              variant="default"
              aria-label={`Restore ${trip.name}`}
              loading={isPending && variables === trip.id}
              onClick={() => mutate(trip.id)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
      <ListEnd of="deleted trips" {...list} />
    </div>
  )
}
