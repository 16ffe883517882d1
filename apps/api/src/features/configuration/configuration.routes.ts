import { type BaseMaps, configuration } from '@soundings/contract/configuration'
import type { FastifyInstance } from 'fastify'
import { createReplyCache } from '#http/reply-cache.ts'
import { serveAll } from '#http/serve.ts'
import type { World } from '#src/world.ts'
import { broadcastService } from './configuration.service.ts'

/** `outbox`: the page where people read the mails that are not sent. */
type Doors = { bases: BaseMaps; outbox: '/dev/outbox' | null }

export const configurationRoutes = (
  app: FastifyInstance,
  world: Pick<World, 'db' | 'clock' | 'changes'>,
  { bases, outbox }: Doors,
): void => {
  const broadcasts = broadcastService(world)
  serveAll(
    app,
    configuration,
    {
      messages: () => broadcasts.list(),
      map: () => bases,
      mail: () => ({ outbox }),
    },
    { cache: createReplyCache(world.changes, 'messages'), cached: ['messages'] },
  )
}
