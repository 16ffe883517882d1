// @vitest-environment happy-dom
import { auth } from '@soundings/contract/auth'
import type { LiveEvent } from '@soundings/contract/live'
import { notifications } from '@soundings/contract/notifications'
import { sites } from '@soundings/contract/sites'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useConnection } from '#shared/lib/connection.ts'
import { expiredMessage, useSession } from '#shared/session/session-store.ts'
import { fakeLocks } from '#shared/testing/fake-locks.ts'
import { FakeStream } from '#shared/testing/fake-stream.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { toast } from '#shared/ui/toast.tsx'
import { followNews } from './follow-news.ts'
import { buildNotification, buildPage, buildStored } from './notifications.build.ts'
import { storedQuery } from './notifications.queries.ts'
import { storedItems } from './stored.ts'

const stops: (() => void)[] = []
const went: string[] = []
let network: ReturnType<typeof stubNetwork>

/** One more tab of the same browser, which has the list. */
const openTab = (...stored: ReturnType<typeof buildNotification>[]) => {
  const queries = new QueryClient()
  queries.setQueryData(storedQuery.queryKey, buildStored(...stored))
  const stop = followNews({ queries, userId: 'me', go: (path) => went.push(path) })
  stops.push(stop)
  const state = () => queries.getQueryState(storedQuery.queryKey)
  const siteKey = [sites.get.path, {}]
  return {
    stop,
    messages: () => storedItems(queries.getQueryData(storedQuery.queryKey)).map(({ message }) => message),
    isStale: () => state()?.isInvalidated,
    readSite: () => queries.setQueryData(siteKey, {}),
    isSiteStale: () => queries.getQueryState(siteKey)?.isInvalidated,
  }
}

const added = (message: string, link: string | null = null): LiveEvent => ({
  kind: 'added',
  notification: buildNotification({ message, link, type: 'warning' }),
})
const streams = () => FakeStream.opened
const stream = () => {
  const newest = streams().at(-1)
  if (!newest) throw new Error('No stream was opened')
  return newest
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const setLocks = (locks: object | undefined) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  FakeStream.opened = []
  went.length = 0
  useConnection.setState({ isOffline: false })
  useSession.setState({ user: { id: 'me' } as never, error: null })
  network = stubNetwork()
  network.answer(notifications.list, buildPage())
  vi.stubGlobal('EventSource', FakeStream)
  setLocks(fakeLocks())
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await pass(0)
  vi.useRealTimers()
  vi.restoreAllMocks()
  setLocks(undefined)
})

test('what comes is in the list, and shown once', async () => {
  const tab = openTab(buildNotification({ message: 'Old' }))
  stream().opens()
  stream().tells(added('New sign-in'))
  await pass(0)
  expect(tab.messages()).toEqual(['New sign-in', 'Old'])
  expect(toast.notify).toHaveBeenCalledExactlyOnceWith({
    type: 'warning',
    message: 'New sign-in',
    duration: 4_000,
    isKept: false,
  })
})

test('a message that leads somewhere offers to go there', async () => {
  network.answer(notifications.read, { unread: 0 })
  openTab()
  stream().opens()
  stream().tells(added('New sign-in', '/explore?settings=sessions'))
  await pass(0)
  const { action } = vi.mocked(toast.notify).mock.calls[0]?.[0] ?? {}
  expect(action?.label).toBe('Open')
  action?.act()
  expect(went).toEqual(['/explore?settings=sessions'])
  await vi.waitFor(() => expect(network.asked).toContain('POST /api/notifications/read'))
})

test('news about a dive site are followed by what is known of sites', async () => {
  const tab = openTab()
  tab.readSite()
  stream().opens()
  stream().tells(added('New sign-in', '/explore?settings=sessions'))
  await pass(0)
  expect(tab.isSiteStale()).toBe(false)
  stream().tells(added('“Blue Hole” is approved', '/sites/01960000-0000-7000-8000-000000000001/blue-hole'))
  await pass(0)
  expect(tab.isSiteStale()).toBe(true)
})

