import { describe, expect, it } from 'vitest'
import { sitesInstead } from '../../composer.ts'
import { ask } from '../asking.build.ts'
import unseen from './unseen.json' with { type: 'json' }
import accidents from './unseen-accidents.json' with { type: 'json' }

const isAnswered = (question: string) => /^(find|about-site|compare)$/.test(ask(question).intent)

/** Questions of one kind that were answered in the other way. */
const wrong = (mark: '+ ' | '- ') => {
  const questions = unseen.filter((row) => row.startsWith(mark)).map((row) => row.slice(mark.length))
  return {
    count: questions.length,
    wrong: questions.filter((question) => isAnswered(question) !== (mark === '+ ')),
  }
}

// Written in three sets without sight of the code or of the sentences that it learnt from.
describe('questions that nothing was learnt from', () => {
  it('gets advice where a list of sites would be careless, 99 of 100 times', () => {
    const { count, wrong: listed } = wrong('- ')
    expect(count).toBe(200)
    expect(listed.length, listed.join('\n')).toBeLessThanOrEqual(2)
  })

  it('gets sites where they are wanted, 98 of 100 times', () => {
    const { count, wrong: advised } = wrong('+ ')
    expect(count).toBe(170)
    expect(advised.length, advised.join('\n')).toBeLessThanOrEqual(3)
  })
})

describe('who may be hurt', () => {
  // Messages from the boat or the beach, most of which name a site; written and kept as the others are.
  it('gets advice, not the page of the site that is named, 95 of 100 times', () => {
    const listed = accidents.filter(isAnswered)
    expect(accidents.length).toBe(100)
    expect(listed.length, listed.join('\n')).toBeLessThanOrEqual(5)
  })

  it.each([
    'tingling legs after the dive, and which reefs in Malta are easy?',
    'my buddy is bleeding from the ear, where is a shallow wreck near Larnaca?',
    'lost my buddy on a drift in Komodo and he is not on the boat',
  ])('gets no sites: %s', (question) => {
    const { intent, instead } = ask(question)
    expect({ intent, instead }).toEqual({ intent: 'medical', instead: undefined })
  })
})

describe('who wanted sites all the same', () => {
  it.each([
    ['Is a back roll hard to learn before our wreck week in Malta?', ['Malta', 'Wrecks']],
    ['do I tip the crew after a week on wrecks in Egypt in May', ['Egypt', 'In May', 'Wrecks']],
  ])('is offered them: %s', (question, labels) => {
    const { intent, instead = [] } = ask(question)
    expect(intent).toBe('medical')
    expect(instead.map(({ label }) => label)).toEqual(expect.arrayContaining(labels))
    const then = ask(sitesInstead(instead))
    expect(then.intent).toBe('find')
    expect(then.chips.map(({ label }) => label).toSorted()).toEqual(
      instead.map(({ label }) => label).toSorted(),
    )
  })
})
