import { favorites } from '@soundings/contract/favorites'
import { sites } from '@soundings/contract/sites'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { onePage } from '#shared/testing/network.ts'
import { buildMe } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSummary } from '#shared/testing/sites.ts'
import type { Question } from '../question.view.ts'
import { SiteBrowser } from './SiteBrowser.tsx'
import { beginBrowsing, blueHole, house } from './site-browser.build.tsx'

let network: ReturnType<typeof beginBrowsing>
beforeEach(() => {
  network = beginBrowsing()
})

const openAsMember = (question: Question = {}) => {
  setUser(buildMe())
  const actions = { onAsk: vi.fn(), onAddSite: vi.fn(), onSelect: vi.fn(), onOnlyResult: vi.fn() }
  const onAskAssistant = vi.fn()
  const { onAsk, onAddSite, onSelect, onOnlyResult } = actions
  renderPart(
    <SiteBrowser
      {...{ question, onAsk, onSelect, onOnlyResult, onAskAssistant }}
      personalFilters={{
        state: 'signed-in',
        scope: question.filter_type ?? 'all',
        onScope: () => undefined,
        onAddSite,
      }}
      selectedId={null}
    />,
  )
  return { ...actions, user: userEvent.setup() }
}

test('a favourite wears a full heart, and the heart of another makes it one without opening it', async () => {
  network.answer(sites.list, onePage([blueHole, house]))
  network.answer(favorites.mine, { ids: [house.id] })
  network.answer(favorites.add, { isFavorited: true })
  const { user, onSelect } = openAsMember()
  const full = await screen.findByRole('button', { name: 'Remove from favorites: House Reef' })
  expect(full.getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Add to favorites: Blue Hole' }))
  await waitFor(() => expect(network.asked).toContain(`POST /api/sites/${blueHole.id}/favorite`))
  expect(onSelect).not.toHaveBeenCalled()
})

test('Tab stops at one row, its way to a trip and its heart', async () => {
  network.answer(sites.list, onePage([blueHole, house]))
  network.answer(favorites.mine, { ids: [] })
  const { user } = openAsMember()
  const first = await screen.findByRole('link', { name: /Blue Hole/ })
  first.focus()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Blue Hole to a trip' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to favorites: Blue Hole' }))
  await user.tab()
  expect(document.activeElement?.closest('li')).toBeNull()
})

test('what is not published says so in its row', async () => {
  network.answer(
    sites.list,
    onePage([
      buildSummary({ siteName: 'New Ledge', approvalStatus: 'pending' }),
      buildSummary({ siteName: 'Old Joke', approvalStatus: 'rejected' }),
    ]),
  )
  network.answer(favorites.mine, { ids: [] })
  openAsMember({ filter_type: 'my_sites' })
  expect((await screen.findByRole('link', { name: /New Ledge/ })).textContent).toContain('Pending review')
  expect(screen.getByRole('link', { name: /Old Joke/ }).textContent).toContain('Not approved')
  expect(network.asked).toContain('GET /api/sites?filter_type=my_sites')
  expect(network.asked).toContain('GET /api/sites/facets?filter_type=my_sites')
})

test('whoever has no favourites reads how to get some', async () => {
  network.answer(sites.list, onePage([]))
  network.answer(favorites.mine, { ids: [] })
  const { user, onAsk } = openAsMember({ filter_type: 'favorites' })
  expect(await screen.findByRole('heading', { name: 'No Favorite Sites Yet' })).toBeDefined()
  expect(screen.getByText(/Tap the heart on a site/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all sites' }))
  expect(onAsk).toHaveBeenCalledWith({ filter_type: undefined })
})

test('whoever added no site is led to where one is added', async () => {
  network.answer(sites.list, onePage([]))
  network.answer(favorites.mine, { ids: [] })
  const { user, onAddSite } = openAsMember({ filter_type: 'my_sites' })
  const add = await screen.findByRole('link', { name: 'Add Site' })
  expect(add.getAttribute('href')).toBe('/add-site')
  await user.click(add)
  expect(onAddSite).toHaveBeenCalledOnce()
})

test('favourites that fit no filter are no lack of favourites', async () => {
  network.answer(sites.list, onePage([]))
  network.answer(favorites.mine, { ids: [] })
  const { user, onAsk } = openAsMember({ filter_type: 'favorites', country: 'Malta' })
  expect(await screen.findByText('None of your favorites match all of these filters.')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'No Dive Sites Found' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(onAsk).toHaveBeenCalledWith({ filter_type: 'favorites' })
})

test('a single favourite is not taken for the result of a search', async () => {
  network.answer(sites.list, onePage([blueHole]))
  network.answer(favorites.mine, { ids: [blueHole.id] })
  const { onOnlyResult } = openAsMember({ filter_type: 'favorites' })
  await screen.findByRole('link', { name: /Blue Hole/ })
  expect(onOnlyResult).not.toHaveBeenCalled()
})

test('where a row was that is gone, the keyboard goes on with the next', async () => {
  network.answer(favorites.mine, { ids: [blueHole.id, house.id] })
  network.answer(favorites.remove, { isFavorited: false })
  network.answer(sites.list, onePage([blueHole, house]))
  const { user } = openAsMember({ filter_type: 'favorites' })
  const heart = await screen.findByRole('button', { name: 'Remove from favorites: Blue Hole' })
  network.answer(sites.list, onePage([house]))
  heart.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Blue Hole/ })).toBeNull())
  expect(document.activeElement?.textContent).toContain('House Reef')
})
