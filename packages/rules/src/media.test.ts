import { describe, expect, it } from 'vitest'
import { firstStatus, isOtherwise, mayMove, mayTakeAway } from './media.ts'

describe('a photo', () => {
  it.each([
    ['member', 'pending'],
    ['editor', 'pending'],
    ['moderator', 'approved'],
    ['admin', 'approved'],
  ] as const)('of somebody who is %s begins as %s', (level, status) => {
    expect(firstStatus(level)).toBe(status)
  })

  it.each([
    ['member', true, true],
    ['member', false, false],
    ['editor', false, false],
    ['moderator', false, true],
  ] as const)('is taken away by its uploader and by moderators: %s, own %s', (level, isOwn, may) => {
    expect(mayTakeAway({ level, isOwn })).toBe(may)
  })

  it.each([
    ['member', 'approved', 'a', false],
    ['member', 'approved', null, true],
    ['member', 'rejected', 'a', true],
    ['member', 'pending', 'a', true],
    ['moderator', 'approved', 'a', true],
  ] as const)(
    'of a %s that is %s at site %s may get another site: %s',
    (level, approvalStatus, diveSiteId, may) => {
      expect(mayMove(level, { approvalStatus, diveSiteId })).toBe(may)
    },
  )
})

describe('what is said of a photo', () => {
  const words = { caption: 'A fish', description: null, tags: ['fish', 'reef'], diveSiteId: 'a' }
  it('is the same when nothing differs', () => {
    expect(isOtherwise(words, { ...words, tags: ['fish', 'reef'] })).toBe(false)
  })
  it.each([
    { caption: null },
    { description: 'In its hole' },
    { tags: ['fish'] },
    { tags: ['fish reef'] },
    { diveSiteId: null },
  ])('is otherwise with %o', (other) => {
    expect(isOtherwise(words, { ...words, ...other })).toBe(true)
  })
})
