import type { FastifyInstance } from 'fastify'
import type { AppContext, AppFacts } from '#extension-points/feature.ts'
import { shareFeature } from '#features/share/index.ts'
import { guardAccess, refuseForeignWrites } from '#http/access.ts'
import { createServer } from '#http/server.ts'
import { sessionCookies } from '#http/session-cookies.ts'
import { serveWebApp } from '#http/web.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { watchStorage } from '#shared/storage-watch.ts'
import { sessionsService } from '../sessions/sessions.service.ts'
import { features, gather } from './app-features.ts'
import { documentApi } from './app-routes.ts'

type AppOptions = AppFacts & {
  deps: Dependencies
  trustedProxies: string[]
  maxConnections: number
  maxConnectionsPerClient?: number
  mapOrigins: string[]
}

/** Puts the features on a server. `app.close()` ends what they started. */
export const buildApp = async ({
  deps,
  trustedProxies,
  maxConnections,
  maxConnectionsPerClient,
  mapOrigins,
  ...facts
}: AppOptions): Promise<FastifyInstance> => {
  const { web, origin, version } = facts
  const storage = watchStorage({ clock: deps.clock, folder: deps.scratch })
  const secure = origin.startsWith('https:')
  const app = await createServer({
    trustedProxies,
    maxConnections,
    ...(maxConnectionsPerClient !== undefined && { maxConnectionsPerClient }),
    onStorageFull: storage.noteFull,
    mapOrigins,
    log: deps.log,
    secure,
    scriptHashes: web?.scriptHashes ?? [],
    botSources: deps.bots.sources,
  })
  let isStopping = false
  const context: AppContext = {
    ...deps,
    ...facts,
    ...gather(deps),
    sessions: sessionsService(deps),
    cookies: sessionCookies({ secure }),
    // A stream takes a connection for as long as it lasts, and some must be left for everything else.
    storage,
    maxStreams: Math.ceil(maxConnections * 0.8),
    isStopping: () => isStopping,
  }
  for (const feature of features) feature.open(context)
  app.addHook('preClose', async () => {
    isStopping = true
    for (const feature of features) feature.stop(context)
  })
  app.addHook('onClose', async () => {
    await Promise.all(features.map((feature) => feature.close(context)))
  })

  await documentApi(app, version)
  await app.register(async (api) => {
    refuseForeignWrites(api)
    guardAccess(api, (request) => {
      const token = context.cookies.accessOf(request)
      return token === undefined ? null : context.sessions.whoHolds(token)
    })
    for (const feature of features) feature.mount(api, context)
  })
  const { pages } = shareFeature.open(context)
  await serveWebApp(app, web && pages && { ...web, html: pages.appTemplate })
  return app
}
