import { z } from 'zod'
import { Instant } from './common.ts'
import { feature, route } from './route.ts'

/** The secret is a part of the address and is told once. */
export const calendar = feature('One’s own calendar of events, read by other programs.', {
  token: route('/api/calendar/token', {
    method: 'GET',
    access: 'member',
    summary: 'Get whether you have a calendar address, and since when',
    reply: z.object({ createdAt: Instant.nullable() }),
  }),
  reset: route('/api/calendar/token', {
    method: 'POST',
    access: 'member',
    summary: 'Make a secret address for your calendar. It’s told this once, and the one before stops working',
    reply: z.object({ url: z.string() }),
    errors: [429],
  }),
  forget: route('/api/calendar/token', {
    method: 'DELETE',
    access: 'member',
    summary: 'Delete the address of your calendar; safe to repeat',
    reply: z.object({}),
  }),
})
