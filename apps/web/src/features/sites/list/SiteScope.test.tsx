import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { type PersonalFilters, SiteScope } from './SiteScope.tsx'

const show = (filters: PersonalFilters) => {
  renderPart(<SiteScope filters={filters} />)
  return userEvent.setup()
}
const scope = (name: string) => screen.getByRole('button', { name })
const explained = () => document.querySelector('[role=tooltip][data-shown=true]')?.textContent ?? null
const saidAloud = () => document.querySelector('[aria-live]')?.textContent

test('signed out, all sites are shown and the other two say what they need', () => {
  show({ state: 'signed-out' })
  expect(scope('All').getAttribute('aria-pressed')).toBe('true')
  for (const [name, why] of [
    ['My Sites', 'Sign in to see your sites.'],
    ['Favorites', 'Sign in to see your favorites.'],
  ] as const) {
    expect(scope(name).getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(scope(name).getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe(why)
  }
  expect(explained()).toBeNull()
})

test('signed out, the keyboard reaches them, and Escape puts the explanation away', async () => {
  const user = show({ state: 'signed-out' })
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(scope('My Sites'))
  expect(explained()).toBe('Sign in to see your sites.')
  await user.keyboard('{Escape}')
  expect(explained()).toBeNull()
})

test('signed out, pointing explains and pressing says it aloud', async () => {
  const user = show({ state: 'signed-out' })
  await user.hover(scope('Favorites'))
  expect(explained()).toBe('Sign in to see your favorites.')
  expect(saidAloud()).toBe('')
  await user.click(scope('Favorites'))
  expect(saidAloud()).toBe('Sign in to see your favorites.')
  expect(scope('All').getAttribute('aria-pressed')).toBe('true')
  await user.unhover(scope('Favorites'))
  expect(explained()).toBeNull()
})

test('signed in, each can be chosen and none needs an explanation', async () => {
  const onScope = vi.fn()
  const user = show({ state: 'signed-in', scope: 'favorites', onScope, onAddSite: vi.fn() })
  expect(scope('Favorites').getAttribute('aria-pressed')).toBe('true')
  expect(scope('My Sites').hasAttribute('aria-disabled')).toBe(false)
  await user.click(scope('My Sites'))
  expect(onScope).toHaveBeenCalledExactlyOnceWith('my_sites')
  expect(explained()).toBeNull()
})
