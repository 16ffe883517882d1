import { Button } from '@mantine/core'
import type { Event } from '@soundings/contract/events-shapes'
import { plural } from '@soundings/rules/phrases'
import { IconCalendarOff, IconMessage, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useNow } from '#shared/lib/use-now.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Choice } from '#shared/ui/Choice.tsx'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { icon } from '#shared/ui/icons.ts'
import { removeEvent } from '../events.queries.ts'
import css from '../page/EventPage.module.css'
import { CancelDialog } from './CancelDialog.tsx'
import { PeopleTools } from './PeopleTools.tsx'
import { Places } from './Places.tsx'
import { WriteToAll } from './WriteToAll.tsx'

type Open = 'cancel' | 'write' | 'delete'

/** What organisers do with their event. */
export const OrganiserPanel = ({ event }: { event: Event }) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open | null>(null)
  const [list, setList] = useState<'going' | 'waiting'>('going')
  const hasBegun = Date.parse(event.startsAt) <= useNow(30_000)
  const isOver = Date.parse(event.endsAt) <= useNow(30_000)
  const isOff = event.state === 'cancelled' || event.state === 'removed'
  const close = () => setOpen(null)
  return (
    <section className={css.panel} aria-label="Organise">
      <div className={css.head}>
        <h2>Organise</h2>
        {event.inWater !== null && event.inWater > 0 && (
          <p role="status">
            <strong>{plural(event.inWater, { one: '# in the water', other: '# in the water' })}</strong>
          </p>
        )}
      </div>
      <div className={css.row}>
        {!isOver && !isOff && (
          <ButtonLink
            variant="default"
            to="/community/events/new"
            search={{ edit: event.id }}
            leftSection={<IconPencil {...icon} />}
          >
            Edit
          </ButtonLink>
        )}
        {!isOff && (
          <Button variant="default" leftSection={<IconMessage {...icon} />} onClick={() => setOpen('write')}>
            Write to everybody
          </Button>
        )}
        {!isOver && !isOff && (
          <Button
            variant="default"
            leftSection={<IconCalendarOff {...icon} />}
            onClick={() => setOpen('cancel')}
          >
            Cancel event
          </Button>
        )}
        {event.may.remove && (
          <Button variant="quiet" leftSection={<IconTrash {...icon} />} onClick={() => setOpen('delete')}>
            Delete
          </Button>
        )}
      </div>
      {!hasBegun && !isOff && <Places key={event.version} event={event} />}
      {event.waiting > 0 && (
        <Choice
          label="Which people"
          options={[
            { value: 'going', text: `Going (${event.attendees})` },
            { value: 'waiting', text: `Waiting (${event.waiting})` },
          ]}
          value={list}
          onChoose={setList}
        />
      )}
      <PeopleTools event={event} list={event.waiting > 0 ? list : 'going'} hasBegun={hasBegun} />
      <CancelDialog event={event} opened={open === 'cancel'} onClose={close} />
      <WriteToAll event={event} opened={open === 'write'} onClose={close} />
      <DeleteDialog
        opened={open === 'delete'}
        onClose={close}
        title="Delete this event?"
        remove={() => removeEvent(queries, event.id)}
        done="Event deleted"
        failed="The event couldn’t be deleted. Please try again."
        onRemoved={() => void navigate({ to: '/community/events' })}
      >
        <p>Nobody else is in, so nobody is told. This can’t be undone.</p>
      </DeleteDialog>
    </section>
  )
}
