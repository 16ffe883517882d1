import type { Group } from '@soundings/contract/people'
import { type Access, accessLevels, type Route, route } from '@soundings/contract/route'
import Fastify from 'fastify'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { guardAccess, refuseForeignWrites } from './access.ts'
import { answerErrors } from './errors.ts'
import { serveAll } from './serve.ts'

/** In this test a header says who asks. */
const asRole = (role: Access): Record<string, string> => (role === 'public' ? {} : { 'x-test-role': role })

const reply = z.object({ ok: z.boolean() })
const body = z.object({ word: z.string() })
const group: Record<string, Route> = Object.fromEntries(
  accessLevels.flatMap((access) => [
    [`${access}Get`, route(`/${access}`, { method: 'GET', access, summary: access, reply })],
    [`${access}Post`, route(`/${access}`, { method: 'POST', access, summary: access, body, reply })],
  ]),
)

const handled = vi.fn(async (): Promise<never> => ({ ok: true }) as never)
const app = Fastify()
answerErrors(app)
await app.register(async (api) => {
  guardAccess(api, async ({ headers }) => {
    const role = headers['x-test-role']
    const level = accessLevels.find((level) => level !== 'public' && level === role)
    const groups = level === undefined || level === 'member' ? [] : [level as Group]
    return level ? { id: 'somebody', sessionId: 'here', handle: null, groups } : null
  })
  refuseForeignWrites(api)
  serveAll(api, group, Object.fromEntries(Object.keys(group).map((name) => [name, handled])))
})
afterAll(() => app.close())

const expected = (role: string, access: string) => {
  const [has, needs] = [accessLevels.indexOf(role as 'public'), accessLevels.indexOf(access as 'public')]
  if (has >= needs) return 200
  return role === 'public' ? 401 : 403
}

describe.each(accessLevels)('a caller who is %s', (role) => {
  it.each(accessLevels)('uses a route for %s only when that is enough', async (access) => {
    const answer = await app.inject({ url: `/${access}`, headers: asRole(role) })
    expect(answer.statusCode).toBe(expected(role, access))
    const head = await app.inject({ method: 'HEAD', url: `/${access}`, headers: asRole(role) })
    expect(head.statusCode).toBe(expected(role, access))
    if (answer.statusCode !== 200)
      expect(answer.json()).toMatchObject({ message: expect.stringMatching(/./) })
  })

  it.each(accessLevels)('learns of a denial on %s before the body is looked at', async (access) => {
    handled.mockClear()
    const status = expected(role, access)
    for (const payload of ['{broken', '{}', '\xff\xfe', `{"word":"${'x'.repeat(2_000_000)}"}`]) {
      const answer = await app.inject({
        method: 'POST',
        url: `/${access}`,
        payload,
        headers: { ...asRole(role), 'content-type': 'application/json' },
      })
      if (status === 200) expect([400, 413]).toContain(answer.statusCode)
      else expect(answer.statusCode).toBe(status)
    }
    expect(handled).not.toHaveBeenCalled()
  })
})

describe('a route', () => {
  it('cannot be mounted without saying who may call it', async () => {
    const careless = Fastify()
    await expect(
      careless.register(async (api) => {
        guardAccess(api, async () => null)
        api.get('/open', () => 'everything')
      }),
    ).rejects.toThrow('does not say who may call it')
  })

  it('cannot be mounted with an access that nobody has heard of', async () => {
    const careless = Fastify()
    await expect(
      careless.register(async (api) => {
        guardAccess(api, async () => null)
        api.get('/open', { config: { access: 'everyone' as 'public' } }, () => 'everything')
      }),
    ).rejects.toThrow('does not say who may call it')
  })

  it('is closed to a level that nobody has heard of', async () => {
    const answer = await app.inject({ url: '/member', headers: { 'x-test-role': 'owner' } })
    expect(answer.statusCode).toBe(401)
  })
})

describe('a write', () => {
  const write = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/public', payload: { word: 'a' }, headers })

  it.each([
    [{}, 'a program'],
    [{ 'sec-fetch-site': 'same-origin' }, 'our page'],
    [{ 'sec-fetch-site': 'none' }, 'the address bar'],
    [{ origin: 'http://localhost:80', host: 'localhost' }, 'our page in an old browser'],
    [{ origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' }, 'our page over plain http'],
    [
      { origin: 'https://dive.example.org', host: '10.0.0.7', 'sec-fetch-site': 'same-origin' },
      'our page behind a proxy',
    ],
  ] as [Record<string, string>, string][])('with %j is allowed: %s', async (headers) => {
    expect((await write(headers)).statusCode).toBe(200)
  })

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'nonsense' },
    { origin: 'https://evil.example', host: 'dive.example.org' },
    { origin: 'http://dive.example.org.evil.example', host: 'dive.example.org' },
    { origin: 'http://dive.example.org:81', host: 'dive.example.org' },
    { origin: 'null', host: 'dive.example.org' },
    { origin: 'garbage', host: 'dive.example.org' },
  ] as Record<string, string>[])('with %j is refused', async (headers) => {
    const answer = await write(headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('This request came from another website')
  })

  it('is what is refused, not a reading', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: '/public', headers: { 'sec-fetch-site': 'cross-site' } })
      expect(answer.statusCode).toBe(200)
    }
  })
})
