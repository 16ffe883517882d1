import type { BaseMaps } from '@soundings/contract/configuration'
import type { FastifyInstance } from 'fastify'
import { authRoutes, authService } from '#features/auth/index.ts'
import { botCheckRoutes } from '#features/bot-check/index.ts'
import { configurationRoutes } from '#features/configuration/index.ts'
import { flagsRoutes, flagsService } from '#features/flags/index.ts'
import { type MailReaders, mailRoutes, mailService } from '#features/mail/index.ts'
import { mapRoutes } from '#features/map/index.ts'
import { avatarRoutes, mediaRoutes, servingRoutes, uploadRoutes } from '#features/media/index.ts'
import { moderationRoutes } from '#features/moderation/index.ts'
import { notificationsRoutes } from '#features/notifications/index.ts'
import { reportsRoutes } from '#features/reports/index.ts'
import { searchRoutes } from '#features/search/index.ts'
import { settingsRoutes } from '#features/settings/index.ts'
import { sharePictureRoutes, sharePicturesService, shareRoutes, shareService } from '#features/share/index.ts'
import {
  favoritesRoutes,
  featuredRoutes,
  siteEditingRoutes,
  siteReviewRoutes,
  sitesRoutes,
} from '#features/sites/index.ts'
import { systemRoutes } from '#features/system/index.ts'
import { guardAccess, refuseForeignWrites } from '#http/access.ts'
import { createServer } from '#http/server.ts'
import { sessionCookies } from '#http/session-cookies.ts'
import { serveWebApp, type WebApp } from '#http/web.ts'
import { documentApi } from './app-routes.ts'
import { openServices } from './app-services.ts'
import { artFolder } from './project.ts'
import type { World } from './world.ts'

type AppOptions = {
  world: World
  web: WebApp | undefined
  version: string
  trustedProxies: string[]
  maxConnections: number
  /** The address that people reach this server at, without a slash at its end. */
  origin: string
  bases: BaseMaps
  mapOrigins: string[]
  mailReaders: MailReaders
  /** Whether the assistant's route with fixed data answers, for work on the page. */
  hasMock: boolean
}

/** Puts the features on a server. `app.close()` ends what they started. */
export const buildApp = async ({
  world,
  web,
  version,
  origin,
  bases,
  mailReaders,
  hasMock,
  ...limits
}: AppOptions): Promise<FastifyInstance> => {
  const secure = origin.startsWith('https:')
  const app = await createServer({
    ...limits,
    log: world.log,
    secure,
    scriptHashes: web?.scriptHashes ?? [],
    botSources: world.bots.sources,
  })
  // A stream takes a connection for as long as it lasts, and some must be left for everything else.
  const services = openServices(world, { most: Math.ceil(limits.maxConnections * 0.8) })
  const { replies, sites, personal, sessions, bots, notices, flags, endsOf } = services
  const pictures = sharePicturesService(world, { sites, art: artFolder, version })
  const shared = web && shareService(world, { sites, origin, html: web.html, pictures })
  const cookies = sessionCookies({ secure })
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    services.streams.close()
  })
  app.addHook('onClose', services.close)

  await documentApi(app, version)
  await app.register(async (api) => {
    refuseForeignWrites(api)
    guardAccess(api, async (request) => {
      const token = cookies.accessOf(request)
      return token === undefined ? null : sessions.whoHolds(token)
    })
    authRoutes(api, {
      auth: authService({ ...world, sessions, tell: notices.tell }),
      account: services.account,
      sessions,
      cookies,
      bots,
      limits: world.limits,
    })
    sitesRoutes(api, { sites, personal, places: services.places }, replies)
    siteEditingRoutes(api, world, { bots, limits: world.limits, ends: endsOf('dive_sites') })
    siteReviewRoutes(api, world)
    favoritesRoutes(api, world)
    featuredRoutes(api, services.featured, replies)
    mediaRoutes(api, world, endsOf('media'))
    uploadRoutes(api, world, { bots, sites })
    servingRoutes(api, world)
    avatarRoutes(api, world)
    reportsRoutes(api, world, { bots, origin, ends: endsOf('reports') })
    searchRoutes(api, { ...services.assistant, limits: world.limits, hasMock })
    mapRoutes(api, { map: services.tiles, sites, personal })
    flagsRoutes(api, flagsService(world))
    botCheckRoutes(api, bots)
    configurationRoutes(api, world, { bases, outbox: mailReaders.people ? '/dev/outbox' : null })
    settingsRoutes(api, world)
    moderationRoutes(api, { moderation: services.moderation, flags, limits: world.limits })
    notificationsRoutes(api, notices, services.streams)
    mailRoutes(api, mailService(world, origin), mailReaders)
    sharePictureRoutes(api, pictures)
    if (shared) shareRoutes(api, shared, origin)
    systemRoutes(api, world, { map: services.tiles, version, isStopping: () => isStopping })
  })
  await serveWebApp(app, web && shared && { ...web, html: shared.appPage })
  return app
}
