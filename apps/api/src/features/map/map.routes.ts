import { map } from '@soundings/contract/map'
import type { FastifyInstance } from 'fastify'
import type { personalSitesService, sitesService } from '#features/sites/index.ts'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { MapService } from './map.service.ts'

type Needs = {
  map: MapService
  sites: Pick<ReturnType<typeof sitesService>, 'getByMapId' | 'points'>
  personal: Pick<ReturnType<typeof personalSitesService>, 'getByMapId' | 'points'>
}

export const mapRoutes = (app: FastifyInstance, needs: Needs): void =>
  serveAll(
    app,
    map,
    {
      version: () => needs.map.version(),
      tile: async ({ params: { version, z, x, y } }) => {
        const { tile, isCurrent } = await needs.map.tile(version, z, x, y)
        return { body: tile, type: map.tile.reply.bytes[0], encoding: 'br' as const, immutable: isCurrent }
      },
      points: ({ query }) => needs.sites.points(query),
      site: ({ params }) => needs.sites.getByMapId(params.mapId),
    },
    {
      personal: {
        points: ({ query }, request) => needs.personal.points(query, () => me(request)),
        site: ({ params }, { person }) =>
          person ? needs.personal.getByMapId(params.mapId, person) : undefined,
      },
    },
  )
