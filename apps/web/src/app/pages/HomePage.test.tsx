import { type FeaturedRegion, featured } from '@soundings/contract/featured'
import { map } from '@soundings/contract/map'
import { media } from '@soundings/contract/media'
import { reports } from '@soundings/contract/reports'
import { type SearchReply, search } from '@soundings/contract/search'
import { sites } from '@soundings/contract/sites'
import { statistics } from '@soundings/contract/statistics'
import { monthQuestions } from '@soundings/language/composer/month-questions'
import { emptyQuery } from '@soundings/language/understanding'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearChat } from '#features/search/index.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { buildReport } from '#shared/testing/reports.ts'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'
import { buildSite, noFacets } from './site-pages.build.ts'

/** What the map was given last. */
let shown: {
  given?: { mapId: number[] } | null
  selectedId: string | null
  base: string
  onSearchHere: (bounds: [number, number, number, number]) => void
}
vi.mock('#features/map/index.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  SiteMap: (props: typeof shown) => {
    shown = props
    return <div data-testid="map" />
  },
}))

const user = userEvent.setup()
const [, ofThisMonth = ''] = monthQuestions(new Date().getUTCMonth() + 1)
const reef = buildSite({ siteName: 'Giftun Reef', country: 'Egypt' })
const wreck = buildSite({
  id: '018f0000-0000-7000-8000-00000000a002',
  mapId: 10,
  siteName: 'Giannis D',
  country: 'Egypt',
})
const gozo: FeaturedRegion = {
  kind: 'region',
  name: 'Gozo',
  region: null,
  country: 'Malta',
  count: 6,
  bounds: [14.1, 36, 14.4, 36.1],
  bestMonths: [10, 11],
  water: { celsius: 22, isMeasured: true },
}
const fiji: FeaturedRegion = {
  ...gozo,
  kind: 'country',
  name: 'Fiji',
  country: null,
  water: { celsius: 27, isMeasured: false },
}
const reply: SearchReply = {
  response: 'Look at Giannis D.',
  pieces: [{ text: 'Look at ' }, { siteId: wreck.id, siteName: 'Giannis D', maxDepth: 27 }, { text: '.' }],
  relatedSites: [wreck.id],
  totalSites: 1,
  opens: null,
  media: [],
  threads: [],
  intent: 'find',
  query: emptyQuery(),
  chips: [{ key: 'diveTypes:wreck', label: 'Wrecks' }],
  relaxed: [],
  by: 'composer',
  notice: null,
  trip: null,
  suggestions: [],
}
let network: ReturnType<typeof stubNetwork>
let isPhone = false

beforeEach(() => {
  isPhone = false
  act(clearChat)
  useToastHistory.setState({ kept: [] })
  resetSession()
  nobodyIsSignedIn()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('max-width') ? isPhone : query.includes('1180px') && !isPhone
    },
    addEventListener() {},
    removeEventListener() {},
  }))
  network = stubNetwork()
  network.answer(sites.list, onePage([reef, wreck]))
  network.answer(sites.get, ({ pathname }) => (pathname.endsWith(wreck.id) ? wreck : reef))
  network.answer(sites.batch, (_url, sent) => ({
    items: [reef, wreck].filter(({ id }) => (sent as { ids: string[] }).ids.includes(id)),
  }))
  network.answer(featured.list, { items: [{ ...reef, reason: 'season' }], refreshedAt: null })
  network.answer(featured.regions, { month: 11, items: [gozo, fiji] })
  network.answer(map.version, { version: 'v1', total: 807 })
  network.answer(statistics.recentActivity, onePage([]))
  network.answer(sites.places, { items: [], misspelt: false })
  network.answer(media.ofSite, onePage([]))
  network.answer(media.list, onePage([]))
  network.answer(reports.ofSite, onePage([]))
  network.answer(search.query, (_url, sent) =>
    (sent as { text: string }).text === 'how deep?' ? { ...reply, intent: 'about-site' as const } : reply,
  )
})

const visit = async (address: string) => {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  render(<App router={router} queryClient={queryClient} />)
  await screen.findByTestId('map', {})
  return { address: () => router.history.location.href, router }
}
const box = () => screen.findByRole('combobox', { name: /ask a question/ })
const askFor = async (question: string) => user.type(await box(), `${question}{Enter}`)

