import { notifications } from '@soundings/contract/notifications'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Notifications } from './notifications.service.ts'

export const notificationsRoutes = (app: FastifyInstance, service: Notifications): void =>
  serveAll(app, notifications, {
    list: ({ query }, request) => service.list(me(request).id, query),
    read: ({ body }, request) => service.read(me(request).id, body.ids),
    clear: (_, request) => service.clear(me(request).id),
  })
