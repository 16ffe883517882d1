import { flagReasons } from '@soundings/contract/moderation'
import { describe, expect, it } from 'vitest'
import { agoInWords, conflictOf, conflictText, reasonText, takenDownReason } from './moderation.ts'

describe('what a moderator said', () => {
  it('is a sentence of its own', () => {
    expect(reasonText(null)).toBe('')
    expect(reasonText('  ')).toBe('')
    expect(reasonText('This isn’t a dive site.')).toBe(' Reason: This isn’t a dive site.')
    expect(reasonText('Which wreck?')).toBe(' Reason: Which wreck?')
    expect(reasonText('no\n  such reef')).toBe(' Reason: no such reef.')
  })

  it('is cut between words when it is long, and never within a letter', () => {
    const cut = reasonText('reef '.repeat(100))
    expect(cut.length).toBeLessThan(270)
    expect(cut).toMatch(/reef…$/)
    const letters = reasonText('🤿'.repeat(400))
    expect(letters.isWellFormed()).toBe(true)
    expect([...letters]).toHaveLength(' Reason: '.length + 250 + 1)
  })
})

it('every objection has words of its own for the author', () => {
  const words = flagReasons.map(takenDownReason)
  expect(new Set(words).size).toBe(flagReasons.length)
})

describe('how long ago something was', () => {
  it.each([
    [0, 'a moment ago'],
    [59_999, 'a moment ago'],
    [60_000, '1 minute ago'],
    [3_599_999, '59 minutes ago'],
    [7_200_000, '2 hours ago'],
    [86_400_000 * 3, '3 days ago'],
  ])('%i ms is %s', (milliseconds, words) => expect(agoInWords(milliseconds)).toBe(words))
})

describe('whoever has a part in a report', () => {
  const report = (known: object) => ({
    type: 'people',
    reason: 'harassment' as const,
    reporterId: 'reporter',
    authorId: 'reported',
    ...known,
  })
  const nobody = new Set<string>()

  it('does not decide about it', () => {
    expect(conflictOf(report({}), 'moderator', nobody)).toBeNull()
    expect(conflictOf(report({}), 'reporter', nobody)).toBe('own-report')
    expect(conflictOf(report({}), 'reported', nobody)).toBe('about-you')
    expect(conflictOf(report({}), 'moderator', new Set(['reported']))).toBe('involved')
    expect(conflictOf(report({}), 'moderator', new Set(['reporter']))).toBeNull()
    expect(conflictOf(report({ reporterId: null, authorId: null }), 'moderator', nobody)).toBeNull()
  })

  it('may decide about what blames nobody, but not about people', () => {
    const site = { type: 'dive_sites', authorId: 'moderator' }
    expect(conflictOf(report({ ...site, reason: 'wrong' }), 'moderator', nobody)).toBeNull()
    expect(conflictOf(report({ ...site, reason: 'offensive' }), 'moderator', nobody)).toBe('about-you')
    expect(conflictOf(report({ authorId: 'moderator', reason: 'other' }), 'moderator', nobody)).toBe(
      'about-you',
    )
    const theirs = report({ type: 'dive_sites', reason: 'duplicate' })
    expect(conflictOf(theirs, 'moderator', new Set(['reported']))).toBeNull()
  })

  it('is not told who reported them', () => {
    expect(conflictText.involved).not.toMatch(/report/)
  })
})