test('the answer to a question stands in the address, on the map and in the list of related sites', async () => {
  const { address } = await visit('/')
  expect(await screen.findByRole('heading', { name: 'Featured sites' })).toBeDefined()
  await askFor('wrecks')
  expect(await screen.findByRole('heading', { name: 'Related sites' })).toBeDefined()
  expect(address()).toBe('/?ask=wrecks')
  await waitFor(() => expect(shown.given?.mapId).toEqual([wreck.mapId]))
  await user.click(screen.getAllByRole('button', { name: 'Show all sites' })[0] as HTMLElement)
  await waitFor(() => expect(address()).toBe('/'))
  expect(shown.given).toBeNull()
})

test('a link to a question asks it once', async () => {
  await visit('/?ask=wrecks')
  expect(await screen.findByRole('heading', { name: 'Related sites' })).toBeDefined()
  expect(network.asked.filter((call) => call.includes('/api/ai/query'))).toHaveLength(1)
})

test('a question leaves the address with whoever asked it', async () => {
  setUser(buildMe())
  const { address } = await visit('/')
  await askFor('wrecks')
  await screen.findByRole('heading', { name: 'Related sites' })
  expect(address()).toBe('/?ask=wrecks')
  act(nobodyIsSignedIn)
  await waitFor(() => expect(address()).toBe('/'))
  expect(screen.queryByRole('heading', { name: 'Related sites' })).toBeNull()
})

