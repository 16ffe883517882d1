import { map } from '@soundings/contract/map'
import type { FastifyInstance } from 'fastify'
import type { personalSitesService, sitesService } from '#features/sites/index.ts'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { MapService } from './map.service.ts'

type Doors = {
  map: MapService
  sites: Pick<ReturnType<typeof sitesService>, 'getByMapId' | 'points'>
  personal: Pick<ReturnType<typeof personalSitesService>, 'getByMapId' | 'points'>
}

export const mapRoutes = (app: FastifyInstance, doors: Doors): void =>
  serveAll(
    app,
    map,
    {
      version: () => doors.map.version(),
      tile: async ({ params: { version, z, x, y } }) => {
        const { tile, isCurrent } = await doors.map.tile(version, z, x, y)
        return { body: tile, type: map.tile.reply.bytes[0], encoding: 'br' as const, immutable: isCurrent }
      },
      points: ({ query }) => doors.sites.points(query),
      site: ({ params }) => doors.sites.getByMapId(params.mapId),
    },
    {
      personal: {
        points: ({ query }, request) => doors.personal.points(query, () => me(request)),
        site: ({ params }, { person }) =>
          person ? doors.personal.getByMapId(params.mapId, person) : undefined,
      },
    },
  )
