import { sampleThings } from '@soundings/contract/sample-things'
import type { FastifyInstance } from 'fastify'
import { serveAll } from '#http/serve.ts'
import type { sampleThingsService } from './sample-things.service.ts'

export const sampleThingsRoutes = (
  app: FastifyInstance,
  service: ReturnType<typeof sampleThingsService>,
): void => serveAll(app, sampleThings, { list: () => service.list() })
