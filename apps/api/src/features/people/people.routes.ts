import { blocks } from '@soundings/contract/blocks'
import { privacy } from '@soundings/contract/privacy'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { blocksService } from './blocks.service.ts'
import { privacyService } from './privacy.service.ts'

export const peopleRoutes = (
  app: FastifyInstance,
  deps: Pick<Dependencies, 'db' | 'clock' | 'limits'>,
): void => {
  const service = privacyService(deps)
  serveAll(app, privacy, {
    get: (_, request) => service.of(me(request).id),
    change: async ({ body }, request) => {
      await deps.limits.take('change-privacy', request, me(request).id)
      return service.change(me(request).id, body)
    },
  })

  const away = blocksService(deps)
  serveAll(app, blocks, {
    relation: ({ params }, request) => away.relation(me(request).id, params.userId),
    block: async ({ params }, request) => {
      await deps.limits.take('keep-away', request, me(request).id)
      return away.block(me(request).id, params.userId)
    },
    unblock: ({ params }, request) => away.unblock(me(request).id, params.userId),
    mute: async ({ params }, request) => {
      await deps.limits.take('keep-away', request, me(request).id)
      return away.mute(me(request).id, params.userId)
    },
    unmute: ({ params }, request) => away.unmute(me(request).id, params.userId),
    blocked: ({ query }, request) => away.blocked(me(request).id, query),
    muted: ({ query }, request) => away.muted(me(request).id, query),
  })
}
