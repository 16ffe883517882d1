import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { type Browser, openBrowser } from '#src/testing/browser.ts'
import { mailsTo } from '#src/testing/mails.ts'
import { poolCode, testPool } from '#src/testing/user-pool.ts'
import { cognitoIdentity } from './index.ts'

const pool = await testPool()
const origin = 'http://localhost:3000'
const { app, deps, passTime } = await testApp({
  identity: (deps) => cognitoIdentity(pool.settings, { ...deps, origin }),
})
const password = 'Kelp-Forest 7m'
const other = 'Deep Wreck, 42 m!'
const wrong = '000000'

let asked = 0
const newEmail = () => `pool${++asked}@example.org`
const register = (browser: Browser, email: string, chosen = password, firstName = 'Ada') =>
  browser.post('/api/auth/cognito-register', { email, password: chosen, firstName, lastName: 'Reef' })
const login = (email: string, typed = password) => {
  const browser = openBrowser(app)
  return browser
    .post('/api/auth/cognito-login', { username: email, password: typed })
    .then((answer) => ({ answer, browser }))
}
const verify = (browser: Browser, email: string, code: string, typed?: string) =>
  browser.post('/api/auth/cognito-verify', { email, code, ...(typed && { password: typed }) })

const signedUp = async () => {
  const [browser, email] = [openBrowser(app), newEmail()]
  expect((await register(browser, email)).statusCode).toBe(200)
  const answer = await verify(browser, email, poolCode)
  expect(answer.statusCode, answer.body).toBe(200)
  return email
}
const targets = () => pool.asked.map(({ target }) => target)

