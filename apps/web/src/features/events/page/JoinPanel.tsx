import { Button } from '@mantine/core'
import { eventLimits } from '@soundings/contract/events-fields'
import { eventCalendarPath } from '@soundings/contract/events-pages'
import type { Event } from '@soundings/contract/events-shapes'
import { plural } from '@soundings/rules/phrases'
import { IconCalendarDown, IconRepeat, IconUserPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { placeSpan, readerSpan, spanText, zoneText } from '#shared/lib/event-times.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import { useWasWanted } from '#shared/ui/lazy-component.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { joinEvent } from '../events.queries.ts'
import { JoinButton } from '../join/JoinButton.tsx'
import { goingText, isPressed, leftText, stepOf } from '../join/joining.view.ts'
import { priceText, seriesText } from '../list/event.view.ts'
import css from './EventPage.module.css'
import { InviteDialog } from './InviteDialog.tsx'

const guestsText = (count: number) =>
  count === 0 ? 'Just me' : plural(count, { one: 'Me and # guest', other: 'Me and # guests' })

/** How many somebody brings along. Whoever is in changes it at once. */
const Guests = ({
  event,
  value,
  onChange,
}: {
  event: Event
  value: number
  onChange: (count: number) => void
}) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (guests: number) => joinEvent(queries, event.id, { guests, knowsDepth: true }),
    onSuccess: () => toast.success('Your guests are noted'),
    onError: (error) => {
      onChange(event.ownGuests)
      toast.error(wordsOf(error, 'That couldn’t be changed. Please try again.'))
    },
  })
  return (
    <ChoiceField
      label="Who comes"
      required={false}
      disabled={isPending}
      value={String(value)}
      data={Array.from({ length: Math.min(event.guests, eventLimits.guests) + 1 }, (_, count) => ({
        value: String(count),
        label: guestsText(count),
      }))}
      onChange={({ target }) => {
        const count = Number(target.value)
        onChange(count)
        if (event.isJoined) mutate(count)
      }}
    />
  )
}

/** Asking others to come along. */
const Invite = ({ event }: { event: Event }) => {
  const [isInviting, setInviting] = useState(false)
  const wasInviting = useWasWanted(isInviting)
  return (
    <div>
      <Button variant="default" leftSection={<IconUserPlus {...icon} />} onClick={() => setInviting(true)}>
        Invite
      </Button>
      {wasInviting && <InviteDialog event={event} opened={isInviting} onClose={() => setInviting(false)} />}
    </div>
  )
}

/** When it is, what it costs, how many places there are, and the way in. */
export const JoinPanel = ({ event }: { event: Event }) => {
  const language = useDateLanguage((dates) => dates.language)
  const [guests, setGuests] = useState(event.ownGuests)
  const here = readerSpan(event, language)
  const left = leftText(event)
  const step = stepOf(event, useNow(30_000))
  const { attendees, maxAttendees, series } = event
  return (
    <section className={css.panel} aria-label="Join this event">
      <div className={css.when}>
        <strong>
          <time dateTime={event.time === null ? event.date : event.startsAt}>
            {spanText(placeSpan(event, language))}
          </time>
        </strong>
        {event.time !== null && <p className={css.quiet}>{zoneText(event.zone)}</p>}
        {here && <p className={css.quiet}>For you: {spanText(here)}</p>}
      </div>
      {series && (
        <p className={css.row}>
          <IconRepeat {...icon} size={16} />
          <span>
            {seriesText({ every: series.every, date: event.date }, language)}
            {series.nextId !== null && (
              <>
                {' · '}
                <Link to="/community/events/$eventId" params={{ eventId: series.nextId }}>
                  Next one
                </Link>
              </>
            )}
          </span>
        </p>
      )}
      <p className={css.price}>{priceText(event)}</p>
      {event.price > 0 && <p className={css.quiet}>You pay the organiser. Nothing is paid on Soundings.</p>}
      <div className={css.seats}>
        <p>
          <strong>{goingText(event)}</strong>
          {left !== null && ` · ${left}`}
        </p>
        {maxAttendees !== null && (
          <div className={css.bar} aria-hidden="true">
            <span style={{ width: `${Math.min(100, (attendees / maxAttendees) * 100)}%` }} />
          </div>
        )}
      </div>
      {event.guests > 0 && step !== null && !(step === 'stop-waiting') && (
        <Guests event={event} value={guests} onChange={setGuests} />
      )}
      <JoinButton event={event} guests={guests} />
      {step !== null && isPressed(step) && event.isJoined && (
        <p className={css.quiet}>This page and the emergency plan stay readable without a signal.</p>
      )}
      {event.may.invite && <Invite event={event} />}
      <p>
        <a href={eventCalendarPath(event.id)} download className={css.row}>
          <IconCalendarDown {...icon} />
          Add to calendar
        </a>
      </p>
    </section>
  )
}
