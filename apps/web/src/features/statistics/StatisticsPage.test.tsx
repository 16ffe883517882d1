import { statistics } from '@soundings/contract/statistics'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { StatisticsPage } from './page/StatisticsPage.tsx'
import { readStatisticsSearch } from './statistics-search.ts'

vi.mock('#features/map/index.ts', () => ({ PointsMap: () => <p>A map</p> }))

const none = { items: [], nextCursor: null, total: 0 }
const page = <Item,>(...items: Item[]) => ({ items, nextCursor: null, total: items.length })
const months = Array.from({ length: 12 }, (_, at) => ({
  month: at + 1,
  reports: 0,
  waterTemp: null,
  visibility: null,
}))

/** A server on which nothing happened yet. */
const emptyServer = () => {
  const network = stubNetwork()
  network.answer(statistics.global, { totalSites: 0, totalUsers: 0, totalPhotos: 0, countries: 0 })
  network.answer(statistics.insights, {
    mostActiveMonth: '',
    avgWaterTemp: 0,
    avgVisibility: 0,
    topMarineLife: '',
    month: null,
    species: null,
    counts: { reports: 0, waterTemp: 0, visibility: 0, species: 0 },
  })
  network.answer(statistics.equipment, { regulators: [], bcds: [], cameras: [] })
  network.answer(statistics.popularSites, none)
  network.answer(statistics.recentActivity, none)
  network.answer(statistics.topRegions, none)
  network.answer(statistics.destinations, none)
  network.answer(statistics.categories, none)
  network.answer(statistics.growth, none)
  network.answer(statistics.species, { ...none, month: 7 })
  network.answer(statistics.seasons, { name: null, reports: 0, months })
  return network
}

const open = (address = '/statistics') => {
  const root = createRootRoute({ notFoundComponent: () => null })
  const route = createRoute({
    getParentRoute: () => root,
    path: '/statistics',
    validateSearch: readStatisticsSearch,
    component: StatisticsPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  renderPart(<RouterProvider router={router as never} />)
  return router
}

const section = (name: string) => screen.findByRole('region', { name })

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(resetSession)

test('an empty server shows zeros and what would fill them', async () => {
  emptyServer()
  open()
  expect((await section('Dive Sites')).textContent).toContain('0')
  expect((await section('Top Dive Destinations')).textContent).toContain('Dive reports fill this chart')
  expect((await section('Equipment & Gear')).textContent).toContain('Nothing told yet')
  await screen.findByText(/What divers share appears here/)
  expect(screen.queryByRole('list', { name: /, chart$/ })).toBeNull()
})

test('a chart is read with the keyboard, as a table kept in the address, and as a file', async () => {
  emptyServer().answer(
    statistics.destinations,
    page(
      { name: 'Red Sea', country: 'Egypt', key: 'egypt/red sea', reports: 12 },
      { name: 'Malta', country: null, key: 'malta', reports: 3 },
    ),
  )
  const router = open()
  const chart = within(await section('Top Dive Destinations'))
  const first = await chart.findByRole('button', { name: 'Red Sea, Egypt: 12 dive reports' })
  first.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('title')).toBe('Malta: 3 dive reports')
  expect(chart.getByRole('link', { name: /Download CSV/ }).getAttribute('href')).toBe(
    '/api/stats/destinations?format=csv',
  )
  await userEvent.click(chart.getByRole('button', { name: /Show as a table/ }))
  expect((await chart.findByRole('row', { name: 'Red Sea Egypt 12' })).tagName).toBe('TR')
  expect(router.state.location.search).toEqual({ tables: 'destinations' })
})

test('a section that fails leaves the others, and can be tried again', async () => {
  const network = emptyServer()
  network.refuse(statistics.popularSites, 500, 'Not now')
  open()
  const popular = within(await section('Most Popular Dive Sites'))
  await popular.findByText('Popular dive sites couldn’t be loaded')
  await screen.findByText(/What divers share appears here/)
  network.answer(statistics.popularSites, none)
  await userEvent.click(popular.getByRole('button', { name: 'Try again' }))
  await popular.findByText(/fill this list/)
})

test('a number tells on press how it is counted', async () => {
  emptyServer()
  open()
  const popular = within(await section('Most Popular Dive Sites'))
  await userEvent.click(popular.getByRole('button', { name: /How this is counted/ }))
  await waitFor(() => expect(popular.getByText(/1 for each view in the last 30 days/)).toBeDefined())
})