describe('a user pool of Cognito', () => {
  it('signs people up by a code that it mails, and in by their password', async () => {
    const [newcomer, email] = [openBrowser(app), newEmail()]
    await register(newcomer, email)
    expect((await login(email)).answer.json()).toMatchObject({ code: 'unverified' })
    expect((await verify(newcomer, email, wrong)).statusCode).toBe(400)
    const answer = await verify(newcomer, email, poolCode)
    expect(answer.json().user).toMatchObject({ email, firstName: 'Ada', groups: [] })
    const { answer: again, browser } = await login(email)
    expect(again.json().user).toEqual(answer.json().user)
    expect((await browser.get('/api/auth/profile')).statusCode).toBe(200)
    expect(again.body).not.toMatch(/eyJ/)
  })

  it('answers alike for a wrong password and an unknown address', async () => {
    const email = await signedUp()
    const [{ answer: one }, { answer: two }] = [await login(email, other), await login(newEmail(), other)]
    expect([one.statusCode, one.json().message]).toEqual([401, 'Wrong email or password'])
    expect([two.statusCode, two.json().message]).toEqual([401, 'Wrong email or password'])
  })

  it('gives its tokens back once they have proved who it is', async () => {
    const email = await signedUp()
    pool.asked.length = 0
    await login(email)
    await expect.poll(targets).toEqual(['InitiateAuth', 'RevokeToken'])
  })

  it('says who belongs to which group, at every sign-in', async () => {
    const email = await signedUp()
    await pool.addToGroup(email, 'moderator')
    await pool.addToGroup(email, 'unheard-of')
    expect((await login(email)).answer.json().user.groups).toEqual(['moderator'])
  })

  it('answers alike when an address signs up again, and its owner hears of it', async () => {
    const email = await signedUp()
    passTime(61_000)
    // What AWS says of an account that is confirmed already.
    pool.answers.set('ResendConfirmationCode', {
      status: 400,
      body: { __type: 'InvalidParameterException', message: 'User is already confirmed.' },
    })
    const [again, fresh] = [
      await register(openBrowser(app), email),
      await register(openBrowser(app), newEmail()),
    ]
    pool.answers.set('ResendConfirmationCode', { status: 200, body: {} })
    expect([again.statusCode, again.json()]).toEqual([fresh.statusCode, fresh.json()])
    expect((await mailsTo(deps, email)).at(-1)?.subject).toMatch(/already have an account/)
  })

  it('mails a new code on request, and tells nobody whether it did', async () => {
    const [browser, email] = [openBrowser(app), newEmail()]
    await register(browser, email)
    const resend = async () => {
      passTime(61_000)
      return browser.post('/api/auth/cognito-resend', { email })
    }
    pool.asked.length = 0
    const mailed = await resend()
    expect(pool.asked).toEqual([
      { target: 'ResendConfirmationCode', body: { ClientId: pool.settings.clientId, Username: email } },
    ])
    pool.answers.set('ResendConfirmationCode', { status: 400, body: { __type: 'UserNotFoundException' } })
    const unknown = await resend()
    pool.answers.set('ResendConfirmationCode', { status: 200, body: {} })
    expect([unknown.statusCode, unknown.json()]).toEqual([mailed.statusCode, mailed.json()])
  })

  it('replaces a forgotten password and ends every session there too', async () => {
    const email = await signedUp()
    const { browser } = await login(email)
    await openBrowser(app).post('/api/auth/forgot-password', { email })
    const reset = (code: string) =>
      openBrowser(app).post('/api/auth/reset-password', { email, code, password: other })
    expect((await reset(wrong)).statusCode).toBe(400)
    pool.asked.length = 0
    const answer = await reset(poolCode)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(targets()).toContain('GlobalSignOut')
    expect((await login(email)).answer.statusCode).toBe(401)
    expect((await login(email, other)).answer.statusCode).toBe(200)
    expect((await browser.post('/api/auth/cognito-refresh')).statusCode).toBe(401)
  })

  it('tells nobody by a forgotten password who has an account', async () => {
    const email = await signedUp()
    const forgot = (address: string) => openBrowser(app).post('/api/auth/forgot-password', { email: address })
    const [known, unknown] = [await forgot(email), await forgot(newEmail())]
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()])
  })

  it('changes a password and removes an account, each after the password proved who asks', async () => {
    const email = await signedUp()
    const { browser } = await login(email)
    const change = (current: string) =>
      browser.post('/api/auth/change-password', { current, password: other })
    expect((await change('wrong')).statusCode).toBe(403)
    expect((await change(password)).statusCode).toBe(200)
    const leave = (typed: string) =>
      browser.post('/api/auth/delete-account', { password: typed, contributions: 'anonymise' })
    expect((await leave(password)).statusCode).toBe(403)
    expect((await leave(other)).statusCode).toBe(200)
    expect((await login(email, other)).answer.statusCode).toBe(401)
  })

  it.each([
    ['TooManyRequestsException', 429],
    ['PasswordResetRequiredException', 403],
    ['LimitExceededException', 429],
  ])('%s of AWS is told as %s', async (name, status) => {
    pool.answers.set('InitiateAuth', { status: 400, body: { __type: name, message: 'from AWS' } })
    const { answer } = await login(newEmail())
    pool.answers.delete('InitiateAuth')
    expect(answer.statusCode).toBe(status)
    expect(answer.body).not.toContain('from AWS')
  })

  it('that cannot be reached is told in words', async () => {
    const nowhere = { ...pool.settings, endpoint: 'http://127.0.0.1:9' }
    const identity = cognitoIdentity(nowhere, { ...deps, origin })
    await expect(identity.signIn({ email: newEmail(), password })).rejects.toMatchObject({ status: 503 })
  })
})

