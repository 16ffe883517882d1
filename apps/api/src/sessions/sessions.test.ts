import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { type Browser, openBrowser } from '#src/testing/browser.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson } from '#src/testing/people.ts'
import { sessionsService } from './sessions.service.ts'

const { app, deps, passTime, connectionString } = await testApp()
const minutes = 60_000
const days = 24 * 60 * minutes

/** A browser in which somebody has just signed in. */
const signedIn = async (known: Parameters<typeof addPerson>[1] = {}) => {
  const { id } = await addPerson(deps, known)
  return { id, browser: await anotherBrowser(id) }
}

const anotherBrowser = async (userId: string): Promise<Browser> => {
  const browser = openBrowser(app)
  const { access, refresh } = await sessionsService(deps).open(deps.db, userId, 'Test')
  browser.jar.set('soundings_access', access).set('soundings_refresh', refresh)
  return browser
}

const isIn = async (browser: Browser) => (await browser.get('/api/auth/profile')).statusCode === 200
const refresh = async (browser: Browser) => (await browser.post('/api/auth/cognito-refresh')).statusCode

/** The same browser as it was at this moment: what a thief copied, or a tab that has not heard yet. */
const copyOf = (browser: Browser): Browser => {
  const copy = openBrowser(app)
  for (const [name, value] of browser.jar) copy.jar.set(name, value)
  return copy
}

describe('a session', () => {
  it('opens for ten minutes, and for ten more after a refresh', async () => {
    const { browser } = await signedIn()
    expect(await isIn(browser)).toBe(true)
    passTime(10 * minutes)
    expect(await isIn(browser)).toBe(false)
    expect(await refresh(browser)).toBe(200)
    expect(await isIn(browser)).toBe(true)
  })

  it('ends when nobody came for sixty days', async () => {
    const { browser } = await signedIn()
    passTime(59 * days)
    expect(await refresh(browser)).toBe(200)
    passTime(60 * days)
    expect(await refresh(browser)).toBe(401)
    expect([...browser.jar.keys()]).not.toContain('soundings_refresh')
  })

  it('gives hidden cookies, and one that only says that there is somebody', async () => {
    const { browser } = await signedIn()
    const { cookies } = await browser.post('/api/auth/cognito-refresh')
    const told = Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]))
    for (const name of ['soundings_access', 'soundings_refresh'])
      expect(told[name]).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect(told.soundings_member).toMatchObject({ value: '1', sameSite: 'Lax' })
    expect(told.soundings_refresh?.path).toBe('/api/auth')
  })

  it('is kept as hashes only', async () => {
    const { browser, id } = await signedIn()
    await refresh(browser)
    const { rows } = await deps.db.execute('select * from sessions')
    const stored = JSON.stringify(rows.filter((row) => row.user_id === id))
    for (const token of browser.jar.values()) expect(stored).not.toContain(token.split('.')[1])
  })

  it.each(['', 'x', 'a.b', `${crypto.randomUUID()}.${'A'.repeat(43)}`, '%00', 'é'.repeat(5_000)])(
    'is not opened by %j',
    async (token) => {
      const browser = openBrowser(app)
      browser.jar.set('soundings_access', token).set('soundings_refresh', token)
      expect(await isIn(browser)).toBe(false)
      expect(await refresh(browser)).toBe(401)
    },
  )

  it('follows the groups of its person at once', async () => {
    const { browser, id } = await signedIn()
    await isIn(browser)
    await deps.db.execute(`update users set groups = '{admin}' where id = '${id}'`)
    await eventually(async () => {
      const { user } = (await browser.get('/api/auth/profile')).json()
      expect(user.groups).toEqual(['admin'])
    })
  })
})

describe('tabs that refresh in the same instant', () => {
  it('all stay signed in, with the same new tokens', async () => {
    const { browser } = await signedIn()
    const tabs = [browser, copyOf(browser), copyOf(browser), copyOf(browser)]
    expect(await Promise.all(tabs.map(refresh))).toEqual([200, 200, 200, 200])
    expect(new Set(tabs.map(({ jar }) => jar.get('soundings_refresh'))).size).toBe(1)
    expect(await Promise.all(tabs.map(isIn))).toEqual([true, true, true, true])
    passTime(11 * minutes)
    expect(await refresh(browser)).toBe(200)
  })

  it('may be ten seconds late, with what they still hold too', async () => {
    const { browser } = await signedIn()
    const late = copyOf(browser)
    await refresh(browser)
    passTime(9_000)
    expect(await isIn(late)).toBe(true)
    expect(await refresh(late)).toBe(200)
    expect(await isIn(late)).toBe(true)
  })
})

