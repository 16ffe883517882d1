import fastifySwagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { describeApi } from '#http/openapi.ts'
import { routes } from './app-features.ts'

/** Serves the description of all routes, and the pages on which to try them. */
export const documentApi = async (app: FastifyInstance, version: string) => {
  const document = JSON.stringify(await describeApi(routes, version))
  await app.register(fastifySwagger, { mode: 'static', specification: { document: JSON.parse(document) } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Soundings API' },
  })
  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(document),
  )
}