describe('an address that several people sign up with', () => {
  // What AWS says of an account that is confirmed already; the pool of tests cannot mail a code again.
  const confirmed = { status: 400, body: { __type: 'InvalidParameterException' } }
  const mailing = { status: 200, body: {} }

  const begin = async (email: string, chosen: string, firstName: string) => {
    passTime(61_000)
    const browser = openBrowser(app)
    expect((await register(browser, email, chosen, firstName)).statusCode).toBe(200)
    return browser
  }
  const opens = async (email: string, typed: string) => (await login(email, typed)).answer.statusCode === 200

  it.each([
    ['owner', 'stranger'],
    ['stranger', 'owner'],
  ] as const)('is the account of who confirms it, whether %s or %s came first', async (...order) => {
    const email = newEmail()
    const browsers = { owner: openBrowser(app), stranger: openBrowser(app) }
    for (const who of order) browsers[who] = await begin(email, who === 'owner' ? password : other, who)

    const done = await verify(browsers.owner, email, poolCode)
    expect([done.statusCode, done.json().user]).toMatchObject([200, { email, firstName: 'owner' }])
    expect([await opens(email, password), await opens(email, other)]).toEqual([true, false])

    expect((await verify(browsers.stranger, email, poolCode)).statusCode).toBe(400)
    expect((await verify(openBrowser(app), email, poolCode, other)).statusCode).toBe(400)
    passTime(61_000)
    pool.answers.set('ResendConfirmationCode', confirmed)
    const again = await browsers.stranger.post('/api/auth/cognito-resend', { email })
    pool.answers.set('ResendConfirmationCode', mailing)
    expect(again.statusCode).toBe(200)
    expect((await mailsTo(deps, email)).at(-1)?.subject).toMatch(/already have an account/)
    expect([await opens(email, password), await opens(email, other)]).toEqual([true, false])
  })

  it('is its owner’s from another device too, with the right password only', async () => {
    const email = newEmail()
    await begin(email, other, 'stranger')
    await begin(email, password, 'owner')
    const phone = openBrowser(app)
    expect((await verify(phone, email, poolCode)).json().code).toBe('password-needed')
    expect((await verify(phone, email, poolCode, 'mistyped')).json().code).toBe('wrong-password')
    expect((await verify(phone, email, poolCode, password)).json().user.firstName).toBe('owner')
    expect([await opens(email, password), await opens(email, other)]).toEqual([true, false])
  })

  it('has its name in the pool from who confirmed it', async () => {
    const email = newEmail()
    await begin(email, other, 'stranger')
    const owner = await begin(email, password, 'owner')
    pool.asked.length = 0
    await verify(owner, email, poolCode)
    expect(pool.asked.find(({ target }) => target === 'UpdateUserAttributes')?.body.UserAttributes).toEqual([
      { Name: 'given_name', Value: 'owner' },
      { Name: 'family_name', Value: 'Reef' },
    ])
  })

  it('is never told anybody’s password before it is proved', async () => {
    const email = newEmail()
    pool.asked.length = 0
    await begin(email, other, 'stranger')
    await begin(email, password, 'owner')
    const told = pool.asked.map(({ body }) => JSON.stringify(body)).join()
    for (const chosen of [password, other]) expect(told).not.toContain(chosen)
    const passwords = pool.asked.flatMap(({ target, body }) => (target === 'SignUp' ? [body.Password] : []))
    expect(new Set(passwords).size).toBe(1)
  })

  it('can be signed up with anew when the first sign-up is long over', async () => {
    const email = newEmail()
    await begin(email, other, 'stranger')
    passTime(9 * 24 * 3_600_000)
    const owner = await begin(email, password, 'owner')
    expect((await verify(owner, email, poolCode)).statusCode).toBe(200)
    expect([await opens(email, password), await opens(email, other)]).toEqual([true, false])
  })

  it('that began outside of Soundings opens to nobody until its owner set a password', async () => {
    const email = newEmail()
    await pool.signUpElsewhere(email, other)
    const owner = await begin(email, password, 'owner')
    const done = await verify(owner, email, poolCode)
    expect([done.statusCode, done.json().code]).toEqual([409, 'verified'])
    expect(done.json().message).toContain('Forgot password?')
    const refused = (await login(email, other)).answer
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'reset'])
    await openBrowser(app).post('/api/auth/forgot-password', { email })
    const reset = { email, code: poolCode, password }
    expect((await openBrowser(app).post('/api/auth/reset-password', reset)).statusCode).toBe(200)
    expect([await opens(email, password), await opens(email, other)]).toEqual([true, false])
  })

  it('says the same of any password while it is not proved, whatever AWS says', async () => {
    const email = newEmail()
    await begin(email, password, 'owner')
    const unconfirmed = { status: 400, body: { __type: 'UserNotConfirmedException' } }
    pool.answers.set('InitiateAuth', unconfirmed)
    const [right, wrongOne] = [await login(email), await login(email, other)]
    pool.answers.delete('InitiateAuth')
    expect([right.answer.json().code, wrongOne.answer.statusCode]).toEqual(['unverified', 401])
  })
})
