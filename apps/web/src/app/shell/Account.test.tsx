import { auth } from '@soundings/contract/auth'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useModals } from '#shared/session/modal-store.ts'
import { enterGuestMode, nobodyIsSignedIn, setUser, useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { Account } from './Account.tsx'

const user = userEvent.setup()
const buttons = () =>
  screen.queryAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))
const open = () => useModals.getState().open

const onScreen = (isMobile: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isMobile, addEventListener() {}, removeEventListener() {} }))

beforeEach(() => {
  resetSession()
  onScreen(false)
})

const show = async (arrive: () => void) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Account, notFoundComponent: () => null }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  act(arrive)
}

test('nothing is offered before it is known who is here', () => {
  renderPart(<Account />)
  expect(buttons()).toEqual([])
})

test('a visitor can log in or sign up', async () => {
  await show(nobodyIsSignedIn)
  expect(buttons()).toEqual(['Log In', 'Sign Up'])
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  expect(open()).toBe('login')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(open()).toBe('signup')
})

test('a guest is named so, and can sign in', async () => {
  await show(enterGuestMode)
  expect(screen.getByText('Guest Mode')).toBeDefined()
  expect(buttons()).toEqual(['Sign In'])
})

test('on a phone one button leads in', async () => {
  onScreen(true)
  await show(nobodyIsSignedIn)
  expect(buttons()).toEqual(['Log In'])
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  expect(open()).toBe('login')
})

const openMenu = async (handle: string | null = 'mara_l') => {
  await show(() => setUser(buildMe({ handle })))
  act(() => useModals.setState({ open: null }))
  await user.click(screen.getByRole('button', { name: handle ?? 'Mara Lindqvist' }))
  const list = screen.getByRole('list', { name: 'Account' })
  return within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
}

test('a member finds settings and the way out behind their handle', async () => {
  expect(await openMenu()).toEqual(['Settings', 'Sign Out'])
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  expect(open()).toBe('settings')
  expect(screen.queryByRole('list', { name: 'Account' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'mara_l' }))
})

test('a member without a handle is reminded of their profile', async () => {
  expect(await openMenu(null)).toEqual(['Complete Profile', 'Settings', 'Sign Out'])
  await user.click(screen.getByRole('button', { name: 'Complete Profile' }))
  expect(open()).toBe('profile')
})

test('the menu closes on Escape and gives focus back', async () => {
  await openMenu()
  await user.tab()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('list', { name: 'Account' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'mara_l' }))
})

test('signing out leaves a visitor', async () => {
  const network = stubNetwork()
  network.answer(auth.logout, { success: true, message: 'Done' })
  await openMenu()
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(useSession.getState().user).toBeNull())
  expect(buttons()).toEqual(['Log In', 'Sign Up'])
})
