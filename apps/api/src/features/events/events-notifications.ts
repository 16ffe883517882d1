import { eventNotifications } from '@soundings/contract/events'
import { eventPath } from '@soundings/contract/events-pages'
import type { FlagReason } from '@soundings/contract/flag-review'
import { eventSlug } from '@soundings/rules/events'
import { beginningOf } from '@soundings/rules/markdown-words'
import { reasonText, takenDownReason } from '@soundings/rules/moderation'
import { longDate } from '@soundings/rules/phrases'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'
import { gatheredText } from '#shared/gathered-text.ts'

const notification = notificationsOf(eventNotifications)

type Named = { id: string; title: string }
type Timed = Named & { day: string; time: string | null }

const linkTo = ({ id, title }: Named) => eventPath({ id, slug: eventSlug(title) })
/** `June 1, 2027 at 08:30`, at the place. */
const whenText = ({ day, time }: Timed) =>
  time === null ? longDate(new Date(day)) : `${longDate(new Date(day))} at ${time}`

/** What is told of those who join an event is gathered by. */
export const gatheringOf = (eventId: string): string => `event:${eventId}`

export const joinedYours = (event: Named, actorId: string): NewNotification =>
  notification('event-joined', {
    link: linkTo(event),
    group: {
      key: gatheringOf(event.id),
      actorId,
      message: (handles, others) =>
        gatheredText(
          {
            one: `{name} joined your event “${event.title}”.`,
            two: `{name} and {other} joined your event “${event.title}”.`,
            more: {
              one: `{name} and # other joined your event “${event.title}”.`,
              other: `{name} and # others joined your event “${event.title}”.`,
            },
          },
          handles,
          others,
        ),
    },
  })

export const promotedIn = (event: Timed): NewNotification =>
  notification('event-promoted', {
    message: `You have a place in “${event.title}” on ${whenText(event)}. If you can’t come, please leave the event.`,
    link: linkTo(event),
  })

export const offeredIn = (event: Timed): NewNotification =>
  notification('event-offered', {
    message: `A place is free in “${event.title}” on ${whenText(event)}. Whoever joins first has it.`,
    link: linkTo(event),
  })

export const changedEvent = (event: Timed & { location: string }): NewNotification =>
  notification('event-changed', {
    message: `“${event.title}” was changed: it’s now on ${whenText(event)}, ${beginningOf(event.location, 120)}.`,
    link: linkTo(event),
  })

export const cancelledEvent = (event: Timed, reason: string): NewNotification =>
  notification('event-cancelled', {
    message: `“${event.title}” on ${whenText(event)} was cancelled: ${beginningOf(reason, 200)}`,
    link: linkTo(event),
  })

export const wroteToAll = (
  event: Named,
  { handle, authorId, message }: { handle: string | null; authorId: string | null; message: string },
): NewNotification =>
  notification('event-message', {
    message: `${handle === null ? 'The organiser' : `@${handle}`} wrote to everybody in “${event.title}”: ${beginningOf(message.replace(/\s+/g, ' '), 240)}`,
    link: linkTo(event),
    ...(authorId !== null && { actorId: authorId }),
  })

export const reminded = (event: Timed & { location: string }): NewNotification =>
  notification('event-reminder', {
    message: `“${event.title}” is on ${whenText(event)}, ${beginningOf(event.location, 120)}. Are you going? If not, please leave the event, so that others can join.`,
    link: linkTo(event),
  })

export const removedFrom = (event: Named): NewNotification =>
  notification('event-removed', {
    message: `An organiser took you off “${event.title}”.`,
    link: null,
  })

export const invitedTo = (event: Timed, by: { id: string; handle: string | null }): NewNotification =>
  notification('event-invited', {
    message: `${by.handle === null ? 'Somebody' : `@${by.handle}`} invites you to “${event.title}” on ${whenText(event)}.`,
    link: linkTo(event),
    actorId: by.id,
  })

export const madeCoOrganiser = (event: Named): NewNotification =>
  notification('event-co-organiser', {
    message: `You can now organise “${event.title}” with others.`,
    link: linkTo(event),
  })

export const madeOrganiser = (event: Named): NewNotification =>
  notification('event-co-organiser', {
    message: `The organiser of “${event.title}” has left, so you organise it now.`,
    link: linkTo(event),
  })

export const eventApproved = (event: Named): NewNotification =>
  notification('event-approved', {
    message: `Your event “${event.title}” has been approved. Everyone can see it now.`,
    link: linkTo(event),
  })

export const eventRejected = (event: Named, reason: string | null): NewNotification =>
  notification('event-rejected', {
    message: `Your event “${event.title}” wasn’t approved.${reasonText(reason)}`,
    link: linkTo(event),
  })

/** After somebody reported it, and a moderator agreed. */
export const eventTaken = (
  reason: FlagReason,
  { title, link }: { title: string; link: string },
): NewNotification =>
  notification('event-rejected', { message: `“${title}” was taken down. ${takenDownReason(reason)}`, link })
