import { z } from 'zod'
import { Paging, page, text, Uuid } from './common.ts'
import { ShareToken } from './dive-log-sharing.ts'
import { type NotificationKinds, tripsGroup } from './notification-kinds.ts'
import { wholeNumber, wholeNumberText } from './numbers.ts'
import { Person } from './person.ts'
import { feature, route } from './route.ts'
import { topicKind } from './topics.ts'
import { ItemChange, ItemForm, Proposals, TripItem, TripTrait } from './trips-checklist.ts'
import { type TripTrait as Trait, tripFormats, tripLimits, tripTraits, voteValues } from './trips-fields.ts'
import { TripImport } from './trips-file.ts'
import { CopyForm, TripChange, TripForm, TripList } from './trips-forms.ts'
import { Budget, Expense, ExpenseChange, ExpenseForm, Settlement } from './trips-money.ts'
import {
  DeletedTrip,
  Traveller,
  Trip,
  TripChangeNote,
  TripHistoryEntry,
  TripLine,
  TripRole,
  TripStatistics,
} from './trips-shapes.ts'
import { OpenedTripLink, SharedTrip, TripLink, TripLinkForm } from './trips-sharing.ts'
import { StopChange, StopForm, StopPlace, StopVotes, TripStop } from './trips-stops.ts'

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

const base = '/api/trip-planner'
const trip = `${base}/trips/:tripId` as const
const ofTrip = z.object({ tripId: Uuid })
const ofStop = ofTrip.extend({ stopId: Uuid })
const ofPerson = ofTrip.extend({ userId: Uuid })
const ofLink = ofTrip.extend({ linkId: Uuid })
const ofExpense = ofTrip.extend({ expenseId: Uuid })
const ofItem = ofTrip.extend({ itemId: Uuid })

const done = z.object({ success: z.literal(true) })
const Pages = Paging.extend({ limit: wholeNumberText().min(1).max(200).default(tripLimits.page) })
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) })
const traitsIn = (list: string): Trait[] => tripTraits.filter((each) => list.split(',').includes(each))

