import { Uuid } from '@soundings/contract/common'
import { notifications } from '@soundings/contract/notifications'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { NotificationStreams } from './notification-streams.service.ts'
import type { Notifications } from './notifications.service.ts'

/** The last event that a browser heard before its line was cut, if it says so in a way that makes sense. */
const resumedAfter = ({ headers }: FastifyRequest) => Uuid.safeParse(headers['last-event-id']).data

export const notificationsRoutes = (
  app: FastifyInstance,
  service: Notifications,
  streams: NotificationStreams,
): void =>
  serveAll(app, notifications, {
    list: ({ query }, request) => service.list(me(request).id, query),
    read: ({ body }, request) => service.read(me(request).id, body.ids),
    clear: (_, request) => service.clear(me(request).id),
    events: (_, request) => streams.open(me(request), resumedAfter(request)),
  })
