import { type BaseMaps, configuration } from '@soundings/contract/configuration'
import type { FastifyInstance } from 'fastify'
import { createReplyCache } from '#http/reply-cache.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { bannersChanged, broadcastService } from './configuration.service.ts'

/** In milliseconds: so late a message may begin and end. */
const beat = 15_000

/** `outbox`: the page where people read the mails that are not sent. */
type Needs = { bases: BaseMaps; outbox: '/dev/outbox' | null }

export const configurationRoutes = (
  app: FastifyInstance,
  deps: Pick<Dependencies, 'db' | 'clock' | 'changes'>,
  { bases, outbox }: Needs,
): void => {
  const broadcasts = broadcastService(deps)
  serveAll(
    app,
    configuration,
    {
      messages: () => broadcasts.list(),
      map: () => bases,
      mail: () => ({ outbox }),
    },
    {
      cache: createReplyCache(deps.changes, bannersChanged),
      cached: ['messages'],
      // Some begin and end by themselves.
      season: () => `${Math.floor(deps.clock().getTime() / beat)} `,
    },
  )
}
