import { expect, test } from 'vitest'
import type { Place } from './place.ts'
import { serverArguments } from './settings.ts'

const place: Place = {
  dataFolder: '/srv/dives',
  cluster: '/srv/dives/postgres',
  log: '/srv/dives/postgres.log',
  lock: '/srv/dives/start.lock',
  password: '/srv/dives/postgres.password',
  socketFolder: '/srv/dives/run',
  port: 5432,
  isDurable: true,
}

test.each([
  ['outlives a power cut', true, 'on'],
  ['of tests does not, and takes less time', false, 'off'],
])('what is written %s', (_, isDurable, expected) => {
  const given = serverArguments({ ...place, isDurable })
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    expect(given).toContain(`${setting}=${expected}`)
})

test('a server of tests has room for the connections of many apps', () => {
  expect(serverArguments(place)).toContain('max_connections=50')
  expect(serverArguments({ ...place, isDurable: false })).toContain('max_connections=300')
})
