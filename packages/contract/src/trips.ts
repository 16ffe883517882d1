import { z } from 'zod'
import { page } from './common.ts'
import { type NotificationKinds, tripsGroup } from './notification-kinds.ts'
import { feature, route } from './route.ts'
import { topicKind } from './topics.ts'
import { checklistRoutes } from './trips-checklist-routes.ts'
import { tripFormats } from './trips-fields.ts'
import { TripImport } from './trips-file.ts'
import { CopyForm, TripChange, TripForm, TripList } from './trips-forms.ts'
import { moneyRoutes } from './trips-money-routes.ts'
import { done, ofTrip, plannerPath, TripPages, tripPath } from './trips-paths.ts'
import { peopleRoutes } from './trips-people-routes.ts'
import { DeletedTrip, Trip, TripLine, TripStatistics } from './trips-shapes.ts'
import { sharingRoutes } from './trips-sharing-routes.ts'
import { stopRoutes } from './trips-stops-routes.ts'

export * from './trips-checklist.ts'
export * from './trips-file.ts'
export * from './trips-forms.ts'
export * from './trips-money.ts'
export * from './trips-shapes.ts'
export * from './trips-sharing.ts'
export * from './trips-stops.ts'
export * from './trips-words.ts'

/** What happens to one trip, by its id; for its people and whom they invited. */
export const tripTopic = topicKind('trip')
/** Who is looking at one trip, by its id; for its people. */
export const tripHereTopic = topicKind('trip-here')

/** The notifications about trips. */
export const tripNotifications = {
  'trip-invited': { type: 'info', group: tripsGroup },
  'trip-joined': { type: 'success', group: tripsGroup },
  'trip-role': { type: 'info', group: tripsGroup },
  'trip-removed': { type: 'info', group: tripsGroup },
  'trip-inherited': { type: 'info', group: tripsGroup },
  'trip-cancelled': { type: 'warning', group: tripsGroup },
  'trip-due': { type: 'warning', group: tripsGroup },
} as const satisfies NotificationKinds

export const trips = feature('The trip planner: trips of one person, or of several together.', {
  list: route(`${plannerPath}/trips`, {
    method: 'GET',
    access: 'member',
    summary:
      'List the trips that you’re on, the latest start first, or with `order=soonest` the earliest; `state=invited` those that you were invited to',
    query: TripList.extend(TripPages.shape),
    reply: page(TripLine),
  }),
  get: route(tripPath, {
    method: 'GET',
    access: 'member',
    summary: 'Get a trip that you’re on or invited to, with its people and its stops in their order',
    params: ofTrip,
    reply: Trip,
    errors: [404],
  }),
  create: route(`${plannerPath}/trips`, {
    method: 'POST',
    access: 'member',
    summary: 'Plan a trip. The same `clientKey` is one trip, however often it’s sent',
    body: TripForm,
    reply: Trip,
    status: 201,
    errors: [409, 429],
  }),
  change: route(tripPath, {
    method: 'PUT',
    access: 'member',
    shares: 'sometimes',
    summary:
      'Change what a trip says of itself; for its owner and editors. Stops and due days follow where its dates move. 409 `changed-since` if it has changed and `version` isn’t the current one',
    params: ofTrip,
    body: TripChange,
    reply: Trip,
    errors: [403, 404, 409, 429],
  }),
  remove: route(tripPath, {
    method: 'DELETE',
    access: 'member',
    summary: 'Move a trip to the trash, where it stays for 30 days; for its owner. Safe to repeat',
    params: ofTrip,
    reply: done,
    errors: [403, 404, 429],
  }),
  restore: route(`${tripPath}/restore`, {
    method: 'POST',
    access: 'member',
    summary: 'Bring a trip back from the trash; for its owner. Safe to repeat',
    params: ofTrip,
    reply: Trip,
    errors: [403, 404, 429],
  }),
  trash: route(`${plannerPath}/trash`, {
    method: 'GET',
    access: 'member',
    summary: 'List the trips that you deleted in the last 30 days, the last one first',
    query: TripPages,
    reply: page(DeletedTrip),
  }),
  setStatus: route(`${tripPath}/status`, {
    method: 'PUT',
    access: 'member',
    shares: 'sometimes',
    summary:
      'Cancel a trip, or plan it again; for its owner and editors. Whether it’s planned, ongoing or completed follows from its dates. Safe to repeat',
    params: ofTrip,
    body: z.object({ status: z.enum(['cancelled', 'planned']) }),
    reply: Trip,
    errors: [403, 404, 429],
  }),
  copy: route(`${tripPath}/copy`, {
    method: 'POST',
    access: 'member',
    summary:
      'Plan a trip of your own after one that you’re on: its stops and the shared checklist, unticked, without its people, votes and expenses',
    params: ofTrip,
    body: CopyForm,
    reply: Trip,
    status: 201,
    errors: [404, 409, 429],
  }),
  import: route(`${plannerPath}/trips/import`, {
    method: 'POST',
    access: 'member',
    summary: 'Plan a trip from a JSON export of one',
    body: TripImport,
    reply: Trip,
    status: 201,
    errors: [409, 429],
  }),
  export: route(`${tripPath}/export`, {
    method: 'GET',
    access: 'member',
    summary:
      'Download a trip as a file: a calendar, places for a map or a GPS, or JSON that can be imported again',
    params: ofTrip,
    query: z.object({
      format: z.enum(Object.keys(tripFormats) as (keyof typeof tripFormats)[]).default('json'),
    }),
    reply: { bytes: Object.values(tripFormats) },
    errors: [404, 429],
  }),
  statistics: route(`${plannerPath}/statistics`, {
    method: 'GET',
    access: 'member',
    summary: 'Get what comes of all your trips together',
    reply: TripStatistics,
  }),
  all: route(`${plannerPath}/all`, {
    method: 'GET',
    access: 'member',
    summary: 'Get the first page of your trips and their statistics in one reply',
    reply: z.object({ trips: page(TripLine), statistics: TripStatistics }),
  }),
  ...stopRoutes,
  ...peopleRoutes,
  ...checklistRoutes,
  ...moneyRoutes,
  ...sharingRoutes,
})
