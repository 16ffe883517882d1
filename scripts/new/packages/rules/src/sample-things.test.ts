import { expect, test } from 'vitest'
import { sortSampleThings } from './sample-things.ts'

test('sample things are sorted by name, whatever its case', () => {
  const items = ['beta', 'Alpha', 'gamma'].map((name) => ({ name }))
  expect(sortSampleThings(items).map(({ name }) => name)).toEqual(['Alpha', 'beta', 'gamma'])
})
