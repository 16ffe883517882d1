import fastifySwagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type BaseMaps, configuration } from '@soundings/contract/configuration'
import { map } from '@soundings/contract/map'
import { sites } from '@soundings/contract/sites'
import { system } from '@soundings/contract/system'
import type { FastifyInstance } from 'fastify'
import { configurationRoutes } from '#features/configuration/index.ts'
import { mapRoutes, mapService } from '#features/map/index.ts'
import { shareRoutes, shareService } from '#features/share/index.ts'
import { openCatalogue, sitesRoutes, sitesService } from '#features/sites/index.ts'
import { systemRoutes } from '#features/system/index.ts'
import { guardAccess, type Identify, refuseForeignWrites } from '#http/access.ts'
import { describeApi } from '#http/openapi.ts'
import { createReplyCache } from '#http/reply-cache.ts'
import { createServer } from '#http/server.ts'
import { serveWebApp, type WebApp } from '#http/web.ts'
import type { World } from './world.ts'

/** Every route there is, by feature: what is mounted, documented and walked by the access test. */
export const routes = { sites, map, configuration, system }

type AppOptions = {
  world: World
  identify: Identify
  web: WebApp | undefined
  version: string
  trustedProxies: string[]
  maxConnections: number
  /** The address that people reach this server at, without a slash at its end. */
  origin: string
  bases: BaseMaps
  mapOrigins: string[]
}

const documentApi = async (app: FastifyInstance, version: string) => {
  const document = JSON.stringify(describeApi(routes, version))
  await app.register(fastifySwagger, { mode: 'static', specification: { document: JSON.parse(document) } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Soundings API' },
  })
  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(document),
  )
}

/** Puts the features on a server. `app.close()` ends what they started. */
export const buildApp = async ({
  world,
  identify,
  web,
  version,
  origin,
  bases,
  ...limits
}: AppOptions): Promise<FastifyInstance> => {
  const app = await createServer({
    ...limits,
    log: world.log,
    secure: origin.startsWith('https:'),
    scriptHashes: web?.scriptHashes ?? [],
  })
  const tiles = mapService(world)
  const replies = createReplyCache(world.changes, 'sites')
  const catalogue = openCatalogue(world, replies.clear)
  const siteDoor = sitesService({ ...world, catalogue })
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onClose', tiles.close)
  app.addHook('onClose', catalogue.close)

  await documentApi(app, version)
  await app.register(async (api) => {
    guardAccess(api, identify)
    refuseForeignWrites(api)
    sitesRoutes(api, siteDoor, replies)
    mapRoutes(api, { map: tiles, sites: siteDoor })
    configurationRoutes(api, world, { bases })
    if (web) {
      const { html } = web
      shareRoutes(api, shareService(world, { sites: siteDoor, origin, html }), origin, html)
    }
    systemRoutes(api, world, { map: tiles, version, isStopping: () => isStopping })
  })
  await serveWebApp(app, web)
  return app
}
