import { Button, Menu } from '@mantine/core'
import type { AttendeeChange } from '@soundings/contract/events-forms'
import type { Attendee, Event } from '@soundings/contract/events-shapes'
import { IconDots, IconTicket, IconUserMinus, IconUserOff, IconUserStar } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { attendeesQuery, changeAttendee, removeAttendee } from '../events.queries.ts'
import rows from '../page/People.module.css'
import { PersonRow } from '../page/People.tsx'
import { pairOptions } from './pairs.view.ts'

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
  if (error && !items) return <FailureText error={error} />
  if (!items) return null
  const pairs = pairOptions(items)
  return (
    <>
      <ul className={rows.people} data-one="">
        {items.map((attendee) => {
          const { person } = attendee
          const change = (changes: AttendeeChange) => person && mutate({ userId: person.id, change: changes })
          const called = person ? (person.name ?? `@${person.handle}`) : 'a member'
          return (
            <li key={nameOf(attendee)}>
              <PersonRow attendee={attendee}>
                {person && (
                  <div className={rows.acts}>
                    {state === 'going' && (
                      <select
                        className={rows.pair}
                        aria-label={`Buddy pair of ${called}`}
                        value={attendee.pair ?? ''}
                        onChange={({ target }) =>
                          change({ pair: target.value ? Number(target.value) : null })
                        }
                      >
                        <option value="">No pair</option>
                        {pairs.map((pair) => (
                          <option key={pair} value={pair}>
                            Pair {pair}
                          </option>
                        ))}
                      </select>
                    )}
                    {state === 'going' && (
                      <Button
                        variant="default"
                        aria-pressed={attendee.inWaterSince !== null}
                        aria-label={`${attendee.inWaterSince === null ? 'Went in' : 'Back out'}: ${called}`}
                        onClick={() => change({ isInWater: attendee.inWaterSince === null })}
                      >
                        {attendee.inWaterSince === null ? 'Went in' : 'Back out'}
                      </Button>
                    )}
                    {state === 'going' && hasBegun && (
                      <Button
                        variant="default"
                        aria-pressed={attendee.hasAttended === true}
                        aria-label={`Came: ${called}`}
                        onClick={() => change({ hasAttended: attendee.hasAttended === true ? null : true })}
                      >
                        Came
                      </Button>
                    )}
                    {state === 'waiting' && (
                      <Button
                        variant="default"
                        leftSection={<IconTicket {...icon} />}
                        aria-label={`Give a place to ${called}`}
                        onClick={() => change({ isGoing: true })}
                      >
                        Give a place
                      </Button>
                    )}
                    {attendee.role !== 'organiser' && (
                      <ActionMenu
                        label={`More about ${called}`}
                        icon={<IconDots {...icon} />}
                        variant="quiet"
                        width={220}
                      >
                        {state === 'going' && hasBegun && attendee.hasAttended !== false && (
                          <Menu.Item
                            leftSection={<IconUserOff {...icon} />}
                            onClick={() => change({ hasAttended: false })}
                          >
                            Didn’t come
                          </Menu.Item>
                        )}
                        {state === 'going' && (
                          <Menu.Item
                            leftSection={<IconUserStar {...icon} />}
                            onClick={() => change({ isCoOrganiser: attendee.role !== 'co-organiser' })}
                          >
                            {attendee.role === 'co-organiser'
                              ? 'No longer co-organiser'
                              : 'Make co-organiser'}
                          </Menu.Item>
                        )}
                        <Menu.Item
                          leftSection={<IconUserMinus {...icon} />}
                          onClick={() => setLeaving(attendee)}
                        >
                          Remove
                        </Menu.Item>
                      </ActionMenu>
                    )}
                  </div>
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
