import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { openBrowser } from '#src/testing/browser.ts'
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
const register = (email: string) =>
  openBrowser(app).post('/api/auth/cognito-register', { email, password, firstName: 'Ada', lastName: 'Reef' })
const login = (email: string, typed = password) => {
  const browser = openBrowser(app)
  return browser
    .post('/api/auth/cognito-login', { username: email, password: typed })
    .then((answer) => ({ answer, browser }))
}
const verify = (email: string, code: string) =>
  openBrowser(app).post('/api/auth/cognito-verify', { email, code })

const signedUp = async () => {
  const email = newEmail()
  expect((await register(email)).statusCode).toBe(200)
  const answer = await verify(email, poolCode)
  expect(answer.statusCode, answer.body).toBe(200)
  return email
}
const targets = () => pool.asked.map(({ target }) => target)

describe('a user pool of Cognito', () => {
  it('signs people up by a code that it mails, and in by their password', async () => {
    const email = newEmail()
    await register(email)
    expect((await login(email)).answer.json()).toMatchObject({ code: 'unverified' })
    expect((await verify(email, wrong)).statusCode).toBe(400)
    const answer = await verify(email, poolCode)
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
    const [again, fresh] = [await register(email), await register(newEmail())]
    pool.answers.set('ResendConfirmationCode', { status: 200, body: {} })
    expect([again.statusCode, again.json()]).toEqual([fresh.statusCode, fresh.json()])
    expect((await mailsTo(deps, email)).at(-1)?.subject).toMatch(/already have an account/)
  })

  it('mails a new code on request, and tells nobody whether it did', async () => {
    const email = newEmail()
    await register(email)
    passTime(61_000)
    pool.asked.length = 0
    const resend = (address: string) => openBrowser(app).post('/api/auth/cognito-resend', { email: address })
    expect((await resend(email)).statusCode).toBe(200)
    expect(pool.asked).toEqual([
      { target: 'ResendConfirmationCode', body: { ClientId: pool.settings.clientId, Username: email } },
    ])
    pool.answers.set('ResendConfirmationCode', { status: 400, body: { __type: 'UserNotFoundException' } })
    expect((await resend(newEmail())).statusCode).toBe(200)
    pool.answers.set('ResendConfirmationCode', { status: 200, body: {} })
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
