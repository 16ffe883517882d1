import { favorites } from '@soundings/contract/favorites'
import { type Site, sites } from '@soundings/contract/sites'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useConnection } from '#shared/lib/connection.ts'
import { setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSite, buildSummary } from '#shared/testing/sites.ts'
import { SiteDetails } from './SiteDetails.tsx'
import type { SiteSlots } from './slots.ts'
import type { SiteTab } from './tabs.view.ts'

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  resetSession()
  network = stubNetwork()
  network.answer(favorites.mine, { ids: [] })
  network.answer(sites.search, { items: [], total: 0 })
})

type Actions = Pick<
  ComponentProps<typeof SiteDetails>,
  'onTab' | 'onAddress' | 'onOpenSite' | 'onEdit' | 'onShowMap' | 'onClose'
>

/** What other features say of the site. */
const slots: SiteSlots = {
  gallery: ({ siteName }) => <p>What divers brought back from {siteName}</p>,
  reports: ({ siteName }) => <p>What divers wrote about {siteName}</p>,
  digest: (_site, form) =>
    ({
      panel: <h2>What divers report</h2>,
      line: 'visibility 22 m',
      words: <> from 42 dive reports</>,
      number: <span> 42</span>,
    })[form],
  actions: () => <button type="button">Dive report</button>,
}

/** The details with the tab remembered, as the address of the page does it. */
const Details = (props: { siteId: string; firstTab: SiteTab | undefined; actions: Actions }) => {
  const { siteId, firstTab, actions } = props
  const [tab, setTab] = useState(firstTab)
  const onTab = (next: SiteTab) => {
    setTab(next)
    actions.onTab(next)
  }
  return <SiteDetails siteId={siteId} takesFocus {...actions} tab={tab} onTab={onTab} slots={slots} />
}

const open = (siteId: string, firstTab?: SiteTab) => {
  const actions = {
    onShowMap: vi.fn(),
    onClose: vi.fn(),
    onTab: vi.fn(),
    onAddress: vi.fn(),
    onEdit: vi.fn(),
    onOpenSite: vi.fn(),
  }
  renderPart(<Details siteId={siteId} firstTab={firstTab} actions={actions} />)
  return { ...actions, user: userEvent.setup() }
}

const openSite = async (known: Partial<Site> = {}, tab?: SiteTab) => {
  const site = buildSite(known)
  network.answer(sites.get, site)
  const opened = open(site.id, tab)
  await screen.findByRole('heading', { level: 1 })
  return { ...opened, site }
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('a site of which little is known shows what every diver asks, and no empty boxes', async () => {
  await openSite({ siteName: 'Unnamed Ledge' })
  expect(headings()).toEqual(['At a glance', 'Hazards', 'What divers report', 'Position', 'About this entry'])
  expect(screen.getByText('Unknown Location')).toBeDefined()
  expect(screen.getByText('27° 48.822′ N, 33° 55.236′ E')).toBeDefined()
  expect(screen.queryByText(/Also known as/)).toBeNull()
  expect(screen.queryByText(/of 5/)).toBeNull()
  expect(screen.getAllByText('Depth not recorded')).toHaveLength(2)
  expect(document.title).toBe('Unnamed Ledge · Soundings')
})

test('a site of which everything is known shows everything', async () => {
  await openSite({
    siteName: 'SS Thistlegorm',
    aliases: ['Thistlegorm', 'The Thistle'],
    city: 'Sharm El Sheikh',
    region: 'South Sinai',
    country: 'Egypt',
    description: 'A cargo ship.',
    maxDepth: 32,
    averageDepth: 22,
    depthRange: { min: 14, max: 30 },
    difficulty: 'advanced',
    requiredDiverLevel: 'advanced',
    access: 'boat',
    waterBodyType: 'sea',
    diveSiteCategory: 'wreck',
    entryMethod: 'Down the line',
    bottomComposition: 'Sand',
    protectionStatus: 'War grave',
    accessibilityDetails: 'Four hours by boat.',
    diveType: ['wreck', 'boat'],
    hazards: ['strong-current', 'overhead-environment'],
    certificationRequirements: ['Advanced Open Water'],
    topographicalFeatures: ['Sand plain'],
    fixedStructures: ['Mooring line'],
    facilities: ['none'],
    marineLife: ['batfish'],
    bestMonths: [4, 5, 6, 10],
    historicalSignificance: 'Sunk in 1941.',
    averageRating: 4.75,
    creatorHandle: 'mara_k',
    approvalStatus: 'pending',
    sponsor: {
      sponsoredBy: 'Reef Club',
      sponsorURL: 'https://reef.example/',
      logoURL: 'https://reef.example/logo.png',
    },
  })
  expect(headings()).toEqual([
    'At a glance',
    'Hazards',
    'Best months',
    'Dive types',
    'Marine life',
    'Topography',
    'Structures',
    'Facilities',
    'What divers report',
    'About this site',
    'History',
    'Getting there',
    'Position',
    'About this entry',
  ])
  for (const words of [
    'Sharm El Sheikh, South Sinai, Egypt',
    'Wreck, boat entry',
    'Thistlegorm, The Thistle',
    '4.8 of 5 from 42 dive reports',
    'Pending review',
    'A cargo ship.',
    'Strong current',
    'Overhead environment',
    'Apr to Jun, Oct',
    'Batfish',
    'War grave',
    'Sunk in 1941.',
    'Four hours by boat.',
    'mara_k',
    'Mar 1, 2026',
    'Apr 2, 2026',
  ])
    expect(screen.getByText(words)).toBeDefined()
  expect(screen.getAllByRole('img', { name: /^Cross-section: a wreck from 14/ })).toHaveLength(2)
  const sponsored = screen.getByRole('region', { name: 'Sponsored' })
  const sponsor = within(sponsored).getByRole('link', { name: 'Reef Club' })
  expect(sponsor.getAttribute('rel')).toBe('sponsored noopener noreferrer')
  expect(sponsored.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'CC BY 4.0' }).getAttribute('href')).toBe(
    'https://creativecommons.org/licenses/by/4.0/',
  )
})

