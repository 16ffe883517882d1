import { expect, it } from 'vitest'
import { recentChanges } from './recent-changes.ts'

/** A memory that began a minute ago, for at most this many things. */
const begin = (max?: number) => {
  let now = 0
  const recent = recentChanges({ now: () => now, ...(max && { max }) })
  now = 60_000
  return { recent, pass: (milliseconds: number) => (now += milliseconds) }
}

it('knows what changed within a time, and what did not', () => {
  const { recent, pass } = begin()
  recent.note('a')
  pass(1_000)
  expect(recent.isWithin('a', 999)).toBe(false)
  expect(recent.isWithin('a', 1_000)).toBe(true)
  expect(recent.isWithin('b', 30_000)).toBe(false)
})

it('takes what was before its time for changed', () => {
  const { recent } = begin()
  expect(recent.isWithin('a', 59_999)).toBe(false)
  expect(recent.isWithin('a', 60_000)).toBe(true)
})

it('takes anything for changed when anything may have, and from then on nothing', () => {
  const { recent, pass } = begin()
  recent.noteAll()
  pass(100)
  expect(recent.isWithin('a', 100)).toBe(true)
  expect(recent.isWithin('a', 99)).toBe(false)
})

it('forgets the oldest of too many, and reaches back less far', () => {
  const { recent, pass } = begin(2)
  for (const id of ['a', 'b', 'a', 'c']) {
    recent.note(id)
    pass(1_000)
  }
  expect(recent.isWithin('z', 2_500)).toBe(false)
  expect(recent.isWithin('z', 3_000)).toBe(true)
  expect(recent.isWithin('a', 2_000)).toBe(true)
  expect(recent.isWithin('a', 1_999)).toBe(false)
})
