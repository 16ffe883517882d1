import Fastify from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import type { LimitName } from '#extension-points/limits.ts'
import { HttpError } from '#shared/http-error.ts'
import { limitedActions } from '#src/app/app-features.ts'
import { otherConnection, testDatabase } from '#src/testing/database.ts'
import { answerErrors } from './errors.ts'
import { openRateLimits } from './rate-limits.ts'

const { db, connectionString } = await testDatabase()
const other = await otherConnection(connectionString)

let now = Date.parse('2026-06-01T12:00:00Z')
const minute = 60_000
const tidying: (() => Promise<void>)[] = []

/** Another instance on the same database. */
const open = (isTest = false, database = db) =>
  openRateLimits({
    db: database,
    clock: () => new Date(now),
    jobs: { repeat: (_name, _pattern, task) => void tidying.push(task) },
    actions: limitedActions,
    isTest,
  })

let limits = open()
beforeEach(async () => {
  await other.query('truncate rate_limits')
  limits = open()
})

const home = { ip: '203.0.113.7' }

/** How many of several tries at once are allowed. */
const letThrough = async (
  tries: number,
  action: LimitName,
  request = home,
  account?: string,
  by = [limits],
) => {
  const all = await Promise.allSettled(
    Array.from({ length: tries }, (_, at) => by[at % by.length]?.take(action, request, account)),
  )
  for (const { status, reason } of all as PromiseRejectedResult[])
    if (status === 'rejected') expect(reason).toBeInstanceOf(HttpError)
  return all.filter(({ status }) => status === 'fulfilled').length
}

const httpError = (error: unknown) => {
  expect(error).toBeInstanceOf(HttpError)
  const { status, message, more } = error as HttpError
  return { status, message, retryAfter: more.retryAfter }
}
const refused = async (taking: Promise<unknown>) => httpError(await taking.catch((error: unknown) => error))

describe('a limit', () => {
  it('lets through exactly as many as it says, however many try at once', async () => {
    expect(await letThrough(50, 'register')).toBe(10)
    expect(await letThrough(5, 'register')).toBe(0)
  })

  it('counts what several instances let through together', async () => {
    const second = openDatabase({ connectionString, connections: 5, onIdleError: () => undefined })
    expect(await letThrough(60, 'check-email', home, undefined, [limits, open(false, second.db)])).toBe(20)
    await second.close()
  })

  it('ends with its window', async () => {
    expect(await letThrough(11, 'register')).toBe(10)
    now += 59 * minute
    expect(await letThrough(1, 'register')).toBe(0)
    now += minute
    expect(await letThrough(11, 'register')).toBe(10)
  })

  it('says in words and in seconds when to try again', async () => {
    await letThrough(10, 'register')
    now += 46 * minute
    expect(await refused(limits.take('register', home))).toEqual({
      status: 429,
      message: 'Too many sign-ups from your network. Please wait 14 minutes and try again.',
      retryAfter: 14 * 60,
    })
    now += 13 * minute + 59_000
    const { message } = await refused(limits.take('register', home))
    expect(message).toContain('wait 1 second and')
    now += minute
  })

  it('answers by a refusal with Retry-After', async () => {
    const app = Fastify()
    answerErrors(app)
    app.get('/', (request) => limits.take('code-mail', request, 'ana@example.org').then(() => 'ok'))
    expect((await app.inject('/')).statusCode).toBe(200)
    const answer = await app.inject('/')
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('60')
    expect(answer.json().message).toBe('We’ve just sent you a code. Please wait 1 minute and try again.')
  })

  it('counts nothing that was refused', async () => {
    await letThrough(10, 'login', home, 'ana@example.org')
    expect(await letThrough(80, 'login', home, 'ana@example.org')).toBe(0)
    expect(await letThrough(5, 'login', { ip: '203.0.113.8' }, 'ana@example.org')).toBe(5)
    expect(await letThrough(10, 'login', home, 'bo@example.org')).toBe(10)
  })

  it('refuses a flood from memory', async () => {
    await letThrough(11, 'register')
    await other.query('truncate rate_limits')
    expect(await letThrough(100, 'register')).toBe(0)
    expect((await other.query('select from rate_limits')).rowCount).toBe(0)
    now += 5_000
    expect(await letThrough(1, 'register')).toBe(1)
  })
})

describe('trying to sign in', () => {
  it('is refused after ten failures on one account, and nobody else at the same address notices', async () => {
    expect(await letThrough(20, 'login', home, 'ana@example.org')).toBe(10)
    expect(await letThrough(1, 'login', home, 'bo@example.org')).toBe(1)
  })

  it('is refused after fifty failures on one account from anywhere', async () => {
    for (let network = 0; network < 5; network++)
      expect(await letThrough(10, 'login', { ip: `198.51.100.${network}` }, 'ana@example.org')).toBe(10)
    expect(await letThrough(1, 'login', { ip: '198.51.100.9' }, 'ana@example.org')).toBe(0)
  })

  it('is refused after sixty failures from one address on any account', async () => {
    for (let account = 0; account < 6; account++)
      await letThrough(10, 'login', home, `a${account}@example.org`)
    expect(await letThrough(1, 'login', home, 'ana@example.org')).toBe(0)
    expect(await letThrough(1, 'login', { ip: '203.0.113.8' }, 'ana@example.org')).toBe(1)
  })

  it('costs nothing when it succeeds', async () => {
    for (let n = 0; n < 30; n++) await (await limits.take('login', home, 'ana@example.org')).refund()
    expect(await letThrough(20, 'login', home, 'ana@example.org')).toBe(10)
  })

  it('by one account is the same account however it is written', async () => {
    expect(await letThrough(10, 'login', home, 'ana@example.org')).toBe(10)
    expect(await letThrough(1, 'login', home, ' Ana@Example.org ')).toBe(0)
  })
})

describe('a client', () => {
  it('is a whole /64 of IPv6', async () => {
    for (let n = 0; n < 10; n++) await limits.take('register', { ip: `2001:db8:1:2::${n}` })
    expect(await letThrough(1, 'register', { ip: '2001:db8:1:2:ffff::1' })).toBe(0)
    expect(await letThrough(1, 'register', { ip: '2001:db8:1:3::1' })).toBe(1)
  })

  it('without the token of a bot check may try a third as often', async () => {
    const taken = await Promise.allSettled(
      Array.from({ length: 10 }, () => limits.take('login', home, 'ana@example.org', { strict: true })),
    )
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await letThrough(10, 'login', home, 'ana@example.org')).toBe(7)
  })
})

describe('a server under test', () => {
  it('lets many people sign up, but nobody guess passwords or codes', async () => {
    limits = open(true)
    expect(await letThrough(200, 'register')).toBe(200)
    expect(await letThrough(40, 'check-email')).toBe(40)
    expect(await letThrough(20, 'verify', home, 'ana@example.org')).toBe(10)
    expect(await letThrough(20, 'login', home, 'ana@example.org')).toBe(10)
  })
})

describe('what is stored', () => {
  it('names nobody, is not written twice, and goes when its window is over', async () => {
    await limits.take('login', home, 'ana@example.org')
    const { rows } = await other.query('select * from rate_limits')
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/ana|example|203/)
    const kind = "select relpersistence from pg_class where relname = 'rate_limits'"
    expect((await other.query(kind)).rows).toEqual([{ relpersistence: 'u' }])
    now += 16 * minute
    await tidying.at(-1)?.()
    expect((await other.query('select from rate_limits')).rowCount).toBe(1)
  })
})
