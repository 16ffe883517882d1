import { z } from 'zod'
import { Uuid } from './common.ts'
import { ShareToken } from './dive-log-sharing.ts'
import { route } from './route.ts'
import { done, listOf, ofTrip, plannerPath, tripPath } from './trips-paths.ts'
import { OpenedTripLink, SharedTrip, TripLink, TripLinkForm } from './trips-sharing.ts'

const ofLink = ofTrip.extend({ linkId: Uuid })

/** The links by which anybody can look at a trip. */
export const sharingRoutes = {
  links: route(`${tripPath}/links`, {
    method: 'GET',
    access: 'member',
    summary: 'List the open links to a trip, newest first; for its owner and editors',
    params: ofTrip,
    reply: listOf(TripLink),
    errors: [403, 404],
  }),
  link: route(`${tripPath}/links`, {
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
  endLink: route(`${tripPath}/links/:linkId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'End a link to a trip at once; safe to repeat',
    params: ofLink,
    reply: done,
    errors: [403, 404, 429],
  }),
  shared: route(`${plannerPath}/shared/:token`, {
    method: 'GET',
    access: 'public',
    summary: 'Get what a link to a trip shows; 404 once the link has ended',
    params: z.object({ token: ShareToken }),
    reply: SharedTrip,
    errors: [404, 429],
  }),
}
