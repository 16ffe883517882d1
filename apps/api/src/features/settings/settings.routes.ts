import { settings } from '@soundings/contract/settings'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { World } from '#src/world.ts'
import { settingsService } from './settings.service.ts'

export const settingsRoutes = (app: FastifyInstance, world: Pick<World, 'db' | 'clock'>): void => {
  const service = settingsService(world)
  serveAll(app, settings, {
    get: (_, request) => service.of(me(request).id),
    put: ({ body }, request) => service.replace(me(request).id, body.settings),
  })
}
