import { Me } from '@soundings/contract/auth'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { type Browser, openBrowser } from '#src/testing/browser.ts'
import { codeFor, mailsTo } from '#src/testing/mails.ts'
import { addPerson } from '#src/testing/people.ts'

const { app, deps, passTime } = await testApp()
const minutes = 60_000
const password = 'Kelp-Forest 7m'
const other = 'Deep Wreck, 42 m!'

let asked = 0
const newEmail = () => `diver${++asked}@example.org`

const register = (browser: Browser, email: string, more = {}) =>
  browser.post('/api/auth/cognito-register', {
    email,
    password,
    firstName: 'Ada',
    lastName: 'Reef',
    ...more,
  })
const verify = (browser: Browser, email: string, code: string) =>
  browser.post('/api/auth/cognito-verify', { email, code })
const login = (browser: Browser, email: string, typed = password) =>
  browser.post('/api/auth/cognito-login', { username: email, password: typed })
const profile = async (browser: Browser) => (await browser.get('/api/auth/profile')).statusCode

/** A new limit of mails to one address begins. */
const nextMinute = () => passTime(61_000)

/** Somebody who has signed up and proved their address. */
const signedUp = async () => {
  const [browser, email] = [openBrowser(app), newEmail()]
  await register(browser, email)
  const answer = await verify(browser, email, await codeFor(deps, email))
  expect(answer.statusCode, answer.body).toBe(200)
  return { browser, email }
}

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('signing up', () => {
  it('mails a code, and the code signs in', async () => {
    const [browser, email] = [openBrowser(app), newEmail()]
    expect((await register(browser, email.toUpperCase())).json()).toMatchObject({ success: true })
    expect([...browser.jar.keys()]).toEqual(['soundings_sign_up'])
    const answer = await verify(browser, email, await codeFor(deps, email))
    const { user } = answer.json()
    expect(Me.strict().parse(user)).toMatchObject({ email, firstName: 'Ada', handle: null, groups: [] })
    expect(await profile(browser)).toBe(200)
    expect(answer.body).not.toMatch(/token|argon2/)
  })

  it('keeps an account closed until its address is proved', async () => {
    const [browser, email] = [openBrowser(app), newEmail()]
    await register(browser, email)
    const early = await login(browser, email)
    expect([early.statusCode, early.json().code]).toEqual([403, 'unverified'])
    expect((await login(browser, email, other)).statusCode).toBe(401)
  })

  it('tells nobody that an address has an account, and its owner that somebody tried', async () => {
    const { email } = await signedUp()
    nextMinute()
    const again = await register(openBrowser(app), email, { password: other })
    const unknown = newEmail()
    const fresh = await register(openBrowser(app), unknown, { password: other })
    expect([again.statusCode, again.json()]).toEqual([fresh.statusCode, fresh.json()])
    expect((await mailsTo(deps, email)).at(-1)?.subject).toMatch(/already have an account/)
    expect((await login(openBrowser(app), email)).statusCode).toBe(200)
    for (const address of [email, unknown])
      expect((await login(openBrowser(app), address, other)).json()).toMatchObject({ code: 'unverified' })
  })

  it('gives an address that was never proved to who proves it', async () => {
    const [squatter, owner, email] = [openBrowser(app), openBrowser(app), newEmail()]
    await register(squatter, email, { password: other })
    nextMinute()
    await register(owner, email)
    await verify(owner, email, await codeFor(deps, email))
    expect((await login(squatter, email, other)).statusCode).not.toBe(200)
    expect((await login(owner, email)).statusCode).toBe(200)
  })

  it.each([
    ['email', { email: 'no-address' }, 'Please enter a valid email'],
    ['email', { email: 'a@example.org\r\nBcc: b@example.org' }, 'Please enter a valid email'],
    ['email', { email: '' }, 'Email is required'],
    ['password', { password: 'short1!' }, 'Password must meet requirements'],
    ['password', { password: 'nouppercase1!' }, 'Password must meet requirements'],
    ['password', { password: 'NoDigitHere!' }, 'Password must meet requirements'],
    ['password', { password: 'NoSpecial11' }, 'Password must meet requirements'],
    ['password', { password: 'Password1!' }, 'This password is too easy to guess'],
    ['password', { password: `Aa1!${'x'.repeat(253)}` }, 'Password must be 256 characters or less'],
    ['firstName', { firstName: ' ' }, 'First name is required'],
  ])('says at the field %s what is wrong with %j', async (field, wrong, message) => {
    const answer = await register(openBrowser(app), newEmail(), wrong)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toContainEqual({ path: [field], message })
  })

  it('takes a password of 256 characters, in any script', async () => {
    const [browser, email] = [openBrowser(app), newEmail()]
    const long = `Żółw morski 7! ${'深'.repeat(240)}`
    await register(browser, email, { password: long })
    await verify(browser, email, await codeFor(deps, email))
    expect((await login(openBrowser(app), email, long)).statusCode).toBe(200)
  })

  it('ignores what nobody may choose', async () => {
    const [browser, email] = [openBrowser(app), newEmail()]
    await register(browser, email, { groups: ['admin'], verifiedAt: '2026-01-01' })
    const answer = await verify(browser, email, await codeFor(deps, email))
    expect(answer.json().user.groups).toEqual([])
  })
})

