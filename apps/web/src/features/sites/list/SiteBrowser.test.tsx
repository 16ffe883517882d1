import { favorites } from '@soundings/contract/favorites'
import type { SiteFacets } from '@soundings/contract/site-filter'
import { sites } from '@soundings/contract/sites'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useConnection } from '#shared/lib/connection.ts'
import { setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSite, buildSummary } from '#shared/testing/sites.ts'
import type { Question } from '../question.view.ts'
import { SiteBrowser } from './SiteBrowser.tsx'

const blueHole = buildSummary({
  siteName: 'Blue Hole',
  city: 'Dahab',
  country: 'Egypt',
  maxDepth: 56,
  difficulty: 'technical',
})
const house = buildSummary({
  siteName: 'House Reef',
  city: 'Dahab',
  country: 'Egypt',
  maxDepth: 12,
  difficulty: 'beginner',
})
const wreck = buildSummary({ siteName: 'Giannis D', country: 'Egypt' })

let network: ReturnType<typeof stubNetwork>
const none: SiteFacets = {
  country: [{ value: 'Egypt', count: 2 }],
  difficulty: [],
  waterBodyType: [],
  diveSiteCategory: [],
  diveType: [],
  maxDepth: [{ value: 18, count: 0 }],
  avoid: [],
  hasPhotos: 0,
}

beforeEach(() => {
  resetSession()
  network = stubNetwork()
  network.answer(sites.facets, { total: 2, facets: none })
})

type HostProps = Omit<ComponentProps<typeof SiteBrowser>, 'question' | 'onAsk' | 'personalFilters'> & {
  words: string
  /** Gives the test what the address bar gives a person. */
  takeAddress: (goTo: (words: string) => void) => void
}

const signedOut = { state: 'signed-out' } as const

/** Keeps the words as the address keeps them in the app. */
const Host = ({ words: first, takeAddress, ...rest }: HostProps) => {
  const [words, setWords] = useState(first)
  useEffect(() => takeAddress(setWords), [takeAddress])
  return (
    <SiteBrowser
      {...rest}
      personalFilters={signedOut}
      question={words === '' ? {} : { q: words }}
      onAsk={({ q = '' }) => setWords(q)}
    />
  )
}

const open = ({ words = '', selectedId = null }: { words?: string; selectedId?: string | null } = {}) => {
  const onSelect = vi.fn()
  const onOnlyResult = vi.fn()
  let goTo: (words: string) => void = () => {}
  const takeAddress = (given: typeof goTo) => {
    goTo = given
  }
  renderPart(<Host {...{ words, selectedId, onSelect, onOnlyResult, takeAddress }} />)
  return { onSelect, onOnlyResult, goTo: (to: string) => act(() => goTo(to)), user: userEvent.setup() }
}

const rows = () => within(screen.getByRole('list', { name: 'Dive sites' })).getAllByRole('listitem')
/** What was asked of the list, without what was counted beside it. */
const listed = () => network.asked.filter((call) => !call.includes('/facets'))
const searchBox = () => screen.getByRole('searchbox', { name: 'Search dive sites' })

test('a row says name, place, depth and level, and its place in the whole list', async () => {
  network.answer(sites.list, { items: [blueHole, house], nextCursor: null, total: 324 })
  open()
  const row = await screen.findByRole('link', { name: /Blue Hole/ })
  expect(row.textContent).toContain('Dahab, Egypt')
  expect(row.textContent).toContain('56\u00a0m')
  expect(row.textContent).toContain('Technical')
  expect(row.getAttribute('href')).toBe(`/sites/${blueHole.id}/blue-hole`)
  expect(rows()[1]?.getAttribute('aria-posinset')).toBe('2')
  expect(rows()[1]?.getAttribute('aria-setsize')).toBe('324')
  expect(screen.getByRole('status').textContent).toBe('324 dive sites')
})

test('an unknown depth is a dash', async () => {
  network.answer(sites.list, onePage([wreck]))
  open()
  expect((await screen.findByRole('link', { name: /Giannis D/ })).textContent).toContain('–')
})

test('the selected site is marked', async () => {
  network.answer(sites.list, onePage([blueHole, house]))
  open({ selectedId: house.id })
  const row = await screen.findByRole('link', { name: /House Reef/ })
  expect(row.getAttribute('aria-current')).toBe('true')
})

test('rows appear as a skeleton only when the wait is worth showing', async () => {
  network.answer(sites.list, () => new Promise(() => {}))
  open()
  expect(screen.getByRole('status').textContent).toBe('')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Looking for dive sites…'))
})

test('a search without results says so and offers to clear it', async () => {
  network.answer(sites.list, ({ searchParams }) => onePage(searchParams.has('q') ? [] : [blueHole]))
  const { user } = open({ words: 'atlantis' })
  expect(await screen.findByRole('heading', { name: 'No Dive Sites Found' })).toBeDefined()
  expect(screen.getByText(/atlantis/, { selector: 'bdi' })).toBeDefined()
  await user.click(
    within(screen.getByText('No Dive Sites Found').parentElement as HTMLElement).getByRole('button', {
      name: 'Clear search',
    }),
  )
  expect(await screen.findByRole('link', { name: /Blue Hole/ })).toBeDefined()
})

