import { botCheck } from '@soundings/contract/bot-check'
import type { FastifyInstance } from 'fastify'
import { serveAll } from '#http/serve.ts'
import type { BotGuard } from './bot-check.service.ts'

export const botCheckRoutes = (app: FastifyInstance, bots: BotGuard): void =>
  serveAll(app, botCheck, {
    how: () => bots.how(),
    challenge: ({ params }) => bots.challenge(params.action),
  })
