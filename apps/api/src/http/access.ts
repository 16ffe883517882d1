import { type Access, accessLevels } from '@soundings/contract/route'
import { isEnough, levelOf } from '@soundings/rules/people'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { refuseNameless } from '#shared/refuse-nameless.ts'
import { refuseSilenced } from '#shared/refuse-silenced.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** It reaches the public or other people. */
    shares?: boolean
    /** Others see who did it. */
    byName?: boolean
    /** The statuses with which it may refuse, as the documentation names them. */
    errors?: readonly number[]
  }
  interface FastifyRequest {
    /** Who asks; null for a visitor. */
    person: Person | null
  }
}

/** Who asks: somebody signed in, or null for a visitor; at once where the request names nobody. */
export type Identify = (request: FastifyRequest) => Promise<Person | null> | null

/** Who asks, on a route that only members reach. */
export const me = ({ person }: FastifyRequest): Person => {
  if (!person) throw new HttpError(401, 'Please log in first', { code: 'signed-out' })
  return person
}

/**
 * Guards every route of an app from here on: access has no default, so a route without one cannot be mounted,
 * and a denial comes before the body is read. Whom moderators silenced is refused what reaches others, and who has no
 * username yet what others see them do.
 */
export const guardAccess = (app: FastifyInstance, identify: Identify): void => {
  app.decorateRequest('person', null)
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access || !accessLevels.includes(config.access))
      throw new Error(`${String(method)} ${url} does not say who may call it`)
  })
  const guard = async (request: FastifyRequest, asked: Promise<Person | null> | null) => {
    const { access: needed, shares, byName } = request.routeOptions.config
    request.person = await asked
    if (!needed || needed === 'public') return
    if (!isEnough(levelOf(me(request).groups), needed))
      throw new HttpError(403, 'You don’t have permission to do this', { code: 'not-allowed' })
    if (shares) refuseSilenced(me(request))
    if (byName) refuseNameless(me(request))
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const { access: needed } = request.routeOptions.config
    const asked = needed ? identify(request) : null
    // Most requests are visitors’, who read what is public: they wait for nothing.
    if (!asked && (!needed || needed === 'public')) return done()
    guard(request, asked).then(() => done(), done)
  })
}

const isSameHost = (origin: string, host: string): boolean => {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  const here = `${from.protocol}//${host}`
  return URL.canParse(here) && new URL(here).host === from.host
}

/** Browsers say where a request comes from in Sec-Fetch-Site, over plain http only in Origin; programs say nothing. */
const isForeign = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && !isSameHost(headers.origin, host)
}

/** Refuses writes that another site's page sends in a visitor's name. */
export const refuseForeignWrites = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
    done(
      isWrite && isForeign(request)
        ? new HttpError(403, 'This request came from another website')
        : undefined,
    )
  })
}
