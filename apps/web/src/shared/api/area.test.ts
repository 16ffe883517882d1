import { community } from '@soundings/contract/community'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { area } from './area.ts'
import { changePerson } from './person.ts'
import { createQueryClient } from './query-client.ts'

const hub = area('/api/community')
const minute = 60_000
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
  network = stubNetwork()
  network.answer(community.stats, { totalMembers: 1, totalPosts: 0, totalPhotos: 0, totalEvents: 0 })
})
afterEach(() => vi.useRealTimers())

test('what an area answered is kept for five minutes', async () => {
  const queries = createQueryClient()
  const ask = () => queries.fetchQuery(hub.read(community.stats, {}))
  await ask()
  vi.setSystemTime(Date.now() + 5 * minute - 1)
  await ask()
  expect(network.asked).toHaveLength(1)
  vi.setSystemTime(Date.now() + 1)
  await ask()
  expect(network.asked).toHaveLength(2)
})

test.each([
  ['a write', (queries: ReturnType<typeof createQueryClient>) => hub.refresh(queries)],
  ['news of the stream', (queries: ReturnType<typeof createQueryClient>) => hub.follow(queries)],
  [
    'another person',
    async (queries: ReturnType<typeof createQueryClient>) => changePerson(queries, { wasSignedIn: true }),
  ],
])('%s makes it ask anew', async (_, happens) => {
  const queries = createQueryClient()
  const ask = () => queries.fetchQuery(hub.read(community.stats, {}))
  await ask()
  await happens(queries)
  await ask()
  expect(network.asked).toHaveLength(2)
})
