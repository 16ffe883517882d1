import { z } from 'zod'
import { Instant, Paging, page, Uuid } from './common.ts'
import { Person } from './person.ts'
import { siteDiverKinds } from './relations-fields.ts'
import { feature, route } from './route.ts'
import { StandingBadge } from './standing.ts'

export const DiverKind = z.enum(siteDiverKinds)
export type DiverKind = z.output<typeof DiverKind>

/** Somebody who says that they dive at a site. */
export const SiteDiver = Person.extend({
  kind: DiverKind,
  since: Instant,
  badge: StandingBadge.nullable(),
})
export type SiteDiver = z.output<typeof SiteDiver>

const params = z.object({ siteId: Uuid })

/** Who dives at a site: how many, for everybody; who, for members. `mine` is what the reader said. */
export const SiteDivers = page(SiteDiver).extend({ mine: DiverKind.nullable() })
export type SiteDivers = z.output<typeof SiteDivers>

export const siteDivers = feature('Who dives at a site: those who said so.', {
  list: route('/api/sites/:siteId/divers', {
    method: 'GET',
    access: 'public',
    summary: 'Count who dives at a site, and list them if you’re signed in; most recent first',
    params,
    query: Paging,
    reply: SiteDivers,
    errors: [404],
  }),
  say: route('/api/sites/:siteId/divers/me', {
    method: 'PUT',
    access: 'member',
    shares: true,
    summary: 'Say that you dive at a site: as a local, as a guide, or that you plan to',
    params,
    body: z.strictObject({ kind: DiverKind }),
    reply: SiteDivers,
    errors: [404, 429],
  }),
  unsay: route('/api/sites/:siteId/divers/me', {
    method: 'DELETE',
    access: 'member',
    summary: 'Take back that you dive at a site; safe to repeat',
    params,
    reply: SiteDivers,
    errors: [404],
  }),
})