describe('a mailed code', () => {
  const waiting = async () => {
    const [browser, email] = [openBrowser(app), newEmail()]
    await register(browser, email)
    return { browser, email, code: await codeFor(deps, email) }
  }

  it('is good once', async () => {
    const { browser, email, code } = await waiting()
    expect((await verify(browser, email, code)).statusCode).toBe(200)
    expect((await verify(browser, email, code)).statusCode).not.toBe(200)
  })

  it('is good for ten minutes', async () => {
    const { browser, email, code } = await waiting()
    passTime(10 * minutes + 1)
    expect((await verify(browser, email, code)).statusCode).toBe(400)
  })

  it('is void after a new one', async () => {
    const { browser, email, code } = await waiting()
    nextMinute()
    expect((await browser.post('/api/auth/cognito-resend', { email })).statusCode).toBe(200)
    const newer = await codeFor(deps, email)
    if (newer !== code) expect((await verify(browser, email, code)).statusCode).toBe(400)
    expect((await verify(browser, email, newer)).statusCode).toBe(200)
  })

  it('belongs to its address and its purpose', async () => {
    const [one, two] = [await waiting(), await waiting()]
    if (one.code !== two.code) expect((await verify(two.browser, two.email, one.code)).statusCode).toBe(400)
    const { email } = await signedUp()
    nextMinute()
    const again = openBrowser(app)
    await register(again, email)
    await again.post('/api/auth/forgot-password', { email })
    expect((await verify(again, email, await codeFor(deps, email))).statusCode).toBe(400)
  })

  it('may be tried ten times', async () => {
    const { browser, email, code } = await waiting()
    for (let tries = 0; tries < 10; tries++)
      expect((await verify(browser, email, wrongCode(code))).statusCode).toBe(400)
    passTime(9 * minutes)
    expect((await verify(browser, email, code)).statusCode).not.toBe(200)
  })

  it('opens one account, however often it is sent at once', async () => {
    const { browser, email, code } = await waiting()
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(browser, email, code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const { rows } = await deps.db.execute(`select from users where email = '${email}'`)
    expect(rows).toHaveLength(1)
  })

  it('is kept as a hash', async () => {
    const { email, code } = await waiting()
    const { rows } = await deps.db.execute(
      `select mailed_codes.* from mailed_codes join sign_ups on subject = sign_ups.id where email = '${email}'`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('is mailed once a minute', async () => {
    const { browser, email } = await waiting()
    nextMinute()
    const resend = () => browser.post('/api/auth/cognito-resend', { email })
    expect((await resend()).statusCode).toBe(200)
    const soon = await resend()
    expect(soon.statusCode).toBe(429)
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(50)
  })
})

describe('signing in', () => {
  it('opens with the password only, whatever the case of the address', async () => {
    const { email } = await signedUp()
    const browser = openBrowser(app)
    expect((await login(browser, email.toUpperCase())).statusCode).toBe(200)
    expect(await profile(browser)).toBe(200)
  })

  it('answers alike for a wrong password and an unknown address', async () => {
    const { email } = await signedUp()
    const [wrong, unknown] = [
      await login(openBrowser(app), email, other),
      await login(openBrowser(app), newEmail(), other),
    ]
    const { requestId: _, ...said } = wrong.json()
    expect(said).toEqual({ message: 'Wrong email or password' })
    expect(unknown.json()).toMatchObject(said)
    expect(unknown.statusCode).toBe(401)
  })

  it('is refused after ten failures on one account, while others sign in undisturbed', async () => {
    const [victim, neighbour] = [await signedUp(), await signedUp()]
    const tries = Array.from({ length: 20 }, () => login(openBrowser(app), victim.email, other))
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 401)).toHaveLength(10)
    expect(codes.filter((code) => code === 429)).toHaveLength(10)
    const refused = await login(openBrowser(app), victim.email)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toMatch(/Please wait \d+ minutes/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    expect((await login(openBrowser(app), neighbour.email)).statusCode).toBe(200)
    passTime(15 * minutes)
    expect((await login(openBrowser(app), victim.email)).statusCode).toBe(200)
  })

  it('does not count what succeeds', async () => {
    const { email } = await signedUp()
    for (let times = 0; times < 15; times++)
      expect((await login(openBrowser(app), email)).statusCode).toBe(200)
  })

  it('tells of a device that was never used before', async () => {
    const { browser, email } = await signedUp()
    const received = async () => {
      const { rows } = await deps.db.execute<{ message: string }>(
        `select message from notifications join users on users.id = user_id where email = '${email}'`,
      )
      return rows.map(({ message }) => message)
    }
    await login(browser, email)
    expect(await received()).toEqual([])
    const phone = openBrowser(app, 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36')
    await login(phone, email)
    expect(await received()).toEqual([expect.stringMatching(/^New sign-in from Chrome on Android/)])
    await phone.post('/api/auth/cognito-logout')
    await login(phone, email)
    expect(await received()).toHaveLength(1)
    await login(openBrowser(app, 'curl/8.5'), email)
    expect(await received()).toContainEqual(expect.stringMatching(/^New sign-in from an unknown device\./))
  })
})

describe('completing the profile', () => {
  const onboard = (browser: Browser, more = {}) =>
    browser.post('/api/auth/onboard', {
      fullName: 'Ada Reef',
      country: 'Egypt',
      handle: `ada_${++asked}x`,
      ...more,
    })

  it('gives a handle, which nobody else can have in any case of its letters', async () => {
    const [ada, bea] = [await signedUp(), await signedUp()]
    expect((await onboard(ada.browser, { handle: 'Ada_Reef' })).json().user).toMatchObject({
      handle: 'Ada_Reef',
      fullName: 'Ada Reef',
      country: 'Egypt',
    })
    const check = await bea.browser.post('/api/auth/check-handle', { handle: 'ada_REEF' })
    expect(check.json()).toEqual({ isUnique: false })
    const taken = await onboard(bea.browser, { handle: 'ada_reef' })
    expect(taken.statusCode).toBe(409)
    expect(taken.json().issues).toEqual([{ path: ['handle'], message: 'This username is already taken' }])
    const races = await Promise.all(
      (await Promise.all([signedUp(), signedUp(), signedUp()])).map(({ browser }) =>
        onboard(browser, { handle: 'same_name' }),
      ),
    )
    expect(races.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  it('happens once: a handle stays', async () => {
    const { browser } = await signedUp()
    await onboard(browser, { handle: 'stays_here' })
    expect((await onboard(browser, { handle: 'moves_on' })).statusCode).toBe(409)
    expect((await onboard(browser, { handle: 'stays_here', fullName: 'Ada R.' })).statusCode).toBe(200)
  })

  it('keeps names of the team for nobody, and whoever had one keeps it', async () => {
    const { browser } = await signedUp()
    const check = async (handle: string) =>
      (await browser.post('/api/auth/check-handle', { handle })).json().isUnique
    expect([await check('Moderator'), await check('adm1n'), await check('modesto')]).toEqual([
      false,
      false,
      true,
    ])
    const refused = await onboard(browser, { handle: 'Adm1n' })
    expect([refused.statusCode, refused.json().issues]).toEqual([
      400,
      [{ path: ['handle'], message: 'This username is reserved. Please choose another one.' }],
    ])
    expect((await onboard(browser, { handle: 'adminton' })).statusCode).toBe(200)
    const owner = await addPerson(deps, { handle: 'support' })
    const payload = { fullName: 'Sue Port', country: 'Egypt', handle: 'Support' }
    const kept = await app.inject({
      method: 'POST',
      url: '/api/auth/onboard',
      headers: owner.headers,
      payload,
    })
    expect([kept.statusCode, kept.json().user.fullName]).toEqual([200, 'Sue Port'])
  })

  it.each(['Malta', 'Curaçao', 'Guinea-Bissau'])('takes people of every country: %s', async (country) => {
    const { browser } = await signedUp()
    expect((await onboard(browser, { country })).json().user.country).toBe(country)
  })

  it.each([
    ['handle', { handle: '' }, 'Username is required'],
    ['handle', { handle: 'ab' }, 'Username must be at least 3 characters'],
    ['handle', { handle: 'a'.repeat(21) }, 'Username must be 20 characters or less'],
    ['handle', { handle: 'ada reef' }, 'Username can only contain letters, numbers, and underscores'],
    ['handle', { handle: '_ada' }, 'Username cannot start or end with underscore'],
    ['handle', { handle: 'ada__reef' }, 'Username cannot contain consecutive underscores'],
    ['fullName', { fullName: '' }, 'Full name is required'],
    ['country', { country: 'Atlantis' }, 'Country is required'],
  ])('says at %s what is wrong with %j', async (field, wrong, message) => {
    const { browser } = await signedUp()
    const answer = await onboard(browser, wrong)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toContainEqual({ path: [field], message })
  })
})

describe('a forgotten password', () => {
  const forgot = (email: string) => openBrowser(app).post('/api/auth/forgot-password', { email })
  const reset = (email: string, code: string, typed = other) =>
    openBrowser(app).post('/api/auth/reset-password', { email, code, password: typed })

  it('is replaced by a mailed code, and every session ends', async () => {
    const { browser, email } = await signedUp()
    nextMinute()
    await forgot(email)
    expect((await reset(email, await codeFor(deps, email))).statusCode).toBe(200)
    expect((await login(openBrowser(app), email)).statusCode).toBe(401)
    expect((await login(openBrowser(app), email, other)).statusCode).toBe(200)
    expect((await browser.post('/api/auth/cognito-refresh')).statusCode).toBe(401)
    expect((await mailsTo(deps, email)).at(-1)?.subject).toMatch(/password was changed/)
  })

  it('answers alike for an address that nobody has, and mails nothing there', async () => {
    const { email } = await signedUp()
    nextMinute()
    const unknown = newEmail()
    const [one, two] = [await forgot(email), await forgot(unknown)]
    expect([two.statusCode, two.json()]).toEqual([one.statusCode, one.json()])
    expect(await mailsTo(deps, unknown)).toEqual([])
    expect((await reset(unknown, '123456')).json().message).toBe(
      (await reset(email, '123456')).json().message,
    )
  })

  it('keeps the code when the new password is refused', async () => {
    const { email } = await signedUp()
    nextMinute()
    await forgot(email)
    const code = await codeFor(deps, email)
    expect((await reset(email, code, 'Password1!')).statusCode).toBe(400)
    expect((await reset(email, code)).statusCode).toBe(200)
  })
})

describe('changing what signs in', () => {
  it('the password ends the other sessions and not this one', async () => {
    const { browser, email } = await signedUp()
    const elsewhere = openBrowser(app)
    await login(elsewhere, email)
    const change = (current: string) =>
      browser.post('/api/auth/change-password', { current, password: other })
    const mistyped = await change('wrong')
    expect(mistyped.statusCode).toBe(403)
    expect(mistyped.json().issues).toEqual([{ path: ['current'], message: 'Wrong password' }])
    expect(await profile(browser)).toBe(200)
    expect((await change(password)).statusCode).toBe(200)
    expect(await profile(browser)).toBe(200)
    expect((await elsewhere.post('/api/auth/cognito-refresh')).statusCode).toBe(401)
    expect((await login(openBrowser(app), email, other)).statusCode).toBe(200)
  })

  it('the address changes once the new one is proved', async () => {
    const { browser, email } = await signedUp()
    const next = newEmail()
    const ask = (typed: string) => browser.post('/api/auth/change-email', { email: next, password: typed })
    expect((await ask(other)).statusCode).toBe(403)
    expect((await ask(password)).statusCode).toBe(200)
    expect((await login(openBrowser(app), email)).statusCode).toBe(200)
    const code = await codeFor(deps, next)
    const confirm = (typed: string) =>
      browser.post('/api/auth/change-email/confirm', { email: next, password, code: typed })
    expect((await confirm(wrongCode(code))).statusCode).toBe(400)
    expect((await confirm(code)).json().user.email).toBe(next)
    expect((await login(openBrowser(app), email)).statusCode).toBe(401)
    expect((await login(openBrowser(app), next)).statusCode).toBe(200)
  })

  it('the address of somebody else is not taken over, and its owner hears of it', async () => {
    const [mine, theirs] = [await signedUp(), await signedUp()]
    nextMinute()
    const answer = await mine.browser.post('/api/auth/change-email', { email: theirs.email, password })
    expect(answer.statusCode).toBe(200)
    expect((await mailsTo(deps, theirs.email)).at(-1)?.subject).toMatch(/already have an account/)
    expect((await login(openBrowser(app), theirs.email)).statusCode).toBe(200)
  })
})