test('a site that an answer names opens beside the map, and a question about it brings the conversation back', async () => {
  const { address } = await visit('/?ask=wrecks')
  await user.click(await screen.findByRole('link', { name: 'Giannis D' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Giannis D' })).toBeDefined()
  expect(shown.selectedId).toBe(wreck.id)
  expect(await screen.findByRole('heading', { level: 2, name: 'Photos' })).toBeDefined()
  // That of the conversation waits underneath.
  const [, field] = screen.getAllByPlaceholderText('Ask about Giannis D…')
  await user.type(field as HTMLElement, 'how deep?{Enter}')
  await waitFor(() => expect(address()).toContain('panel=ask'))
  expect(await within(screen.getByRole('log')).findByText('how deep?')).toBeDefined()
})

test('the keyboard goes on where it was when a site closes, and with the conversation about it', async () => {
  await visit('/?ask=wrecks')
  const link = await screen.findByRole('link', { name: 'Giannis D' })
  await user.click(link)
  await screen.findByRole('heading', { level: 1, name: 'Giannis D' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(link))
  await user.click(link)
  const [, field] = await screen.findAllByPlaceholderText('Ask about Giannis D…')
  await user.type(field as HTMLElement, 'how deep?{Enter}')
  const conversation = await screen.findByPlaceholderText('Ask about Giannis D…')
  await waitFor(() => expect(document.activeElement).toBe(conversation))
})

test('the keyboard goes on at what stands in the place of what was pressed', async () => {
  await visit('/?ask=wrecks')
  await screen.findByRole('heading', { name: 'Related sites' })
  await user.click(screen.getAllByRole('button', { name: 'Show all sites' })[0] as HTMLElement)
  const featuredTitle = await screen.findByRole('heading', { name: 'Featured sites' })
  await waitFor(() => expect(document.activeElement).toBe(featuredTitle))
  await user.click(screen.getByRole('button', { name: 'Show the site' }))
  const relatedTitle = await screen.findByRole('heading', { name: 'Related sites' })
  await waitFor(() => expect(document.activeElement).toBe(relatedTitle))
})

test('the dock offers what a visitor may do, and the gallery opens and closes in the address', async () => {
  const { address } = await visit('/')
  const dock = within(screen.getByRole('group', { name: 'Actions' }))
  expect(dock.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Gallery',
    'Trip planner',
    'Map',
    'Satellite',
  ])
  await user.click(dock.getByRole('button', { name: 'Map' }))
  await waitFor(() => expect(shown.base).toBe('roadmap'))
  await user.click(dock.getByRole('button', { name: 'Gallery' }))
  expect(await screen.findByRole('dialog', { name: 'Photo Gallery' })).toBeDefined()
  expect(address()).toBe('/?base=roadmap&gallery=all')
})

const reportOf = (number: number) =>
  buildReport({ id: `019a0000-0000-7000-8000-00000000000${number}`, title: `Dive ${number}` })

test('the reports of the selected site stand beside the map one by one, in the address, and go by a step back', async () => {
  network.answer(reports.ofSite, onePage([1, 2].map(reportOf)))
  network.answer(reports.get, ({ pathname }) => reportOf(Number(pathname.slice(-1))))
  const { address } = await visit(`/?site=${wreck.id}`)
  const button = screen.getByRole('button', { name: 'View Dive Reports' })
  await user.click(button)
  const heading = await screen.findByRole('heading', { level: 2, name: 'Dive Reports' })
  expect(address()).toBe(`/?site=${wreck.id}&mode=view-reports`)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('heading', { level: 2, name: 'Photos' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(await screen.findByRole('heading', { name: 'Dive 1' })).toBeDefined()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('heading', { name: 'Dive 2' })).toBeDefined()
  expect(address()).toBe(`/?site=${wreck.id}&mode=view-reports&read=${reportOf(2).id}`)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe(`/?site=${wreck.id}`))
  expect(await screen.findByRole('heading', { level: 2, name: 'Photos' })).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('pressed again, the button of what is open closes it', async () => {
  await visit(`/?site=${wreck.id}&mode=view-reports`)
  expect(await screen.findByText('No dive reports yet for this site.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'View Dive Reports', pressed: true }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Photos' })).toBeDefined()
})

test('the part of the map in view can be searched, and its sites are listed', async () => {
  const { address } = await visit('/?ask=wrecks')
  await screen.findByRole('heading', { name: 'Related sites' })
  act(() => shown.onSearchHere([14, 35, 15, 36]))
  expect(await screen.findByRole('heading', { level: 2, name: 'Dive sites' })).toBeDefined()
  expect(address()).toBe('/?bbox=14%2C35%2C15%2C36')
  await waitFor(() => expect(network.asked).toContainEqual(expect.stringMatching(/sites\?bbox=14/)))
  await user.click(screen.getByRole('button', { name: 'This area', pressed: true }))
  expect(await screen.findByRole('heading', { name: 'Featured sites' })).toBeDefined()
  expect(address()).toBe('/')
})

test('an address that asks for what does not exist says so, and says it no longer', async () => {
  const { address } = await visit('/?mode=sing&z=400&base=roadmap')
  await waitFor(() => expect(address()).toBe('/?base=roadmap'))
  await waitFor(() =>
    expect(useToastHistory.getState().kept.map(({ message }) => message)).toContain(
      'This link contains something we don’t recognise: form and zoom.',
    ),
  )
})

test('a phone shows one slide at a time, the map first', async () => {
  isPhone = true
  const { address } = await visit('/')
  const bar = within(screen.getByRole('navigation', { name: 'Home views' }))
  const current = () =>
    bar.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current().map(({ textContent }) => textContent)).toEqual(['Map'])
  await user.click(bar.getByRole('link', { name: 'Ask' }))
  await waitFor(() => expect(address()).toBe('/?slide=ask'))
  await waitFor(() => expect(current().map(({ textContent }) => textContent)).toEqual(['Ask']))
})

test('a link to a question shows its sites on a phone’s map, and the conversation where it has none', async () => {
  isPhone = true
  const found = await visit('/?ask=wrecks')
  expect(await screen.findByRole('heading', { name: 'Related sites' })).toBeDefined()
  expect(found.address()).toBe('/?ask=wrecks')
  cleanup()
  const pieces = [{ text: 'Wait 24 hours.' }]
  network.answer(search.query, {
    ...reply,
    intent: 'medical',
    query: null,
    pieces,
    relatedSites: [],
    totalSites: 0,
  })
  const { address } = await visit('/?ask=plane%20after%20diving')
  await waitFor(() => expect(address()).toContain('slide=ask'))
  expect(await screen.findByText('Wait 24 hours.')).toBeDefined()
})

test('the box counts the sites, takes names as well as questions, and says what it found', async () => {
  const { address } = await visit('/')
  await waitFor(async () =>
    expect((await box()).getAttribute('placeholder')).toBe('807 dive sites. Where to?'),
  )
  await user.type(await box(), 'giannis')
  const options = within(await screen.findByRole('listbox', { name: 'Results' }))
  await waitFor(() => expect(options.getAllByRole('option')).toHaveLength(3))
  const [first, , last] = options.getAllByRole('option')
  expect(first?.textContent).toContain('Giannis D')
  expect(last?.textContent).toBe('Ask ‘giannis’')
  network.answer(sites.list, onePage([wreck]))
  await user.clear(await box())
  await user.type(await box(), 'giannis d{Enter}')
  await waitFor(() => expect(address()).toBe(`/?site=${wreck.id}`))
})

test('without a connection the box says so and asks nothing', async () => {
  await visit('/')
  act(network.lose)
  await user.type(await box(), 'wrecks{Enter}')
  expect(await screen.findByText(/Search and questions will work again/)).toBeDefined()
  expect(network.asked.some((call) => call.includes('/api/ai/'))).toBe(false)
  act(network.find)
})

test('this month’s regions say what they offer, and lead to their sites', async () => {
  const { address } = await visit('/')
  const region = await screen.findByRole('button', { name: /^Gozo/ })
  expect(region.textContent).toBe('Gozo, Malta, best Oct to Nov, 6 sites, water 22\u00a0°C')
  expect(screen.getByRole('button', { name: /^Fiji/ }).textContent).toContain('water about ≈ 27\u00a0°C')
  await user.click(screen.getByRole('button', { name: /^Fiji/ }))
  expect(address()).toBe('/?country=Fiji')
  expect(await screen.findByRole('heading', { level: 2, name: 'Dive sites' })).toBeDefined()
  await user.click(region)
  expect(address()).toMatch(/^\/\?bbox=14\.05%2C35\.95%2C14\.45%2C36\.15&lat=/)
})

test('where the regions do not come, they can be asked for again', async () => {
  network.refuse(featured.regions, 500, 'Something went wrong')
  await visit('/')
  expect(await screen.findByText('This month’s regions couldn’t be loaded.')).toBeDefined()
  network.answer(featured.regions, { month: 11, items: [gozo] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /^Gozo/ })).toBeDefined()
})

test('a conversation comes up with the first question, closes, and is found again', async () => {
  await visit('/')
  expect(screen.queryByRole('log', { name: 'Conversation' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: ofThisMonth }))
  expect(await screen.findByRole('log', { name: 'Conversation' })).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Close the conversation' }))
  await waitFor(async () => expect(document.activeElement).toBe(await box()))
  await user.click(screen.getByRole('button', { name: /^Back to your conversation/ }))
  const log = await screen.findByRole('log', { name: 'Conversation' })
  expect(within(log).getByText(ofThisMonth)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(async () => expect(document.activeElement).toBe(await box()))
  expect(screen.queryByRole('button', { name: /^Back to your conversation/ })).toBeNull()
})

test('panels fold away and back, and a site that is chosen brings its own back', async () => {
  await visit('/')
  const handle = screen.getByRole('button', { name: 'Search panel' })
  await user.click(handle)
  expect(handle.getAttribute('aria-expanded')).toBe('false')
  expect(document.querySelector('#home-ask')?.hasAttribute('hidden')).toBe(true)
  await user.click(await screen.findByRole('link', { name: /Giftun Reef/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Giftun Reef' })).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(handle.getAttribute('aria-expanded')).toBe('false'))
  await user.click(handle)
  expect(document.querySelector('#home-ask')?.hasAttribute('hidden')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Sites panel' }))
  expect(screen.queryByRole('heading', { name: 'Featured sites' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sites panel' }))
})

test('a site without photos invites to add the first, and shows what is near', async () => {
  network.answer(sites.nearby, { items: [{ ...reef, approvalStatus: 'approved', distance: 2.4 }] })
  await visit(`/?site=${wreck.id}`)
  expect(await screen.findByText('No photos for this site yet.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Log in to add photos' })).toBeDefined()
  const panel = document.querySelector('#home-sites') as HTMLElement
  expect(await within(panel).findByRole('heading', { name: 'Nearby sites' })).toBeDefined()
  expect(await within(panel).findByRole('link', { name: /Giftun Reef/ })).toBeDefined()
})

test('the details beside the map lead to the page of the site', async () => {
  await visit(`/?site=${wreck.id}`)
  const link = await screen.findByRole('link', { name: 'Open full page' })
  expect(link.getAttribute('href')).toBe(`/sites/${wreck.id}`)
})

test('the filters open over the map and narrow what it shows', async () => {
  network.answer(sites.facets, { total: 2, facets: noFacets })
  const { address } = await visit('/')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(dialog.getByRole('button', { name: 'Country' }))
  await user.click(await dialog.findByRole('checkbox', { name: /Egypt/ }))
  await waitFor(() => expect(address()).toBe('/?country=Egypt'))
  await user.click(dialog.getByRole('button', { name: 'Show sites' }))
  expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull()
})

test('a phone has the box in its header, and what it offers comes up when it is used', async () => {
  isPhone = true
  const { address } = await visit('/')
  const [banner] = screen.getAllByRole('banner')
  const header = within(banner as HTMLElement)
  const field = await header.findByRole('combobox', { name: /ask a question/ })
  expect(header.queryByRole('button', { name: /^Gozo/ })).toBeNull()
  await user.click(field)
  expect(await header.findByRole('button', { name: /^Gozo/ })).toBeDefined()
  await user.keyboard('{Escape}')
  expect(header.queryByRole('button', { name: /^Gozo/ })).toBeNull()
  await user.type(field, 'wrecks{Enter}')
  await waitFor(() => expect(address()).toBe('/?slide=ask&ask=wrecks'))
})
