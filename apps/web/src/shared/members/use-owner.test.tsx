import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  enterGuestMode,
  exclusively,
  expireSession,
  nobodyIsSignedIn,
  setUser,
} from '#shared/session/session-store.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { useOwner } from './use-owner.ts'

const mara = buildMe()
const jonas = buildMe({ id: '018f0000-0000-7000-8000-000000000002' })

beforeEach(() => {
  resetSession()
  localStorage.clear()
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
