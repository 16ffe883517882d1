import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useConnection } from '#shared/lib/connection.ts'
import { keptForKey } from '#shared/session/known-person.ts'
import {
  enterGuestMode,
  exclusively,
  expireSession,
  nobodyIsSignedIn,
  setUser,
} from '#shared/session/session-store.ts'
import { buildMe, leaveHint, resetSession } from '#shared/testing/people.ts'
import { useOwner } from './use-owner.ts'

const mara = buildMe()
const jonas = buildMe({ id: '018f0000-0000-7000-8000-000000000002' })

beforeEach(() => {
  resetSession()
  localStorage.clear()
  useConnection.setState({ isOffline: false })
})

const signedOutByTheServer = () => {
  setUser(mara)
  const { result } = renderHook(useOwner)
  act(expireSession)
  return result
}

test('a form stays its person’s when the server ends their session, also while they try to log in', async () => {
  const owner = signedOutByTheServer()
  expect(owner.current).toBe(mara.id)
  await act(() =>
    exclusively(
      () => Promise.reject(new Error('no')),
      () => 'Login failed',
    ).catch(() => undefined),
  )
  expect(owner.current).toBe(mara.id)
  act(nobodyIsSignedIn)
  expect(owner.current).toBe(mara.id)
  act(() => setUser(mara))
  expect(owner.current).toBe(mara.id)
})

test.each<[string, () => void, string | null]>([
  ['somebody else who logs in', () => setUser(jonas), jonas.id],
  ['whoever signs out', () => setUser(null), null],
  ['whoever goes on as a guest', enterGuestMode, null],
])('%s ends that', (_, happens, expected) => {
  const owner = signedOutByTheServer()
  act(happens)
  expect(owner.current).toBe(expected)
})

test('who signed out and is not asked any more owns nothing', () => {
  setUser(mara)
  const { result } = renderHook(useOwner)
  act(nobodyIsSignedIn)
  expect(result.current).toBeNull()
})

test('without a connection it is the one’s for whom the device keeps answers, until it is known who is here', () => {
  localStorage.setItem(keptForKey, mara.id)
  leaveHint(true)
  useConnection.setState({ isOffline: true })
  const { result } = renderHook(useOwner)
  expect(result.current).toBeNull()
  act(nobodyIsSignedIn)
  expect(result.current).toBe(mara.id)
  act(() => useConnection.setState({ isOffline: false }))
  expect(result.current).toBe(mara.id)
  act(expireSession)
  expect(result.current).toBe(mara.id)
  act(() => setUser(jonas))
  expect(result.current).toBe(jonas.id)
})

test('with a connection, and for whoever signed out, only the server knows', () => {
  localStorage.setItem(keptForKey, mara.id)
  leaveHint(true)
  nobodyIsSignedIn()
  expect(renderHook(useOwner).result.current).toBeNull()
  leaveHint(false)
  useConnection.setState({ isOffline: true })
  expect(renderHook(useOwner).result.current).toBeNull()
})
