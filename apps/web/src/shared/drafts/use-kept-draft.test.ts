// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { keptForKey } from '#shared/session/known-person.ts'
import { expireSession, nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildMe, leaveHint, resetSession } from '#shared/testing/people.ts'
import { draftNames } from './stored-drafts.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const mara = buildMe()
const robin = buildMe({ id: '018f0000-0000-7000-8000-000000000002' })

const open = (form = 'photo 1') => renderHook(() => useKeptDraft(form, { text: '' })).result.current

beforeEach(() => {
  resetSession()
  act(() => setUser(null))
  act(() => setUser(mara))
  open().typed = { text: 'Turtle at dusk' }
})

test('a form that went away finds what was typed into it, and no other form does', () => {
  expect(open().typed).toEqual({ text: 'Turtle at dusk' })
  expect(open('photo 2').typed).toBeUndefined()
})

test('a number comes back, also where there was none before, and nothing else in its place', () => {
  const number = (known: number | null) =>
    renderHook(() => useKeptDraft<{ depth: number | null }>('card', { depth: known })).result.current
  number(null).typed = { depth: 18 }
  expect(number(null).typed).toEqual({ depth: 18 })
  number(30).typed = { depth: null }
  expect(number(30).typed).toEqual({ depth: null })
  renderHook(() => useKeptDraft('card', { depth: '' })).result.current.typed = { depth: 'deep' }
  expect(number(null).typed).toEqual({ depth: null })
})

test('a session that the server ended leaves it to whoever logs in again', () => {
  act(expireSession)
  act(() => setUser(mara))
  expect(open().typed).toEqual({ text: 'Turtle at dusk' })
})

test('nobody else finds it', () => {
  act(expireSession)
  act(() => setUser(robin))
  expect(open().typed).toBeUndefined()
  act(() => setUser(mara))
  expect(open().typed).toBeUndefined()
})

test('without a connection it is kept for whom this device keeps answers', () => {
  localStorage.setItem(keptForKey, mara.id)
  leaveHint(true)
  act(nobodyIsSignedIn)
  expect(open().typed).toEqual({ text: 'Turtle at dusk' })
  open().typed = { text: 'Turtle at dawn' }
  act(() => setUser(mara))
  expect(open().typed).toEqual({ text: 'Turtle at dawn' })
})

test('whoever signs out leaves nothing', () => {
  act(() => setUser(null))
  act(() => setUser(mara))
  expect(open().typed).toBeUndefined()
})

test('what was typed is there after a reload, and nothing of it on the device of whoever signed out', async () => {
  vi.resetModules()
  const [{ useKeptDraft: useReloaded }, session] = await Promise.all([
    import('./use-kept-draft.ts'),
    import('#shared/session/session-store.ts'),
  ])
  act(() => session.setUser(mara))
  const reloaded = renderHook(() => useReloaded('photo 1', { text: '', tags: '' })).result.current
  expect(reloaded.typed).toEqual({ text: 'Turtle at dusk', tags: '' })
  expect(draftNames(mara.id)).toHaveLength(1)
  act(() => session.setUser(null))
  expect(draftNames()).toEqual([])
})
