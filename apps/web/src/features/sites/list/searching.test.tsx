import { sites } from '@soundings/contract/sites'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { onePage } from '#shared/testing/network.ts'
import {
  beginBrowsing,
  blueHole,
  house,
  listed,
  openAsked,
  openBrowser,
  searchBox,
  wreck,
} from './site-browser.build.tsx'

let network: ReturnType<typeof beginBrowsing>
beforeEach(() => {
  network = beginBrowsing()
})

test('typing is searched once it pauses, and counted', async () => {
  network.answer(sites.list, ({ searchParams }) =>
    onePage(searchParams.get('q') === 'wreck' ? [wreck, house] : [blueHole]),
  )
  const { user } = openBrowser()
  await screen.findByRole('link', { name: /Blue Hole/ })
  await user.type(searchBox(), 'wreck')
  expect(await screen.findByText('2 dive sites for ‘wreck’')).toBeDefined()
  expect(listed(network)).toEqual(['GET /api/sites', 'GET /api/sites?q=wreck'])
})

test('an answer to older words is never shown for newer ones', async () => {
  const slow = Promise.withResolvers<ReturnType<typeof onePage<typeof wreck>>>()
  network.answer(sites.list, ({ searchParams }) => {
    const words = searchParams.get('q')
    if (words === 'slow') return slow.promise
    return onePage(words === 'fast' ? [house] : [blueHole])
  })
  const { goTo } = openBrowser()
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
  const { goTo } = openBrowser()
  const row = await screen.findByRole('link', { name: /Blue Hole/ })
  goTo('wreck')
  await waitFor(() => expect(row.closest('[inert]')).not.toBeNull())
  await waitFor(() => expect(screen.queryByText('Blue Hole')).toBeNull())
})

test('the box follows the address back and forth but never loses what is being typed', async () => {
  network.answer(sites.list, onePage([blueHole, house]))
  const { user, goTo } = openBrowser()
  await user.type(searchBox(), 'reef')
  await waitFor(() => expect(listed(network)).toContain('GET /api/sites?q=reef'))
  expect(searchBox()).toHaveProperty('value', 'reef')
  goTo('')
  await waitFor(() => expect(searchBox()).toHaveProperty('value', ''))
  goTo('reef')
  await waitFor(() => expect(searchBox()).toHaveProperty('value', 'reef'))
})

test('the slash key leads to the search box', async () => {
  network.answer(sites.list, onePage([blueHole]))
  const { user } = openBrowser()
  await user.keyboard('/')
  expect(document.activeElement).toBe(searchBox())
  expect(searchBox()).toHaveProperty('value', '')
})

test('a search that finds one site tells so once', async () => {
  network.answer(sites.list, onePage([blueHole]))
  const { onOnlyResult } = openBrowser({ words: 'blue hole' })
  await waitFor(() => expect(onOnlyResult).toHaveBeenCalledExactlyOnceWith(blueHole.id))
})

test('a list of one site without a search tells nothing', async () => {
  network.answer(sites.list, onePage([blueHole]))
  const { onOnlyResult } = openBrowser()
  await screen.findByRole('link', { name: /Blue Hole/ })
  expect(onOnlyResult).not.toHaveBeenCalled()
})

test('a choice that would leave nothing cannot be made, another narrows the list', async () => {
  network.answer(sites.list, onePage([blueHole, house]))
  const { onAsk, user } = openAsked({})
  await user.click(screen.getByRole('button', { name: 'Depth' }))
  expect(await screen.findByRole('checkbox', { name: /To 18/ })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Country' }))
  await user.click(await screen.findByRole('checkbox', { name: /Egypt/ }))
  expect(onAsk).toHaveBeenCalledWith({ country: 'Egypt' })
})

test('filters that fit nothing offer to be cleared, and keep the words', async () => {
  network.answer(sites.list, onePage([]))
  const { onAsk, user } = openAsked({ q: 'reef', country: 'Malta', difficulty: 'technical' })
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(onAsk).toHaveBeenCalledWith({ q: 'reef', sort: undefined })
})
