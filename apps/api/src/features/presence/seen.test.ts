import { expect, it } from 'vitest'
import { seenWhen } from './seen.ts'

const now = new Date('2026-06-01T12:00:00Z')
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const hour = 3_600_000

it.each([
  [before(0), 'now'],
  [before(119_999), 'now'],
  [before(120_000), 'today'],
  [before(24 * hour - 1), 'today'],
  [before(24 * hour), 'week'],
  [before(7 * 24 * hour - 1), 'week'],
  [before(7 * 24 * hour), null],
  [undefined, null],
])('somebody seen at %s is told of as %s', (seenAt, when) => {
  expect(seenWhen(seenAt, now)).toBe(when)
})
