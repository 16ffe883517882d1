// @vitest-environment happy-dom
import { auth } from '@soundings/contract/auth'
import { notifications } from '@soundings/contract/notifications'
import { settings } from '@soundings/contract/settings'
import { sites } from '@soundings/contract/sites'
import { beforeEach, expect, test, vi } from 'vitest'
import { deletedKey } from '#shared/device/deleted-key.ts'
import { keptForKey } from '#shared/session/known-person.ts'
import { setUser, useSession } from '#shared/session/session-store.ts'
import { buildMe, leaveHint, resetSession } from '#shared/testing/people.ts'
import { call } from './client.ts'

/** A server whose tokens are either good or not; `refresh` says what it answers to the exchange. */
const serve = (refresh: () => Response | Promise<Response>) => {
  const server = { isSignedIn: false, asked: [] as string[] }
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    server.asked.push(`${method} ${path}`)
    if (path === auth.refresh.path) {
      const answer = await refresh()
      server.isSignedIn = answer.ok
      return answer
    }
    return server.isSignedIn
      ? Response.json({ ok: true })
      : Response.json({ message: 'Please log in first' }, { status: 401 })
  })
  return server
}

const renewed = () => Response.json({ success: true, user: buildMe() })
const refused = () => Response.json({ message: 'This session is over' }, { status: 401 })
const refreshes = ({ asked }: { asked: string[] }) => asked.filter((one) => one.includes('refresh')).length
const messageOf = (promise: Promise<unknown>) => promise.catch((error: Error) => error.message)

beforeEach(() => {
  resetSession()
  leaveHint(true)
})

test('a refused call is sent once more with new tokens', async () => {
  const server = serve(renewed)
  expect(await call(settings.get, {})).toEqual({ ok: true })
  expect(server.asked).toEqual([
    'GET /api/settings/me',
    'POST /api/auth/cognito-refresh',
    'GET /api/settings/me',
  ])
})

test('many calls that are refused at once renew the session once', async () => {
  const server = serve(renewed)
  await Promise.all([call(settings.get, {}), call(notifications.list, { query: {} }), call(auth.profile, {})])
  expect(refreshes(server)).toBe(1)
  expect(server.asked).toHaveLength(7)
})

test('a call that was sent before another tab renewed the session is only sent again', async () => {
  const server = serve(renewed)
  const asking = call(settings.get, {})
  localStorage.setItem('soundings.session-renewed', String(Date.now() + 1))
  server.isSignedIn = true
  await messageOf(asking)
  expect(refreshes(server)).toBe(0)
  expect(server.asked).toHaveLength(2)
})

test('where there are locks, tabs take turns', async () => {
  const request = vi.fn((_: string, act: () => unknown) => act())
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  serve(renewed)
  await call(settings.get, {})
  expect(request).toHaveBeenCalledOnce()
})

test('a session that is over ends once, however many calls learn of it', async () => {
  useSession.setState({ user: buildMe() })
  const errors: (string | null)[] = []
  const stop = useSession.subscribe(({ error }) => errors.push(error))
  const server = serve(refused)
  const told = await Promise.all([
    messageOf(call(settings.get, {})),
    messageOf(call(auth.profile, {})),
    messageOf(call(auth.sessions, {})),
  ])
  stop()
  expect(told).toEqual(['Please log in first', 'Please log in first', 'Please log in first'])
  expect(refreshes(server)).toBe(1)
  expect(errors).toEqual(['Authentication expired. Please login again.'])
  expect(useSession.getState().user).toBeNull()
  // It ends with the millisecond.
  await vi.waitFor(() => expect(document.cookie).not.toContain('soundings_member'))
})

test('a call that is refused later does not ask again', async () => {
  const server = serve(refused)
  await messageOf(call(settings.get, {}))
  await messageOf(call(settings.get, {}))
  expect(refreshes(server)).toBe(1)
})

test.each([
  ['that stumbles', () => Response.json({ message: 'Try later' }, { status: 503 }), 'Try later'],
  [
    'that cannot be reached',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'No connection to the server. Check your network and try again.',
  ],
])('a server %s ends no session', async (_, refresh, message) => {
  useSession.setState({ user: buildMe() })
  serve(refresh)
  expect(await Promise.all([messageOf(call(settings.get, {})), messageOf(call(auth.profile, {}))])).toEqual([
    message,
    message,
  ])
  expect(useSession.getState().user).not.toBeNull()
})