test('a tab that nobody looks at shows nothing', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const tab = openTab()
  stream().opens()
  stream().tells(added('New sign-in'))
  await pass(0)
  expect(tab.messages()).toEqual(['New sign-in'])
  expect(toast.notify).not.toHaveBeenCalled()
})

test('a window beside the one that somebody works in lets that one show it, but not nobody', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  openTab()
  stream().opens()
  stream().tells(added('New sign-in'))
  await pass(0)
  expect(toast.notify).not.toHaveBeenCalled()
  await pass(250)
  expect(toast.notify).toHaveBeenCalledOnce()
})

test('what was read or cleared elsewhere is so here', async () => {
  const tab = openTab(buildNotification())
  stream().opens()
  stream().tells({ kind: 'cleared' })
  expect(tab.messages()).toEqual([])
})

test('several tabs share one stream: every list has the news, and one tab shows it', async () => {
  const tabs = [openTab(), openTab(), openTab()]
  await pass(0)
  expect(streams()).toHaveLength(1)
  stream().opens()
  stream().tells(added('New sign-in'))
  for (const tab of tabs) await vi.waitFor(() => expect(tab.messages()).toEqual(['New sign-in']))
  await pass(0)
  expect(toast.notify).toHaveBeenCalledOnce()
})

test('when the tab with the stream is closed, another takes over', async () => {
  const [first, second] = [openTab(), openTab()]
  await pass(0)
  first.stop()
  await pass(0)
  expect(streams()).toHaveLength(2)
  expect(streams()[0]?.readyState).toBe(FakeStream.CLOSED)
  stream().opens()
  expect(second.isStale()).toBe(true)
})

test('where tabs cannot agree, each has a stream', async () => {
  setLocks(undefined)
  openTab()
  openTab()
  await pass(0)
  expect(streams()).toHaveLength(2)
})

test('a stream that stands again may have missed something: every tab asks for the list', async () => {
  const [first, second] = [openTab(), openTab()]
  await pass(0)
  stream().opens()
  expect(first.isStale()).toBe(true)
  await vi.waitFor(() => expect(second.isStale()).toBe(true))
})

test('a stream that is refused is opened again once a call has renewed the tokens', async () => {
  openTab()
  stream().isRefused()
  expect(network.asked).toEqual([])
  await pass(2_000)
  expect(network.asked).toEqual(['GET /api/notifications?limit=1'])
  expect(streams()).toHaveLength(2)
})

test('short cuts are left to the browser, long ones are tried ever more seldom', async () => {
  openTab()
  for (let cut = 0; cut < 3; cut++) stream().isCut()
  expect(stream().readyState).toBe(0)
  network.refuse(notifications.list, 500, 'Not today')
  stream().isCut()
  expect(stream().readyState).toBe(FakeStream.CLOSED)
  await pass(10 * 60_000)
  expect(streams()).toHaveLength(1)
  expect(network.asked.length).toBeGreaterThan(5)
  expect(network.asked.length).toBeLessThan(20)
})

test('without a connection nothing is tried until it is back', async () => {
  openTab()
  stream().opens()
  useConnection.setState({ isOffline: true })
  expect(stream().readyState).toBe(FakeStream.CLOSED)
  await pass(10 * 60_000)
  expect([streams().length, network.asked]).toEqual([1, []])
  useConnection.setState({ isOffline: false })
  expect(streams()).toHaveLength(2)
})

test('a session that was ended elsewhere signs this tab out', async () => {
  network.refuse(notifications.list, 401, 'Please log in first')
  network.refuse(auth.refresh, 401, 'Please log in first')
  openTab()
  stream().opens()
  stream().tells({ kind: 'signed-out' })
  expect(stream().readyState).toBe(FakeStream.CLOSED)
  await pass(1_000)
  await vi.waitFor(() => expect(useSession.getState().user).toBeNull())
  expect(useSession.getState().error).toBe(expiredMessage)
})

test('who signed out here in the meantime is told nothing', async () => {
  const { stop } = openTab()
  stream().opens()
  stream().tells({ kind: 'signed-out' })
  stop()
  await pass(10_000)
  expect(network.asked).toEqual([])
  expect(streams()).toHaveLength(1)
})
