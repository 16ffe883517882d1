import { expect, test } from 'vitest'
import { badgesOf, isNarrowed, linesOf, questionOf } from './members.view.ts'
import { readMembersSearch } from './members-search.ts'

const member = (id: string) => ({
  id,
  handle: id,
  name: null,
  avatar: null,
  location: null,
  country: null,
  isOnline: false,
})

test('a list is cut into lines, and the last may be shorter', () => {
  const lines = linesOf(['a', 'b', 'c', 'd', 'e'].map(member), 2)
  expect(lines.map(({ at, members }) => [at, members.map(({ id }) => id).join('')])).toEqual([
    [0, 'ab'],
    [2, 'cd'],
    [4, 'e'],
  ])
  expect(linesOf([], 3)).toEqual([])
})

test('a card shows three certifications and counts the rest', () => {
  expect(badgesOf({ certifications: ['a', 'b', 'c', 'd', 'e'] })).toEqual({ shown: ['a', 'b', 'c'], more: 2 })
  expect(badgesOf({})).toEqual({ shown: [], more: 0 })
})

test.each([
  [
    { q: 'ana', filter: 'online', country: 'Fiji' },
    { q: 'ana', filter: 'online', country: 'Fiji' },
  ],
  [{ q: 7, filter: 'all', country: 'Atlantis' }, { q: '7' }],
  [{ q: '', filter: 'admins', country: 3 }, {}],
])('the address %o asks for %o', (said, question) => {
  const asked = questionOf(readMembersSearch(said))
  expect(asked).toEqual(question)
  expect(isNarrowed(asked)).toBe(Object.keys(question).length > 0)
})