test('new tokens that help nothing are not asked for again', async () => {
  const server = serve(renewed)
  vi.stubGlobal('fetch', async (path: string) => {
    server.asked.push(path)
    return path === auth.refresh.path ? renewed() : refused()
  })
  expect(await messageOf(call(settings.get, {}))).toBe('This session is over')
  expect(refreshes(server)).toBe(1)
})

test('a visitor’s call is refused, and that is all', async () => {
  leaveHint(false)
  const server = serve(renewed)
  expect(await messageOf(call(auth.profile, {}))).toBe('Please log in first')
  expect(server.asked).toHaveLength(1)
})

test('a refusal to sign in or out is an answer', async () => {
  const server = serve(refused)
  const body = { username: 'mara@example.org', password: 'wrong' }
  expect(await messageOf(call(auth.login, { body }))).toBe('Please log in first')
  expect(await messageOf(call(auth.logout, {}))).toBe('Please log in first')
  expect(refreshes(server)).toBe(0)
})

/** A server that hides a site from visitors. */
const serveHidden = (refresh: () => Response) => {
  const server = { isSignedIn: false, asked: [] as string[] }
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    server.asked.push(`${method} ${path}`)
    if (path !== auth.refresh.path)
      return server.isSignedIn
        ? Response.json({ ok: true })
        : Response.json({ message: 'Dive site not found' }, { status: 404 })
    server.isSignedIn = true
    return refresh()
  })
  return server
}
const siteId = '3b241101-e2bb-4255-8caf-4136c566a962'
const askForSite = () => call(sites.get, { params: { siteId } })

test('what is hidden from visitors is asked for again when the tokens may have run out', async () => {
  const server = serveHidden(renewed)
  expect(await askForSite()).toEqual({ ok: true })
  expect(refreshes(server)).toBe(1)
})

test('what is not there with fresh tokens is not there', async () => {
  const server = serveHidden(renewed)
  localStorage.setItem('soundings.session-renewed', String(Date.now() - 60_000))
  expect(await messageOf(askForSite())).toBe('Dive site not found')
  expect(refreshes(server)).toBe(0)
})

test('what is not there stays so when the server cannot renew', async () => {
  serveHidden(() => Response.json({ message: 'Out of order' }, { status: 503 }))
  expect(await messageOf(askForSite())).toBe('Dive site not found')
})

test('a visitor who finds nothing renews nothing', async () => {
  leaveHint(false)
  const server = serveHidden(renewed)
  expect(await messageOf(askForSite())).toBe('Dive site not found')
  expect(refreshes(server)).toBe(0)
})

test('what was answered before is asked for anew with new tokens', async () => {
  serve(renewed)
  const before = useSession.getState().renewedAt
  await call(settings.get, {})
  expect(useSession.getState().renewedAt).toBeGreaterThan(before)
})

const deleted = () => {
  // The server takes its word back with the same answer.
  leaveHint(false)
  return Response.json({ message: 'This account was deleted', code: 'account-deleted' }, { status: 401 })
}

test('a device that is told that the account was deleted notes whose things may go', async () => {
  setUser(buildMe())
  localStorage.setItem(keptForKey, buildMe().id)
  serve(deleted)
  expect(await messageOf(call(settings.get, {}))).toBe('Please log in first')
  expect(useSession.getState()).toMatchObject({ user: null, hasExpired: false })
  expect(localStorage.getItem(deletedKey)).toBe(buildMe().id)
})

test.each([
  ['it is not certain whose account that was', deleted, '018f0000-0000-7000-8000-000000000002'],
  ['the session is merely over', refused, buildMe().id],
])('nothing may go where %s', async (_, answer, known) => {
  setUser(buildMe())
  localStorage.setItem(keptForKey, known)
  serve(answer)
  await messageOf(call(settings.get, {}))
  expect(useSession.getState().user).toBeNull()
  expect(localStorage.getItem(deletedKey)).toBeNull()
})
