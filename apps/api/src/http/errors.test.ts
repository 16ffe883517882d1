import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { HttpError } from '#shared/http-error.ts'
import { answerErrors, undocumented } from './errors.ts'

const coded = (message: string, code: string, cause?: Error) =>
  Object.assign(new Error(message, { cause }), { code })

const thrown: Record<string, () => unknown> = {
  bug: () => new TypeError("Cannot read properties of undefined (reading 'secret')"),
  sql: () => new Error('Failed query: select secret from users', { cause: coded('secret', '42703') }),
  file: () => coded("ENOENT: no such file or directory, open '/srv/secret/key.pem'", 'ENOENT'),
  socket: () => coded('connect ENOENT /run/secret/.s.PGSQL.5432', 'ENOENT'),
  text: () => 'secret',
  down: () =>
    new Error('Failed query: select secret', {
      cause: coded('connect ECONNREFUSED 10.0.0.1', 'ECONNREFUSED'),
    }),
  broken: () => new Error('Failed query: select secret', { cause: coded('write EPIPE', 'EPIPE') }),
  leaving: () => coded('terminating connection due to secret', '57P01'),
  slow: () => new Error('Failed query: select secret', { cause: coded('canceling statement', '57014') }),
  deadlock: () => new Error('Failed query: select secret', { cause: coded('deadlock detected', '40P01') }),
  overtaken: () => new Error('Failed query: select secret', { cause: coded('could not serialize', '40001') }),
  full: () =>
    new Error('Failed query: insert secret', { cause: coded('No space left on device: secret', '53100') }),
  fullDisk: () => coded("ENOSPC: no space left on device, open '/srv/secret'", 'ENOSPC'),
  quota: () => coded('EDQUOT: /srv/secret', 'EDQUOT'),
  memory: () => new Error('Failed query: select secret', { cause: coded('out of memory', '53200') }),
  files: () => coded("EMFILE: too many open files, open '/srv/secret'", 'EMFILE'),
  refused: () => new HttpError(409, 'This place is taken'),
  invalid: () => z.object({ name: z.string('Give a name') }).safeParse({}).error,
  many: () => z.array(z.string()).safeParse(Array(1_000).fill(1)).error,
}

const lines: string[] = []
const loggerInstance: FastifyBaseLogger = pino({ level: 'error' }, { write: (line) => lines.push(line) })
const app: FastifyInstance = Fastify({ loggerInstance })
const onStorageFull = vi.fn()
answerErrors(app, onStorageFull)
for (const [name, make] of Object.entries(thrown))
  app.get(`/${name}`, () => {
    throw make()
  })
afterAll(() => app.close())

const ask = async (name: string) => {
  const answer = await app.inject(`/${name}`)
  expect(answer.body).not.toMatch(/secret|E[A-Z]{4,}|at \S+ \(/)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  return answer
}

describe('an error', () => {
  it.each(['bug', 'sql', 'file'])('of ours is 500 without a word of what is inside: %s', async (name) => {
    const answer = await ask(name)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      requestId: answer.headers['x-request-id'],
    })
  })

  it('that is no error at all is one of ours too', async () => {
    expect((await ask('text')).statusCode).toBe(500)
  })

  it.each(['full', 'fullDisk', 'quota'])(
    'of a full disk says that nothing can be saved: %s',
    async (name) => {
      onStorageFull.mockClear()
      const answer = await ask(name)
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('60')
      expect(answer.json()).toMatchObject({
        code: 'storage-full',
        message: 'Our storage is full, so nothing can be saved right now. Please try again later.',
      })
      expect(onStorageFull).toHaveBeenCalledTimes(1)
      await ask('memory')
      expect(onStorageFull).toHaveBeenCalledTimes(1)
    },
  )

  it.each(['memory', 'files'])('of a resource that ran out asks to come back: %s', async (name) => {
    const answer = await ask(name)
    expect(answer.statusCode).toBe(503)
    expect(answer.json().message).toBe('Our server is overloaded right now. Please try again in a moment.')
  })

  it.each(['down', 'broken', 'leaving', 'slow', 'deadlock', 'overtaken'])(
    'of a database that is away or busy asks to come back: %s',
    async (name) => {
      const answer = await ask(name)
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json().message).toMatch(/try again in a moment/)
    },
  )

  it('that is a refusal says so in its own words', async () => {
    const answer = await ask('refused')
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('This place is taken')
  })

  it('of the input names the fields, a few of them at most', async () => {
    const answer = await ask('invalid')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      message: 'Give a name',
      issues: [{ path: ['name'], message: 'Give a name' }],
    })
    expect((await ask('many')).json().issues).toHaveLength(20)
  })

  it('is told to the log with all there is to know when it is ours, and not when it is theirs', async () => {
    lines.length = 0
    await ask('refused')
    await ask('invalid')
    expect(lines).toEqual([])
    const { requestId } = (await ask('bug')).json()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('secret')
    expect(lines[0]).toContain(requestId)
  })

  it('of a socket that is not there is one of the database', async () => {
    expect((await ask('socket')).statusCode).toBe(503)
  })
})

describe('a status that the contract of a route does not name', () => {
  it('is told to the log, and goes out all the same', async () => {
    const told: string[] = []
    const logged: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line) => told.push(line) })
    const other: FastifyInstance = Fastify({ loggerInstance: logged })
    answerErrors(other)
    for (const [url, errors] of [
      ['/named', [409]],
      ['/unnamed', [404]],
    ] as const)
      other.get(url, { config: { errors } }, () => {
        throw new HttpError(409, 'This place is taken')
      })
    expect((await other.inject('/named')).statusCode).toBe(409)
    expect(told).toEqual([])
    expect((await other.inject('/unnamed')).statusCode).toBe(409)
    expect(told.map((line) => JSON.parse(line))).toMatchObject([
      { msg: undocumented, method: 'GET', path: '/unnamed', status: 409 },
    ])
    await other.close()
  })
})
