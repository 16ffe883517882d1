import { expect, test } from 'vitest'
import { buildPost, buildReplies } from '#shared/testing/forums.ts'
import { nextPageOf, pageOf, type Stretch, withPage, withPost } from './stretch.ts'

const page = (from: number, to: number, lastN: number) => ({
  items: buildReplies(from, to),
  hasAfter: to < lastN,
  lastN,
})
const numbers = ({ items }: Stretch) => items.map(({ n }) => n)
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('pages are the same whichever number is looked for', () => {
  expect([0, 1, 30, 31, 60, 61].map(pageOf)).toEqual([1, 1, 1, 31, 31, 61])
})

test('pages that meet make one stretch without a gap, in which each post stands once', () => {
  const middle = withPage(undefined, 31, page(31, 60, 200), 1)
  const more = withPage(withPage(middle, 61, page(61, 90, 200), 2), 1, page(1, 30, 200), 3)
  expect(numbers(more)).toEqual(upTo(1, 90))
  expect(more).toMatchObject({ firstAt: 1, hasAfter: true, lastN: 200, readAt: 1 })
  expect(nextPageOf(more)).toBe(91)
})

test('a page far away takes the place of what was read', () => {
  const far = withPage(withPage(undefined, 1, page(1, 30, 200), 1), 181, page(181, 200, 200), 2)
  expect(numbers(far)).toEqual(upTo(181, 200))
  expect(far).toMatchObject({ firstAt: 181, hasAfter: false, readAt: 2 })
})

test('what was read again is as it is now; an older version is not taken', () => {
  const first = withPage(undefined, 1, page(1, 10, 10), 1)
  const edited = withPost(first, buildPost(4, { version: 2, content: 'Better' }))
  expect(edited.items[3]?.content).toBe('Better')
  expect(withPage(edited, 1, page(1, 10, 10), 2).items[3]?.content).toBe('Better')
})

test('a page in the middle says nothing of what comes after the last', () => {
  const all = withPage(withPage(undefined, 1, page(1, 30, 40), 1), 31, page(31, 40, 40), 1)
  const again = withPage(all, 1, page(1, 30, 45), 2)
  expect(again).toMatchObject({ hasAfter: false, lastN: 45 })
  expect(nextPageOf(again)).toBe(31)
})

test('a post that was just written comes after the last, but not where others are between', () => {
  const all = withPage(undefined, 1, page(1, 10, 10), 1)
  expect(numbers(withPost(all, buildPost(11)))).toEqual(upTo(1, 11))
  const behind = withPost(all, buildPost(13))
  expect(numbers(behind)).toEqual(upTo(1, 10))
  expect(behind).toMatchObject({ hasAfter: true, lastN: 13 })
})
