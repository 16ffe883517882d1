import { forum } from '@soundings/contract/forum'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useConnection } from '#shared/lib/connection.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { nobodyIsSignedIn } from '#shared/session/session-store.ts'
import { buildLine } from '#shared/testing/forums.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSite } from '#shared/testing/sites.ts'
import { withLinks } from '#shared/testing/with-links.tsx'
import { SiteTalk } from './SiteTalk.tsx'
import { SiteTalkCount } from './SiteTalkCount.tsx'

const site = buildSite({ siteName: 'Blue Hole' })
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  useConnection.setState({ isOffline: false })
  network = stubNetwork()
})

const show = () => renderPart(withLinks(<SiteTalk site={site} />))

test('the newest threads of a site stand there, with how many there are and the way to begin one', async () => {
  const line = buildLine({ replies: 2, lastN: 2, readN: 1, solutionN: 2 })
  network.answer(forum.list, { items: [line], nextCursor: 'on', total: 12 })
  show()
  const talk = within(screen.getByRole('region', { name: 'Talk' }))
  expect(await talk.findByRole('heading', { level: 2, name: '12 threads' })).toBeDefined()
  expect(talk.getByRole('link', { name: 'Unread: Which torch?' }).getAttribute('href')).toBe(
    `/community/forums/threads/${line.id}/which-torch`,
  )
  expect(talk.getByText('2 replies')).toBeDefined()
  expect(talk.getByText('Solved')).toBeDefined()
  expect(talk.getByRole('button', { name: 'Show more threads' })).toBeDefined()
  const begin = new URL(
    talk.getByRole('link', { name: 'Create Post' }).getAttribute('href') ?? '',
    'http://soundings.test',
  )
  expect(begin.pathname).toBe('/community/forums/new')
  expect(begin.searchParams.get('site')).toContain(site.id)
  expect(network.asked).toEqual([`GET /api/community/forum/posts?limit=10&site=${site.id}`])
})

test('a site that nobody talks about invites to begin, and a visitor logs in first', async () => {
  nobodyIsSignedIn()
  network.answer(forum.list, onePage([]))
  show()
  expect(await screen.findByText('Nobody has asked anything here yet')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Create Post' }))
  await waitFor(() => expect(useModals.getState().open).toBe('login'))
})

test('threads that couldn’t be loaded can be asked for again', async () => {
  network.refuse(forum.list, 400, 'This went wrong')
  show()
  await screen.findByText('This went wrong')
  network.answer(forum.list, onePage([buildLine()]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 2, name: '1 thread' })).toBeDefined()
})

test('the tab says how many there are, and asks nobody without a connection', async () => {
  network.answer(forum.list, { items: [buildLine()], nextCursor: 'on', total: 12 })
  const { unmount } = renderPart(<SiteTalkCount siteId={site.id} />)
  expect((await screen.findByText('12')).textContent).toBe('12 threads')
  unmount()
  useConnection.setState({ isOffline: true })
  renderPart(<SiteTalkCount siteId={site.id} />)
  expect(network.asked).toHaveLength(1)
})
