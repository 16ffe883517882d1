import { sites } from '@soundings/contract/sites'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useConnection } from '#shared/lib/connection.ts'
import { onePage } from '#shared/testing/network.ts'
import { buildSite, buildSummary } from '#shared/testing/sites.ts'
import {
  answerSite,
  beginBrowsing,
  blueHole,
  house,
  listed,
  many,
  openBrowser,
  wreck,
} from './site-browser.build.tsx'

let network: ReturnType<typeof beginBrowsing>
beforeEach(() => {
  network = beginBrowsing()
})

const rows = () => within(screen.getByRole('list', { name: 'Dive sites' })).getAllByRole('listitem')

test('a row says name, place, depth and level, and its place in the whole list', async () => {
  network.answer(sites.list, { items: [blueHole, house], nextCursor: null, total: 324 })
  openBrowser()
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
  openBrowser()
  expect((await screen.findByRole('link', { name: /Giannis D/ })).textContent).toContain('–')
})

test('a row says first that its site is closed or restricted', async () => {
  const shut = buildSummary({ siteName: 'Shut Bay', country: 'Malta', accessStatus: 'closed' })
  const permit = buildSummary({ siteName: 'Permit Rock', country: 'Malta', accessStatus: 'restricted' })
  network.answer(sites.list, onePage([shut, permit, { ...blueHole, accessStatus: 'open' }]))
  openBrowser()
  expect((await screen.findByRole('link', { name: /Shut Bay/ })).textContent).toContain(
    'Shut BayClosed Malta',
  )
  expect(screen.getByRole('link', { name: /Permit Rock/ }).textContent).toContain('Restricted Malta')
  expect(screen.getByRole('link', { name: /Blue Hole/ }).textContent).not.toMatch(/Open|Closed|Restricted/)
})

test('the selected site is marked', async () => {
  network.answer(sites.list, onePage([blueHole, house]))
  openBrowser({ selectedId: house.id })
  const row = await screen.findByRole('link', { name: /House Reef/ })
  expect(row.getAttribute('aria-current')).toBe('true')
})

test('rows appear as a skeleton only when the wait is worth showing', async () => {
  network.answer(sites.list, () => new Promise(() => {}))
  openBrowser()
  expect(screen.getByRole('status').textContent).toBe('')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Searching dive sites…'))
})

test('a search without results says so and offers to clear it', async () => {
  network.answer(sites.list, ({ searchParams }) => onePage(searchParams.has('q') ? [] : [blueHole]))
  const { user } = openBrowser({ words: 'atlantis' })
  expect(await screen.findByRole('heading', { name: 'No Dive Sites Found' })).toBeDefined()
  expect(screen.getByText(/atlantis/, { selector: 'bdi' })).toBeDefined()
  await user.click(
    within(screen.getByText('No Dive Sites Found').parentElement as HTMLElement).getByRole('button', {
      name: 'Clear search',
    }),
  )
  expect(await screen.findByRole('link', { name: /Blue Hole/ })).toBeDefined()
})

test('words that find no site can be put to the assistant', async () => {
  network.answer(sites.list, onePage([]))
  const { user, onAskAssistant } = openBrowser({ words: 'where is it warm' })
  await user.click(await screen.findByRole('button', { name: 'Ask instead' }))
  expect(onAskAssistant).toHaveBeenCalledWith('where is it warm')
})

test('an empty database offers nothing to clear', async () => {
  network.answer(sites.list, onePage([]))
  openBrowser()
  expect(await screen.findByText('There are no dive sites here yet.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
})

test('a failure says what happened, names the request and can be tried again', async () => {
  network.refuse(sites.list, 500, 'The server hit a rock', 'req-42')
  const { user } = openBrowser()
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
  openBrowser()
  expect((await screen.findByRole('alert')).textContent).toContain('No connection to the server')
})

test('the keyboard walks the list and opens a site', async () => {
  network.answer(sites.list, onePage([blueHole, house, wreck]))
  const { user, onSelect } = openBrowser()
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
  const { user, onSelect } = openBrowser()
  const row = await screen.findByRole('link', { name: /Blue Hole/ })
  row.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(row)
  expect(onSelect).not.toHaveBeenCalled()
})

test('the next page is asked for when the end comes near', async () => {
  network.answer(sites.list, ({ searchParams }) =>
    searchParams.get('cursor') === 'next'
      ? { items: [wreck], nextCursor: null, total: 15 }
      : { items: many(14), nextCursor: 'next', total: 15 },
  )
  openBrowser()
  await waitFor(() => expect(listed(network)).toContain('GET /api/sites?cursor=next'))
})

test('a selected site that the list does not hold stands above it, and opens', async () => {
  const far = buildSite({ siteName: 'Far Rock', country: 'Palau' })
  network.answer(sites.list, { items: many(3), nextCursor: null, total: 400 })
  answerSite(network, far)
  const { user, onSelect } = openBrowser({ selectedId: far.id })
  const part = await screen.findByRole('region', { name: 'Selected' })
  const row = within(part).getByRole('link', { name: /Far Rock/ })
  expect(row.getAttribute('aria-current')).toBe('true')
  await user.click(row)
  expect(onSelect).toHaveBeenCalledWith(far.id)
})

test('a selected site that the list holds is marked there and nowhere else', async () => {
  network.answer(sites.list, onePage([blueHole, house]))
  openBrowser({ selectedId: house.id })
  await screen.findByRole('link', { name: /House Reef/ })
  expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull()
  expect(network.asked.filter((call) => call.includes(house.id))).toEqual([])
})

test('a selected site that arrives with a later page moves nothing', async () => {
  const far = buildSite({ siteName: 'Far Rock' })
  answerSite(network, far)
  network.answer(sites.list, ({ searchParams }) =>
    searchParams.has('cursor')
      ? { items: [buildSummary({ id: far.id, siteName: 'Far Rock' })], nextCursor: null, total: 14 }
      : { items: many(13), nextCursor: 'next', total: 14 },
  )
  openBrowser({ selectedId: far.id })
  await waitFor(() => expect(listed(network)).toContain('GET /api/sites?cursor=next'))
  expect(await screen.findByRole('region', { name: 'Selected' })).toBeDefined()
})

test('what comes from this device says how old it is', async () => {
  network.answer(sites.list, onePage([blueHole]))
  openBrowser()
  await screen.findByRole('link', { name: /Blue Hole/ })
  expect(screen.queryByText(/^Saved/)).toBeNull()
  act(() => useConnection.setState({ isOffline: true }))
  expect(screen.getByText('Saved just now')).toBeDefined()
  act(() => useConnection.setState({ isOffline: false }))
  expect(screen.queryByText(/^Saved/)).toBeNull()
})
