import { configuration } from '@soundings/contract/configuration'
import { favorites } from '@soundings/contract/favorites'
import { featured } from '@soundings/contract/featured'
import { map } from '@soundings/contract/map'
import { reports } from '@soundings/contract/reports'
import type { Route } from '@soundings/contract/route'
import { siteEditing } from '@soundings/contract/site-editing'
import { sites } from '@soundings/contract/sites'
import { expect, test, vi } from 'vitest'
import { answersToOne, immutableOnly, isKeptRead, publicAnswers } from './keeping.ts'

type Asked = Parameters<NonNullable<typeof publicAnswers.cacheWillUpdate>>[0]

const answered = (status: number, cacheControl: string) =>
  new Response(status === 204 ? null : '{}', { status, headers: { 'cache-control': cacheControl } })

const asking = (path: string) => new Request(`http://soundings.test${path}`)

const given = (response: Response, state = {}) =>
  ({
    request: asking('/'),
    response,
    cachedResponse: response,
    cacheName: 'answers',
    state,
  }) as unknown as Asked

const keeps = async (
  { cacheWillUpdate }: typeof publicAnswers,
  status: number,
  cacheControl = 'public, max-age=0',
) => Boolean(await cacheWillUpdate?.(given(answered(status, cacheControl))))

test('sites and the dives there open without a connection, what is only for one person or a file does not', () => {
  const id = '019a0000-0000-7000-8000-000000000001'
  const kept = [
    'sites',
    'sites/featured',
    `sites/${id}/nearby`,
    `reports/site/${id}`,
    `reports/site/${id}/digest`,
    `reports/${id}`,
  ]
  const log = [
    'dives',
    `dives/${id}`,
    `dives/${id}/profile`,
    'statistics',
    'statistics/days',
    'insights',
    'choices',
  ]
  for (const path of [
    ...kept,
    ...log.map((each) => `dive-log/${each}`),
    'profile/equipment',
    'profile/certifications',
  ])
    expect(isKeptRead(`/api/${path}`), path).toBe(true)
  const others = ['reports/mine', 'reports/export', `reports/${id}/helpful`, 'settings/me', 'notifications']
  others.push(`dive-log/dives/${id}/shares`, 'dive-log/export', 'dive-log/shared/abc', 'dive-log/trash')
  for (const path of others) expect(isKeptRead(`/api/${path}`), path).toBe(false)
})

test('events open without a connection, with their people and conditions, and what only the server can tell does not', () => {
  const id = '019a0000-0000-7000-8000-000000000001'
  const base = '/api/community/events'
  for (const path of [base, `${base}/${id}`, `${base}/${id}/attendees`, `${base}/${id}/conditions`])
    expect(isKeptRead(path), path).toBe(true)
  for (const path of [`${base}/${id}/dive`, `${base}/zone`, `${base}/${id}.ics`, '/api/calendar/token'])
    expect(isKeptRead(path), path).toBe(false)
})

test('own dives open without a connection, with their profiles; what a link shows may end and does not', () => {
  const id = '019a0000-0000-7000-8000-000000000001'
  for (const path of [`dives/${id}`, `dives/${id}/profile`])
    expect(isKeptRead(`/api/dive-log/${path}`), path).toBe(true)
  for (const path of [`dives/${id}/shares`, `dives/${id}/history`, `shared/${'x'.repeat(43)}`, 'trash'])
    expect(isKeptRead(`/api/dive-log/${path}`), path).toBe(false)
})

test('what is sent is not read anew by its address', () => {
  const routes: Route[] = [sites, siteEditing, featured, favorites, reports, configuration, map].flatMap(
    (feature) => Object.values<Route>(feature),
  )
  const sent = routes.filter(({ method, path }) => method !== 'GET' && !path.includes(':'))
  const read = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path))
  const kept = sent.filter(({ path }) => !read.has(path) && isKeptRead(path))
  expect(kept.map(({ path }) => path)).toEqual([])
})

test('of the API only whole public answers are kept', async () => {
  expect(await keeps(publicAnswers, 200)).toBe(true)
  expect(await keeps(publicAnswers, 200, 'no-store')).toBe(true)
  expect(await keeps(publicAnswers, 200, 'private, no-store')).toBe(false)
  for (const status of [204, 206, 404, 500])
    expect(await keeps(publicAnswers, status), `${status}`).toBe(false)
})

test('an answer is kept with the time, and from memory it tells when there was no way to the server', async () => {
  const before = Date.now()
  const kept = await publicAnswers.cacheWillUpdate?.(given(answered(200, '')))
  expect(Number(kept?.headers.get('x-saved-at'))).toBeGreaterThanOrEqual(before)

  const fromMemory = async (state: object) => {
    const asked = given(answered(200, ''), state)
    return publicAnswers.cachedResponseWillBeUsed?.(asked as never)
  }
  expect((await fromMemory({}))?.headers.has('x-unreached')).toBe(false)
  const state = {}
  await publicAnswers.fetchDidFail?.({ state } as never)
  const unreached = await fromMemory(state)
  expect(unreached?.headers.get('x-unreached')).toBe('1')
  expect(await unreached?.text()).toBe('{}')
})

