import { flagReasons } from '@soundings/contract/moderation'
import { describe, expect, it } from 'vitest'
import { agoInWords, because, takenDownReason } from './moderation.ts'

describe('what a moderator said', () => {
  it('ends the sentence before it', () => {
    expect(because(null)).toBe('.')
    expect(because('  ')).toBe('.')
    expect(because('This is not a dive site.')).toBe(': This is not a dive site.')
    expect(because('Which wreck?')).toBe(': Which wreck?')
    expect(because('no\n  such reef')).toBe(': no such reef.')
  })

  it('is cut between words when it is long, and never within a letter', () => {
    const cut = because('reef '.repeat(100))
    expect(cut.length).toBeLessThan(260)
    expect(cut).toMatch(/reef…$/)
    const letters = because('🤿'.repeat(400))
    expect(letters.isWellFormed()).toBe(true)
    expect([...letters]).toHaveLength(2 + 250 + 1)
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
