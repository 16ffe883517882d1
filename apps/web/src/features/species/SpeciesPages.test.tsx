import { type SpeciesFacts, species } from '@soundings/contract/species'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { SpeciesListPage } from './list/SpeciesListPage.tsx'
import { SpeciesPage } from './one/SpeciesPage.tsx'
import { readSpeciesSearch } from './species-search.ts'

vi.mock('#features/map/index.ts', () => ({ PointsMap: () => <p>A map</p> }))

const user = userEvent.setup()
let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  resetSession()
  vi.stubGlobal('scrollTo', () => undefined)
  network = stubNetwork()
})

const line = (name: string, reports = 0, inMonth = 0) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  scientific: 'Animalia',
  group: 'fish',
  reports,
  inMonth,
})
const facts = (said: Partial<SpeciesFacts> = {}): SpeciesFacts => ({
  id: 'seahorse',
  name: 'Seahorse',
  scientific: 'Hippocampus',
  group: 'fish',
  reports: 12,
  also: ['Sea horse'],
  isSensitive: false,
  months: Array.from({ length: 12 }, (_, at) => ({ reports: at === 4 ? 9 : 0, of: at === 4 ? 18 : 0 })),
  countries: [],
  ...said,
})
const site = {
  id: '01a21e8e-2d7e-7141-ad30-fdac8c7a5701',
  slug: 'mabul',
  siteName: 'Mabul',
  region: 'Sabah',
  country: 'Malaysia',
  coordinates: [118.6, 4.2] as [number, number],
  thumbnailUrl: null,
  sightings: 9,
  reports: 12,
  chance: 0.75,
}

const open = async (address: string) => {
  const root = createRootRoute({ notFoundComponent: () => null })
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/species',
      validateSearch: readSpeciesSearch,
      component: SpeciesListPage,
    }),
    createRoute({ getParentRoute: () => root, path: '/species/$speciesId', component: SpeciesPage }),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return router
}

test('species reported this month come first, the others below', async () => {
  network.answer(species.list, onePage([line('Manta ray', 40, 7), line('Seahorse', 12), line('Kelp')]))
  await open('/species')
  const now = await screen.findByRole('list', { name: /^Species reported in / })
  expect(
    within(now)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Manta ray'])
  const rest = screen.getByRole('list', { name: 'Known species' })
  expect(rest.textContent).toContain('12 reports')
  expect(rest.textContent).toContain('No reports yet')
})

test('a search that finds nothing says so, and leads back to all of them', async () => {
  network.answer(species.list, (url) =>
    onePage(url.searchParams.get('q') === 'mermaid' ? [] : [line('Seahorse')]),
  )
  const router = await open('/species?q=mermaid')
  expect(await screen.findByText('No species found')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all species' }))
  expect(await screen.findByRole('link', { name: 'Seahorse' })).toBeDefined()
  expect(router.state.location.search).toEqual({})
})

test('a page says where, when and how sure', async () => {
  network.answer(species.get, facts())
  network.answer(
    species.sites,
    onePage([site, { ...site, id: site.id.replace('5701', '5702'), chance: null }]),
  )
  network.answer(species.photos, onePage([]))
  await open('/species/seahorse')
  expect(
    await screen.findByText(/Named most often in May: in 50% of that month’s 18 dive reports/),
  ).toBeDefined()
  const where = await screen.findByRole('region', { name: 'Where' })
  expect(where.textContent).toContain('In 9 of 12 reports75%')
  expect(where.textContent).toContain('Too few to tell')
  expect(await screen.findByText('No public photo has its name as a tag yet.')).toBeDefined()
})

test('of one that its places endanger, countries are told and no sites', async () => {
  network.answer(species.get, facts({ isSensitive: true, countries: [{ name: 'Malaysia', reports: 9 }] }))
  network.answer(species.photos, onePage([]))
  await open('/species/seahorse')
  const where = await screen.findByRole('region', { name: 'Where' })
  expect(where.textContent).toContain('its sites aren’t listed here')
  expect(within(where).getByRole('listitem').textContent).toBe('MalaysiaIn 9 reports')
})

test('another month is chosen, and the address keeps it', async () => {
  network.answer(species.list, (url) =>
    onePage(url.searchParams.get('month') === '8' ? [line('Manta ray', 40, 7)] : [line('Kelp', 3)]),
  )
  const router = await open('/species?month=2')
  expect(await screen.findByText('No dive report from February names an animal yet.')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'August')
  expect(await screen.findByRole('heading', { name: 'Reported in August' })).toBeDefined()
  expect(router.state.location.search).toEqual({ month: 8 })
})

test('a part that fails leaves the others, and can be tried again', async () => {
  network.answer(species.get, facts())
  network.refuse(species.sites, 500, 'Something went wrong on our side.')
  network.answer(species.photos, onePage([]))
  await open('/species/seahorse')
  expect(await screen.findByText('The sites couldn’t be loaded')).toBeDefined()
  expect(screen.getByRole('region', { name: 'By month' })).toBeDefined()
  network.answer(species.sites, onePage([site]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Mabul' })).toBeDefined()
})

test('a species that nobody reported yet has no month and no place', async () => {
  const none = Array.from({ length: 12 }, () => ({ reports: 0, of: 0 }))
  network.answer(species.get, facts({ reports: 0, months: none }))
  network.answer(species.sites, onePage([]))
  network.answer(species.photos, onePage([]))
  await open('/species/seahorse')
  expect(await screen.findByText('No public dive report names it yet.')).toBeDefined()
  expect(screen.getByText('Too few dive reports tell of any month yet.')).toBeDefined()
  expect(await screen.findByText('No public dive report names it at a site yet.')).toBeDefined()
})

test('one that is not known says so', async () => {
  network.refuse(species.get, 404, 'This species isn’t in the list')
  await open('/species/mermaid')
  expect(await screen.findByRole('heading', { level: 1, name: 'No such species' })).toBeDefined()
})
