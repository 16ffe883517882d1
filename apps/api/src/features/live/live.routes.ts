import { Uuid } from '@soundings/contract/common'
import { live } from '@soundings/contract/live'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { me } from '#http/access.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { Live } from './live.service.ts'

/** The last event that a browser heard before its line was cut, if it says so in a way that makes sense. */
const resumedAfter = ({ headers }: FastifyRequest) => Uuid.safeParse(headers['last-event-id']).data

export const liveRoutes = (
  app: FastifyInstance,
  { open, follow, limits }: Pick<Live, 'open' | 'follow'> & { limits: Pick<RateLimits, 'take'> },
): void =>
  serveAll(app, live, {
    events: (_, request) => open(me(request), resumedAfter(request)),
    follow: async ({ body }, request) => {
      await limits.take('follow-topics', request, me(request).id)
      await follow(me(request), body)
      return {}
    },
  })
