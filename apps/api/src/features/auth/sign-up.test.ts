import { passwordNeeded } from '@soundings/contract/auth'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { type Browser, openBrowser } from '#src/testing/browser.ts'
import { codeFor, mailsTo } from '#src/testing/mails.ts'

const { app, deps, passTime } = await testApp()
const minute = 60_000
const own = 'Kelp-Forest 7m'
const foreign = 'Deep Wreck, 42 m!'
const day = 24 * 60 * minute

let asked = 0
const newEmail = () => `signer${++asked}@example.org`

/** More mails may go to an address. */
const nextMinute = () => passTime(minute + 1_000)
beforeEach(() => passTime(10 * minute))

const register = (browser: Browser, email: string, password: string, firstName = 'Ada') =>
  browser.post('/api/auth/cognito-register', { email, password, firstName, lastName: 'Reef' })
const verify = (browser: Browser, email: string, code: string, password?: string) =>
  browser.post('/api/auth/cognito-verify', { email, code, ...(password && { password }) })
const resend = (browser: Browser, email: string, password?: string) =>
  browser.post('/api/auth/cognito-resend', { email, ...(password && { password }) })
const login = (email: string, password: string) =>
  openBrowser(app).post('/api/auth/cognito-login', { username: email, password })
const signsIn = async (email: string, password: string) => (await login(email, password)).statusCode === 200

/** Somebody signs up, a minute after whoever did before; answers their browser and the code that was mailed. */
const begin = async (email: string, password: string, firstName?: string) => {
  nextMinute()
  const browser = openBrowser(app)
  expect((await register(browser, email, password, firstName)).statusCode).toBe(200)
  return { browser, code: await codeFor(deps, email) }
}

/** The owner of an address and a stranger, who sign up with it in some order. */
const both = async (order: readonly ('owner' | 'stranger')[]) => {
  const email = newEmail()
  const began = { owner: openBrowser(app), stranger: openBrowser(app) }
  const codes = { owner: '', stranger: '' }
  for (const who of order) {
    const { browser, code } = await begin(email, who === 'owner' ? own : foreign, who)
    began[who] = browser
    codes[who] = code
  }
  return { email, ...began, codes }
}

describe.each([
  [['owner', 'stranger']],
  [['stranger', 'owner']],
  [['stranger', 'owner', 'stranger']],
  [['owner', 'stranger', 'owner']],
] as const)('an address that signs up in the order %j', (order) => {
  it('is an account with the password of who confirms it', async () => {
    const { email, owner, stranger, codes } = await both(order)
    if (codes.owner !== codes.stranger)
      expect((await verify(owner, email, codes.stranger)).statusCode).toBe(400)
    const confirmed = await verify(owner, email, codes.owner)
    expect([confirmed.statusCode, confirmed.json().user]).toMatchObject([200, { email, firstName: 'owner' }])
    expect([await signsIn(email, own), await signsIn(email, foreign)]).toEqual([true, false])

    // Even with the code in hand, which only the mailbox knows.
    expect((await verify(stranger, email, codes.stranger)).statusCode).toBe(400)
    expect((await verify(openBrowser(app), email, codes.stranger, foreign)).statusCode).toBe(400)
    nextMinute()
    expect((await resend(stranger, email)).statusCode).toBe(200)
    expect((await mailsTo(deps, email)).at(-1)?.subject).toMatch(/already have an account/)
    expect([await signsIn(email, own), await signsIn(email, foreign)]).toEqual([true, false])
  })

  it('is an account of its owner on another device as well', async () => {
    const { email, codes } = await both(order)
    const phone = openBrowser(app)
    const bare = await verify(phone, email, codes.owner)
    expect([bare.statusCode, bare.json().code, bare.json().issues]).toEqual([
      403,
      passwordNeeded,
      [{ path: ['password'], message: 'Enter the password you signed up with' }],
    ])
    const wrong = await verify(phone, email, codes.owner, 'mistyped')
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'wrong-password'])
    expect(wrong.json().issues).toMatchObject([{ path: ['password'] }])
    if (codes.owner !== codes.stranger)
      expect((await verify(phone, email, codes.stranger, own)).statusCode).toBe(400)
    expect((await verify(phone, email, codes.owner, own)).statusCode).toBe(200)
    expect([await signsIn(email, own), await signsIn(email, foreign)]).toEqual([true, false])
  })
})