test('opened details are where keyboard and screen reader continue', async () => {
  await openSite({ siteName: 'Blue Hole' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Blue Hole' }))
})

test('Map, Close and Escape lead away', async () => {
  const { user, onShowMap, onClose } = await openSite()
  await user.click(screen.getByRole('button', { name: 'Map' }))
  expect(onShowMap).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('the position can be copied', async () => {
  const { user } = await openSite()
  await user.click(screen.getByRole('button', { name: 'Copy position' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('27° 48.822′ N, 33° 55.236′ E'))
})

test('a site that is not there says so and leads back', async () => {
  network.refuse(sites.get, 404, 'Dive site not found')
  const { user, onClose } = open(buildSite().id)
  expect(await screen.findByText('This dive site does not exist or is not public.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Back to Explore' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('an address that cannot be a site does not bother the server', async () => {
  open('not-an-id')
  expect(await screen.findByText('This dive site does not exist or is not public.')).toBeDefined()
  expect(network.asked).toEqual([])
})

test('without a connection the site can be tried again', async () => {
  network.cut(sites.get)
  const site = buildSite({ siteName: 'Far Rock' })
  const { user } = open(site.id)
  expect((await screen.findByRole('alert')).textContent).toContain('No connection to the server')
  network.answer(sites.get, site)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Far Rock' })).toBeDefined()
})

test('arrow keys walk through the tabs, and the page is told which one is open', async () => {
  const { user, onTab } = await openSite({ siteName: 'Far Rock' })
  const tab = (name: string) => screen.getByRole('tab', { name })
  tab('Site Details').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Dive Reports 42'))
  expect(tab('Dive Reports 42').getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel', { name: 'Dive Reports 42' }).textContent).toContain(
    'What divers wrote about Far Rock',
  )
  await user.keyboard('{End}{Enter}')
  expect(screen.getByRole('tabpanel', { name: 'Gallery' }).textContent).toContain(
    'What divers brought back from Far Rock',
  )
  await user.keyboard('{ArrowRight}')
  expect(tab('Site Details').getAttribute('aria-selected')).toBe('true')
  expect(onTab.mock.calls.flat()).toEqual(['reports', 'gallery', 'details'])
})

test('what divers report stands among the facts, and what can be added beside the tabs', async () => {
  await openSite({ description: 'A rock.', averageRating: 4.75 })
  expect(headings()).toContain('What divers report')
  expect(screen.getByText(/4\.8 of 5/).textContent).toBe('4.8 of 5 from 42 dive reports')
  const add = screen.getByRole('button', { name: 'Dive report' })
  expect(screen.getByRole('tablist').contains(add)).toBe(false)
})

test('hostile words are words', async () => {
  const hostile = '</h1><script>alert(1)</script>\u202e'
  await openSite({
    siteName: hostile,
    description: hostile,
    bottomComposition: hostile,
    city: hostile,
    maxDepth: 12,
    marineLife: [hostile],
    imageUrl: 'javascript:alert(1)',
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(hostile)
  expect(document.querySelector('script')).toBeNull()
})

test('a photo that does not load makes way for the illustration, and that for water', async () => {
  await openSite({ siteName: 'Reef', imageUrl: '/media/1.webp', diveSiteCategory: 'wall' })
  fireEvent.error(screen.getByRole('img', { name: 'Reef' }))
  expect(screen.getByText('Illustration')).toBeDefined()
  fireEvent.error(screen.getByRole('img', { name: 'Illustration, not a photo of this site: wall' }))
  expect(screen.queryByText('Illustration')).toBeNull()
})

test('a drawn picture among the photos says that it is one', async () => {
  const drawn = {
    id: '01970000-0000-7000-8000-000000000001',
    thumbnailUrl: '/api/media/serve/thumbnail/0123456789abcdef0123456789abcdef',
    fullUrl: '/api/media/serve/original/0123456789abcdef0123456789abcdef',
    caption: null,
    isIllustration: true,
  }
  await openSite({
    siteName: 'Reef',
    imageUrl: drawn.fullUrl,
    thumbnailUrl: drawn.thumbnailUrl,
    photos: [drawn],
  })
  const picture = screen.getByRole('img', { name: 'Illustration, not a photo of this site: water' })
  expect(picture.getAttribute('srcset')).toContain('/api/media/serve/preview/')
  expect(screen.getByText('Illustration')).toBeDefined()
})

const neighbour = (name: string, distance: number, maxDepth: number | null = null) => ({
  ...buildSummary({ siteName: name, maxDepth }),
  distance,
})

test('the five nearest sites are links, without the site itself', async () => {
  const site = buildSite()
  const near = [1, 2, 3, 4, 5, 6].map((km) => neighbour(`Reef ${km}`, km + 0.25, km * 10))
  network.answer(sites.get, site)
  network.answer(sites.search, { items: [{ ...neighbour('Itself', 0), id: site.id }, ...near], total: 7 })
  const { user, onOpenSite } = open(site.id)
  const links = await screen.findAllByRole('link', { name: /km away/ })
  expect(links.map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4, 5].map((km) => `Reef ${km}${km + 0.3}\u00a0km awayMax depth ${km * 10}\u00a0m`),
  )
  await user.click(screen.getByRole('link', { name: /Reef 2/ }))
  expect(onOpenSite).toHaveBeenCalledWith(near[1]?.id)
})

test('a neighbour shows its photo, until that does not load', async () => {
  const thumbnailUrl = '/api/media/serve/thumbnail/0123456789abcdef0123456789abcdef'
  network.answer(sites.search, { items: [{ ...neighbour('Far Rock', 12), thumbnailUrl }], total: 1 })
  await openSite()
  const photo = (await screen.findByRole('link', { name: /Far Rock/ })).querySelector('img')
  expect(photo?.getAttribute('src')).toBe(thumbnailUrl)
  if (photo) fireEvent.error(photo)
  expect(screen.getByRole('link', { name: /Far Rock/ }).querySelector('img')).toBeNull()
})

test('where nothing is near, nothing is said about it', async () => {
  await openSite()
  await waitFor(() => expect(network.asked).toContain('POST /api/sites/search'))
  expect(screen.queryByText('Nearby sites')).toBeNull()
})

test('neighbours that did not load can be asked for again', async () => {
  network.cut(sites.search)
  const { user } = await openSite()
  expect((await screen.findByText(/Could not load nearby sites/)).closest('[role=alert]')).toBeNull()
  network.answer(sites.search, { items: [neighbour('Far Rock', 12)], total: 1 })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Far Rock/ })).toBeDefined()
})

test('without a share sheet a menu offers link, files and paper', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user, site } = await openSite({ siteName: 'Blue Hole' })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(
    (await screen.findAllByRole('menuitem', { hidden: true })).map(({ textContent }) => textContent),
  ).toEqual(['Copy link', 'Download GPX', 'Download KML', 'Print briefing'])
  await user.click(screen.getByRole('menuitem', { name: 'Copy link', hidden: true }))
  const link = `${window.location.origin}/sites/${site.id}/blue-hole`
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Print briefing', hidden: true }))
  expect(print).toHaveBeenCalledOnce()
})

test('a device with a share sheet opens it, and closing it is no failure', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { user, site } = await openSite({ siteName: 'Blue Hole', country: 'Egypt' })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({
    title: 'Blue Hole',
    text: 'Blue Hole, Egypt',
    url: `${window.location.origin}/sites/${site.id}/blue-hole`,
  })
  expect(screen.queryByRole('menu')).toBeNull()
  Reflect.deleteProperty(navigator, 'share')
})

test('a GPX file is handed over under the name of the site', async () => {
  const links: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download)
  })
  const { user } = await openSite({ siteName: 'Blue Hole' })
  await user.click(screen.getByRole('button', { name: 'Download GPX file' }))
  expect(links).toEqual(['blue-hole.gpx'])
  vi.restoreAllMocks()
})

test('on paper the site is a briefing, and gone again afterwards', async () => {
  await openSite({ siteName: 'Blue Hole', description: 'Deep. '.repeat(400), hazards: ['depth'] })
  fireEvent(window, new Event('beforeprint'))
  const sheet = screen.getByText('Soundings dive briefing').closest('[data-theme=light]')
  expect(sheet?.textContent).toContain('27° 48.822′ N, 33° 55.236′ E')
  expect(sheet?.textContent).toContain('Source: Soundings starter sites, CC BY 4.0')
  expect(sheet?.textContent).toContain('/blue-hole')
  expect(sheet?.textContent).toContain('Divers reportvisibility 22 m')
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByText('Soundings dive briefing')).toBeNull()
})

test('the name that belongs into the address is told once it is known', async () => {
  const { onAddress, site } = await openSite({ siteName: 'Blue Hole' })
  expect(onAddress).toHaveBeenCalledExactlyOnceWith(site)
})

test('without a connection the details say how old they are', async () => {
  await openSite({ siteName: 'Blue Hole' })
  expect(screen.queryByText(/^Saved/)).toBeNull()
  act(() => useConnection.setState({ isOffline: true }))
  expect(screen.getByText('Saved just now')).toBeDefined()
  act(() => useConnection.setState({ isOffline: false }))
})

const editLink = () => screen.queryByRole('link', { name: /^(Edit|Suggest an edit)$/ })

test('a visitor is offered no edit', async () => {
  await openSite()
  expect(editLink()).toBeNull()
})

test('a member may suggest an edit of a published site, an editor edits it', async () => {
  setUser(buildMe())
  const { user, onEdit, site } = await openSite()
  expect(editLink()?.textContent).toBe('Suggest an edit')
  expect(editLink()?.getAttribute('href')).toBe(`/sites/${site.id}/edit`)
  await user.click(screen.getByRole('link', { name: 'Suggest an edit' }))
  expect(onEdit).toHaveBeenCalledOnce()
  act(() => setUser(buildMe({ groups: ['editor'] })))
  expect(editLink()?.textContent).toBe('Edit')
})

test('the author of a pending site reads what it waits for, and may edit it', async () => {
  setUser(buildMe())
  await openSite({ approvalStatus: 'pending', isMySite: true })
  const standing = screen.getByRole('region', { name: 'Not public' })
  expect(standing.textContent).toContain('This site waits for a moderator to look at it.')
  expect(within(standing).getByRole('link', { name: 'Edit' })).toBeDefined()
})

test('the author of a rejected site reads the reason and how it goes on', async () => {
  setUser(buildMe())
  const rejectionReason = 'The position <b>does not</b> fit the description.'
  await openSite({ approvalStatus: 'rejected', isMySite: true, rejectionReason })
  expect(screen.getByText('Not approved')).toBeDefined()
  expect(screen.getByText(rejectionReason)).toBeDefined()
  expect(screen.getByText(/Once you have changed it, it is looked at again/)).toBeDefined()
})

test('a rejection without a reason leaves no empty quotation', async () => {
  await openSite({ approvalStatus: 'rejected', isMySite: true })
  expect(document.querySelector('blockquote')).toBeNull()
})

test('a site that became part of another is told under the address of that one', async () => {
  const whole = buildSite({ siteName: 'Blue Hole' })
  network.answer(sites.get, whole)
  const { onAddress } = open(buildSite().id)
  await screen.findByRole('heading', { level: 1, name: 'Blue Hole' })
  expect(onAddress).toHaveBeenCalledExactlyOnceWith(whole)
})
