// @vitest-environment happy-dom
import { type FlagKey, flags } from '@soundings/contract/flags'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { nobodyIsSignedIn, setUser, useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { useFlags } from './flag-store.ts'
import { startFlags, useFlag } from './index.ts'

const [ana, ben] = [1, 2].map((n) => buildMe({ id: `018f0000-0000-7000-8000-00000000000${n}` }))
if (!ana || !ben) throw new Error('two people are needed')

let network = stubNetwork()
let stop = () => {}
let sent: RequestCredentials[] = []

/** The provider sends `Request` objects, and the stubbed network takes them apart. */
const takeApart = () => {
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.credentials)
    return answering(request.url, { method: request.method, body: await request.text() })
  })
}

beforeEach(() => {
  resetSession()
  useFlags.setState({ values: null })
  network = stubNetwork()
  sent = []
  takeApart()
})
afterEach(() => {
  stop()
  act(() => noteReach(true))
})

const say = (community: boolean) => {
  network.answer(flags.evaluateAll, { flags: [{ key: 'community', value: community, reason: 'STATIC' }] })
}

/** The server's answer, which comes when it is let. */
const sayLater = (community: boolean) => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  network.answer(flags.evaluateAll, async () => {
    await gate
    return { flags: [{ key: 'community', value: community }] }
  })
  return release
}

const watch = (key: FlagKey) => renderHook(() => useFlag(key)).result
const start = () => {
  stop = startFlags()
}
const on = { value: true, isReady: true }
const off = { value: false, isReady: true }
const unknown = { value: false, isReady: false }

test('a flag is ready only when the server has answered, and off until then', async () => {
  const release = sayLater(true)
  const flag = watch('community')
  start()
  act(nobodyIsSignedIn)
  await waitFor(() => expect(network.asked).toEqual(['POST /api/ofrep/v1/evaluate/flags']))
  expect(flag.current).toEqual(unknown)
  release()
  await waitFor(() => expect(flag.current).toEqual(on))
  expect(sent).toEqual(['same-origin'])
})

test('nobody is asked about before it is known who is here', async () => {
  say(true)
  start()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(network.asked).toEqual([])
})

test('flags follow the person: what held for the last one is forgotten at once', async () => {
  say(true)
  const flag = watch('community')
  start()
  act(() => setUser(ana))
  await waitFor(() => expect(flag.current).toEqual(on))
  const release = sayLater(false)
  act(() => setUser(ben))
  expect(flag.current).toEqual(unknown)
  release()
  await waitFor(() => expect(flag.current).toEqual(off))
  say(true)
  act(() => setUser(null))
  await waitFor(() => expect(flag.current).toEqual(on))
  expect(network.asked).toHaveLength(3)
})

test('the same person with a new name is not asked for again', async () => {
  say(true)
  const flag = watch('community')
  start()
  act(() => setUser(ana))
  await waitFor(() => expect(flag.current).toEqual(on))
  act(() => setUser({ ...ana, fullName: 'Ana Ruiz' }))
  expect(flag.current).toEqual(on)
  expect(network.asked).toHaveLength(1)
})

test('an answer that comes when somebody else is here already counts for nothing', async () => {
  const release = sayLater(true)
  const flag = watch('community')
  start()
  act(() => setUser(ana))
  await waitFor(() => expect(network.asked).toHaveLength(1))
  say(false)
  act(() => setUser(ben))
  await waitFor(() => expect(flag.current).toEqual(off))
  release()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(flag.current).toEqual(off)
})

test('without an answer no flag is ready, whoever it was ready for before', async () => {
  say(true)
  const flag = watch('community')
  start()
  act(() => setUser(ana))
  await waitFor(() => expect(flag.current).toEqual(on))
  network.refuse(flags.evaluateAll, 503, 'Feature flags aren’t available right now')
  act(() => setUser(ben))
  await waitFor(() => expect(network.asked).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(flag.current).toEqual(unknown)
  expect(useSession.getState().user?.id).toBe(ben.id)
})

test('a server that could not be reached is asked again when it can', async () => {
  network.cut(flags.evaluateAll)
  const flag = watch('community')
  start()
  act(() => setUser(ana))
  await waitFor(() => expect(network.asked).toHaveLength(1))
  say(true)
  act(() => noteReach(false))
  act(() => noteReach(true))
  await waitFor(() => expect(flag.current).toEqual(on))
})

test('a flag that the server does not name is what the app knows it as, and nothing is kept on the device', async () => {
  say(false)
  const [community, chat] = [watch('community'), watch('side-chat')]
  start()
  act(nobodyIsSignedIn)
  await waitFor(() => expect(community.current).toEqual(off))
  expect(chat.current).toEqual(off)
  network.answer(flags.evaluateAll, { flags: [] })
  act(() => setUser(ana))
  await waitFor(() => expect(community.current).toEqual(on))
  expect(Object.keys(localStorage).filter((key) => key.includes('ofrep'))).toEqual([])
})
