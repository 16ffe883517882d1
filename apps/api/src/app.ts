import fastifySwagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { auth } from '@soundings/contract/auth'
import { avatars } from '@soundings/contract/avatars'
import { botCheck } from '@soundings/contract/bot-check'
import { type BaseMaps, configuration } from '@soundings/contract/configuration'
import { favorites } from '@soundings/contract/favorites'
import { featured } from '@soundings/contract/featured'
import { flags } from '@soundings/contract/flags'
import { map } from '@soundings/contract/map'
import { media } from '@soundings/contract/media'
import { moderation, siteReview } from '@soundings/contract/moderation'
import { notifications } from '@soundings/contract/notifications'
import { reports } from '@soundings/contract/reports'
import { search } from '@soundings/contract/search'
import { settings } from '@soundings/contract/settings'
import { share } from '@soundings/contract/share'
import { siteEditing } from '@soundings/contract/site-editing'
import { sites } from '@soundings/contract/sites'
import { system } from '@soundings/contract/system'
import type { FastifyInstance } from 'fastify'
import { accountService, authRoutes, authService, forgetLeftOvers } from '#features/auth/index.ts'
import { botCheckRoutes, botCheckService } from '#features/bot-check/index.ts'
import { configurationRoutes } from '#features/configuration/index.ts'
import { flagsRoutes, flagsService } from '#features/flags/index.ts'
import { type MailReaders, mailRoutes, mailService } from '#features/mail/index.ts'
import { mapRoutes, mapService } from '#features/map/index.ts'
import {
  avatarRoutes,
  flaggedPhotos,
  mediaRoutes,
  personalPhotos,
  removePhotoFiles,
  renderPhotos,
  reviewedPhotos,
  servingRoutes,
  sweepPhotos,
  uploadRoutes,
} from '#features/media/index.ts'
import {
  contentFlagsService,
  moderationRoutes,
  moderationService,
  personalModeration,
  reviewedFlags,
  tellDecisions,
} from '#features/moderation/index.ts'
import {
  notificationStreams,
  notificationsRoutes,
  notificationsService,
  personalNotifications,
} from '#features/notifications/index.ts'
import { flaggedReports, personalReports, reportsRoutes, reviewedReports } from '#features/reports/index.ts'
import { openSearch, searchRoutes } from '#features/search/index.ts'
import { personalSettings, settingsRoutes } from '#features/settings/index.ts'
import { sharePictureRoutes, sharePicturesService, shareRoutes, shareService } from '#features/share/index.ts'
import {
  favoritesRoutes,
  featuredRoutes,
  featuredService,
  flaggedSites,
  openCatalogue,
  openPlaces,
  personalFavorites,
  personalSiteChanges,
  personalSites,
  personalSitesService,
  purgeRemovedSites,
  reviewedProposals,
  reviewedSites,
  siteEditingRoutes,
  siteReviewRoutes,
  sitesRoutes,
  sitesService,
} from '#features/sites/index.ts'
import { systemRoutes } from '#features/system/index.ts'
import { guardAccess, refuseForeignWrites } from '#http/access.ts'
import { describeApi } from '#http/openapi.ts'
import { createReplyCache } from '#http/reply-cache.ts'
import { createServer } from '#http/server.ts'
import { sessionCookies } from '#http/session-cookies.ts'
import { serveWebApp, type WebApp } from '#http/web.ts'
import { artFolder } from './project.ts'
import { sessionsService } from './sessions/sessions.service.ts'
import type { World } from './world.ts'