describe('a stolen refresh token', () => {
  it('ends the session of the thief and of the owner when it is used after the grace', async () => {
    const { browser } = await signedIn()
    const thief = copyOf(browser)
    await refresh(browser)
    passTime(10_001)
    expect(await refresh(thief)).toBe(401)
    expect(await isIn(browser)).toBe(false)
    expect(await refresh(browser)).toBe(401)
  })

  it('that is two refreshes old ends it even within the grace', async () => {
    const { browser } = await signedIn()
    const thief = copyOf(browser)
    await refresh(browser)
    await refresh(browser)
    expect(await refresh(thief)).toBe(401)
    expect(await refresh(browser)).toBe(401)
  })

  it('leaves the other sessions of the person alone', async () => {
    const { browser, id } = await signedIn()
    const other = await anotherBrowser(id)
    const thief = copyOf(browser)
    await refresh(browser)
    passTime(11_000)
    await refresh(thief)
    expect(await refresh(other)).toBe(200)
  })
})

describe('signing out', () => {
  it('ends the session on the server, so that a copy of the cookies opens nothing', async () => {
    const { browser } = await signedIn()
    const copy = copyOf(browser)
    expect((await browser.post('/api/auth/cognito-logout')).statusCode).toBe(200)
    expect([...browser.jar.keys()]).toEqual([])
    expect(await isIn(copy)).toBe(false)
    expect(await refresh(copy)).toBe(401)
  })

  it('works without a session, and does not end one by its name alone', async () => {
    expect((await openBrowser(app).post('/api/auth/cognito-logout')).statusCode).toBe(200)
    const { browser } = await signedIn()
    const [sessionId] = browser.jar.get('soundings_refresh')?.split('.') ?? []
    const stranger = openBrowser(app)
    stranger.jar.set('soundings_refresh', `${sessionId}.${'A'.repeat(43)}`)
    await stranger.post('/api/auth/cognito-logout')
    expect(await isIn(browser)).toBe(true)
  })

  it('is heard by another instance at once', async () => {
    const { id, browser } = await signedIn()
    const { listenForChanges } = await import('#db/changes.ts')
    const changes = await listenForChanges({ connectionString, onError: () => undefined })
    const elsewhere = sessionsService({ ...deps, changes })
    const token = browser.jar.get('soundings_access') ?? ''
    expect(await elsewhere.whoHolds(token)).toMatchObject({ id })
    await browser.post('/api/auth/cognito-logout')
    await eventually(async () => expect(await elsewhere.whoHolds(token)).toBeNull())
    await changes.close()
  })
})

describe('the list of sessions', () => {
  const list = async (browser: Browser) => (await browser.get('/api/auth/sessions')).json().items

  it('names every device, this one marked', async () => {
    const { browser, id } = await signedIn()
    await anotherBrowser(id)
    const items = await list(browser)
    expect(items).toHaveLength(3)
    expect(items.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
    expect(Object.keys(items[0]).toSorted()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'usedAt'])
  })

  it('ends one, or all others', async () => {
    const { browser, id } = await signedIn()
    const [one, two] = [await anotherBrowser(id), await anotherBrowser(id)]
    const [{ id: ended }] = await list(one).then((items) =>
      items.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent),
    )
    expect((await browser.delete(`/api/auth/sessions/${ended}`)).statusCode).toBe(200)
    expect(await Promise.all([one, two].map(isIn))).toEqual([false, true])
    expect((await browser.delete('/api/auth/sessions')).statusCode).toBe(200)
    await eventually(async () => expect(await isIn(two)).toBe(false))
    expect(await isIn(browser)).toBe(true)
  })

  it('shows and ends nobody else’s', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()]
    const [{ id }] = await list(theirs.browser)
    expect(await list(mine.browser)).not.toContainEqual(expect.objectContaining({ id }))
    expect((await mine.browser.delete(`/api/auth/sessions/${id}`)).statusCode).toBe(404)
    expect(await isIn(theirs.browser)).toBe(true)
  })
})