test('right after a write what is kept is no answer, unless there is no way to the server', async () => {
  const fromMemory = async (cache: RequestCache, state: object) =>
    publicAnswers.cachedResponseWillBeUsed?.({
      ...given(answered(200, ''), state),
      request: { cache },
    } as never)
  expect(await fromMemory('default', {})).toBeInstanceOf(Response)
  expect(await fromMemory('no-cache', {})).toBeNull()
  expect(await fromMemory('no-cache', { unreached: true })).toBeInstanceOf(Response)
})

test('tiles are kept when their address will never answer anything else, empty ones too', async () => {
  const forever = 'public, max-age=31536000, immutable'
  expect(await keeps(immutableOnly, 200, forever)).toBe(true)
  expect(await keeps(immutableOnly, 204, forever)).toBe(true)
  expect(await keeps(immutableOnly, 200, 'public, max-age=0, must-revalidate')).toBe(false)
  expect(await keeps(immutableOnly, 404, forever)).toBe(false)
})

/** The browser's caches, as far as they are used here. */
const stubCaches = () => {
  const kept = new Map<string, Response>()
  const cache = {
    put: async ({ url }: Request, response: Response) => {
      kept.delete(url)
      kept.set(url, response)
    },
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async ({ url }: Request) => kept.delete(url),
  }
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async ({ url }: Request) => kept.get(url)?.clone(),
  })
  return kept
}

const update = (path: string, response: Response) =>
  answersToOne.cacheWillUpdate?.({ ...given(response), request: asking(path) } as never)
const fromMemory = async (path: string, cachedResponse?: Response) => {
  const asked = { request: asking(path), cachedResponse } as never
  return (await answersToOne.cachedResponseWillBeUsed?.(asked))?.text()
}
const answer = (body: string, cacheControl: string) =>
  new Response(body, { headers: { 'cache-control': cacheControl } })

test('an answer to one person is kept apart, and comes before what everybody gets', async () => {
  const kept = stubCaches()
  await update('/api/sites/1', answer('mine', 'private, no-store'))
  await update('/api/sites/2', answer('everybody’s', 'public, max-age=0'))
  expect([...kept.keys()]).toEqual(['http://soundings.test/api/sites/1'])
  expect(Number(kept.get('http://soundings.test/api/sites/1')?.headers.get('x-saved-at'))).toBeGreaterThan(0)
  expect(await fromMemory('/api/sites/1', answer('everybody’s', ''))).toBe('mine')
  expect(await fromMemory('/api/sites/2', answer('everybody’s', ''))).toBe('everybody’s')
  expect(await fromMemory('/api/sites/3')).toBeUndefined()
})

test('of answers to one person the newest are kept', async () => {
  const kept = stubCaches()
  for (let site = 0; site < 160; site++) await update(`/api/sites/${site}`, answer('mine', 'private'))
  expect(kept.size).toBe(150)
  expect(kept.has('http://soundings.test/api/sites/0')).toBe(false)
  expect(kept.has('http://soundings.test/api/sites/159')).toBe(true)
})

test('conversations that were read open without a connection, but neither a search nor only what is new', () => {
  const id = '019a0000-0000-7000-8000-000000000001'
  for (const path of [
    'conversations',
    `conversations/${id}`,
    `conversations/${id}/messages`,
    `with/${id}`,
    'unread',
  ])
    expect(isKeptRead(`/api/messages/${path}`, '?before=51'), path).toBe(true)
  expect(isKeptRead(`/api/messages/conversations/${id}/messages`, '?after=50&limit=200')).toBe(false)
  for (const path of ['search', `conversations/${id}/typing`, `messages/${id}`])
    expect(isKeptRead(`/api/messages/${path}`), path).toBe(false)
})

test('threads and lists of the forums open without a connection, but neither a search nor history', () => {
  const id = '019a0000-0000-7000-8000-000000000001'
  for (const path of [
    'categories',
    'recent-posts',
    'posts',
    `posts/${id}`,
    `posts/${id}/replies`,
    `replies/${id}`,
  ])
    expect(isKeptRead(`/api/community/forum/${path}`, '?at=31'), path).toBe(true)
  for (const path of ['search', 'related', `replies/${id}/history`, `replies/${id}/author`])
    expect(isKeptRead(`/api/community/forum/${path}`), path).toBe(false)
})

test('groups open as they were read, without who asks to join and without their invitations', () => {
  const group = '/api/community/groups/019a0000-0000-7000-8000-000000000001'
  for (const path of ['/api/community/groups', group, `${group}/members`, `${group}/logbook`])
    expect(isKeptRead(path), path).toBe(true)
  for (const path of [`${group}/invites`, '/api/community/group-invites/token'])
    expect(isKeptRead(path), path).toBe(false)
  expect(isKeptRead(`${group}/members`, '?state=requested')).toBe(false)
})

test('trips open without a connection, with their lists, but neither their links nor who looks at them', () => {
  const trip = '/api/trip-planner/trips/019a0000-0000-7000-8000-000000000001'
  for (const path of ['/api/trip-planner/trips', '/api/trip-planner/statistics', trip])
    expect(isKeptRead(path), path).toBe(true)
  for (const part of ['checklist', 'expenses', 'settlement', 'budget', 'warnings'])
    expect(isKeptRead(`${trip}/${part}`), part).toBe(true)
  for (const part of ['links', 'export', 'here', 'checklist/proposals'])
    expect(isKeptRead(`${trip}/${part}`), part).toBe(false)
  expect(isKeptRead(trip, '?after=3')).toBe(false)
  expect(isKeptRead(`/api/trip-planner/shared/${'t'.repeat(43)}`)).toBe(false)
})
