import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { expireSession, setUser } from '#shared/session/session-store.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const mara = buildMe()
const robin = buildMe({ id: '018f0000-0000-7000-8000-000000000002' })

const open = (form = 'photo 1') => renderHook(() => useKeptDraft<string>(form)).result.current

beforeEach(() => {
  resetSession()
  act(() => setUser(null))
  act(() => setUser(mara))
  open().typed = 'Turtle at dusk'
})

test('a form that went away finds what was typed into it, and no other form does', () => {
  expect(open().typed).toBe('Turtle at dusk')
  expect(open('photo 2').typed).toBeUndefined()
})

test('a session that the server ended leaves it to whoever logs in again', () => {
  act(expireSession)
  act(() => setUser(mara))
  expect(open().typed).toBe('Turtle at dusk')
})

test('nobody else finds it', () => {
  act(expireSession)
  act(() => setUser(robin))
  expect(open().typed).toBeUndefined()
  act(() => setUser(mara))
  expect(open().typed).toBeUndefined()
})

test('whoever signs out leaves nothing', () => {
  act(() => setUser(null))
  act(() => setUser(mara))
  expect(open().typed).toBeUndefined()
})
