import { z } from 'zod'
import { page, text, Uuid } from './common.ts'
import { wholeNumber, wholeNumberText } from './numbers.ts'
import { Person } from './person.ts'
import { route } from './route.ts'
import { done, listOf, ofTrip, TripPages, tripPath } from './trips-paths.ts'
import { Traveller, Trip, TripChangeNote, TripHistoryEntry, TripRole } from './trips-shapes.ts'

const ofPerson = ofTrip.extend({ userId: Uuid })

/** Who is on a trip, who is looking at it, and what they changed. */
export const peopleRoutes = {
  people: route(`${tripPath}/people`, {
    method: 'GET',
    access: 'member',
    summary: 'List who is on a trip, its owner first, and who is invited to it',
    params: ofTrip,
    reply: listOf(Traveller),
    errors: [404],
  }),
  invite: route(`${tripPath}/people`, {
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
  changePerson: route(`${tripPath}/people/:userId`, {
    method: 'PUT',
    access: 'member',
    summary:
      'Make somebody a viewer or an editor, or hand the trip over to them (`owner`); for its owner, who is an editor afterwards',
    params: ofPerson,
    body: z.object({ role: TripRole }),
    reply: Traveller,
    errors: [403, 404, 409, 429],
  }),
  removePerson: route(`${tripPath}/people/:userId`, {
    method: 'DELETE',
    access: 'member',
    summary:
      'Leave a trip, or remove somebody from it; its owner removes anybody, its editors take invitations back. 409 `last-owner` for the owner. Safe to repeat',
    params: ofPerson,
    reply: done,
    errors: [403, 404, 409, 429],
  }),
  accept: route(`${tripPath}/accept`, {
    method: 'POST',
    access: 'member',
    byName: true,
    summary: 'Accept the invitation to a trip; safe to repeat',
    params: ofTrip,
    reply: Trip,
    errors: [403, 404, 409, 429],
  }),
  decline: route(`${tripPath}/decline`, {
    method: 'POST',
    access: 'member',
    summary: 'Decline the invitation to a trip. Nobody is told',
    params: ofTrip,
    reply: done,
    errors: [404, 429],
  }),
  here: route(`${tripPath}/here`, {
    method: 'GET',
    access: 'member',
    summary: 'List who of its people is looking at a trip right now, as far as they show that they’re online',
    params: ofTrip,
    reply: listOf(Person),
    errors: [404],
  }),
  sayHere: route(`${tripPath}/here`, {
    method: 'PUT',
    access: 'member',
    summary:
      'Say that you’re looking at a trip (`isHere`), again every minute while its page is in view, and that you left it',
    params: ofTrip,
    body: z.object({ isHere: z.boolean().default(true) }).prefault({}),
    reply: listOf(Person),
    errors: [404, 429],
  }),
  changes: route(`${tripPath}/changes`, {
    method: 'GET',
    access: 'member',
    summary:
      'List what changed on a trip after a number, oldest first. `isWhole` is false where more changed than is told: then read the trip anew',
    params: ofTrip,
    query: z.object({ after: wholeNumberText().min(0).default(0) }),
    reply: z.object({ items: z.array(TripChangeNote), seq: wholeNumber(), isWhole: z.boolean() }),
    errors: [404],
  }),
  history: route(`${tripPath}/history`, {
    method: 'GET',
    access: 'member',
    summary: 'List who changed what on a trip you’re on in the last 90 days, the latest first',
    params: ofTrip,
    query: TripPages,
    reply: page(TripHistoryEntry),
    errors: [404],
  }),
}
