import { community } from '@soundings/contract/community'
import { featured } from '@soundings/contract/featured'
import { forum } from '@soundings/contract/forum'
import { type Member, members } from '@soundings/contract/members'
import { presence } from '@soundings/contract/presence'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'
import { CommunityPage } from './CommunityPage.tsx'

const flags = vi.hoisted(() => ({ isOn: true }))
vi.mock('#features/flags/index.ts', () => ({
  useFlag: () => ({ value: flags.isOn, isReady: true }),
  useFlagsOn: () => () => flags.isOn,
  isFlagOn: () => flags.isOn,
}))
// The header asks for much that has nothing to do with this page.
vi.mock('../shell/Shell.tsx', async () => ({ Shell: (await import('@tanstack/react-router')).Outlet }))

const user = userEvent.setup()
const buildMember = (handle: string, known: Partial<Member> = {}): Member => ({
  id: `018f0000-0000-7000-8000-0000000000${String(handle.length).padStart(2, '0')}`,
  handle,
  name: null,
  avatar: null,
  location: null,
  country: null,
  isOnline: false,
  ...known,
})
const ana = buildMember('ana_r', {
  name: 'Ana Ruiz',
  location: 'Dahab',
  country: 'Egypt',
  isOnline: true,
  dives: 1_240,
  photos: 1,
  certifications: ['PADI Instructor', 'SSI Guide', 'PADI Rescue Diver', 'PADI Open Water Diver'],
  isInstructor: true,
})
const shy = buildMember('shy_diver')

let network: ReturnType<typeof stubNetwork>
const has = (all: Member[]) =>
  network.answer(members.list, (url) => onePage(url.searchParams.get('q') === 'nobody' ? [] : all))

beforeEach(() => {
  flags.isOn = true
  resetSession()
  network = stubNetwork()
  network.answer(community.stats, { totalMembers: 1_033, totalPosts: 0, totalPhotos: 12, totalEvents: 0 })
  network.answer(presence.of, (url) => ({
    items: (url.searchParams.get('ids') ?? '')
      .split(',')
      .map((id) => ({ id, isOnline: id === ana.id, when: id === ana.id ? ('now' as const) : null })),
  }))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => {})
})

const visit = async (at: string) => {
  const queries = createQueryClient()
  const router = createAppRouter(queries, createMemoryHistory({ initialEntries: [at] }))
  await router.load()
  render(<App router={router} queryClient={queries} />)
  return router
}
const askedFor = () => network.asked.filter((call) => call.includes('/members'))

test('the hub leads to its first tab', async () => {
  setUser(buildMe())
  network.answer(forum.categories, [])
  network.answer(forum.recent, onePage([]))
  const router = await visit('/community')
  await waitFor(() => expect(router.state.location.pathname).toBe('/community/forums'))
  const tabs = within(await screen.findByRole('navigation', { name: 'Community' }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Forums',
    'Events',
    'Members',
    'Groups',
  ])
})

test('the way to the first tab is led once: drawn anew, it takes back no tab that was pressed meanwhile', () => {
  // The router leads there again for every new element.
  expect(CommunityPage()).toBe(CommunityPage())
})

test('the members stand below the figures of the hub, each as they show themselves', async () => {
  setUser(buildMe())
  has([ana, shy])
  await visit('/community/members')
  const card = within(await screen.findByRole('article', { name: 'Ana Ruiz' }))
  expect(screen.getByLabelText('The community in figures').textContent).toContain('1,033')
  for (const act of ['Create Post', 'Create Event', 'Find Dive Buddies'])
    expect(await screen.findByRole('link', { name: act })).toBeDefined()
  for (const text of ['@ana_r', 'Dahab', 'Online', '1,240 dives', '1 photo', 'PADI Instructor', '+1'])
    expect(card.getByText(text)).toBeDefined()
  expect(card.getByRole('link', { name: 'View Profile of Ana Ruiz' }).getAttribute('href')).toBe(
    '/profile/ana_r',
  )
  const other = within(screen.getByRole('article', { name: '@shy_diver' }))
  expect(other.queryByText(/dives|photos|Online/)).toBeNull()
  expect(screen.getByText('2 members')).toBeDefined()
})

test('what is searched and filtered stands in the address, and a search that finds nobody leads back to all', async () => {
  setUser(buildMe())
  has([ana])
  const router = await visit('/community/members?filter=certified&country=Atlantis')
  await screen.findByRole('article', { name: 'Ana Ruiz' })
  expect(askedFor()).toEqual(['GET /api/community/members?limit=30&filter=certified'])
  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'nobody')
  expect(await screen.findByRole('heading', { name: 'No members found' })).toBeDefined()
  expect(router.state.location.search).toMatchObject({ q: 'nobody', filter: 'certified' })
  await user.click(screen.getByRole('button', { name: 'Show all members' }))
  expect(await screen.findByRole('article', { name: 'Ana Ruiz' })).toBeDefined()
  expect(router.state.location.search).toEqual({})
  await user.click(screen.getByRole('button', { name: 'Instructors' }))
  await waitFor(() => expect(askedFor().at(-1)).toContain('filter=instructors'))
})

test('visitors are asked to log in to see who is online', async () => {
  nobodyIsSignedIn()
  network.answer(members.list, { ...onePage<Member>([]), reason: 'members-only' })
  await visit('/community/members?filter=online')
  expect(await screen.findByRole('heading', { name: 'Log in to see who’s online' })).toBeDefined()
})

test('a list that did not come says so, and comes when it is tried again', async () => {
  setUser(buildMe())
  network.refuse(members.list, 400, 'This went wrong')
  await visit('/community/members')
  expect(await screen.findByRole('heading', { name: 'Members couldn’t be loaded' })).toBeDefined()
  has([ana])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Ana Ruiz' })).toBeDefined()
})

test('a community that is switched off is not there', async () => {
  flags.isOn = false
  nobodyIsSignedIn()
  has([ana])
  network.refuse(featured.list, 503, 'Not now')
  await visit('/community/members')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined()
  expect(askedFor()).toEqual([])
})
