// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const email = 'mara@example.org'
const key = 'soundings.sign-up'

/** The page as it is after a reload, or in a tab that is opened now. */
const open = async () => {
  vi.resetModules()
  const journey = await import('./journey.ts')
  const modals = await import('#shared/session/modal-store.ts')
  const session = await import('#shared/session/session-store.ts')
  const { buildMe } = await import('#shared/testing/people.ts')
  return { ...journey, ...modals, ...session, buildMe, now: () => journey.useJourney.getState() }
}
const otherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}
const waiting = () => JSON.stringify({ email, mailedAt: Date.now() })

beforeEach(() => localStorage.clear())

test('a sign-up that waits for its code is found after a reload, and in another tab', async () => {
  const { goVerify } = await open()
  const mailedAt = Date.now()
  goVerify(email, mailedAt, 'Kelp-forest-77')
  expect((await open()).now()).toMatchObject({ step: 'verify', email, mailedAt })
  expect(localStorage.getItem(key)).not.toContain('Kelp')
})

test('it is not found any more once somebody went back, or is signed in', async () => {
  const first = await open()
  first.goVerify(email, Date.now())
  first.goTo({ step: 'register' })
  expect((await open()).now().step).toBe('register')

  const second = await open()
  second.goVerify(email, Date.now())
  second.setUser(second.buildMe())
  expect(localStorage.getItem(key)).toBeNull()
  expect((await open()).now()).toMatchObject({ step: 'register', email: '' })
})

test('it is over after a day, and what else is kept there is nothing', async () => {
  localStorage.setItem(key, JSON.stringify({ email, mailedAt: Date.now() - 86_400_001 }))
  expect((await open()).now().step).toBe('register')
  localStorage.setItem(key, '{"email":7')
  expect((await open()).now().step).toBe('register')
})

test('a tab that is open already follows, unless somebody is looking at its form', async () => {
  const { now, showModal, closeModal } = await open()
  otherTab(waiting())
  expect(now()).toMatchObject({ step: 'verify', email })
  otherTab(null)
  expect(now().step).toBe('register')
  showModal('signup')
  otherTab(waiting())
  expect(now().step).toBe('register')
  closeModal()
})
