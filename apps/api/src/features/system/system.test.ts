import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { answerErrors } from '#http/errors.ts'
import { systemRoutes } from './system.routes.ts'

type State = { isStopping?: boolean; isReady?: boolean; ping?: () => Promise<void> }

const start = ({ isStopping = false, isReady = true, ping = async () => undefined }: State) => {
  const app = Fastify()
  answerErrors(app)
  const map = { isReady: () => isReady, version: async () => ({ version: '1-7', total: 7 }) }
  systemRoutes(app, { ping }, { map, version: '1.2.3', isStopping: () => isStopping })
  return app
}

const away = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' })
}

describe('a server', () => {
  it('is ready when the database answers and the map is built', async () => {
    const answer = await start({}).inject('/api/health/ready')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['it is stopping', { isStopping: true }],
    ['its map is not built', { isReady: false }],
    ['its database is away', { ping: away }],
  ] as [string, State][])('is not ready while %s, but lives', async (_, state) => {
    const app = start(state)
    const answer = await app.inject('/api/health/ready')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json().message).toMatch(/\w/)
    expect(answer.body).not.toContain('10.0.0.1')
    expect((await app.inject('/api/health/live')).statusCode).toBe(200)
  })

  it('says what it is', async () => {
    expect((await start({}).inject('/api/about')).json()).toEqual({ version: '1.2.3', sites: 7 })
  })
})