/** Every route there is, by feature: what is mounted, documented and walked by the access test. */
export const routes = {
  auth,
  botCheck,
  settings,
  sites,
  siteEditing,
  siteReview,
  favorites,
  featured,
  map,
  media,
  avatars,
  configuration,
  flags,
  moderation,
  notifications,
  reports,
  search,
  share,
  system,
}

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
  const tiles = mapService(world)
  const replies = createReplyCache(world.changes, 'sites')
  const catalogue = openCatalogue(world, replies.clear)
  const places = openPlaces(world, replies.clear)
  const siteDoor = sitesService({ ...world, catalogue })
  const personalDoor = personalSitesService(world)
  const assistant = openSearch(world, { catalogue, places, sites: siteDoor })
  const featuredDoor = featuredService(world)
  const pictures = sharePicturesService(world, { sites: siteDoor, art: artFolder, version })
  const shared = web && shareService(world, { sites: siteDoor, origin, html: web.html, pictures })
  const cookies = sessionCookies({ secure })
  const sessions = sessionsService(world)
  forgetLeftOvers(world, sessions)
  purgeRemovedSites(world)
  removePhotoFiles(world)
  renderPhotos(world)
  sweepPhotos(world)
  const bots = botCheckService(world)
  const notices = notificationsService(world)
  // Each takes a connection for as long as it lasts, and some must be left for everything else.
  const streams = notificationStreams({ ...world, most: Math.ceil(limits.maxConnections * 0.8) })
  world.jobs.repeat('forget-old-notifications', '41 3 * * *', notices.forgetOld)
  const flaggables = [flaggedSites, flaggedPhotos, flaggedReports]
  const reviewables = [
    reviewedSites,
    reviewedPhotos,
    reviewedReports,
    reviewedProposals,
    reviewedFlags(flaggables),
  ]
  tellDecisions(world, { reviewables, tell: notices.tell })
  const contentFlags = contentFlagsService({ ...world, flaggables })
  const account = accountService({
    ...world,
    sessions,
    // Notifications last: what a job tells in the meantime about the others goes with them.
    parts: [
      personalSettings,
      personalSites,
      personalSiteChanges,
      personalFavorites,
      personalPhotos(world.jobs),
      personalReports,
      personalModeration,
      personalNotifications,
    ],
  })
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('preClose', async () => streams.close())
  app.addHook('onClose', assistant.close)
  app.addHook('onClose', tiles.close)
  app.addHook('onClose', catalogue.close)
  app.addHook('onClose', places.close)

  await documentApi(app, version)
  await app.register(async (api) => {
    refuseForeignWrites(api)
    guardAccess(api, async (request) => {
      const token = cookies.accessOf(request)
      return token === undefined ? null : sessions.whoHolds(token)
    })
    authRoutes(api, {
      auth: authService({ ...world, sessions, tell: notices.tell }),
      account,
      sessions,
      cookies,
      bots,
      limits: world.limits,
    })
    sitesRoutes(api, { sites: siteDoor, personal: personalDoor, places }, replies)
    siteEditingRoutes(api, world, {
      bots,
      limits: world.limits,
      ends: { tell: notices.tell, closeFlags: (tx, id) => contentFlags.close(tx, 'dive_sites', id) },
    })
    siteReviewRoutes(api, world)
    favoritesRoutes(api, world)
    featuredRoutes(api, featuredDoor, replies)
    mediaRoutes(api, world, {
      tell: notices.tell,
      closeFlags: (tx, id) => contentFlags.close(tx, 'media', id),
    })
    uploadRoutes(api, world, { bots, sites: siteDoor })
    servingRoutes(api, world)
    avatarRoutes(api, world)
    reportsRoutes(api, world, {
      bots,
      origin,
      ends: { tell: notices.tell, closeFlags: (tx, id) => contentFlags.close(tx, 'reports', id) },
    })
    searchRoutes(api, { ...assistant, limits: world.limits, hasMock })
    mapRoutes(api, { map: tiles, sites: siteDoor, personal: personalDoor })
    flagsRoutes(api, flagsService(world))
    botCheckRoutes(api, bots)
    configurationRoutes(api, world, { bases, outbox: mailReaders.people ? '/dev/outbox' : null })
    settingsRoutes(api, world)
    moderationRoutes(api, {
      moderation: moderationService({ ...world, reviewables }),
      flags: contentFlags,
      limits: world.limits,
    })
    notificationsRoutes(api, notices, streams)
    mailRoutes(api, mailService(world, origin), mailReaders)
    sharePictureRoutes(api, pictures)
    if (shared) shareRoutes(api, shared, origin)
    systemRoutes(api, world, { map: tiles, version, isStopping: () => isStopping })
  })
  await serveWebApp(app, web && shared && { ...web, html: shared.appPage })
  return app
}
