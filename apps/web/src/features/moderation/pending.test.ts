import { expect, test } from 'vitest'
import { buildItem, buildPending } from './moderation.build.ts'
import type { Pending } from './moderation.queries.ts'
import { pendingItems, withItem, withoutItem } from './pending.ts'

const [a, b, c, d] = [buildItem(), buildItem(), buildItem({ type: 'flags' }), buildItem()]

const pages = (...all: Parameters<typeof buildPending>[]): Pending => ({
  pages: all.map((items, at) => ({
    ...buildPending(...items),
    total: 4,
    counts: {
      dive_sites: 3,
      media: 0,
      reports: 0,
      proposals: 0,
      flags: 1,
      certifications: 0,
      posts: 0,
      groups: 0,
      events: 0,
    },
    nextCursor: at < all.length - 1 ? 'next' : null,
  })),
  pageParams: all.map(() => null),
})

test('what is decided leaves its page, and is counted no longer', () => {
  const after = withoutItem(pages([a, b], [c, d]), c)
  expect(pendingItems(after)).toEqual([a, b, d])
  expect(after.pages[0]).toMatchObject({ total: 3, counts: { dive_sites: 3, flags: 0 } })
})

test('what does not wait changes nothing', () => {
  const before = pages([a])
  expect(withoutItem(before, b)).toBe(before)
})

test('what comes back stands in its place by age, once', () => {
  const before = pages([a], [d])
  const back = withItem(before, b)
  expect(pendingItems(back)).toEqual([a, b, d])
  expect(pendingItems(withItem(withItem(before, d), a))).toEqual([a, d])
  expect(pendingItems(withItem(pages([]), a))).toEqual([a])
})

test('what belongs on a page that is not read yet waits there', () => {
  const before = pages([a, b])
  const open: Pending = { ...before, pages: before.pages.map((page) => ({ ...page, nextCursor: 'next' })) }
  const back = withItem(open, d)
  expect(pendingItems(back)).toEqual([a, b])
  expect(back.pages[0]?.total).toBe(5)
})

test('an item that moved from one page to another is there once', () => {
  expect(pendingItems(pages([a, b], [b, c]))).toEqual([a, b, c])
})
