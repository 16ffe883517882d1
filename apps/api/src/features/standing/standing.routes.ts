import { standing } from '@soundings/contract/standing'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Standings } from './standing.service.ts'

export const standingRoutes = (app: FastifyInstance, service: Standings): void =>
  serveAll(app, standing, {
    own: (_, request) => service.own(me(request).id),
    get: ({ params }, request) => service.record(me(request), params.userId),
    set: ({ params, body }, request) => service.set(me(request), params.userId, body),
  })
