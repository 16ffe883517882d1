import { z } from 'zod'
import { clustering } from './map-limits.ts'
import { number, wholeNumber, wholeNumberText } from './numbers.ts'
import { feature, route } from './route.ts'
import { ApprovalStatus, question, SiteSummary } from './sites.ts'

export * from './map-limits.ts'

/**
 * What a cluster carries in a tile: how many sites (`count`), the share of each depth band in them (`bands`, one digit
 * of ninths per band, shallowest first, unknown last) and the zoom at which it falls apart.
 */
export type TileCluster = { count: number; bands: string; zoom: number }

/**
 * What a site carries in a tile. `depth` is its maximum depth in metres, absent when unknown; `name` is absent at zooms
 * where the map writes none.
 */
export type TileSite = { site: number; name?: string; depth?: number }

/** A set of sites column by column. Coordinates in hundred-thousandths of a degree, depths in metres. */
export const Points = z.object({
  mapId: z.array(wholeNumber()),
  lng: z.array(wholeNumber()),
  lat: z.array(wholeNumber()),
  depth: z.array(number().nullable()),
  name: z.array(z.string()).optional(),
  /** Of a person's own set only: what is not approved looks different. */
  status: z.array(ApprovalStatus).optional(),
})
export type Points = z.output<typeof Points>

const tileNumber = wholeNumberText().min(0)

export const map = feature('Dive sites on the map: vector tiles and points.', {
  version: route('/api/map/version', {
    method: 'GET',
    access: 'public',
    summary: 'Get the version of the site tiles; it changes whenever an approved site changes',
    reply: z.object({ version: z.string(), total: wholeNumber() }),
  }),
  tile: route('/api/map/tiles/:version/:z/:x/:y', {
    method: 'GET',
    access: 'public',
    summary: 'Get approved sites, clustered, as a Mapbox vector tile; empty tiles have no bytes',
    params: z
      .object({
        version: z.string().regex(/^[0-9a-z-]{1,40}$/, 'This isn’t a tile version'),
        z: tileNumber.max(clustering.maxZoom + 1),
        x: tileNumber,
        y: tileNumber,
      })
      .refine(({ z, x, y }) => x < 2 ** z && y < 2 ** z, 'This tile doesn’t exist at this zoom'),
    reply: { bytes: ['application/vnd.mapbox-vector-tile'] },
  }),
  points: route('/api/map/points', {
    method: 'GET',
    access: 'public',
    summary: 'Get matching sites as points, one array per column; up to 2,000 sites include their names',
    query: question,
    reply: Points,
    errors: [401],
  }),
  site: route('/api/map/sites/:mapId', {
    method: 'GET',
    access: 'public',
    summary: 'Get the site of a marker, by the integer used in tiles and points',
    params: z.object({ mapId: wholeNumberText().min(1) }),
    reply: SiteSummary,
    errors: [404],
  }),
})