test('an empty database offers nothing to clear', async () => {
  network.answer(sites.list, onePage([]))
  open()
  expect(await screen.findByText('Nobody has added a dive site here yet.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
})

test('a failure says what happened, names the request and can be tried again', async () => {
  network.refuse(sites.list, 500, 'The server hit a rock', 'req-42')
  const { user } = open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load dive sites')
  expect(alert.textContent).toContain('The server hit a rock')
  expect(alert.textContent).toContain('req-42')
  network.answer(sites.list, onePage([blueHole]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Blue Hole/ })).toBeDefined()
})

test('without a connection it says so', async () => {
  network.cut(sites.list)
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('No connection to the server')
})

test('typing is searched once it pauses, and counted', async () => {
  network.answer(sites.list, ({ searchParams }) =>
    onePage(searchParams.get('q') === 'wreck' ? [wreck, house] : [blueHole]),
  )
  const { user } = open()
  await screen.findByRole('link', { name: /Blue Hole/ })
  await user.type(searchBox(), 'wreck')
  expect(await screen.findByText('2 dive sites for ‘wreck’')).toBeDefined()
  expect(listed()).toEqual(['GET /api/sites', 'GET /api/sites?q=wreck'])
})

test('an answer to older words is never shown for newer ones', async () => {
  const slow = Promise.withResolvers<ReturnType<typeof onePage<typeof wreck>>>()
  network.answer(sites.list, ({ searchParams }) => {
    const words = searchParams.get('q')
    if (words === 'slow') return slow.promise
    return onePage(words === 'fast' ? [house] : [blueHole])
  })
  const { goTo } = open()
  await screen.findByRole('link', { name: /Blue Hole/ })
  goTo('slow')
  goTo('fast')
  await screen.findByRole('link', { name: /House Reef/ })
  slow.resolve(onePage([wreck]))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.queryByRole('link', { name: /Giannis D/ })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('1 dive site for ‘fast’')
})

test('while new words are looked up, the old rows are out of reach and then gone', async () => {
  network.answer(sites.list, ({ searchParams }) =>
    searchParams.has('q') ? new Promise(() => {}) : onePage([blueHole]),
  )
  const { goTo } = open()
  const row = await screen.findByRole('link', { name: /Blue Hole/ })
  goTo('wreck')
  await waitFor(() => expect(row.closest('[inert]')).not.toBeNull())
  await waitFor(() => expect(screen.queryByText('Blue Hole')).toBeNull())
})

test('the box follows the address back and forth but never loses what is being typed', async () => {
  network.answer(sites.list, onePage([blueHole, house]))
  const { user, goTo } = open()
  await user.type(searchBox(), 'reef')
  await waitFor(() => expect(listed()).toContain('GET /api/sites?q=reef'))
  expect(searchBox()).toHaveProperty('value', 'reef')
  goTo('')
  await waitFor(() => expect(searchBox()).toHaveProperty('value', ''))
  goTo('reef')
  await waitFor(() => expect(searchBox()).toHaveProperty('value', 'reef'))
})

test('the slash key leads to the search box', async () => {
  network.answer(sites.list, onePage([blueHole]))
  const { user } = open()
  await user.keyboard('/')
  expect(document.activeElement).toBe(searchBox())
  expect(searchBox()).toHaveProperty('value', '')
})

test('the keyboard walks the list and opens a site', async () => {
  network.answer(sites.list, onePage([blueHole, house, wreck]))
  const { user, onSelect } = open()
  const first = await screen.findByRole('link', { name: /Blue Hole/ })
  first.focus()
  await user.keyboard('j{ArrowDown}k')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('House Reef'))
  expect(screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledWith(house.id)
})

test('a click with a modifier is left to the browser', async () => {
  network.answer(sites.list, onePage([blueHole]))
  const { user, onSelect } = open()
  const row = await screen.findByRole('link', { name: /Blue Hole/ })
  row.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(row)
  expect(onSelect).not.toHaveBeenCalled()
})

test('the next page is asked for when the end comes near', async () => {
  const many = Array.from({ length: 20 }, (_, at) => buildSummary({ siteName: `Reef ${at}` }))
  network.answer(sites.list, ({ searchParams }) =>
    searchParams.get('cursor') === 'next'
      ? { items: [wreck], nextCursor: null, total: 21 }
      : { items: many, nextCursor: 'next', total: 21 },
  )
  open()
  await waitFor(() => expect(listed()).toContain('GET /api/sites?cursor=next'))
})

test('a search that finds one site tells so once', async () => {
  network.answer(sites.list, onePage([blueHole]))
  const { onOnlyResult } = open({ words: 'blue hole' })
  await waitFor(() => expect(onOnlyResult).toHaveBeenCalledExactlyOnceWith(blueHole.id))
})

test('a list of one site without a search tells nothing', async () => {
  network.answer(sites.list, onePage([blueHole]))
  const { onOnlyResult } = open()
  await screen.findByRole('link', { name: /Blue Hole/ })
  expect(onOnlyResult).not.toHaveBeenCalled()
})

test('a choice that would leave nothing cannot be made, another narrows the list', async () => {
  network.answer(sites.list, onePage([blueHole, house]))
  const onAsk = vi.fn()
  renderPart(
    <SiteBrowser
      question={{}}
      onAsk={onAsk}
      personalFilters={signedOut}
      selectedId={null}
      onSelect={() => undefined}
      onOnlyResult={() => undefined}
    />,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Depth' }))
  expect(await screen.findByRole('checkbox', { name: /To 18/ })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Country' }))
  await user.click(await screen.findByRole('checkbox', { name: /Egypt/ }))
  expect(onAsk).toHaveBeenCalledWith({ country: 'Egypt' })
})

test('filters that fit nothing offer to be cleared, and keep the words', async () => {
  network.answer(sites.list, onePage([]))
  const onAsk = vi.fn()
  renderPart(
    <SiteBrowser
      question={{ q: 'reef', country: 'Malta', difficulty: 'technical' }}
      onAsk={onAsk}
      personalFilters={signedOut}
      selectedId={null}
      onSelect={() => undefined}
      onOnlyResult={() => undefined}
    />,
  )
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(onAsk).toHaveBeenCalledWith({ q: 'reef', sort: undefined })
})

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => buildSummary({ siteName: `Reef ${at}` }))

test('a selected site that the list does not hold stands above it, and opens', async () => {
  const far = buildSite({ siteName: 'Far Rock', country: 'Palau' })
  network.answer(sites.list, { items: many(3), nextCursor: null, total: 400 })
  network.answer(sites.get, far)
  network.answer(sites.facets, { total: 2, facets: none })
  const { user, onSelect } = open({ selectedId: far.id })
  const part = await screen.findByRole('region', { name: 'Selected' })
  const row = within(part).getByRole('link', { name: /Far Rock/ })
  expect(row.getAttribute('aria-current')).toBe('true')
  await user.click(row)
  expect(onSelect).toHaveBeenCalledWith(far.id)
})

test('a selected site that the list holds is marked there and nowhere else', async () => {
  network.answer(sites.list, onePage([blueHole, house]))
  open({ selectedId: house.id })
  await screen.findByRole('link', { name: /House Reef/ })
  expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull()
  expect(network.asked.filter((call) => call.includes(house.id))).toEqual([])
})

test('a selected site that arrives with a later page moves nothing', async () => {
  const far = buildSite({ siteName: 'Far Rock' })
  network.answer(sites.get, far)
  network.answer(sites.facets, { total: 2, facets: none })
  network.answer(sites.list, ({ searchParams }) =>
    searchParams.has('cursor')
      ? { items: [buildSummary({ id: far.id, siteName: 'Far Rock' })], nextCursor: null, total: 14 }
      : { items: many(13), nextCursor: 'next', total: 14 },
  )
  open({ selectedId: far.id })
  await waitFor(() => expect(listed()).toContain('GET /api/sites?cursor=next'))
  expect(await screen.findByRole('region', { name: 'Selected' })).toBeDefined()
})

test('what comes from this device says how old it is', async () => {
  network.answer(sites.list, onePage([blueHole]))
  open()
  await screen.findByRole('link', { name: /Blue Hole/ })
  expect(screen.queryByText(/^Saved/)).toBeNull()
  act(() => useConnection.setState({ isOffline: true }))
  expect(screen.getByText('Saved just now')).toBeDefined()
  act(() => useConnection.setState({ isOffline: false }))
  expect(screen.queryByText(/^Saved/)).toBeNull()
})

const openAsMember = (question: Question = {}) => {
  setUser(buildMe())
  const actions = { onAsk: vi.fn(), onAddSite: vi.fn(), onSelect: vi.fn(), onOnlyResult: vi.fn() }
  const { onAsk, onAddSite, onSelect, onOnlyResult } = actions
  renderPart(
    <SiteBrowser
      {...{ question, onAsk, onSelect, onOnlyResult }}
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

test('Tab stops at one row and its heart', async () => {
  network.answer(sites.list, onePage([blueHole, house]))
  network.answer(favorites.mine, { ids: [] })
  const { user } = openAsMember()
  const first = await screen.findByRole('link', { name: /Blue Hole/ })
  first.focus()
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
  expect(screen.getByText(/Press and hold a site/)).toBeDefined()
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
  expect(await screen.findByText('None of your favorites fits all of these filters.')).toBeDefined()
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
