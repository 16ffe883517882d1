import { type Access, accessLevels } from '@soundings/contract/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#src/refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

/** Who asks: the level of somebody signed in, or null for a visitor. */
export type Identify = (request: FastifyRequest) => Promise<Exclude<Access, 'public'> | null>

const rank = (access: Access) => accessLevels.indexOf(access)

/**
 * Guards every route of an app from here on: access has no default, so a route without one cannot be mounted,
 * and a denial comes before the body is read.
 */
export const guardAccess = (app: FastifyInstance, identify: Identify): void => {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may call it`)
  })
  app.addHook('onRequest', async (request) => {
    const needed = request.routeOptions.config.access
    if (!needed || needed === 'public') return
    const level = await identify(request)
    if (level === null) throw new Refusal(401, 'Please log in first')
    if (rank(level) < rank(needed)) throw new Refusal(403, 'You may not do this')
  })
}

/** Refuses writes that another site's page sends in a visitor's name. */
export const refuseForeignWrites = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD') return
    const site = headers['sec-fetch-site']
    if (site === 'cross-site' || site === 'same-site')
      throw new Refusal(403, 'This request came from another site')
  })
}
