import { z } from 'zod'
import { page, text, Uuid } from './common.ts'
import { base, ofEvent, one } from './events-addresses.ts'
import { eventLimits } from './events-fields.ts'
import { findRoutes } from './events-finds.ts'
import { CancelForm, EventChange, EventForm, EventList, JoinForm } from './events-forms.ts'
import { attendeeRoutes } from './events-people.ts'
import { Event, EventConditions, EventDive, EventLine } from './events-shapes.ts'
import { eventTexts } from './events-words.ts'
import { contributions, eventsGroup, type NotificationKinds, objections } from './notification-kinds.ts'
import { wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'
import { topicKind } from './topics.ts'

export * from './events-calendar.ts'
export * from './events-fields.ts'
export * from './events-forms.ts'
export * from './events-shapes.ts'
export * from './events-words.ts'

/** What happens to one event, by its id: places, changes, the waitlist. Followed by everybody who sees it. */
export const eventTopic = topicKind('event')

/** The notifications about events. */
export const eventNotifications = {
  'event-joined': { type: 'info', group: eventsGroup },
  'event-promoted': { type: 'success', group: eventsGroup },
  'event-offered': { type: 'info', group: eventsGroup },
  'event-changed': { type: 'warning', group: eventsGroup },
  'event-cancelled': { type: 'warning', group: eventsGroup },
  'event-message': { type: 'info', group: eventsGroup },
  'event-reminder': { type: 'info', group: eventsGroup },
  'event-removed': { type: 'warning', group: eventsGroup },
  'event-co-organiser': { type: 'info', group: eventsGroup },
  'event-invited': { type: 'info', group: eventsGroup },
  'event-approved': { type: 'success', group: contributions },
  'event-rejected': { type: 'warning', group: contributions },
  'flagged-event-removed': { type: 'success', group: objections },
} as const satisfies NotificationKinds

/** Where one stands with an event, and how full it is. */
export const Seats = EventLine.pick({
  isJoined: true,
  attendees: true,
  maxAttendees: true,
  waiting: true,
  position: true,
})
export type Seats = z.output<typeof Seats>

export const events = feature('Events: dives and meetings that people join.', {
  list: route(base, {
    method: 'GET',
    access: 'public',
    summary:
      'List events: those still to come, past ones, one’s own, of a month, a country, a site or a group, near a place (the nearest first) or on a piece of the map; `folded`, of a series the next alone. `total` counts up to 1,000',
    query: EventList,
    reply: page(EventLine),
    errors: [401, 404],
  }),
  create: route(base, {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary:
      'Create an event, or a series of them; the answer is the first. The same clientKey is one, however often it’s sent',
    body: EventForm,
    reply: Event,
    status: 201,
    errors: [400, 403, 404, 409, 429],
  }),
  get: route(one, {
    method: 'GET',
    access: 'public',
    summary: 'Get an event',
    params: ofEvent,
    reply: Event,
    errors: [404],
  }),
  change: route(one, {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary: 'Change an event, or it and those of its series that follow; 409 if somebody changed it since',
    params: ofEvent,
    body: EventChange,
    reply: Event,
    errors: [400, 403, 404, 409, 429],
  }),
  remove: route(one, {
    method: 'DELETE',
    access: 'member',
    summary: 'Delete an event while nobody but its organiser is in; safe to repeat',
    params: ofEvent,
    reply: z.object({}),
    errors: [403, 404, 409],
  }),
  cancel: route(`${one}/cancel`, {
    method: 'POST',
    access: 'member',
    summary:
      'Cancel an event, or it and those that follow; everybody who is in or waits is told once. Safe to repeat',
    params: ofEvent,
    body: CancelForm,
    reply: Event,
    errors: [403, 404, 409],
  }),
  join: route(`${one}/join`, {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary:
      'Join an event, or change how many guests come along; safe to repeat. 409 `full`, `cannot-join` or `certificate` where one can’t',
    params: ofEvent,
    body: JoinForm,
    reply: Seats,
    errors: [400, 403, 404, 409, 429],
  }),
  leave: route(`${one}/join`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Leave an event: the place goes to the next in line. Safe to repeat',
    params: ofEvent,
    reply: Seats,
    errors: [404, 409],
  }),
  wait: route(`${one}/waitlist`, {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary: 'Join the waitlist of a full event; safe to repeat',
    params: ofEvent,
    body: JoinForm,
    reply: Seats,
    errors: [400, 403, 404, 409, 429],
  }),
  stopWaiting: route(`${one}/waitlist`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Leave the waitlist; safe to repeat',
    params: ofEvent,
    reply: Seats,
    errors: [404],
  }),
  ...attendeeRoutes,
  ...findRoutes,
  message: route(`${one}/message`, {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary: 'Write to everybody who is in; for organisers, twice a day',
    params: ofEvent,
    body: z.strictObject({
      message: text(eventLimits.message).min(1, eventTexts.emptyMessage),
      clientKey: Uuid.optional(),
    }),
    reply: z.object({ people: wholeNumber() }),
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  conditions: route(`${one}/conditions`, {
    method: 'GET',
    access: 'public',
    summary:
      'Get what divers report of the site in that month, the sun, and the depth against one’s certification',
    params: ofEvent,
    reply: EventConditions,
    errors: [404],
  }),
  dive: route(`${one}/dive`, {
    method: 'GET',
    access: 'member',
    summary: 'Get what a dive of one’s log begins with, for somebody who was there',
    params: ofEvent,
    reply: EventDive,
    errors: [404, 409],
  }),
  zone: route(`${base}/zone`, {
    method: 'GET',
    access: 'member',
    summary: 'Get the time zone of a site or of a position, to propose it',
    query: z.object({ site: Uuid.optional(), near: EventList.shape.near }),
    reply: z.object({ zone: z.string().nullable() }),
    errors: [404],
  }),
})
