import fastifySwagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { auth } from '@soundings/contract/auth'
import { avatars } from '@soundings/contract/avatars'
import { botCheck } from '@soundings/contract/bot-check'
import { configuration } from '@soundings/contract/configuration'
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
import { describeApi } from '#http/openapi.ts'

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

/** Serves the description of all routes, and the pages on which to try them. */
export const documentApi = async (app: FastifyInstance, version: string) => {
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
