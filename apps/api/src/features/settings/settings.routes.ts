import { settings } from '@soundings/contract/settings'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { settingsService } from './settings.service.ts'

export const settingsRoutes = (app: FastifyInstance, deps: Pick<Dependencies, 'db' | 'clock'>): void => {
  const service = settingsService(deps)
  serveAll(app, settings, {
    get: (_, request) => service.of(me(request).id),
    put: ({ body }, request) => service.replace(me(request).id, body.settings),
  })
}
