import { forum } from '@soundings/contract/forum'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useConnection } from '#shared/lib/connection.ts'
import { buildLine } from '#shared/testing/forums.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSite } from '#shared/testing/sites.ts'
import { SiteTalk } from './SiteTalk.tsx'

const flags = vi.hoisted(() => ({ isOn: true }))
vi.mock('#features/flags/index.ts', () => ({ useFlag: () => ({ value: flags.isOn, isReady: true }) }))

const site = buildSite({ siteName: 'Blue Hole', approvalStatus: 'approved' })
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  flags.isOn = true
  useConnection.setState({ isOffline: false })
  network = stubNetwork()
})

const show = (shown = site) => {
  const router = createRouter({
    routeTree: createRootRoute({ notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  renderPart(
    <RouterContextProvider router={router as never}>
      <SiteTalk site={shown} />
    </RouterContextProvider>,
  )
}

test('the newest threads of a site stand there, with how many there are and the way to begin one', async () => {
  const line = buildLine({ replies: 2, lastN: 2, readN: 1, solutionN: 2 })
  network.answer(forum.list, { items: [line], nextCursor: 'on', total: 12 })
  show()
  const talk = within(await screen.findByRole('region', { name: 'Talk' }))
  expect(talk.getByRole('heading', { level: 3 }).textContent).toBe('Talk12')
  expect(talk.getByRole('link', { name: 'Unread: Which torch?' }).getAttribute('href')).toBe(
    `/community/forums/threads/${line.id}/which-torch`,
  )
  expect(talk.getByText('2 replies')).toBeDefined()
  expect(talk.getByText('Solved')).toBeDefined()
  expect(talk.getByRole('button', { name: 'Show more threads' })).toBeDefined()
  const begin = new URL(
    talk.getByRole('link', { name: 'Start a thread here' }).getAttribute('href') ?? '',
    'http://soundings.test',
  )
  expect(begin.pathname).toBe('/community/forums/new')
  expect(begin.searchParams.get('site')).toContain(site.id)
  expect(network.asked).toEqual([`GET /api/community/forum/posts?limit=5&site=${site.id}`])
})

test('a site that nobody talks about invites to begin', async () => {
  network.answer(forum.list, onePage([]))
  show()
  expect(await screen.findByText(/Nobody has asked anything about this site yet/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start a thread here' })).toBeDefined()
})

test('where it cannot be read nothing stands there, and it is not asked for at sites that wait, without a connection or a community', async () => {
  network.refuse(forum.list, 500, 'Something went wrong')
  show()
  await waitFor(() => expect(network.asked).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
  show({ ...site, approvalStatus: 'pending' })
  flags.isOn = false
  show()
  flags.isOn = true
  useConnection.setState({ isOffline: true })
  show()
  expect(network.asked).toHaveLength(1)
})
