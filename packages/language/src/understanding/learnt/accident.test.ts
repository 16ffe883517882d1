import { describe, expect, it } from 'vitest'
import { asText } from '../../composer.ts'
import { composeAccident } from '../../guidance.ts'
import { ask } from '../asking.build.ts'
import unseen from './unseen-told.json' with { type: 'json' }

const told = (mark: '! ' | '- ') =>
  unseen.filter((row) => row.startsWith(mark)).map((row) => row.slice(mark.length))

/** What is advised on these begins with a call for help, or says what to do until it comes. */
const callsForHelp = new Set(['symptoms', 'missed-deco', 'emergency', 'adrift', 'lost-buddy', 'stings'])
const getsHelp = (question: string) => {
  const { isAccident, guidance } = ask(question)
  return isAccident === true || (guidance !== null && callsForHelp.has(guidance))
}

// Written without sight of the code or of the sentences that it learnt from.
describe('messages that nothing was learnt from', () => {
  it('of an accident that happens now are told how to call for help, 95 of 100 times', () => {
    const missed = told('! ').filter((question) => !getsHelp(question))
    expect(told('! ')).toHaveLength(100)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5)
  })

  it('of accidents in books, courses and times past are not, 95 of 100 times', () => {
    const alarmed = told('- ').filter((question) => ask(question).isAccident)
    expect(told('- ')).toHaveLength(100)
    expect(alarmed.length, alarmed.join('\n')).toBeLessThanOrEqual(5)
  })
})

describe('what is said after an accident', () => {
  const answerTo = (question: string) => {
    const { guidance, isAccident } = ask(question)
    expect(isAccident).toBe(true)
    return asText(composeAccident(guidance ?? 'accident'))
  }

  it('begins with whom to call, and names what keeps somebody alive', () => {
    const answer = answerTo('my uncle fell off the ladder at the Zenobia, he is blue and does not answer')
    expect(answer).toMatch(/^Call for help now: .*112.*911.*VHF channel 16/)
    expect(answer).toContain('start CPR at once')
    expect(answer).toContain('Source: ')
  })

  it('adds what helps against a sting before that', () => {
    const answer = answerTo(
      'box jelly stings all over her legs at Magnetic Island, she is struggling to breathe',
    )
    expect(answer).toMatch(/^Call for help now/)
    expect(answer.indexOf('vinegar')).toBeGreaterThan(0)
    expect(answer.indexOf('vinegar')).toBeLessThan(answer.indexOf('CPR'))
  })
})

describe('who is well', () => {
  it.each([
    'help! can’t choose between Maldives and Komodo',
    'wrecks in Malta where nobody died',
    'we are missing sharks! we did Ras Mohammed and saw none, where next',
    'Shark’s Teeth or Dead Man’s Cove, which is easier?',
  ])('is not told to call for help: %s', (question) => expect(ask(question).isAccident).toBeUndefined())
})
