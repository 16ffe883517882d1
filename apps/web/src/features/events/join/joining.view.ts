import type { EventLine } from '@soundings/contract/events-shapes'
import { numberText, plural } from '@soundings/rules/phrases'

/** What a press on the button of an event does. */
export type Step = 'join' | 'leave' | 'wait' | 'stop-waiting' | 'take'

type Seats = Pick<
  EventLine,
  | 'state'
  | 'startsAt'
  | 'attendees'
  | 'maxAttendees'
  | 'waitlist'
  | 'waiting'
  | 'isJoined'
  | 'position'
  | 'isOffered'
>

export const isFull = ({ attendees, maxAttendees }: Pick<Seats, 'attendees' | 'maxAttendees'>): boolean =>
  maxAttendees !== null && attendees >= maxAttendees

/** What can be done; null where nothing can. `now` in milliseconds since 1970. */
export const stepOf = (event: Seats, now: number): Step | null => {
  const isOver = Date.parse(event.startsAt) <= now
  if (isOver || event.state === 'cancelled' || event.state === 'removed') return null
  if (event.isJoined) return 'leave'
  if (event.isOffered) return 'take'
  if (event.position !== null) return 'stop-waiting'
  if (event.state !== 'open') return null
  // Whoever waits comes first where the organiser gives the places.
  const isTaken = isFull(event) || (event.waitlist === 'by-hand' && event.waiting > 0)
  if (!isTaken) return 'join'
  return event.waitlist === 'off' ? null : 'wait'
}

export const stepText: Record<Step, string> = {
  join: 'Join Event',
  leave: 'Leave Event',
  wait: 'Join waitlist',
  'stop-waiting': 'Leave waitlist',
  take: 'Take the free place',
}

/** Whether the button says that somebody is in, or in line. */
export const isPressed = (step: Step): boolean => step === 'leave' || step === 'stop-waiting'

/** `You’re number 3 in line.` */
export const lineText = ({ position, isOffered }: Pick<Seats, 'position' | 'isOffered'>): string | null => {
  if (isOffered) return 'A place is free. Whoever takes it first has it.'
  return position === null ? null : `You’re number ${position} in line.`
}

/** `8 of 10 going`, `12 going` */
export const goingText = ({ attendees, maxAttendees }: Pick<Seats, 'attendees' | 'maxAttendees'>): string =>
  maxAttendees === null
    ? plural(attendees, { one: '# going', other: '# going' })
    : plural(
        attendees,
        { one: '# of {max} going', other: '# of {max} going' },
        {
          max: numberText(maxAttendees),
        },
      )

/** `2 places left`, `Full, 3 waiting`; null where there is no limit. */
export const leftText = (event: Pick<Seats, 'attendees' | 'maxAttendees' | 'waiting'>): string | null => {
  const { attendees, maxAttendees, waiting } = event
  if (maxAttendees === null) return null
  if (isFull(event))
    return waiting > 0 ? `Full, ${plural(waiting, { one: '# waiting', other: '# waiting' })}` : 'Full'
  return plural(maxAttendees - attendees, { one: '# place left', other: '# places left' })
}

/** Why nobody can join, in words; null where one can, or is in. */
export const closedText = (event: Seats, now: number): string | null => {
  if (event.state === 'cancelled') return 'Cancelled'
  if (event.state === 'held') return 'Awaiting review'
  if (event.state === 'removed') return 'Taken down'
  if (Date.parse(event.startsAt) <= now) return event.isJoined ? 'You were in' : 'It has begun'
  if (event.isJoined || event.position !== null) return null
  if (event.state === 'closed') return 'No more sign-ups'
  return isFull(event) && event.waitlist === 'off' ? 'Full' : null
}
