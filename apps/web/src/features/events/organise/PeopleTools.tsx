import type { AttendeeChange } from '@soundings/contract/events-forms'
import type { Attendee, Event } from '@soundings/contract/events-shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { attendeesQuery, changeAttendee, removeAttendee } from '../events.queries.ts'
import css from '../page/EventPage.module.css'
import rows from '../page/People.module.css'
import { PersonRow } from '../page/People.tsx'
import { PersonTools } from './PersonTools.tsx'
import { pairOf, pairOptions } from './pairs.view.ts'
import { usePairing } from './use-pairing.ts'

type Props = { event: Event; list: 'going' | 'waiting'; hasBegun: boolean }

const nameOf = ({ person, position }: Attendee) => person?.id ?? `unknown ${position}`

/** Those who go, or wait, each with what an organiser can do. */
export const PeopleTools = ({ event, list: state, hasBegun }: Props) => {
  const queries = useQueryClient()
  const list = usePages(attendeesQuery(event.id, state), nameOf)
  const { items, error } = list
  const [leaving, setLeaving] = useState<Attendee | null>(null)
  const { mutate } = useMutation({
    mutationFn: ({ userId, change }: { userId: string; change: AttendeeChange }) =>
      changeAttendee(queries, { eventId: event.id, userId }, change),
    onError: (failure) => toast.error(wordsOf(failure, 'That couldn’t be saved. Please try again.')),
  })
  const { dragging, rowOf } = usePairing((one, other) => {
    const pair = pairOf(items ?? [], one, other)
    for (const userId of [one, other]) {
      const isIn = items?.some(({ person, pair: its }) => person?.id === userId && its === pair)
      if (!isIn) mutate({ userId, change: { pair } })
    }
  })
  if (error && !items) return <FailureText error={error} />
  if (!items) return null
  const pairs = pairOptions(items)
  const mayPair = state === 'going' && items.length > 1
  return (
    <>
      {mayPair && (
        <p className={css.quiet}>
          To pair buddies, drag one person onto another, or choose a pair in the list.
        </p>
      )}
      <ul className={rows.people} data-one="" data-dragging={dragging !== null || undefined}>
        {items.map((attendee) => {
          const { person } = attendee
          const called = person ? (person.name ?? `@${person.handle}`) : 'a member'
          return (
            <li key={nameOf(attendee)} {...(mayPair && person && rowOf(person.id))}>
              <PersonRow attendee={attendee}>
                {person && (
                  <PersonTools
                    attendee={attendee}
                    called={called}
                    state={state}
                    hasBegun={hasBegun}
                    pairs={pairs}
                    change={(change) => mutate({ userId: person.id, change })}
                    onLeave={() => setLeaving(attendee)}
                  />
                )}
              </PersonRow>
            </li>
          )
        })}
      </ul>
      <ListEnd of="people" {...list} />
      <DeleteDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title="Remove from this event?"
        label="Remove"
        remove={async () => {
          if (leaving?.person) await removeAttendee(queries, { eventId: event.id, userId: leaving.person.id })
        }}
        done="Removed. They’ve been told."
        failed="That didn’t work. Please try again."
        onRemoved={() => setLeaving(null)}
      >
        <p>They’re told, and can’t join this event again. Their place goes to the next in line.</p>
      </DeleteDialog>
    </>
  )
}
