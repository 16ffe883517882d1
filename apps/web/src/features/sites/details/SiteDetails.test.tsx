import { sites, siteTopic } from '@soundings/contract/sites'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { pageTopics } from '#features/live/index.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { buildSite } from '#shared/testing/sites.ts'
import { beginReading, openDetails, openSite } from './site-details.build.tsx'

let network: ReturnType<typeof beginReading>
beforeEach(() => {
  network = beginReading()
})

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('a site of which little is known shows what every diver asks, and no empty boxes', async () => {
  await openSite(network, { siteName: 'Unnamed Ledge' })
  expect(headings()).toEqual([
    'What divers report',
    'Depth and level',
    'Hazards',
    'The site',
    'Month by month',
    'Location',
    'About this entry',
  ])
  expect(screen.getByText('Unknown Location')).toBeDefined()
  expect(screen.getByText('27° 48.822′ N, 33° 55.236′ E')).toBeDefined()
  expect(screen.queryByText(/Also known as/)).toBeNull()
  expect(screen.queryByText(/of 5/)).toBeNull()
  expect(screen.getAllByText('Depth not recorded')).toHaveLength(2)
  expect(document.title).toBe('Unnamed Ledge · Soundings')
})

test('what somebody else changes of the site on screen is shown, and what is not on screen is left alone', async () => {
  const {
    site: { id },
  } = await openSite(network, { siteName: 'Old Name' })
  const readsOf = () => network.asked.filter((asked) => asked === `GET /api/sites/${id}`).length
  act(() => pageTopics.take({ kind: 'changed', topic: siteTopic.of('01990000-0000-7000-8000-000000000009') }))
  expect(readsOf()).toBe(1)
  network.answer(sites.get, buildSite({ id, siteName: 'New Name' }))
  act(() => pageTopics.take({ kind: 'changed', topic: siteTopic.of(id) }))
  expect(await screen.findByRole('heading', { level: 1, name: 'New Name' })).toBeDefined()
  expect(readsOf()).toBe(2)
})

