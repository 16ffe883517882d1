// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { closeModal, showModal, useModals } from './modal-store.ts'
import {
  displayName,
  enterGuestMode,
  exclusively,
  expireSession,
  guestKey,
  isLoggedIn,
  nobodyIsSignedIn,
  sessionChecked,
  setUser,
  useSession,
} from './session-store.ts'

const session = () => useSession.getState()
const open = () => useModals.getState().open
const me = buildMe()

beforeEach(resetSession)

test('setting a user clears the error and marks auth checked', () => {
  useSession.setState({ error: 'Login failed' })
  setUser(me)
  expect(session()).toMatchObject({ user: me, error: null, authChecked: true })
})

test('clearing the user also clears guest mode', () => {
  enterGuestMode()
  setUser(null)
  expect(session()).toMatchObject({ user: null, isGuest: false, authChecked: true })
  expect(localStorage.getItem(guestKey)).toBe('false')
})

test('guest mode has no user, is remembered on the device, and closes the modals of signing in', () => {
  showModal('signup')
  enterGuestMode()
  expect(session()).toMatchObject({ user: null, isGuest: true, authChecked: true })
  expect(localStorage.getItem(guestKey)).toBe('true')
  expect(open()).toBeNull()
})

test('who was a guest at the last visit is one at the next', () => {
  localStorage.setItem(guestKey, 'true')
  nobodyIsSignedIn()
  expect(session()).toMatchObject({ isGuest: true, authChecked: true })
})

test('signing in ends being a guest', () => {
  enterGuestMode()
  setUser(me)
  expect(session().isGuest).toBe(false)
  expect(localStorage.getItem(guestKey)).toBe('false')
})

test('a session that the server ended says so', () => {
  setUser(me)
  expireSession()
  expect(session()).toMatchObject({
    user: null,
    isGuest: false,
    error: 'Authentication expired. Please login again.',
  })
})

test('a sign-in is ignored while another is under way', async () => {
  let finish = (_: string) => {}
  const first = exclusively(() => new Promise<string>((resolve) => (finish = resolve)), String)
  expect(session().loading).toBe(true)
  let wasAsked = false
  const second = await exclusively(async () => (wasAsked = true), String)
  expect([second, wasAsked]).toEqual([undefined, false])
  finish('in')
  expect(await first).toBe('in')
  expect(session().loading).toBe(false)
})

test('a sign-in that fails leaves its words and lets the next one begin', async () => {
  const refused = exclusively(
    () => Promise.reject(new Error('no')),
    () => 'Login failed',
  )
  await expect(refused).rejects.toThrow('no')
  expect(session()).toMatchObject({ loading: false, error: 'Login failed' })
  await exclusively(async () => 'in', String)
  expect(session().error).toBeNull()
})

test('the modals of signing in are ignored when somebody is signed in', () => {
  setUser(me)
  showModal('login')
  showModal('signup')
  expect(open()).toBeNull()
  showModal('settings')
  expect(open()).toBe('settings')
})

test('signing in closes the modal, signing out closes the settings', () => {
  showModal('login')
  setUser(me)
  expect(open()).toBeNull()
  showModal('settings')
  setUser(null)
  expect(open()).toBeNull()
})

test('a member without a handle is taken to their profile until it is complete', () => {
  showModal('login')
  setUser(buildMe({ handle: null }))
  expect(open()).toBe('profile')
  closeModal()
  setUser(buildMe({ handle: null, bio: 'changed elsewhere' }))
  expect(open()).toBeNull()
  showModal('profile')
  setUser(me)
  expect(open()).toBeNull()
})

test('nobody else has a profile to complete', () => {
  showModal('profile')
  expect(open()).toBeNull()
})

test('only somebody who is signed in is logged in', () => {
  expect(isLoggedIn(session())).toBe(false)
  enterGuestMode()
  expect(isLoggedIn(session())).toBe(false)
  setUser(me)
  expect(isLoggedIn(session())).toBe(true)
})

test('a person is called by their full name, else their handle', () => {
  expect(displayName(me)).toBe('Mara Lindqvist')
  expect(displayName({ fullName: null, handle: 'mara_l' })).toBe('mara_l')
  expect(displayName({ fullName: null, handle: null })).toBe('User')
  expect(displayName(null)).toBe('Guest')
})

test('whoever waits for the check learns who is here', async () => {
  const waiting = sessionChecked()
  setUser(me)
  expect((await waiting).user).toEqual(me)
  expect((await sessionChecked()).user).toEqual(me)
})
