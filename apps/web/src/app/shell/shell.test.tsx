import { sites } from '@soundings/contract/sites'
import { system } from '@soundings/contract/system'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

vi.mock('#features/map/index.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  SiteMap: () => null,
}))

let isMobile = true
let listeners: (() => void)[] = []
const resized = () => {
  for (const hear of listeners) hear()
}
const media = {
  get matches() {
    return isMobile
  },
  addEventListener: (_: string, act: () => void) => {
    listeners.push(act)
  },
  removeEventListener: () => {},
}

beforeEach(() => {
  isMobile = true
  listeners = []
  const network = stubNetwork()
  network.answer(sites.list, onePage([]))
  network.answer(system.about, { version: '1.2.3', sites: 431 })
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('max-width') ? media : { matches: false, addEventListener() {}, removeEventListener() {} },
  )
})

const visit = async (path: string, heading: string) => {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  render(<App router={router} queryClient={queryClient} />)
  await screen.findByRole('heading', { level: 1, name: heading })
  return { router, user: userEvent.setup() }
}

const openMenu = async () => {
  const visited = await visit('/about', 'About Soundings')
  await visited.user.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  expect(menu.hasAttribute('open')).toBe(true)
  return { ...visited, menu }
}

const expectClosed = (menu: HTMLElement) => waitFor(() => expect(menu.hasAttribute('open')).toBe(false))

test('the menu mirrors the navigation', async () => {
  const { menu } = await openMenu()
  expect([...menu.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Explore',
    'Leaderboard',
    'Species',
    'Statistics',
    'Emergency',
    'About',
    'Photos',
  ])
  expect(menu.querySelector('[aria-current=page]')?.textContent).toBe('About')
})

test('the menu closes with its button', async () => {
  const { menu, user } = await openMenu()
  await user.click(screen.getByRole('button', { name: 'Close menu' }))
  await expectClosed(menu)
})

test('the menu closes on a press outside, not inside', async () => {
  const { menu, user } = await openMenu()
  await user.click(menu.firstElementChild as Element)
  expect(menu.hasAttribute('open')).toBe(true)
  await user.click(menu)
  await expectClosed(menu)
})

test('the menu closes when the browser closes it, as it does on Escape', async () => {
  const { menu } = await openMenu()
  act(() => (menu as HTMLDialogElement).close())
  await expectClosed(menu)
  expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('false')
})

test('the menu closes on a choice, and the page it leads to gets focus', async () => {
  const { menu, user } = await openMenu()
  await user.click(menu.querySelector('a') as Element)
  await expectClosed(menu)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Dive Sites' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('the menu closes when the page changes in another way', async () => {
  const { menu, router } = await openMenu()
  act(() => void router.navigate({ to: '/explore' }))
  await expectClosed(menu)
})

test('the menu closes when the window grows wide', async () => {
  const { menu } = await openMenu()
  isMobile = false
  act(() => resized())
  await expectClosed(menu)
})

test('the header has what it has no room for under More', async () => {
  const { user } = await visit('/about', 'About Soundings')
  const more = screen.getByRole('button', { name: 'More' })
  await user.click(more)
  const list = screen.getByRole('list', { name: 'More' })
  expect([...list.querySelectorAll('a')].map(({ textContent }) => textContent)).toContain('Leaderboard')
  expect(
    screen.getByRole('navigation', { name: 'Main' }).querySelector(':scope > a[href="/leaderboard"]'),
  ).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('list', { name: 'More' })).toBeNull()
  expect(document.activeElement).toBe(more)
})

test('an address that leads nowhere says so and leads back', async () => {
  const { user } = await visit('/no/such/page', 'Page not found')
  await user.click(screen.getByRole('link', { name: 'Back to Explore' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dive Sites' })).toBeDefined()
})

test('the front door is the home screen, and the logo leads back to it', async () => {
  const { router, user } = await visit('/about', 'About Soundings')
  await user.click(screen.getByRole('link', { name: 'Soundings' }))
  await screen.findByRole('heading', { level: 1, name: 'Dive sites on a map' })
  expect(router.state.location.pathname).toBe('/')
  expect(document.title).toBe('Dive sites on a map · Soundings')
})

test('about says which version runs and how many sites it knows', async () => {
  await visit('/about', 'About Soundings')
  expect(await screen.findByText('1.2.3')).toBeDefined()
  expect(screen.getByText('431')).toBeDefined()
})

test('the theme button says what it does', async () => {
  const { user } = await visit('/about', 'About Soundings')
  const action = screen.getByRole('button', { name: /Switch to the (light|dark) theme/ })
  const before = action.getAttribute('aria-label')
  await user.click(action)
  expect(action.getAttribute('aria-label')).not.toBe(before)
})

test('depths can be read in feet', async () => {
  const { user } = await visit('/about', 'About Soundings')
  await user.click(screen.getByRole('radio', { name: 'ft' }))
  expect(localStorage.getItem('soundings.depth-unit')).toBe('ft')
})
