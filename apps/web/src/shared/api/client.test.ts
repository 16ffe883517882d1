import { sites } from '@soundings/contract/sites'
import { expect, test, vi } from 'vitest'
import { ApiError, call } from './client.ts'
import { bytesOf } from './stream.build.ts'

const input = { body: { ids: [] } }
const errorOf = (asked: Promise<unknown>) => asked.then(() => null).catch((error: unknown) => error)
const lost = { status: 0, message: 'No connection to the server. Check your network and try again.' }

test('a reply that breaks off is a failure of the connection', async () => {
  vi.stubGlobal('fetch', async () => new Response(bytesOf('{"items": [', { isCut: true })))
  const error = await errorOf(call(sites.batch, input))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject(lost)
})

test('the page that a captive portal answers with is no reply of the server', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Welcome to the marina</h1>'))
  expect(await errorOf(call(sites.batch, input))).toMatchObject(lost)
})

test('a reply that was given up while it came is no failure of the connection', async () => {
  const stop = new AbortController()
  vi.stubGlobal('fetch', async () => {
    stop.abort()
    return new Response(bytesOf('{"items": [', { isCut: true }))
  })
  expect(await errorOf(call(sites.batch, input, stop.signal))).not.toBeInstanceOf(ApiError)
})
