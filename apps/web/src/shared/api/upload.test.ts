// @vitest-environment happy-dom
import { auth } from '@soundings/contract/auth'
import { media } from '@soundings/contract/media'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach, useConnection } from '#shared/lib/connection.ts'
import { useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, leaveHint, resetSession } from '#shared/testing/people.ts'
import { type Sent, stubUploads } from '#shared/testing/uploads.ts'
import { ApiError } from './client.ts'
import { upload } from './upload.ts'

const photo = new File(['abc'], 'reef.jpg', { type: 'image/jpeg' })
const refusal = (error: unknown) => error as ApiError

let sent: Sent[]
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  noteReach(true)
  network = stubNetwork()
  sent = stubUploads()
})

const send = (watch = {}) =>
  upload(media.upload, { form: { caption: 'A wrasse', tags: undefined }, files: [photo] }, watch)

/** The next thing that is sent. */
const next = async (at = 0): Promise<Sent> => {
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(at))
  return sent[at] as Sent
}

test('fields go before files, and the progress is told', async () => {
  const heard: number[] = []
  const work = send({ onProgress: (share: number) => heard.push(share) })
  const call = await next()
  expect([call.method, call.address, call.withCredentials]).toEqual(['POST', '/api/media/upload', true])
  expect([...call.form.keys()]).toEqual(['caption', 'files'])
  call.comes(0.5)
  call.comes(1)
  call.answers(201, [{ id: 'a' }])
  expect(await work).toEqual([{ id: 'a' }])
  expect(heard).toEqual([0.5, 1, 1])
})

test('a refusal carries the words of the server and when to try again', async () => {
  const work = send().catch(refusal)
  ;(await next()).answers(429, { message: 'Too many photos' }, 40)
  expect(await work).toMatchObject({ status: 429, message: 'Too many photos', retryAfter: 40 })
})

test('a cut connection is no answer, and the page knows that it is offline', async () => {
  const work = send().catch(refusal)
  ;(await next()).breaks()
  expect(await work).toBeInstanceOf(ApiError)
  expect((await work) as ApiError).toMatchObject({ status: 0 })
  expect(useConnection.getState().isOffline).toBe(true)
})

test('a connection that moves nothing counts as lost', async () => {
  vi.useFakeTimers()
  try {
    const work = send().catch(refusal)
    const call = await next()
    call.comes(0.2)
    await vi.advanceTimersByTimeAsync(44_000)
    expect(call.isAborted).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(call.isAborted).toBe(true)
    expect(await work).toMatchObject({ status: 0 })
  } finally {
    vi.useRealTimers()
  }
})

test('what is taken back is stopped, and says nothing about the connection', async () => {
  const stop = new AbortController()
  const work = send({ signal: stop.signal }).catch((error: unknown) => error)
  const call = await next()
  stop.abort()
  expect(call.isAborted).toBe(true)
  expect(await work).toMatchObject({ name: 'AbortError' })
  expect(useConnection.getState().isOffline).toBe(false)
})

test('a session whose tokens ran out is renewed, and the form sent once more', async () => {
  leaveHint(true)
  useSession.setState({ user: buildMe(), renewedAt: Date.now() })
  network.answer(auth.refresh, { success: true, user: buildMe() })
  const work = send()
  ;(await next()).answers(401, { message: 'Please log in first' })
  ;(await next(1)).answers(201, [])
  expect(await work).toEqual([])
  expect(network.asked).toEqual(['POST /api/auth/cognito-refresh'])
})

test('tokens that are about to run out are renewed before the files set out', async () => {
  leaveHint(true)
  useSession.setState({ user: buildMe(), renewedAt: 0 })
  network.answer(auth.refresh, { success: true, user: buildMe() })
  const work = send()
  const call = await next()
  expect(network.asked).toEqual(['POST /api/auth/cognito-refresh'])
  call.answers(201, [])
  await work
  expect(sent).toHaveLength(1)
})
