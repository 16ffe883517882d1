import { system } from '@soundings/contract/system'
import { afterEach, expect, test, vi } from 'vitest'
import { useConnection } from '#shared/lib/connection.ts'
import { read } from './query.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => useConnection.setState({ isOffline: false }))

const hourAgo = Date.now() - 3_600_000

const answerWith = (headers: Record<string, string>) =>
  vi.stubGlobal('fetch', async () => Response.json({ status: 'ok' }, { headers }))

const ask = async () => {
  const client = createQueryClient()
  await client.fetchQuery({ ...read(system.live, {}), retry: false }).catch(() => undefined)
  return client.getQueryState(read(system.live, {}).queryKey)?.dataUpdatedAt
}

test('an answer from this device’s memory is as old as it was saved', async () => {
  answerWith({ 'x-saved-at': String(hourAgo) })
  expect(await ask()).toBe(hourAgo)
})

test('an answer of the server is new', async () => {
  answerWith({})
  expect(Date.now() - ((await ask()) ?? 0)).toBeLessThan(5_000)
})

test.each([
  ['an answer of the server', {}, false],
  [
    'an answer from memory because there was no way to the server',
    { 'x-saved-at': '1', 'x-unreached': '1' },
    true,
  ],
])('%s tells whether there is a connection', async (_, headers, isOffline) => {
  useConnection.setState({ isOffline: !isOffline })
  answerWith(headers)
  await ask()
  expect(useConnection.getState().isOffline).toBe(isOffline)
})

test('an answer from memory because the server was slow tells nothing', async () => {
  answerWith({ 'x-saved-at': '1' })
  for (const isOffline of [true, false]) {
    useConnection.setState({ isOffline })
    await ask()
    expect(useConnection.getState().isOffline).toBe(isOffline)
  }
})

test('no answer means offline, but a call that was given up does not', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await ask()
  expect(useConnection.getState().isOffline).toBe(true)
})
