import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BotAction } from '@soundings/contract/bot-check'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { altcha } from '#adapters/bot-altcha/index.ts'
import { recaptcha } from '#adapters/bot-recaptcha.ts'
import { testApp } from '#src/testing/app.ts'
import { openBrowser } from '#src/testing/browser.ts'
import { eventually } from '#src/testing/eventually.ts'
import { botCheckService } from './index.ts'

const minutes = 60_000
const secret = 'a secret of this test, long enough to be one'
const tries = { from: 20, to: 40 }

const plain = await testApp()
const working = await testApp({ bots: (outside) => altcha({ ...outside, secret, tries }) })
const { deps, passTime } = working

type App = { app: typeof plain.app }

const ask = async ({ app }: App, action: BotAction): Promise<Challenge> =>
  (await app.inject(`/api/bot-check/challenge/${action}`)).json()

const write = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64')

const solve = async (challenge: Challenge) =>
  write({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })

const proofFor = async (action: BotAction) => solve(await ask(working, action))

/** A sign-in that fails by its password alone, where it is not refused before. */
const signIn = ({ app }: App, recaptchaToken?: string, username = 'nobody@example.org') =>
  openBrowser(app).post('/api/auth/cognito-login', {
    username,
    password: 'Kelp-Forest 7m',
    ...(recaptchaToken !== undefined && { recaptchaToken }),
  })

const refused = (message: RegExp) => ({
  status: 403,
  more: { code: 'bot' },
  message: expect.stringMatching(message),
})
const check = (token: string, action: BotAction = 'login') => deps.bots.check(action, token, '127.0.0.1')

describe('a server without a bot check', () => {
  it('says so, has nothing to solve, and ignores tokens', async () => {
    expect((await plain.app.inject('/api/bot-check')).json()).toEqual({ kind: 'none' })
    expect((await plain.app.inject('/api/bot-check/challenge/login')).statusCode).toBe(404)
    expect((await signIn(plain, 'anything')).statusCode).toBe(401)
  })

  it('lets pages load nothing from elsewhere', async () => {
    const policy = (await plain.app.inject('/')).headers['content-security-policy']
    expect(policy).not.toMatch(/https?:/)
  })
})

describe('a proof of work', () => {
  it('is asked for by the names of actions that there are', async () => {
    expect((await working.app.inject('/api/bot-check')).json()).toEqual({ kind: 'altcha' })
    const answer = await working.app.inject('/api/bot-check/challenge/add_review')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect((await working.app.inject('/api/bot-check/challenge/anything')).statusCode).toBe(400)
  })

  it('lets its action through, on any instance with the same secret', async () => {
    expect(await check(await proofFor('contact'), 'contact')).toBe('passed')
    const jobs = { ...deps.jobs, repeat: () => undefined }
    const other = altcha({ ...deps, jobs, secret, tries })
    expect(await other.check('login', await proofFor('login'), '127.0.0.1')).toBe('passed')
    const stranger = altcha({ ...deps, jobs, secret: `${secret}!`, tries })
    await expect(stranger.check('login', await proofFor('login'), '127.0.0.1')).rejects.toMatchObject(
      refused(/failed/),
    )
  })

  it('counts once, however often and however quickly it is sent', async () => {
    const proof = await proofFor('login')
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => check(proof)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(check(proof)).rejects.toMatchObject(refused(/expired/))
  })

  it('is of no use for another action', async () => {
    await expect(check(await proofFor('login'), 'signup')).rejects.toMatchObject(refused(/failed/))
  })

  it('holds for ten minutes, and is forgotten some time after', async () => {
    const [early, late, used] = [await proofFor('login'), await proofFor('login'), await proofFor('login')]
    await check(used)
    passTime(9 * minutes)
    expect(await check(early)).toBe('passed')
    passTime(1 * minutes)
    await expect(check(late)).rejects.toMatchObject(refused(/expired/))
    passTime(1)
    const count = async () =>
      (await deps.db.execute<{ n: number }>(sql`select count(*)::int n from spent_proofs`)).rows[0]?.n
    expect(await count()).toBeGreaterThan(1)
    await deps.db.transaction((tx) => deps.jobs.add(tx, 'forget-spent-proofs', {}))
    await eventually(async () => expect(await count()).toBe(0))
  })

  it('cannot be made easier, longer or for something else by whoever solves it', async () => {
    const challenge = await ask(working, 'login')
    const { parameters } = challenge
    const data = { ...parameters.data, action: 'signup' }
    for (const change of [{ cost: 1 }, { keyPrefix: '00' }, { data }, { keySignature: '00' }]) {
      const easier = { ...challenge, parameters: { ...parameters, ...change } }
      const guess = { counter: 0, derivedKey: '00' }
      await expect(check(write({ challenge: easier, solution: guess }), 'signup')).rejects.toMatchObject(
        refused(/failed/),
      )
    }
  })

  it.each([
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64')],
    ['no proof', write({ challenge: null })],
    ['a list', write([])],
    [
      'a wrong solution',
      write({
        challenge: { parameters: { data: {} }, signature: '' },
        solution: { counter: -1, derivedKey: 'zz' },
      }),
    ],
    ['a deep nest', Buffer.from('['.repeat(2_900)).toString('base64')],
  ])('that is %s is refused in words', async (_, token) => {
    await expect(check(token)).rejects.toMatchObject(refused(/Please try again/))
  })
})

