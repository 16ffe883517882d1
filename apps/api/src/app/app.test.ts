import { accessLevels, isEvents, type Route } from '@soundings/contract/route'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { asLevel, type Headers } from '#src/testing/people.ts'
import { routes } from './app-features.ts'

const { app, deps } = await testApp()

const all = Object.values(routes).flatMap((group): Route[] => Object.values(group))
const named = all.map((route) => [`${route.method} ${route.path}`, route] as const)

/** The address of a route with something in every place. */
const addressOf = ({ path }: Route) => path.replace(/:\w+/g, '1')

describe.each(accessLevels)('%s walks every route', (role) => {
  let signedIn: Headers | undefined
  it.each(named)('%s', async (_, route) => {
    signedIn ??= await asLevel(deps, role)
    const headers = signedIn
    const isEnough = accessLevels.indexOf(role) >= accessLevels.indexOf(route.access)
    // A stream of events would not end here; how it begins is enough.
    const method = isEvents(route.reply) && isEnough ? 'HEAD' : route.method
    // What they may do can end their session, and somebody else goes on.
    if (isEnough && route.method !== 'GET') signedIn = undefined
    const answer = await app.inject({ method, url: addressOf(route), headers })
    if (isEnough) return expect(answer.body).not.toMatch(/"code":"(signed-out|not-allowed)"/)
    expect(answer.statusCode).toBe(role === 'public' ? 401 : 403)
    return expect(answer.json().code).toBe(role === 'public' ? 'signed-out' : 'not-allowed')
  })
})

describe('every route', () => {
  it.each(named.filter(([, { method }]) => method !== 'GET'))(
    '%s refuses what another site sends',
    async (_, route) => {
      const headers = { 'sec-fetch-site': 'cross-site' }
      const answer = await app.inject({ method: route.method, url: addressOf(route), headers, payload: {} })
      expect(answer.statusCode).toBe(403)
    },
  )

  it('is in the list of the contract, so that the walk misses none', () => {
    const mounted = app.printRoutes({ commonPrefix: false })
    for (const route of all)
      expect(app.hasRoute({ method: route.method, url: route.path }), route.path).toBe(true)
    expect(mounted).toContain('batch')
  })

  it.each(named)('%s carries the headers that keep a browser safe', async (_, route) => {
    const answer = await app.inject({ method: route.method, url: addressOf(route) })
    expectSafeHeaders(answer.headers)
  })

  it('lets nothing run in data, and spares it the headers of pages', async () => {
    const [data, page] = [(await app.inject('/api/about')).headers, (await app.inject('/')).headers]
    expect(data['content-security-policy']).toMatch(/^default-src 'none';(?!.*script)/)
    expect(data['x-frame-options']).toBeUndefined()
    expect(page['x-frame-options']).toBe('SAMEORIGIN')
  })
})

const ofPages = ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'self'"]

const expectSafeHeaders = (headers: LightMyRequestResponse['headers']) => {
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers.server).toBeUndefined()
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  const policy = String(headers['content-security-policy'])
  const isOfData = policy.startsWith("default-src 'none'")
  for (const directive of isOfData ? [] : ofPages) expect(policy).toContain(directive)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/upgrade-insecure-requests|unsafe-eval|script-src[^;]*unsafe-inline/)
}

describe('an answer', () => {
  it('carries its request id in its header and, when it is an error, in its body', async () => {
    for (const url of ['/api/sites/1', '/api/nothing', '/api/sites?limit=x']) {
      const answer = await app.inject(url)
      expect(answer.json().requestId).toBe(answer.headers['x-request-id'])
    }
    const ids = [await app.inject('/api/about'), await app.inject('/api/about')].map(
      ({ headers }) => headers['x-request-id'],
    )
    expect(new Set(ids).size).toBe(2)
  })

  it('does not take its request id from outside', async () => {
    const { headers } = await app.inject({
      url: '/api/about',
      headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
    })
    expect(headers['x-request-id']).not.toBe('mine')
  })

  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/sites/1/2/3'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/sites'],
    ['PATCH', '/api/about'],
    ['OPTIONS', '/api/sites'],
    ['OPTIONS', '/api/nothing'],
    ['GET', '/API/sites'],
    ['GET', '/api//sites'],
    ['GET', '/api/../package.json'],
    ['GET', '/api/%2e%2e/package.json'],
  ] as [InjectOptions['method'] & string, string][])('to %s %s is 404 in JSON', async (method, url) => {
    const answer = await app.inject({ method: method as 'GET', url })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(Object.keys(answer.json()).toSorted()).toEqual(['message', 'requestId'])
    expectSafeHeaders(answer.headers)
  })

  it.each(named.filter(([, { method }]) => method === 'GET'))(
    'to the head of %s is its headers alone',
    async (_, route) => {
      const url = addressOf(route)
      const [whole, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })]
      expect(head.statusCode).toBe(whole.statusCode)
      expect(head.body).toBe('')
      expect(head.headers['content-type']).toBe(whole.headers['content-type'])
    },
  )
})

describe('the state of the server', () => {
  it('is said by what runs, what is ready and what it is', async () => {
    expect((await app.inject('/api/health/live')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/api/about')).json()).toEqual({ version: '0.0.0-test', sites: 0 })
    expect((await app.inject('/api/health/ready')).json()).toEqual({ status: 'ok' })
  })
})
