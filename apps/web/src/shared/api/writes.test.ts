import { favorites } from '@soundings/contract/favorites'
import { messages } from '@soundings/contract/messages'
import { notifications } from '@soundings/contract/notifications'
import { sites } from '@soundings/contract/sites'
import { beforeEach, expect, test, vi } from 'vitest'
import { ownAnswers } from '#shared/lib/own-answers.ts'
import { call } from './client.ts'

const siteId = '01950000-0000-7000-8000-000000000001'
const minute = 60_000

const dropped = vi.fn(async () => true)
/** How each read was fetched, in turn. */
let modes: (RequestCache | undefined)[] = []
let status = 200

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // Long after whatever the test before wrote.
  vi.setSystemTime(Date.now() + 10 * minute)
  modes = []
  status = 200
  dropped.mockClear()
  vi.stubGlobal('caches', { delete: dropped })
  vi.stubGlobal('fetch', async (_: string, { method, cache }: RequestInit) => {
    if (method === 'GET') modes.push(cache)
    return Response.json({ message: 'No' }, { status })
  })
})

const readSite = () => call(sites.get, { params: { siteId } })
const like = () => call(favorites.add, { params: { siteId } })

test('a write drops what this device kept for the person, and reads go past the rest for a minute', async () => {
  await readSite()
  await like()
  expect(dropped).toHaveBeenCalledExactlyOnceWith(ownAnswers)
  await readSite()
  vi.setSystemTime(Date.now() + minute)
  await readSite()
  expect(modes).toEqual([undefined, 'no-cache', undefined])
})

test('a write that brought no success may have done its work, but what is kept may be all there is', async () => {
  status = 503
  await like().catch(() => undefined)
  status = 200
  await readSite()
  expect(dropped).not.toHaveBeenCalled()
  expect(modes).toEqual(['no-cache'])
})

test('a question in many words is no write, nor is what has nothing to do with what is kept', async () => {
  await call(sites.search, { body: { lat: 0, lng: 0, radius: 1, limit: 1 } })
  await call(notifications.read, { body: {} })
  await readSite()
  expect(dropped).not.toHaveBeenCalled()
  expect(modes).toEqual([undefined])
})

test('writing in a conversation keeps what was read, and reads go past it for a minute', async () => {
  await call(messages.read, { params: { conversationId: siteId }, body: { seq: 1 } })
  await readSite()
  expect(dropped).not.toHaveBeenCalled()
  expect(modes).toEqual(['no-cache'])
  await call(messages.hide, { params: { conversationId: siteId } })
  expect(dropped).toHaveBeenCalledOnce()
})
