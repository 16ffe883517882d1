import { type Dive, diveLog } from '@soundings/contract/dive-log'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { setUser } from '#shared/session/session-store.ts'
import { buildDive, buildStatistics, noChoices } from '#shared/testing/dives.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

vi.mock('#features/map/index.ts', () => ({
  SiteMap: () => null,
  PlaceMap: () => null,
  PointsMap: () => null,
}))
// The header asks for much that has nothing to do with this page.
vi.mock('../shell/Shell.tsx', async () => ({ Shell: (await import('@tanstack/react-router')).Outlet }))

const user = userEvent.setup()
const wall = buildDive({
  siteName: 'Blue Hole',
  date: '2026-05-12',
  time: '09:40',
  maxDepth: 31.2,
  duration: 48,
  visibility: 20,
  waterTemp: 24.5,
  conditions: ['Calm', 'Night'],
  notes: 'Two eagle rays',
  number: 120,
  photos: [1, 2, 3, 4, 5].map((at) => ({
    id: `01970000-0000-7000-8000-00000000000${at}`,
    isPrivate: false,
    state: 'ready',
    thumbnailUrl: `/${at}`,
    fullUrl: null,
    caption: null,
  })),
})
const wreck = buildDive({ siteName: 'Um El Faroud', location: 'Malta', date: '2024-08-02' })

let network: ReturnType<typeof stubNetwork>
const has = (dives: Dive[]) => {
  network.answer(diveLog.list, (url) => onePage(url.searchParams.get('q') === 'nothing' ? [] : dives))
  network.answer(
    diveLog.statistics,
    buildStatistics({
      totalDives: 130,
      hoursUnderwater: 86.4,
      maxDepth: 31.2,
      countries: 2,
      years: [2026, 2024],
    }),
  )
}

beforeEach(() => {
  resetSession()
  useConnection.setState({ isOffline: false })
  network = stubNetwork()
  network.answer(diveLog.choices, noChoices)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => {})
})

const visit = async (at = '/dive-log') => {
  setUser(buildMe())
  const queries = createQueryClient()
  const router = createAppRouter(queries, createMemoryHistory({ initialEntries: [at] }))
  await router.load()
  render(<App router={router} queryClient={queries} />)
  return router
}
const names = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)

test('a log shows its figures, and every dive with what was told of it, under its month', async () => {
  has([wall, wreck])
  await visit()
  const entry = (await screen.findByRole('heading', { level: 4, name: /Blue Hole/ })).closest('li')
  for (const words of [
    'Egypt, Dahab',
    '31.2\u00a0m',
    '48\u00a0min',
    '20\u00a0m',
    '24.5\u00a0°C',
    'Night Dive',
    '+2',
  ])
    expect(entry?.textContent).toContain(words)
  expect(entry?.querySelectorAll('img')).toHaveLength(3)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'May 2026',
    'August 2024',
  ])
  expect(screen.getByText('Hours Underwater').nextSibling?.textContent).toBe('86.4')
  expect(
    screen.getAllByRole('button', { name: /^(All Time|20\d\d)$/ }).map((one) => one.textContent),
  ).toEqual(['All Time', '2026', '2024'])
})

test('a log without dives says how to begin', async () => {
  has([])
  await visit()
  expect(await screen.findByRole('heading', { name: 'Log your first dive' })).toBeDefined()
})

test('a log that did not come says so instead of being empty', async () => {
  has([])
  network.refuse(diveLog.list, 400, 'Not today')
  await visit()
  expect((await screen.findByRole('alert')).textContent).toContain('Your dive log couldn’t be loaded')
  has([wall])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['Blue Hole#120']))
})

test('year, words and filters stand in the address and in the question', async () => {
  has([wall, wreck])
  const router = await visit('/dive-log?condition=Calm&minDepth=12')
  await user.click(await screen.findByRole('button', { name: '2024' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search dives' }), 'nothing{Enter}')
  expect(await screen.findByRole('heading', { name: 'No dives found' })).toBeDefined()
  const asked = network.asked.findLast((call) => call.includes('/dives?')) ?? ''
  expect(Object.fromEntries(new URLSearchParams(asked.split('?')[1]))).toEqual({
    q: 'nothing',
    year: '2024',
    condition: 'Calm',
    minDepth: '12',
  })
  await user.click(screen.getByRole('button', { name: 'Remove filter: At least 12\u00a0m' }))
  expect(router.state.location.search).toEqual({ q: 'nothing', year: '2024', condition: 'Calm' })
  await user.click(screen.getByRole('button', { name: 'Show all dives' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('several dives are deleted at once, and come back with one press', async () => {
  has([wall, wreck])
  const sent: unknown[] = []
  network.answer(diveLog.changeSeveral, (_url, body) => {
    sent.push(body)
    return { changed: 2 }
  })
  await visit()
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: /^Select Um El Faroud/ }))
  const bar = within(screen.getByRole('region', { name: 'Selected dives' }))
  expect(bar.getByRole('status').textContent).toBe('1 dive selected')
  await user.click(bar.getByRole('button', { name: 'Select all' }))
  await user.click(bar.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const ids = [wall.id, wreck.id]
  await waitFor(() =>
    expect(sent).toEqual([
      { ids, action: 'delete', value: null },
      { ids, action: 'restore', value: null },
    ]),
  )
})

test('without a connection, what this device keeps is searched', async () => {
  has([wall, wreck])
  vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker: { controller: {} } })
  await visit()
  await waitFor(() => expect(network.asked).toContain('GET /api/dive-log/dives?limit=200'))
  act(network.lose)
  await user.type(screen.getByRole('searchbox', { name: 'Search dives' }), 'faroud{Enter}')
  await waitFor(() => expect(names()).toEqual(['Um El Faroud']))
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull()
})

test('arrow keys go from dive to dive', async () => {
  has([wall, wreck])
  await visit()
  await screen.findByRole('heading', { level: 4, name: /Blue Hole/ })
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Blue Hole'))
  await user.keyboard('j')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Um El Faroud'))
  await user.keyboard('k')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Blue Hole'))
})