export const trips = feature('The trip planner: trips of one person, or of several together.', {
  list: route(`${base}/trips`, {
    method: 'GET',
    access: 'member',
    summary:
      'List the trips that you’re on, the latest start first, or with `order=soonest` the earliest; `state=invited` those that you were invited to',
    query: TripList.extend(Pages.shape),
    reply: page(TripLine),
  }),
  get: route(trip, {
    method: 'GET',
    access: 'member',
    summary: 'Get a trip that you’re on or invited to, with its people and its stops in their order',
    params: ofTrip,
    reply: Trip,
    errors: [404],
  }),
  create: route(`${base}/trips`, {
    method: 'POST',
    access: 'member',
    summary: 'Plan a trip. The same `clientKey` is one trip, however often it’s sent',
    body: TripForm,
    reply: Trip,
    status: 201,
    errors: [409, 429],
  }),
  change: route(trip, {
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
  remove: route(trip, {
    method: 'DELETE',
    access: 'member',
    summary: 'Move a trip to the trash, where it stays for 30 days; for its owner. Safe to repeat',
    params: ofTrip,
    reply: done,
    errors: [403, 404, 429],
  }),
  restore: route(`${trip}/restore`, {
    method: 'POST',
    access: 'member',
    summary: 'Bring a trip back from the trash; for its owner. Safe to repeat',
    params: ofTrip,
    reply: Trip,
    errors: [403, 404, 429],
  }),
  trash: route(`${base}/trash`, {
    method: 'GET',
    access: 'member',
    summary: 'List the trips that you deleted in the last 30 days, the last one first',
    query: Pages,
    reply: page(DeletedTrip),
  }),
  setStatus: route(`${trip}/status`, {
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
  copy: route(`${trip}/copy`, {
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
  import: route(`${base}/trips/import`, {
    method: 'POST',
    access: 'member',
    summary: 'Plan a trip from a JSON export of one',
    body: TripImport,
    reply: Trip,
    status: 201,
    errors: [409, 429],
  }),
  export: route(`${trip}/export`, {
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
  statistics: route(`${base}/statistics`, {
    method: 'GET',
    access: 'member',
    summary: 'Get what comes of all your trips together',
    reply: TripStatistics,
  }),
  all: route(`${base}/all`, {
    method: 'GET',
    access: 'member',
    summary: 'Get the first page of your trips and their statistics in one reply',
    reply: z.object({ trips: page(TripLine), statistics: TripStatistics }),
  }),

  addStop: route(`${trip}/destinations`, {
    method: 'POST',
    access: 'member',
    shares: 'sometimes',
    summary:
      'Add a stop to a trip: a dive site, a place, a stay, a journey or a note. Without a day it’s an idea. The same `clientKey` is one stop',
    params: ofTrip,
    body: StopForm,
    reply: TripStop,
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  changeStop: route(`${trip}/destinations/:stopId`, {
    method: 'PUT',
    access: 'member',
    shares: 'sometimes',
    summary:
      'Change what is said of a stop. 409 `changed-since` if it has changed and `version` isn’t the current one',
    params: ofStop,
    body: StopChange,
    reply: TripStop,
    errors: [403, 404, 409, 429],
  }),
  placeStop: route(`${trip}/destinations/:stopId/place`, {
    method: 'PUT',
    access: 'member',
    shares: 'sometimes',
    summary:
      'Move a stop to a day, after another stop of it or first; without a day it becomes an idea. Of two who move it at once the later wins',
    params: ofStop,
    body: StopPlace,
    reply: TripStop,
    errors: [403, 404, 429],
  }),
  removeStop: route(`${trip}/destinations/:stopId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Take a stop out of a trip; safe to repeat',
    params: ofStop,
    reply: done,
    errors: [403, 404, 429],
  }),
  restoreStop: route(`${trip}/destinations/:stopId/restore`, {
    method: 'POST',
    access: 'member',
    shares: 'sometimes',
    summary: 'Bring a stop back that was taken out, where it was, with its votes; safe to repeat',
    params: ofStop,
    reply: TripStop,
    errors: [403, 404, 409, 429],
  }),
  vote: route(`${trip}/destinations/:stopId/vote`, {
    method: 'PUT',
    access: 'member',
    shares: 'sometimes',
    summary: 'Vote for a stop (1), against it (-1), or take your vote back (0). Safe to repeat',
    params: ofStop,
    body: z.object({ value: z.literal(voteValues) }),
    reply: StopVotes,
    errors: [403, 404, 429],
  }),

  people: route(`${trip}/people`, {
    method: 'GET',
    access: 'member',
    summary: 'List who is on a trip, its owner first, and who is invited to it',
    params: ofTrip,
    reply: listOf(Traveller),
    errors: [404],
  }),
  invite: route(`${trip}/people`, {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary:
      'Invite somebody to a trip by their username; for its owner and editors. Safe to repeat. 404 says the same of whoever can’t be invited',
    params: ofTrip,
    body: z.object({ handle: text(40).min(1), role: z.enum(['editor', 'viewer']).default('editor') }),
    reply: Traveller,
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  changePerson: route(`${trip}/people/:userId`, {
    method: 'PUT',
    access: 'member',
    summary:
      'Make somebody a viewer or an editor, or hand the trip over to them (`owner`); for its owner, who is an editor afterwards',
    params: ofPerson,
    body: z.object({ role: TripRole }),
    reply: Traveller,
    errors: [403, 404, 409, 429],
  }),
  removePerson: route(`${trip}/people/:userId`, {
    method: 'DELETE',
    access: 'member',
    summary:
      'Leave a trip, or remove somebody from it; its owner removes anybody, its editors take invitations back. 409 `last-owner` for the owner. Safe to repeat',
    params: ofPerson,
    reply: done,
    errors: [403, 404, 409, 429],
  }),
  accept: route(`${trip}/accept`, {
    method: 'POST',
    access: 'member',
    byName: true,
    summary: 'Accept the invitation to a trip; safe to repeat',
    params: ofTrip,
    reply: Trip,
    errors: [403, 404, 409, 429],
  }),
  decline: route(`${trip}/decline`, {
    method: 'POST',
    access: 'member',
    summary: 'Decline the invitation to a trip. Nobody is told',
    params: ofTrip,
    reply: done,
    errors: [404, 429],
  }),
  here: route(`${trip}/here`, {
    method: 'GET',
    access: 'member',
    summary: 'List who of its people is looking at a trip right now, as far as they show that they’re online',
    params: ofTrip,
    reply: listOf(Person),
    errors: [404],
  }),
  sayHere: route(`${trip}/here`, {
    method: 'PUT',
    access: 'member',
    summary:
      'Say that you’re looking at a trip (`isHere`), again every minute while its page is in view, and that you left it',
    params: ofTrip,
    body: z.object({ isHere: z.boolean().default(true) }).prefault({}),
    reply: listOf(Person),
    errors: [404, 429],
  }),
  changes: route(`${trip}/changes`, {
    method: 'GET',
    access: 'member',
    summary:
      'List what changed on a trip after a number, oldest first. `isWhole` is false where more changed than is told: then read the trip anew',
    params: ofTrip,
    query: z.object({ after: wholeNumberText().min(0).default(0) }),
    reply: z.object({ items: z.array(TripChangeNote), seq: wholeNumber(), isWhole: z.boolean() }),
    errors: [404],
  }),
  history: route(`${trip}/history`, {
    method: 'GET',
    access: 'member',
    summary: 'List who changed what on a trip you’re on in the last 90 days, the latest first',
    params: ofTrip,
    query: Pages,
    reply: page(TripHistoryEntry),
    errors: [404],
  }),

  checklist: route(`${trip}/checklist`, {
    method: 'GET',
    access: 'member',
    summary: 'List the shared items of a trip’s checklist and your own',
    params: ofTrip,
    reply: listOf(TripItem),
    errors: [404],
  }),
  proposals: route(`${trip}/checklist/proposals`, {
    method: 'GET',
    access: 'member',
    summary:
      'List items that may be worth thinking of, from what the trip is; `traits` says instead what it is, parted by commas',
    params: ofTrip,
    query: z.object({ traits: z.string().max(100).transform(traitsIn).pipe(z.array(TripTrait)).optional() }),
    reply: Proposals,
    errors: [404],
  }),
  addItem: route(`${trip}/checklist`, {
    method: 'POST',
    access: 'member',
    shares: 'sometimes',
    summary:
      'Add an item to the shared checklist of a trip, or to your own, which nobody else sees. The same `clientKey` is one item',
    params: ofTrip,
    body: ItemForm,
    reply: TripItem,
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  changeItem: route(`${trip}/checklist/:itemId`, {
    method: 'PUT',
    access: 'member',
    shares: 'sometimes',
    summary: 'Tick an item, or change what it says; what is left out stays. Safe to repeat',
    params: ofItem,
    body: ItemChange,
    reply: TripItem,
    errors: [403, 404, 429],
  }),
  removeItem: route(`${trip}/checklist/:itemId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Take an item off the checklist; safe to repeat',
    params: ofItem,
    reply: done,
    errors: [403, 404, 429],
  }),

  expenses: route(`${trip}/expenses`, {
    method: 'GET',
    access: 'member',
    summary: 'List what was paid on a trip, the latest day first, with the part of each person',
    params: ofTrip,
    reply: listOf(Expense),
    errors: [404],
  }),
  addExpense: route(`${trip}/expenses`, {
    method: 'POST',
    access: 'member',
    shares: 'sometimes',
    summary:
      'Add what somebody paid, and who has a part of it. The same `clientKey` is one expense, however often it’s sent',
    params: ofTrip,
    body: ExpenseForm,
    reply: Expense,
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  changeExpense: route(`${trip}/expenses/:expenseId`, {
    method: 'PUT',
    access: 'member',
    shares: 'sometimes',
    summary: 'Change an expense. 409 `changed-since` if it has changed and `version` isn’t the current one',
    params: ofExpense,
    body: ExpenseChange,
    reply: Expense,
    errors: [403, 404, 409, 429],
  }),
  removeExpense: route(`${trip}/expenses/:expenseId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Take an expense away; safe to repeat',
    params: ofExpense,
    reply: done,
    errors: [403, 404, 429],
  }),
  settlement: route(`${trip}/settlement`, {
    method: 'GET',
    access: 'member',
    summary: 'Get who paid more and who less than their part, and the fewest payments that make it even',
    params: ofTrip,
    reply: Settlement,
    errors: [404],
  }),
  budget: route(`${trip}/budget`, {
    method: 'GET',
    access: 'member',
    summary: 'Get what was spent per day and category, against the plan',
    params: ofTrip,
    reply: Budget,
    errors: [404],
  }),

  links: route(`${trip}/links`, {
    method: 'GET',
    access: 'member',
    summary: 'List the open links to a trip, newest first; for its owner and editors',
    params: ofTrip,
    reply: listOf(TripLink),
    errors: [403, 404],
  }),
  link: route(`${trip}/links`, {
    method: 'POST',
    access: 'member',
    shares: true,
    summary:
      'Make a link by which anybody can look at a trip; for its owner and editors. Its token is told only once',
    params: ofTrip,
    body: TripLinkForm,
    reply: OpenedTripLink,
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  endLink: route(`${trip}/links/:linkId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'End a link to a trip at once; safe to repeat',
    params: ofLink,
    reply: done,
    errors: [403, 404, 429],
  }),
  shared: route(`${base}/shared/:token`, {
    method: 'GET',
    access: 'public',
    summary: 'Get what a link to a trip shows; 404 once the link has ended',
    params: z.object({ token: ShareToken }),
    reply: SharedTrip,
    errors: [404, 429],
  }),
})