describe('a stranger', () => {
  it('who has the code of a sign-up mailed again leaves that of its owner good', async () => {
    const { email, owner, stranger, codes } = await both(['owner', 'stranger'])
    nextMinute()
    expect((await resend(stranger, email)).statusCode).toBe(200)
    const newest = await codeFor(deps, email)
    if (newest !== codes.owner) expect((await verify(owner, email, newest)).statusCode).toBe(400)
    expect((await verify(owner, email, codes.owner)).statusCode).toBe(200)
    expect(await signsIn(email, foreign)).toBe(false)
  })

  it('who guesses codes uses up none of the owner’s tries, with a sign-up or without', async () => {
    const { email, owner, stranger, codes } = await both(['owner', 'stranger'])
    const guess = codes.stranger === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 12; tries++) await verify(stranger, email, guess)
    for (let tries = 0; tries < 12; tries++)
      expect((await verify(openBrowser(app), email, codes.owner)).statusCode).toBe(403)
    expect((await verify(stranger, email, codes.owner)).statusCode).not.toBe(200)
    expect((await verify(owner, email, codes.owner)).statusCode).toBe(200)
  })

  it('who made up the secret of a browser is asked for the password', async () => {
    const { email, codes } = await both(['owner'])
    const forger = openBrowser(app)
    forger.jar.set('soundings_sign_up', 'x'.repeat(43))
    expect((await verify(forger, email, codes.owner)).json().code).toBe(passwordNeeded)
  })

  it('without a sign-up has nothing mailed, and uses up no mails of the owner', async () => {
    const { email, owner } = await both(['owner'])
    nextMinute()
    const before = (await mailsTo(deps, email)).length
    for (let tries = 0; tries < 3; tries++) {
      expect((await resend(openBrowser(app), email)).json().code).toBe(passwordNeeded)
      expect((await resend(openBrowser(app), email, foreign)).json().code).toBe('wrong-password')
    }
    expect(await mailsTo(deps, email)).toHaveLength(before)
    expect((await resend(owner, email)).statusCode).toBe(200)
  })

  it('with a sign-up has mails sent to an address no faster than one a minute, together with its owner', async () => {
    const { email, owner, stranger } = await both(['owner', 'stranger'])
    nextMinute()
    expect((await resend(stranger, email)).statusCode).toBe(200)
    for (const browser of [stranger, owner]) expect((await resend(browser, email)).statusCode).toBe(429)
    expect((await register(openBrowser(app), email, foreign)).statusCode).toBe(429)
  })

  it('who has guessed the password on another device is held up like at login', async () => {
    const { email, codes } = await both(['owner'])
    const tries = Array.from({ length: 11 }, (_, n) => `Guess-${n}`)
    const answers: number[] = []
    for (const guess of tries)
      answers.push((await verify(openBrowser(app), email, codes.owner, guess)).statusCode)
    expect(answers).toEqual([...Array(10).fill(403), 429])
  })
})

