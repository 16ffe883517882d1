import { map } from '@soundings/contract/map'
import type { FastifyInstance } from 'fastify'
import type { personalSitesService, sitesService } from '#features/sites/index.ts'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import type { FoundTile, MapService } from './map.service.ts'

type Needs = {
  map: MapService
  sites: Pick<ReturnType<typeof sitesService>, 'getByMapId' | 'points'>
  personal: Pick<ReturnType<typeof personalSitesService>, 'getByMapId' | 'points'>
}

const bytesOf = ({ tile, isCurrent }: FoundTile): BytesAnswer => ({
  body: tile,
  type: map.tile.reply.bytes[0],
  encoding: 'br',
  immutable: isCurrent,
})

export const mapRoutes = (app: FastifyInstance, needs: Needs): void =>
  serveAll(
    app,
    map,
    {
      version: () => needs.map.version(),
      tile: ({ params: { version, ...at } }) => {
        const found = needs.map.tile(version, at)
        return found instanceof Promise ? found.then(bytesOf) : bytesOf(found)
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
