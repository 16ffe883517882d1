import { z } from 'zod'
import { Paging, page, Uuid } from './common.ts'
import { ofEvent, one } from './events-addresses.ts'
import { Photo } from './media.ts'
import { Report } from './reports.ts'
import { route } from './route.ts'

const ofItem = z.object({ eventId: Uuid, itemId: Uuid })

/** What people who were at an event brought back. */
export const findRoutes = {
  reports: route(`${one}/reports`, {
    method: 'GET',
    access: 'public',
    summary:
      'List the dive reports of people who were at an event, the latest first: those that everybody reads, and one’s own',
    params: ofEvent,
    query: Paging,
    reply: page(Report),
    errors: [404],
  }),
  photos: route(`${one}/photos`, {
    method: 'GET',
    access: 'public',
    summary:
      'List the photos of people who were at an event, the latest first: those that everybody sees, and one’s own',
    params: ofEvent,
    query: Paging,
    reply: page(Photo),
    errors: [404],
  }),
  addFind: route(`${one}/finds/:itemId`, {
    method: 'PUT',
    access: 'member',
    shares: true,
    byName: true,
    summary:
      'Add one of your own dive reports or photos to an event that you were at, once it has begun; safe to repeat',
    params: ofItem,
    reply: z.object({}),
    errors: [403, 404, 409, 429],
  }),
  removeFind: route(`${one}/finds/:itemId`, {
    method: 'DELETE',
    access: 'member',
    summary:
      'Take a dive report or photo off an event, without deleting it: your own, and any for its organisers. Safe to repeat',
    params: ofItem,
    reply: z.object({}),
    errors: [403, 404],
  }),
}