describe('a sign-up', () => {
  it('has its code mailed again to another device that knows the password', async () => {
    const { email, codes } = await both(['owner', 'stranger'])
    const phone = openBrowser(app)
    nextMinute()
    expect((await resend(phone, email, own)).statusCode).toBe(200)
    const newest = await codeFor(deps, email)
    if (newest !== codes.owner) expect((await verify(phone, email, codes.owner, own)).statusCode).toBe(400)
    expect((await verify(phone, email, newest, own)).statusCode).toBe(200)
    expect(await signsIn(email, own)).toBe(true)
  })

  it('begun again in the same browser is the newer one', async () => {
    const email = newEmail()
    const browser = openBrowser(app)
    await register(browser, email, foreign)
    nextMinute()
    await register(browser, email, own)
    expect((await verify(browser, email, await codeFor(deps, email))).statusCode).toBe(200)
    expect([await signsIn(email, own), await signsIn(email, foreign)]).toEqual([true, false])
  })

  it('beside one of another address goes on with its password', async () => {
    const browser = openBrowser(app)
    const [one, two] = [newEmail(), newEmail()]
    await register(browser, one, own)
    await register(browser, two, foreign)
    expect((await verify(browser, one, await codeFor(deps, one))).json().code).toBe(passwordNeeded)
    expect((await verify(browser, one, await codeFor(deps, one), own)).statusCode).toBe(200)
  })

  it('is over after a day', async () => {
    const { email, owner } = await both(['owner'])
    expect((await login(email, own)).json().code).toBe('unverified')
    passTime(day - 5 * minute)
    expect((await resend(owner, email)).statusCode).toBe(200)
    const code = await codeFor(deps, email)
    passTime(6 * minute)
    expect((await verify(owner, email, code)).json().code).toBe(passwordNeeded)
    const typed = await verify(owner, email, code, own)
    expect(typed.json().message).toMatch(/more than a day ago/)
    expect((await resend(owner, email)).statusCode).toBe(403)
    expect((await login(email, own)).statusCode).toBe(401)
    const again = await begin(email, foreign)
    expect((await verify(again.browser, email, again.code)).statusCode).toBe(200)
  })

  it('of an address that became a member’s new one can be confirmed no more', async () => {
    const [email, next] = [newEmail(), newEmail()]
    const member = await begin(email, own)
    await verify(member.browser, email, member.code)
    const late = await begin(next, foreign)
    nextMinute()
    await member.browser.post('/api/auth/change-email', { email: next, password: own })
    const code = await codeFor(deps, next)
    const changed = await member.browser.post('/api/auth/change-email/confirm', {
      email: next,
      password: own,
      code,
    })
    expect(changed.statusCode, changed.body).toBe(200)
    expect((await verify(late.browser, next, late.code)).statusCode).toBe(400)
    expect([await signsIn(next, own), await signsIn(next, foreign)]).toEqual([true, false])
  })

  it('tells nobody by any of its answers whether the address has an account', async () => {
    const known = newEmail()
    const member = await begin(known, own)
    await verify(member.browser, known, member.code)

    const story = async (email: string) => {
      nextMinute()
      const [browser, elsewhere] = [openBrowser(app), openBrowser(app)]
      const heard = [await verify(browser, email, '000000'), await resend(browser, email)]
      heard.push(await verify(browser, email, '000000', foreign), await resend(browser, email, foreign))
      heard.push(await register(browser, email, foreign))
      heard.push(await verify(browser, email, '000000'), await verify(elsewhere, email, '000000'))
      heard.push(await verify(elsewhere, email, '000000', foreign), await login(email, foreign))
      nextMinute()
      heard.push(await resend(browser, email), await resend(browser, email))
      nextMinute()
      heard.push(await resend(elsewhere, email, foreign), await login(email, 'Never chosen 1!'))
      return heard.map((answer) => {
        const { requestId: _, ...said } = answer.json()
        return [answer.statusCode, said, answer.cookies.map(({ name }) => name)]
      })
    }
    const [one, other] = [await story(known), await story(newEmail())]
    expect(one).toEqual(other)
    expect(one.map(([status]) => status)).toEqual([
      403, 403, 403, 403, 200, 400, 403, 400, 403, 200, 429, 200, 401,
    ])
    const mails = (await mailsTo(deps, known)).slice(1)
    expect(mails).toHaveLength(3)
    for (const { subject } of mails) expect(subject).toMatch(/already have an account/)
  })

  it('keeps its password and its secret as hashes', async () => {
    const { email, owner } = await both(['owner'])
    const secret = owner.jar.get('soundings_sign_up') ?? ''
    expect(secret).toHaveLength(43)
    const { rows } = await deps.db.execute(`select * from sign_ups where email = '${email}'`)
    expect(rows).toHaveLength(1)
    const kept = JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
    for (const text of [own, secret]) expect(kept).not.toContain(text)
  })

  it('leaves a secret that no script reads, and that is gone once it is used', async () => {
    const email = newEmail()
    const browser = openBrowser(app)
    const begun = await register(browser, email, own)
    expect(begun.cookies).toMatchObject([
      { name: 'soundings_sign_up', httpOnly: true, sameSite: 'Lax', path: '/api/auth', maxAge: 86_400 },
    ])
    await verify(browser, email, await codeFor(deps, email))
    expect(browser.jar.has('soundings_sign_up')).toBe(false)
  })
})
