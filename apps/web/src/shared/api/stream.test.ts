// @vitest-environment happy-dom
import { auth } from '@soundings/contract/auth'
import { search } from '@soundings/contract/search'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildMe, leaveHint, resetSession } from '#shared/testing/people.ts'
import { ApiError, WordlessError } from './client.ts'
import { eventsReply } from './stream.build.ts'
import { stream } from './stream.ts'

const asked: { path: string; init: RequestInit }[] = []
const serve = (answer: (path: string, init: RequestInit) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init })
    return answer(path, init)
  })

beforeEach(() => {
  resetSession()
  asked.length = 0
})

const input = { body: { text: 'wrecks' } }
const pieces = (text: string) => ({ pieces: [{ text }] })

/** What came, and what went wrong in the end. */
const hear = async (watch: Partial<Parameters<typeof stream>[2]> = {}) => {
  const events: object[] = []
  try {
    const signal = new AbortController().signal
    for await (const event of stream(search.stream, input, { signal, silence: 5_000, ...watch }))
      events.push(event)
    return { events, error: null }
  } catch (error) {
    return { events, error }
  }
}
const unsigned = () => Response.json({ message: 'Please log in first' }, { status: 401 })

test('events come one by one, in the shape that the contract says', async () => {
  serve(() => eventsReply([pieces('Ahoy'), pieces(' – wait')]))
  expect(await hear()).toEqual({ events: [pieces('Ahoy'), pieces(' – wait')], error: null })
  expect(asked[0]).toMatchObject({
    path: '/api/ai/stream',
    init: { method: 'POST', credentials: 'include', body: JSON.stringify(input.body) },
  })
})

test('a stream that is refused for its tokens is asked for once more with new ones', async () => {
  leaveHint(true)
  let isRenewed = false
  serve((path) => {
    if (path !== auth.refresh.path) return isRenewed ? eventsReply([pieces('Hello')]) : unsigned()
    isRenewed = true
    return Response.json({ success: true, user: buildMe() })
  })
  expect((await hear()).events).toEqual([pieces('Hello')])
  expect(asked.map(({ path }) => path)).toEqual(['/api/ai/stream', auth.refresh.path, '/api/ai/stream'])
})

test('a refusal is told in the words of the server, with the time to wait', async () => {
  serve(() =>
    Response.json({ message: 'Too many questions' }, { status: 429, headers: { 'retry-after': '30' } }),
  )
  const { error } = await hear()
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 429, message: 'Too many questions', retryAfter: 30 })
})

test('an answer that is no stream has no words of the server', async () => {
  serve(() => new Response('<h1>Welcome to the marina</h1>', { headers: { 'content-type': 'text/html' } }))
  expect((await hear()).error).toBeInstanceOf(WordlessError)
})

test('what came before the connection broke is heard, and then that it broke', async () => {
  serve(() => eventsReply([pieces('Ahoy')], { isCut: true }))
  const { events, error } = await hear()
  expect(events).toEqual([pieces('Ahoy')])
  expect(error).toMatchObject({
    status: 0,
    message: 'The connection was lost before the answer was complete.',
  })
})

test('what makes no sense is a connection that broke', async () => {
  const headers = { 'content-type': 'text/event-stream' }
  serve(() => new Response('data: {"pieces"\n\n', { headers }))
  expect((await hear()).error).toMatchObject({ status: 0 })
})

/** Hangs as `fetch` does until it is given up. */
const hanging = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  )

test('a server that says nothing is not waited for', async () => {
  serve((_, { signal }) => hanging(signal))
  expect((await hear({ silence: 20 })).error).toMatchObject({ status: 0 })
})

test('who asked can stop it, and that is no failure of the connection', async () => {
  serve((_, { signal }) => hanging(signal))
  const stop = new AbortController()
  const hearing = hear({ signal: stop.signal })
  stop.abort()
  expect((await hearing).error).not.toBeInstanceOf(ApiError)
})
