import { expect, it } from 'vitest'
import { possibleConnections } from './open-file-limit.ts'

it.each([
  [12_000, Number.POSITIVE_INFINITY, 12_000],
  [12_000, 20_000, 12_000],
  [12_000, 12_000, 11_500],
  [12_000, 1_024, 524],
  [12_000, 256, 128],
  [10, 256, 10],
])('of %i connections, with %d files, %i are possible', (wanted, files, possible) => {
  expect(possibleConnections(wanted, files)).toBe(possible)
})

it('knows the limit of this process', () => {
  const possible = possibleConnections(1e9)
  expect(possible).toBeGreaterThan(100)
})
