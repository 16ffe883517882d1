import { tripNotifications } from '@soundings/contract/trips'
import type { TripRole } from '@soundings/contract/trips-fields'
import { tripPath } from '@soundings/contract/trips-pages'
import { longDate, plural } from '@soundings/rules/phrases'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

const notification = notificationsOf(tripNotifications)
type Named = { id: string; name: string }

export const invited = (trip: Named, handle: string, actorId: string): NewNotification =>
  notification('trip-invited', {
    message: `@${handle} invited you to the trip ${trip.name}.`,
    link: tripPath(trip.id),
    actorId,
  })

export const joined = (trip: Named, handle: string, actorId: string): NewNotification =>
  notification('trip-joined', {
    message: `@${handle} is coming along on ${trip.name}.`,
    link: tripPath(trip.id),
    actorId,
  })

const roleTexts: Record<TripRole, (name: string) => string> = {
  owner: (name) => `The trip ${name} is yours now.`,
  editor: (name) => `You can change the trip ${name} now.`,
  viewer: (name) => `You can look at the trip ${name}, and no longer change it.`,
}
export const roleChanged = (trip: Named, role: TripRole): NewNotification =>
  notification('trip-role', { message: roleTexts[role](trip.name), link: tripPath(trip.id) })

/** Leads nowhere: they may not see the trip any more. */
export const takenOff = (trip: Named): NewNotification =>
  notification('trip-removed', { message: `You’re no longer on the trip ${trip.name}.`, link: null })

export const takenAway = (trip: Named, actorId: string): NewNotification =>
  notification('trip-removed', { message: `The trip ${trip.name} was deleted.`, link: null, actorId })

/** Its owner’s account is gone, and they are next. */
export const inherited = (trip: Named): NewNotification =>
  notification('trip-inherited', {
    message: `The owner of the trip ${trip.name} left Soundings. You’re next in line, so it’s yours now.`,
    link: tripPath(trip.id),
  })

export const cancelled = (trip: Named, actorId: string): NewNotification =>
  notification('trip-cancelled', {
    message: `The trip ${trip.name} was cancelled.`,
    link: tripPath(trip.id),
    actorId,
  })

/** What is still open on the lists of somebody: its first item is named where it is the only one. */
export const itemsDue = (
  trip: Named,
  { due, titles }: { due: string; titles: readonly string[] },
): NewNotification => {
  const day = longDate(new Date(due))
  const [title = ''] = titles
  const what =
    titles.length === 1
      ? `“${title}” is due`
      : plural(titles.length, { one: '# thing is due', other: '# things are due' })
  return notification('trip-due', {
    message: `${what} by ${day} for the trip ${trip.name}.`,
    link: tripPath(trip.id),
  })
}
