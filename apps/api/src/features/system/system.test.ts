import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { answerErrors } from '#http/errors.ts'
import type { StorageProblem } from '#shared/storage-watch.ts'
import { type StartingParts, systemRoutes } from './system.routes.ts'

type State = {
  isStopping?: boolean
  loading?: (keyof StartingParts)[]
  ping?: () => Promise<void>
  full?: StorageProblem
}

const start = ({ isStopping = false, loading = [], ping = async () => undefined, full }: State) => {
  const app = Fastify()
  answerErrors(app)
  const map = { version: async () => ({ version: '1-7', total: 7 }) }
  const part = (name: keyof StartingParts) => ({ isReady: () => !loading.includes(name) })
  const parts = { map: part('map'), sites: part('sites'), places: part('places') }
  const storage = { findProblem: async () => full }
  systemRoutes(app, { ping }, { map, parts, storage, version: '1.2.3', isStopping: () => isStopping })
  return app
}

const away = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' })
}

describe('a server', () => {
  it('is ready when the database answers and everything is loaded', async () => {
    const answer = await start({}).inject('/api/health/ready')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['it is stopping', { isStopping: true }],
    ['its map is still loading', { loading: ['map'] }],
    ['its sites are still loading', { loading: ['sites'] }],
    ['its places are still loading', { loading: ['places'] }],
    ['its database is away', { ping: away }],
    ['its disk is full', { full: 'disk' }],
  ] as [string, State][])('is not ready while %s, but lives', async (_, state) => {
    const app = start(state)
    const answer = await app.inject('/api/health/ready')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json().message).toMatch(/\w/)
    expect(answer.body).not.toContain('10.0.0.1')
    expect((await app.inject('/api/health/live')).statusCode).toBe(200)
  })

  it('says what is still loading, one by one', async () => {
    const answer = await start({ loading: ['map', 'sites'] }).inject('/api/health/ready')
    expect(answer.json()).toMatchObject({
      message: 'Soundings is still starting. Please try again in a few seconds.',
      code: 'starting',
      issues: [
        { path: ['map'], message: 'The map is still loading.' },
        { path: ['sites'], message: 'The dive sites are still loading.' },
      ],
    })
  })

  it.each([
    ['disk', 'The disk with the data folder is full.'],
    ['writes', 'Something couldn’t be saved in the last minute because a disk is full.'],
  ] as const)('says what is full: %s', async (full, message) => {
    expect((await start({ full }).inject('/api/health/ready')).json()).toMatchObject({
      message: 'Our storage is full, so nothing can be saved right now.',
      code: 'storage-full',
      issues: [{ path: ['storage'], message }],
    })
  })

  it('says what it is', async () => {
    expect((await start({}).inject('/api/about')).json()).toEqual({ version: '1.2.3', sites: 7 })
  })
})
