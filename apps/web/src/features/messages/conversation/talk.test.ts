import { expect, test } from 'vitest'
import { buildMessages } from './talk.build.ts'
import {
  lastSeqOf,
  type Talk,
  withChanged,
  withEarlier,
  withLater,
  withNewest,
  withPageAt,
  withSent,
} from './talk.ts'

const page = (from: number, to: number, hasMore: boolean) => ({
  items: buildMessages(from, to).toReversed(),
  hasMore,
})
const seqs = ({ items }: Talk) => items.map(({ seq }) => seq)
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

const newest = withNewest(undefined, page(51, 100, true), 1)

test('pages in any order make one stretch in which each message stands once', () => {
  const talk = withEarlier(withEarlier(newest, page(20, 60, true)), page(1, 19, false))
  expect(seqs(talk)).toEqual(upTo(1, 100))
  expect(talk.hasEarlier).toBe(false)
})

test('what is new is added, also where it was asked for twice', () => {
  const after = { items: buildMessages(101, 103), hasMore: false }
  const talk = withLater(withLater(newest, after), after)
  expect(seqs(talk)).toEqual(upTo(51, 103))
  expect(lastSeqOf(talk)).toBe(103)
})

test('the newest that do not meet what was read take its place, so that there is no gap', () => {
  const far = withNewest(newest, page(400, 449, true), 2)
  expect(seqs(far)).toEqual(upTo(400, 449))
  expect(far).toMatchObject({ hasEarlier: true, hasLater: false, readAt: 2 })
  expect(seqs(withNewest(newest, page(101, 150, true), 2))).toEqual(upTo(51, 150))
})

test('a page in the middle knows that there is more on both sides', () => {
  const middle = withPageAt(newest, page(10, 30, true), 100, 2)
  expect(seqs(middle)).toEqual(upTo(10, 30))
  expect(middle).toMatchObject({ hasEarlier: true, hasLater: true })
  expect(withPageAt(newest, page(40, 60, true), 100, 2)).toMatchObject({ hasEarlier: true, hasLater: false })
  expect(withPageAt(undefined, page(90, 100, true), 100, 2).hasLater).toBe(false)
})

test('what was edited or deleted is taken in, and an older answer does not undo it', () => {
  const [first] = buildMessages(60, 60)
  if (!first) throw new Error('No message')
  const edited = { ...first, message: 'Better', editedAt: '2026-11-20T10:00:00Z' }
  const deleted = { ...first, message: '', isDeleted: true }
  const at60 = (talk: Talk) => talk.items.find(({ seq }) => seq === 60)
  const talk = withChanged(newest, [edited, ...buildMessages(1, 3)])
  expect(at60(talk)).toEqual(edited)
  expect(seqs(talk)).toEqual(upTo(51, 100))
  expect(at60(withChanged(talk, [first]))).toEqual(edited)
  expect(at60(withChanged(withChanged(talk, [deleted]), [edited]))).toEqual(deleted)
})

test('one that was just sent is added only where nothing is missing before it', () => {
  const [next, later] = [101, 103].map((seq) => buildMessages(seq, seq)[0])
  if (!next || !later) throw new Error('No message')
  expect(lastSeqOf(withSent(newest, next))).toBe(101)
  expect(withSent(newest, later)).toBe(newest)
  expect(lastSeqOf(withSent({ ...newest, hasLater: true }, next))).toBe(100)
})

test('a conversation in which nothing was written yet is whole', () => {
  expect(withNewest(undefined, { items: [], hasMore: false }, 1)).toEqual({
    items: [],
    hasEarlier: false,
    hasLater: false,
    readAt: 1,
  })
})
