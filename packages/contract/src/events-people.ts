import { z } from 'zod'
import { Paging, page, text, Uuid } from './common.ts'
import { ofEvent, one } from './events-addresses.ts'
import { AttendeeChange } from './events-forms.ts'
import { Attendee } from './events-shapes.ts'
import { eventTexts } from './events-words.ts'
import { route } from './route.ts'

const ofAttendee = z.object({ eventId: Uuid, userId: Uuid })

/** Who is in an event, who waits, and who is asked to come. */
export const attendeeRoutes = {
  attendees: route(`${one}/attendees`, {
    method: 'GET',
    access: 'member',
    summary: 'List who is in, or (for organisers) who waits',
    params: ofEvent,
    query: Paging.extend({
      state: z.enum(['going', 'waiting']).default('going'),
      isInWater: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .optional(),
    }),
    reply: page(Attendee),
    errors: [403, 404],
  }),
  changeAttendee: route(`${one}/attendees/:userId`, {
    method: 'PUT',
    access: 'member',
    summary:
      'Mark who came, who dives with whom, who is in the water; name a co-organiser; give somebody who waits a place. For organisers; one says oneself that one is in the water',
    params: ofAttendee,
    body: AttendeeChange,
    reply: Attendee,
    errors: [400, 403, 404, 409],
  }),
  removeAttendee: route(`${one}/attendees/:userId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Remove somebody, who is told and can’t join again. For organisers; safe to repeat',
    params: ofAttendee,
    reply: z.object({}),
    errors: [403, 404, 409],
  }),
  invite: route(`${one}/invite`, {
    method: 'POST',
    access: 'member',
    shares: true,
    byName: true,
    summary:
      'Invite somebody by their username: organisers, and everybody who is in where others can join. Whoever doesn’t want to hear of it isn’t told, and the answer is the same; safe to repeat',
    params: ofEvent,
    body: z.strictObject({ handle: text(60).min(1, eventTexts.noPerson) }),
    reply: z.object({ handle: z.string() }),
    errors: [400, 403, 404, 409, 429],
  }),
}
