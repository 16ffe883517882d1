import { z } from 'zod'
import { Uuid } from './common.ts'
import { route } from './route.ts'
import { voteValues } from './trips-fields.ts'
import { done, ofTrip, tripPath } from './trips-paths.ts'
import { StopChange, StopForm, StopPlace, StopVotes, TripStop } from './trips-stops.ts'

const ofStop = ofTrip.extend({ stopId: Uuid })

/** The stops of a trip, and the votes on them. */
export const stopRoutes = {
  addStop: route(`${tripPath}/destinations`, {
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
  changeStop: route(`${tripPath}/destinations/:stopId`, {
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
  placeStop: route(`${tripPath}/destinations/:stopId/place`, {
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
  removeStop: route(`${tripPath}/destinations/:stopId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Take a stop out of a trip; safe to repeat',
    params: ofStop,
    reply: done,
    errors: [403, 404, 429],
  }),
  restoreStop: route(`${tripPath}/destinations/:stopId/restore`, {
    method: 'POST',
    access: 'member',
    shares: 'sometimes',
    summary: 'Bring a stop back that was taken out, where it was, with its votes; safe to repeat',
    params: ofStop,
    reply: TripStop,
    errors: [403, 404, 409, 429],
  }),
  vote: route(`${tripPath}/destinations/:stopId/vote`, {
    method: 'PUT',
    access: 'member',
    shares: 'sometimes',
    summary: 'Vote for a stop (1), against it (-1), or take your vote back (0). Safe to repeat',
    params: ofStop,
    body: z.object({ value: z.literal(voteValues) }),
    reply: StopVotes,
    errors: [403, 404, 429],
  }),
}
