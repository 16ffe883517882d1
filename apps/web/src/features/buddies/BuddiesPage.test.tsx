import { blocks } from '@soundings/contract/blocks'
import { type BuddyMatch, buddies, type OwnAd } from '@soundings/contract/buddies'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { BuddiesPage } from './BuddiesPage.tsx'
import { readFinderSearch } from './finder/finder-search.ts'

vi.mock('#features/map/index.ts', () => ({
  AreasMap: ({ areas, onArea }: { areas: { name: string }[]; onArea: (at: number) => void }) =>
    areas.map(({ name }, at) => (
      <button key={name} type="button" onClick={() => onArea(at)}>
        {name}
      </button>
    )),
}))

const ad: OwnAd = {
  ad: {
    from: '2026-06-01',
    to: '2026-06-08',
    area: 'Dahab, Egypt',
    radius: 50,
    level: 'advanced',
    interests: ['wrecks'],
    languages: ['en'],
    note: null,
  },
  gate: null,
}
const match = (id: number, known: Partial<BuddyMatch> = {}): BuddyMatch => ({
  id: `0190a000-0000-7000-8000-00000000000${id}`,
  handle: `diver_${id}`,
  name: null,
  avatar: null,
  from: '2026-06-03',
  to: '2026-06-05',
  area: 'Dahab, Egypt',
  cell: [34.55, 28.45],
  band: 'In the same area',
  level: null,
  interests: [],
  languages: [],
  note: null,
  reasons: ['3 days in common: Jun 3 – 5', 'In the same area'],
  buddy: 'none',
  badge: null,
  ...known,
})

let network: ReturnType<typeof stubNetwork>
const user = userEvent.setup()

beforeEach(() => {
  resetSession()
  useSession.setState({ user: buildMe(), authChecked: true, renewedAt: Date.now() })
  network = stubNetwork()
  network.answer(buddies.ad, ad)
  network.answer(buddies.mine, {
    ...onePage([]),
    totals: { buddies: 0, incoming: 0, outgoing: 0 },
    pausedUntil: null,
  })
  network.answer(blocks.relation, { buddy: 'none', isBlocked: false, isMuted: false })
  // Whatever is looked for is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => tell([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
})

const show = async (address = '/buddies') => {
  const root = createRootRoute()
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, validateSearch: readFinderSearch, component })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/buddies', BuddiesPage),
      page('/profile/$username', () => 'A profile'),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultNotFoundComponent: () => null,
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return router
}
const finds = (...items: BuddyMatch[]) => network.answer(buddies.find, { ...onePage(items), gate: null })
const finder = async () =>
  within(await screen.findByRole('region', { name: 'Divers who look for a buddy too' }))
const asked = () => network.asked.filter((call) => call.startsWith('GET /api/community/buddies?')).at(-1)
const chips = async () =>
  within(await screen.findByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('who has no ad is asked for one, and no others are shown', async () => {
  network.answer(buddies.ad, { ad: null, gate: 'no-ad' })
  await show()
  await user.click(await screen.findByRole('button', { name: 'Say when and where' }))
  expect(await screen.findByRole('dialog', { name: 'Find a dive buddy' })).toBeDefined()
  expect(asked()).toBeUndefined()
})

test.each([
  ['no-certificate', 'Add a certification first'],
  ['too-new', 'Almost there'],
  ['junior', 'The buddy finder is for adults'],
  ['silenced', 'The buddy finder is closed for you right now'],
] as const)('%s is told in words', async (gate, title) => {
  network.answer(buddies.ad, { ad: null, gate })
  await show()
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(asked()).toBeUndefined()
})

test('found divers stand in a list with what speaks for them, and on the map by areas', async () => {
  finds(match(1), match(2, { cell: [33.85, 27.25], area: 'Hurghada, Egypt' }), match(3))
  await show()
  const list = await finder()
  expect(await list.findByRole('heading', { name: '3 divers are looking for a buddy too' })).toBeDefined()
  expect(list.getAllByText('In the same area')).toHaveLength(3)
  await user.click(await list.findByRole('button', { name: '2 divers around Dahab, Egypt' }))
  expect(document.activeElement?.textContent).toContain('@diver_1')
  await user.click(list.getByRole('button', { name: '1 diver around Hurghada, Egypt' }))
  expect(document.activeElement?.textContent).toContain('@diver_2')
})

test('filters are asked of the server, stand in the address, and go chip by chip', async () => {
  finds(match(1))
  const router = await show()
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const filters = within(screen.getByRole('region', { name: 'Filters' }))
  await user.selectOptions(filters.getByLabelText('Level'), 'Technical')
  await user.click(filters.getByRole('checkbox', { name: 'Wrecks' }))
  await user.click(filters.getByRole('checkbox', { name: 'Night dives' }))
  await user.click(filters.getByRole('checkbox', { name: 'German' }))
  expect(await chips()).toEqual(['Technical', 'Wrecks', 'Night dives', 'German', 'Clear all'])
  expect(router.state.location.search).toEqual({
    level: 'technical',
    interests: 'wrecks,night',
    languages: 'de',
  })
  await waitFor(() => {
    const question = new URL(asked()?.slice('GET '.length) ?? '', 'http://soundings.test').searchParams
    expect(Object.fromEntries(question)).toMatchObject({
      level: 'technical',
      interests: 'wrecks,night',
      languages: 'de',
    })
  })
  await user.click(screen.getByRole('button', { name: 'Remove filter: Wrecks' }))
  expect(router.state.location.search).toMatchObject({ interests: 'night' })
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull())
  expect(router.state.location.href).toBe('/buddies')
})

