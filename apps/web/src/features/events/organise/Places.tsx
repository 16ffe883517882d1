import { Button } from '@mantine/core'
import { eventLimits } from '@soundings/contract/events-fields'
import type { Event } from '@soundings/contract/events-shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { changeEvent } from '../events.queries.ts'
import { factsOf } from '../form/event-values.ts'
import css from './organise.module.css'

/** How many places there are, and whether others can still sign up. */
export const Places = ({ event }: { event: Event }) => {
  const queries = useQueryClient()
  const [places, setPlaces] = useState(event.maxAttendees)
  const isClosed = event.state === 'closed'
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: { maxAttendees?: number | null; isClosed?: boolean }) =>
      changeEvent(queries, event.id, {
        ...factsOf(event),
        isClosed,
        ...change,
        scope: 'one',
        version: event.version,
      }),
    onSuccess: () => toast.success('Saved. Those who wait for a place are told when they have one.'),
  })
  const save = (submit: FormEvent) => {
    submit.preventDefault()
    if (!Number.isNaN(places)) mutate({ maxAttendees: places })
  }
  return (
    <form className={css.places} onSubmit={save}>
      <NumberField
        label="Places"
        isWhole
        placeholder="No limit"
        {...eventLimits.people}
        value={places}
        onChange={setPlaces}
        error={error && wordsOf(error, 'That couldn’t be saved. Please try again.')}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={places === event.maxAttendees}>
        Save
      </Button>
      <Button
        variant="quiet"
        aria-pressed={isClosed}
        disabled={isPending}
        onClick={() => mutate({ isClosed: !isClosed })}
      >
        {isClosed ? 'Open sign-ups' : 'Close sign-ups'}
      </Button>
    </form>
  )
}
