// @vitest-environment happy-dom
import { auth } from '@soundings/contract/auth'
import { settings, UserSettings } from '@soundings/contract/settings'
import { system } from '@soundings/contract/system'
import { waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { read } from '#shared/api/query.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { draftNames, writeDraft } from '#shared/drafts/stored-drafts.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { keepForLater } from '#shared/outbox/outbox.ts'
import { readWaiting } from '#shared/outbox/outbox-db.ts'
import { keptForKey } from '#shared/session/known-person.ts'
import { expireSession, guestKey, setUser, useSession } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildNote, sendNote } from '#shared/testing/notes.ts'
import { buildMe, leaveHint, resetSession } from '#shared/testing/people.ts'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { checkSession, signOut, startSession } from './session.ts'

const queries = createQueryClient()
const session = () => useSession.getState()
const told = () => useToastHistory.getState().kept.map(({ message }) => message)
const me = buildMe()
const signedIn = { success: true, user: me } as const

const otherTab = (key: string, newValue: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

let network = stubNetwork()

// The page starts it once.
beforeAll(() => {
  stubNetwork()
  startSession(queries)
})
beforeEach(() => {
  resetSession()
  noteReach(true)
  queries.clear()
  useToastHistory.setState({ kept: [] })
  network = stubNetwork()
})

test('a visitor is known without a call', async () => {
  await checkSession()
  expect(session()).toMatchObject({ user: null, authChecked: true })
  expect(network.asked).toEqual([])
})

test('who is signed in is asked for when the server left word of it', async () => {
  network.answer(auth.profile, signedIn)
  leaveHint(true)
  await checkSession()
  expect(session()).toMatchObject({ user: me, authChecked: true })
})

test('who could not be asked for without a connection is asked for when it is back', async () => {
  network.cut(auth.profile)
  leaveHint(true)
  await checkSession()
  expect(session()).toMatchObject({ user: null, authChecked: true })
  network.answer(auth.profile, signedIn)
  noteReach(true)
  await waitFor(() => expect(session().user).toEqual(me))
})

test('signing out ends the session here and on the server', async () => {
  network.answer(auth.logout, { success: true, message: 'Done' })
  setUser(me)
  await signOut()
  expect(network.asked).toEqual(['POST /api/auth/cognito-logout'])
  expect(session()).toMatchObject({ user: null, loading: false })
  expect(told()).toEqual([])
})

test('signing out clears the user even when the call fails, and says so', async () => {
  network.refuse(auth.logout, 500, 'Something went wrong on our side')
  leaveHint(true)
  setUser(me)
  await signOut()
  await waitFor(() => expect(told()).toEqual(['Sign out failed']))
  expect(session().user).toBeNull()
  expect(document.cookie).not.toContain('soundings_member')
})

test('signing out is ignored while a sign-in is under way', async () => {
  setUser(me)
  useSession.setState({ loading: true })
  await signOut()
  expect(session().user).toEqual(me)
  expect(network.asked).toEqual([])
})

test('a session that expired is told once', async () => {
  setUser(me)
  expireSession()
  await waitFor(() => expect(told()).toEqual(['Authentication expired. Please login again.']))
})

test('this tab follows a sign-in and a sign-out in another', async () => {
  network.answer(auth.profile, signedIn)
  await checkSession()
  leaveHint(true)
  otherTab('soundings.who', `${me.id} mara_l`)
  await waitFor(() => expect(session().user).toEqual(me))
  leaveHint(false)
  otherTab('soundings.who', '')
  expect(session().user).toBeNull()
})

test('this tab follows who becomes a guest in another', async () => {
  await checkSession()
  localStorage.setItem(guestKey, 'true')
  otherTab(guestKey, 'true')
  expect(session().isGuest).toBe(true)
})

test('the other tabs hear who comes and who leaves', async () => {
  await checkSession()
  setUser(me)
  expect(localStorage.getItem('soundings.who')).toBe(`${me.id} mara_l`)
  setUser(null)
  expect(localStorage.getItem('soundings.who')).toBe('')
})

test('with another person, what was somebody’s own is forgotten and the rest is asked anew', async () => {
  const own = read(settings.get, {})
  const everybodys = read(system.live, {})
  network.answer(settings.get, { settings: UserSettings.parse({}), savedAt: null })
  network.answer(system.live, { status: 'ok' })
  setUser(me)
  await Promise.all([queries.fetchQuery(own), queries.fetchQuery(everybodys)])
  setUser(null)
  expect(queries.getQueryData(own.queryKey)).toBeUndefined()
  expect(queries.getQueryState(everybodys.queryKey)?.isInvalidated).toBe(true)
})

test('what was kept for one person on this device goes when they leave, and before another comes', () => {
  const drop = vi.fn(async () => true)
  vi.stubGlobal('caches', { delete: drop })
  setUser(me)
  const first = drop.mock.calls.length
  setUser({ ...me })
  expect(drop).toHaveBeenCalledTimes(first)
  setUser(null)
  setUser(buildMe({ id: '018f0000-0000-7000-8000-000000000002' }))
  expect(drop).toHaveBeenCalledTimes(first + 2)
  expect(drop).toHaveBeenCalledWith('own-answers')
})

test('what was kept stays while it cannot be asked who is here', async () => {
  network.cut(auth.profile)
  leaveHint(true)
  const drop = vi.fn(async () => true)
  vi.stubGlobal('caches', { delete: drop })
  await checkSession()
  expect(drop).not.toHaveBeenCalled()
})

test('whoever signs out leaves nothing of what was typed into small forms', async () => {
  network.answer(auth.logout, { success: true, message: 'Done' })
  setUser(me)
  for (const kind of ['form.photo 1', 'site'])
    writeDraft(`${me.id}.${kind}`, { version: 1, typedAt: Date.now(), content: {} })
  await signOut()
  expect(draftNames(me.id)).toEqual([`${me.id}.site`])
})

test('an account that was deleted elsewhere takes along what waits for it here, and nothing of it is sent', async () => {
  await emptyDevice(me.id)
  leaveHint(true)
  localStorage.setItem(keptForKey, me.id)
  await keepForLater(buildNote('never sent', { personId: me.id }))
  network.refuse(auth.profile, 401, 'Please log in first')
  network.refuse(auth.refresh, 401, 'This account was deleted', 'req-1', 'account-deleted')
  await checkSession()
  expect(session()).toMatchObject({ user: null, hasExpired: false })
  await waitFor(async () => expect(await readWaiting(me.id)).toEqual([]))
  await waitFor(() => expect(told()).toEqual([expect.stringContaining('This account was deleted.')]))
  expect(sendNote).not.toHaveBeenCalled()
})
