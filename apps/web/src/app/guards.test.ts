// @vitest-environment happy-dom
import type { Group } from '@soundings/contract/people'
import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { useModals } from '#shared/session/modal-store.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { requireGroup, requireMember } from './guards.ts'

const visit = { preload: false }
const leadsTo = async (guarded: Promise<unknown>) => {
  const thrown = await guarded.then(
    () => null,
    (error: unknown) => error,
  )
  return isRedirect(thrown) ? thrown.options.to : 'stays'
}
const signIn = (...groups: Group[]) => setUser(buildMe({ groups }))
const open = () => useModals.getState().open

beforeEach(resetSession)

test('a visitor is led home and asked to sign in', async () => {
  nobodyIsSignedIn()
  expect(await leadsTo(requireMember(visit))).toBe('/')
  expect(open()).toBe('login')
})

test('a link that a visitor only reaches for asks for nothing', async () => {
  nobodyIsSignedIn()
  expect(await leadsTo(requireMember({ preload: true }))).toBe('/')
  expect(open()).toBeNull()
})

test('a member stays, also one whose sign-in is still being looked up', async () => {
  const visiting = leadsTo(requireMember(visit))
  signIn()
  expect(await visiting).toBe('stays')
})

test.each<[Group[], string]>([
  [[], '/'],
  [['editor'], '/'],
  [['moderator'], 'stays'],
  [['admin'], 'stays'],
])('of the groups %j, the door of moderators leads to %s', async (groups, place) => {
  signIn(...groups)
  expect(await leadsTo(requireGroup('moderator')(visit))).toBe(place)
  expect(open()).toBeNull()
})

test.each<[Group[], string]>([
  [['moderator'], '/'],
  [['admin'], 'stays'],
])('of the groups %j, the door of admins leads to %s', async (groups, place) => {
  signIn(...groups)
  expect(await leadsTo(requireGroup('admin')(visit))).toBe(place)
})

test('a visitor at the door of moderators is asked to sign in', async () => {
  nobodyIsSignedIn()
  expect(await leadsTo(requireGroup('moderator')(visit))).toBe('/')
  expect(open()).toBe('login')
})
