import { z } from 'zod'
import { Paging, page, Uuid } from './common.ts'
import { base, ofGroup } from './groups-addresses.ts'
import { LogbookEntry, LogbookTotals } from './groups-shapes.ts'
import { route } from './route.ts'

const Home = page(LogbookEntry).extend({ totals: LogbookTotals })

/** What members of a group share of their dives. */
export const logbookRoutes = {
  logbook: route(`${base}/:groupId/logbook`, {
    method: 'GET',
    access: 'public',
    summary:
      'Get what members share of their dives, the latest dive first, with totals. Only members read the entries; others read the totals',
    params: ofGroup,
    query: Paging,
    reply: Home,
    errors: [404],
  }),
  share: route(`${base}/:groupId/logbook/:itemId`, {
    method: 'POST',
    access: 'member',
    shares: true,
    summary: 'Share one of your own dives or dive reports with a group; safe to repeat',
    params: z.object({ groupId: Uuid, itemId: Uuid }),
    reply: LogbookEntry,
    errors: [403, 404, 409],
  }),
  unshare: route(`${base}/:groupId/logbook/:itemId`, {
    method: 'DELETE',
    access: 'member',
    summary:
      'Take a dive or report out of the logbook of a group; organisers may take out any. Safe to repeat',
    params: z.object({ groupId: Uuid, itemId: Uuid }),
    reply: z.object({}),
    errors: [403, 404],
  }),
}