describe('signing in where a proof is asked for', () => {
  it('goes on with one, and is refused with a wrong one before the password is looked at', async () => {
    expect((await signIn(working, await proofFor('login'))).statusCode).toBe(401)
    const answer = await signIn(working, await proofFor('signup'))
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'bot', message: 'The bot check failed. Please try again.' })
  })

  it('goes on without one under stricter limits', async () => {
    const email = 'ana@example.org'
    for (let i = 0; i < 3; i++) expect((await signIn(working, undefined, email)).statusCode).toBe(401)
    expect((await signIn(working, undefined, email)).statusCode).toBe(429)
    expect((await signIn(working, await proofFor('login'), email)).statusCode).toBe(401)
  })

  it('signs people up and mails codes by the same rule', async () => {
    const browser = openBrowser(working.app)
    const person = {
      email: 'new@example.org',
      password: 'Kelp-Forest 7m',
      firstName: 'Ada',
      lastName: 'Reef',
    }
    const signUp = async (action: BotAction) =>
      (
        await browser.post('/api/auth/cognito-register', {
          ...person,
          recaptchaToken: await proofFor(action),
        })
      ).statusCode
    expect(await signUp('login')).toBe(403)
    expect(await signUp('signup')).toBe(200)
    const forget = async (action: BotAction) =>
      (
        await browser.post('/api/auth/forgot-password', {
          email: 'new@example.org',
          recaptchaToken: await proofFor(action),
        })
      ).statusCode
    expect(await forget('signup')).toBe(403)
    expect(await forget('login')).toBe(200)
  })

  it('stops looking at tokens from an address that sends only wrong ones, and never minds right ones', async () => {
    passTime(20 * minutes)
    const bots = botCheckService(deps)
    for (let i = 0; i < 35; i++)
      expect(await bots.isUnproved('login', await proofFor('login'), { ip: '127.0.0.1' })).toBe(false)
    const codes = []
    for (let i = 0; i < 31; i++) codes.push((await signIn(working, 'wrong')).statusCode)
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 403))
    expect(codes[30]).toBe(429)
  })
})

describe('reCAPTCHA', () => {
  const servers: ReturnType<typeof createServer>[] = []
  afterAll(() => {
    for (const server of servers) server.close().closeAllConnections()
  })

  /** Stands where Google was, on this machine. */
  const standIn = async (answer: RequestListener, patience?: number) => {
    const asked: Record<string, string>[] = []
    const server = createServer(async (request, response) => {
      const sent = Buffer.concat(await request.toArray()).toString()
      asked.push(Object.fromEntries(new URLSearchParams(sent)))
      answer(request, response)
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const log = pino({ level: 'silent' })
    const bots = recaptcha({
      siteKey: 'site&key',
      secret: 'never shown',
      verifyUrl: `${origin}/recaptcha/api/siteverify`,
      minScore: 0.5,
      log,
      ...(patience && { patience }),
    })
    return { bots, asked, origin, check: () => bots.check('login', 'token', '192.0.2.7') }
  }

  const says =
    (decision: object): RequestListener =>
    (_, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(decision))

  it('is told secret, token and address, and its word counts', async () => {
    const { check, asked } = await standIn(says({ success: true, score: 0.9, action: 'login' }))
    expect(await check()).toBe('passed')
    expect(asked).toEqual([{ secret: 'never shown', response: 'token', remoteip: '192.0.2.7' }])
  })

  it.each([
    ['a low score', { success: true, score: 0.4, action: 'login' }, /human/],
    ['no score', { success: true, action: 'login' }, /human/],
    ['a token for something else', { success: true, score: 0.9, action: 'signup' }, /expired/],
    ['a token that ran out', { success: false, 'error-codes': ['timeout-or-duplicate'] }, /expired/],
    ['no token at all', { success: false, 'error-codes': ['invalid-input-response'] }, /expired/],
  ])('refuses %s', async (_, decision, message) => {
    const { check } = await standIn(says(decision))
    await expect(check()).rejects.toMatchObject(refused(message))
  })

  it.each<[string, RequestListener]>([
    ['is silent', () => undefined],
    ['hangs up', (_, response) => response.destroy()],
    ['fails', (_, response) => response.writeHead(502).end('Bad gateway')],
    ['says nonsense', says([])],
    ['does not know our secret', says({ success: false, 'error-codes': ['invalid-input-secret'] })],
  ])('holds nobody up when it %s', async (_, answer) => {
    const { check } = await standIn(answer, 200)
    expect(await check()).toBe('absent')
  })

  it('is all that pages may load from elsewhere, and its secret is not told', async () => {
    const { bots, origin } = await standIn(says({ success: true, score: 0.9, action: 'login' }))
    const { app } = await testApp({ bots: () => bots })
    const answer = await app.inject('/api/bot-check')
    expect(answer.json()).toEqual({
      kind: 'recaptcha',
      siteKey: 'site&key',
      script: `${origin}/recaptcha/api.js?render=site%26key`,
    })
    const policy = String((await app.inject('/')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${origin}/recaptcha/ https://www.gstatic.com/recaptcha/`)
    expect(policy).toContain(`frame-src 'self' ${origin}/recaptcha/`)
    expect((await signIn({ app }, 'token')).statusCode).toBe(401)
    expect((await app.inject('/api/bot-check/challenge/login')).statusCode).toBe(404)
  })

  it('of Google comes from Google', () => {
    const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify'
    const log = pino({ level: 'silent' })
    const bots = recaptcha({ siteKey: 'key', secret: 's', verifyUrl, minScore: 0.5, log })
    expect(bots.how).toMatchObject({ script: 'https://www.google.com/recaptcha/api.js?render=key' })
    expect(bots.sources).toContain('https://recaptcha.google.com/recaptcha/')
  })
})