test('a site of which everything is known shows everything', async () => {
  await openSite(network, {
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
    'About this site',
    'What divers report',
    'Depth and level',
    'Hazards',
    'Best months',
    'What to expect',
    'The site',
    'Month by month',
    'History',
    'Getting there',
    'Location',
    'About this entry',
  ])
  const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(groups).toEqual(['Dive types', 'Marine life', 'Topography', 'Structures', 'Facilities'])
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
  await openSite(network, { siteName: 'Blue Hole' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Blue Hole' }))
})

test('Map, Close and Escape lead away', async () => {
  const { user, onShowMap, onClose } = await openSite(network)
  await user.click(screen.getByRole('button', { name: 'Map' }))
  expect(onShowMap).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('the position can be copied', async () => {
  const { user } = await openSite(network)
  await user.click(screen.getByRole('button', { name: 'Copy position' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('27° 48.822′ N, 33° 55.236′ E'))
})

test('a site that is deeper than its level reaches says what each depth takes, and nowhere else the opposite', async () => {
  await openSite(network, { maxDepth: 58, depthRange: { min: 3, max: 30 }, difficulty: 'beginner' })
  const steps = screen.getByRole('region', {
    name: 'Rated Beginner to 18\u00a0m. Going deeper takes more training.',
  })
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '3 to 18\u00a0mBeginnerOpen Water',
    '18 to 30\u00a0mIntermediateAdvanced Open Water',
    '30 to 40\u00a0mAdvancedDeep speciality',
    '40 to 58\u00a0mTechnicalTechnical training',
  ])
  expect(screen.getByText('Skill level').nextElementSibling?.textContent).toBe('Beginner to 18\u00a0m')
})

test('a wreck is drawn as it lies', async () => {
  await openSite(network, { diveSiteCategory: 'wreck', wreckLook: 'keel-up', maxDepth: 30 })
  expect(
    screen.getAllByRole('img', { name: /^Cross-section: a wreck that lies keel up down to 30/ }),
  ).toHaveLength(2)
})

test('its place is on a map of its own, from which other sites are reached, and opens in maps apps', async () => {
  const { user, onOpenSite } = await openSite(network, { siteName: 'Far Rock' })
  await user.click(screen.getByRole('button', { name: 'Map around Far Rock' }))
  expect(onOpenSite).toHaveBeenCalledExactlyOnceWith('another')
  await user.click(screen.getByRole('button', { name: 'Open in Maps' }))
  const app = await screen.findByRole('menuitem', { name: 'OpenStreetMap', hidden: true })
  expect(app.getAttribute('href')).toContain('mlat=27.8137&mlon=33.9206')
  expect(app.getAttribute('rel')).toBe('noopener noreferrer')
})

test('where a map is beside it there is no second one', async () => {
  await openSite(network, { siteName: 'Far Rock' }, undefined, { hasMapBeside: true })
  expect(screen.queryByText(/^Map around/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Open in Maps' })).toBeDefined()
})

test('a site that is not there says so and leads back', async () => {
  network.refuse(sites.get, 404, 'Dive site not found')
  const { user, onClose } = openDetails(buildSite().id)
  expect(await screen.findByText('This dive site doesn’t exist or isn’t public.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Back to Explore' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('an address that cannot be a site does not bother the server', async () => {
  openDetails('not-an-id')
  expect(await screen.findByText('This dive site doesn’t exist or isn’t public.')).toBeDefined()
  expect(network.asked).toEqual([])
})

test('without a connection the site can be tried again', async () => {
  network.cut(sites.get)
  const site = buildSite({ siteName: 'Far Rock' })
  const { user } = openDetails(site.id)
  expect((await screen.findByRole('alert')).textContent).toContain('No connection to the server')
  network.answer(sites.get, site)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Far Rock' })).toBeDefined()
})

test('arrow keys walk through the tabs, and the page is told which one is open', async () => {
  const { user, onTab } = await openSite(network, { siteName: 'Far Rock' })
  const tab = (name: string) => screen.getByRole('tab', { name })
  tab('Site Details').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Dive Reports 42'))
  expect(tab('Dive Reports 42').getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel', { name: 'Dive Reports 42' }).textContent).toContain(
    'What divers wrote about Far Rock',
  )
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel', { name: 'Gallery' }).textContent).toContain(
    'What divers brought back from Far Rock',
  )
  await user.keyboard('{End}{Enter}')
  expect(screen.getByRole('tabpanel', { name: 'Talk 3' }).textContent).toContain(
    'What divers ask about Far Rock',
  )
  await user.keyboard('{ArrowRight}')
  expect(tab('Site Details').getAttribute('aria-selected')).toBe('true')
  expect(onTab.mock.calls.flat()).toEqual(['reports', 'gallery', 'talk', 'details'])
})

test('nobody talks about a site that waits for review, and whoever is led there reads its details', async () => {
  await openSite(network, { siteName: 'Far Rock', approvalStatus: 'pending' }, 'talk')
  expect(screen.queryByRole('tab', { name: /Talk/ })).toBeNull()
  expect(screen.getByRole('tabpanel', { name: 'Site Details' })).toBeDefined()
})

test('what divers report stands among the facts, and what can be added beside the tabs', async () => {
  await openSite(network, { description: 'A rock.', averageRating: 4.75 })
  expect(headings()).toContain('What divers report')
  expect(screen.getByText(/4\.8 of 5/).textContent).toBe('4.8 of 5 from 42 dive reports')
  const add = screen.getByRole('button', { name: 'Dive report' })
  expect(screen.getByRole('tablist').contains(add)).toBe(false)
})

test('hostile words are words', async () => {
  const hostile = '</h1><script>alert(1)</script>\u202e'
  await openSite(network, {
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
  await openSite(network, { siteName: 'Reef', imageUrl: '/media/1.webp', diveSiteCategory: 'wall' })
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
  await openSite(network, {
    siteName: 'Reef',
    imageUrl: drawn.fullUrl,
    thumbnailUrl: drawn.thumbnailUrl,
    isThumbnailDrawn: true,
    photos: [drawn],
  })
  const picture = screen.getByRole('img', { name: 'Illustration, not a photo of this site: water' })
  expect(picture.getAttribute('srcset')).toContain('/api/media/serve/preview/')
  expect(screen.getByText('Illustration')).toBeDefined()
})

test('the name that belongs into the address is told once it is known', async () => {
  const { onAddress, site } = await openSite(network, { siteName: 'Blue Hole' })
  expect(onAddress).toHaveBeenCalledExactlyOnceWith(site)
})

test('without a connection the details say how old they are', async () => {
  await openSite(network, { siteName: 'Blue Hole' })
  expect(screen.queryByText(/^Saved/)).toBeNull()
  act(() => useConnection.setState({ isOffline: true }))
  expect(screen.getByText('Saved just now')).toBeDefined()
  act(() => useConnection.setState({ isOffline: false }))
})

test('a site that became part of another is told under the address of that one', async () => {
  const whole = buildSite({ siteName: 'Blue Hole' })
  network.answer(sites.get, whole)
  const { onAddress } = openDetails(buildSite().id)
  await screen.findByRole('heading', { level: 1, name: 'Blue Hole' })
  expect(onAddress).toHaveBeenCalledExactlyOnceWith(whole)
})

test('a closed site says so before its name: since when, why, and who decided it', async () => {
  await openSite(network, {
    siteName: 'Shark Isle',
    accessStatus: 'closed',
    accessStatusSince: '2023-01',
    accessStatusReason: 'All shark tourism is banned.',
    accessStatusSource: 'https://www.dof.gob.mx/nota',
  })
  const notice = screen.getByRole('region', { name: 'Access' })
  expect(notice.textContent).toMatch(
    /^This site has been closed to divers since .*2023All shark tourism is banned\. Nobody may dive here\./,
  )
  const source = within(notice).getByRole('link', { name: 'Source: dof.gob.mx' })
  expect(source.getAttribute('href')).toBe('https://www.dof.gob.mx/nota')
  const name = screen.getByRole('heading', { level: 1 })
  expect(notice.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a restricted site says so, and an open one nothing of it', async () => {
  await openSite(network, { accessStatus: 'restricted', accessStatusReason: 'Only with a permit.' })
  expect(screen.getByRole('region', { name: 'Access' }).textContent).toBe(
    'Access to this site is restrictedOnly with a permit. Check the rules before you plan a dive here.',
  )
})

test.each(['open', null] as const)('a site whose access is %s has no notice', async (accessStatus) => {
  await openSite(network, { accessStatus })
  expect(screen.queryByRole('region', { name: 'Access' })).toBeNull()
})
