import { expect, test } from 'vitest'
import { isNarrowed, questionOf } from './log.view.ts'
import { readLogSearch } from './log-search.ts'

test('an address is read as far as it makes sense', () => {
  const said = {
    q: ' wreck ',
    year: '2024',
    minDepth: '12.5',
    maxDepth: '9999',
    gas: 'beer',
    sort: 'deepest',
    view: 'grid',
  }
  expect(readLogSearch(said)).toEqual({
    q: 'wreck',
    year: '2024',
    minDepth: 12.5,
    sort: 'deepest',
    view: 'grid',
  })
})

test('the question is what the address says but for how it is shown', () => {
  const search = readLogSearch({ minDepth: '12.5', sort: 'deepest', view: 'grid' })
  expect(questionOf(search)).toEqual({ minDepth: '12.5', sort: 'deepest' })
  expect(isNarrowed(search)).toBe(true)
  expect(isNarrowed(readLogSearch({ sort: 'oldest', view: 'grid' }))).toBe(false)
})
