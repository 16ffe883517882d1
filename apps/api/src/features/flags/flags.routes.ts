import { flags } from '@soundings/contract/flags'
import type { FastifyInstance } from 'fastify'
import { serveAll } from '#http/serve.ts'
import type { flagsService } from './flags.service.ts'

/** The context in the body is not read: who asks is known from the session. */
export const flagsRoutes = (app: FastifyInstance, service: ReturnType<typeof flagsService>): void =>
  serveAll(app, flags, {
    evaluateAll: async (_, { person }) => ({ flags: await service.all(person) }),
    evaluate: ({ params }, { person }) => service.one(person, params.key),
  })