test('an address with filters is what is asked, also after a step back', async () => {
  finds(match(1))
  const router = await show('/buddies?level=beginner&radius=250')
  expect(await chips()).toEqual(['Up to 250 km', 'Beginner', 'Clear all'])
  await user.click((await finder()).getByRole('link', { name: '@diver_1' }))
  await screen.findByText('A profile')
  router.history.back()
  expect(await chips()).toEqual(['Up to 250 km', 'Beginner', 'Clear all'])
})

test('a last day before the first is refused at its field, and not asked', async () => {
  finds(match(1))
  await show('/buddies?from=2026-06-07&to=2026-06-03')
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  expect(await screen.findByText('The last day can’t be before the first.')).toBeDefined()
  expect(asked()).toContain('from=2026-06-07')
  expect(asked()).not.toContain('to=')
})

test('nobody at all, and the way to look farther', async () => {
  finds()
  const router = await show()
  expect(await screen.findByRole('heading', { name: 'Nobody yet' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Search up to 500 km' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ radius: 500 }))
  expect(await screen.findByRole('heading', { name: 'Nobody yet' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Search up to 500 km' })).toBeNull()
})

test('nobody under these filters, and the ways to somebody', async () => {
  finds()
  const router = await show('/buddies?level=beginner')
  expect(await screen.findByRole('heading', { name: 'Nobody matches these filters' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Search up to 500 km' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.href).toBe('/buddies'))
})

test('a finder that fails says so and is tried again', async () => {
  network.refuse(buddies.find, 500, 'Something went wrong')
  await show()
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the buddy finder' })).toBeDefined()
  finds(match(1))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await (await finder()).findByText('@diver_1')).toBeDefined()
})

test('requests that wait come first, and buddies stand beside them', async () => {
  finds()
  const line = (id: number, state: 'incoming' | 'buddies') => ({
    id: match(id).id,
    handle: `diver_${id}`,
    name: null,
    avatar: null,
    state,
    note: state === 'incoming' ? 'We met in Dahab' : null,
    since: '2026-05-01T09:00:00Z',
  })
  network.answer(buddies.mine, ({ searchParams }) => {
    const list = searchParams.get('list')
    const items = list === 'incoming' ? [line(4, 'incoming')] : list === 'buddies' ? [line(5, 'buddies')] : []
    return { ...onePage(items), totals: { buddies: 1, incoming: 1, outgoing: 0 }, pausedUntil: null }
  })
  await show()
  const requests = within(await screen.findByRole('region', { name: 'Requests to you' }))
  expect(requests.getByText('We met in Dahab')).toBeDefined()
  const known = within(screen.getByRole('region', { name: 'Your buddies' }))
  expect(await known.findByText('@diver_5')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Requests you sent' })).toBeNull()
})

test('an ad is removed, and the finder goes with it', async () => {
  finds(match(1))
  const none: OwnAd = { ad: null, gate: 'no-ad' }
  network.answer(buddies.deleteAd, () => {
    network.answer(buddies.ad, none)
    return none
  })
  await show()
  await (await finder()).findByText('@diver_1')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('button', { name: 'Say when and where' })).toBeDefined()
  expect(screen.queryByText('@diver_1')).toBeNull()
})
