// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { askToSignIn, closeModal, showModal, useModals } from './modal-store.ts'
import { setUser } from './session-store.ts'

const why = 'Sign in to save this site to your favorites.'
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  closeModal()
  resetSession()
})

test('who is asked to sign in is told why, also on the way to an account, and it is done once they are in', async () => {
  const then = vi.fn()
  askToSignIn(why, then)
  expect(useModals.getState()).toMatchObject({ open: 'login', why })
  showModal('signup')
  expect(useModals.getState().why).toBe(why)
  setUser(buildMe({ handle: null }))
  await settled()
  expect(then).not.toHaveBeenCalled()
  setUser(buildMe())
  await settled()
  expect(then).toHaveBeenCalledOnce()
  expect(useModals.getState()).toMatchObject({ open: null, why: null })
})

test('who closes it instead is done with it', async () => {
  const then = vi.fn()
  askToSignIn(why, then)
  closeModal()
  showModal('login')
  expect(useModals.getState().why).toBeNull()
  setUser(buildMe())
  await settled()
  expect(then).not.toHaveBeenCalled()
})

test('who is signed in already is not asked', () => {
  setUser(buildMe())
  askToSignIn(why, vi.fn())
  expect(useModals.getState()).toMatchObject({ open: null, why: null })
})
