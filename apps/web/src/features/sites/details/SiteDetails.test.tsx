import { type Site, sites } from '@soundings/contract/sites'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSite } from '../sites.build.ts'
import { SiteDetails } from './SiteDetails.tsx'

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  network = stubNetwork()
})

const open = (siteId: string) => {
  const onShowMap = vi.fn()
  const onClose = vi.fn()
  renderPart(<SiteDetails siteId={siteId} takesFocus onShowMap={onShowMap} onClose={onClose} />)
  return { onShowMap, onClose, user: userEvent.setup() }
}

const openSite = async (known: Partial<Site> = {}) => {
  const site = buildSite(known)
  network.answer(sites.get, site)
  const opened = open(site.id)
  await screen.findByRole('heading', { level: 1, name: site.siteName })
  return opened
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('a site of which little is known shows what every diver asks, and no empty boxes', async () => {
  await openSite({ siteName: 'Unnamed Ledge' })
  expect(headings()).toEqual(['At a glance', 'Hazards', 'Position', 'About this entry'])
  expect(screen.getByText('Unknown Location')).toBeDefined()
  expect(screen.getByText('27° 48.822′ N, 33° 55.236′ E')).toBeDefined()
  expect(screen.queryByText(/Also known as/)).toBeNull()
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
    sponsor: { sponsoredBy: 'Reef Club', sponsorURL: 'https://reef.example/', logoURL: null },
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
    'About this site',
    'History',
    'Getting there',
    'Position',
    'About this entry',
  ])
  for (const words of [
    'Sharm El Sheikh, South Sinai, Egypt',
    'Advanced, Wreck',
    '4.8 of 5',
    'Pending',
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
  expect(screen.getByText(/Also known as/).textContent).toBe('Also known as Thistlegorm, The Thistle')
  const sponsor = screen.getByRole('link', { name: 'Reef Club' })
  expect(sponsor.getAttribute('rel')).toBe('sponsored noopener noreferrer')
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
