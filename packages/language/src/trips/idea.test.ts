import { describe, expect, it } from 'vitest'
import type { Known, KnownPlace } from '../understanding/known.ts'
import { understand } from '../understanding.ts'
import { tripIdeaOf } from './idea.ts'

const egypt: KnownPlace = {
  kind: 'country',
  name: 'Egypt',
  country: null,
  coordinates: [34, 27],
  isLocated: false,
  bounds: [30, 20, 35, 30],
  count: 50,
  closeness: 1,
}
const known: Known = { places: (phrase) => (phrase === 'egypt' ? [egypt] : []), sites: () => [] }

const heard = (question: string) =>
  understand(question, known, {
    query: null,
    shown: [],
    open: null,
    coordinates: null,
    month: 6,
    units: { depth: 'm', temperature: 'C' },
  })
const ideaOf = (question: string) => tripIdeaOf(heard(question))

const sharksInMarch = { months: [3], minTemp: 24, species: ['shark'], maxDepth: 30, days: 7 }

describe('a trip', () => {
  it.each([
    'a week in March, warm, sharks, not deeper than 30 m',
    'we want sharks and warm water for one week in March, max 30m',
    'March, 7 days, sharks, warm water, at most 30 metres',
    'somewhere warm with sharks for a week next March, no deeper than 30 m',
    'Plan a week long dive trip in March: warm water, sharks, down to 30 m',
    'eine Woche im März, warm, Haie, nicht tiefer als 30 m',
    'una semana en marzo, agua cálida, tiburones, no más de 30 m',
    'une semaine en mars, eau chaude, requins, pas plus de 30 m',
  ])('is heard in “%s”', (question) => {
    expect(ideaOf(question)).toMatchObject(sharksInMarch)
  })

  it.each([
    ['dive trip to Egypt in October for under $1500', { destination: 'Egypt', months: [10], budget: 1_500 }],
    ['two weeks holiday with wrecks and night dives', { days: 14, preferences: ['wreck', 'night'] }],
    [
      'reefs for photography in April, ten days',
      { days: 10, months: [4], preferences: ['reef', 'photography'] },
    ],
    ['we have 5 nights in Egypt, max 18m', { days: 6, destination: 'Egypt', maxDepth: 18, preferences: [] }],
    ['a fortnight in Egypt', { days: 14, destination: 'Egypt' }],
    ['a long weekend in May with wrecks', { days: 3, months: [5], preferences: ['wreck'] }],
    ['where should we go in August for a week, beginners', { days: 7, months: [8], level: 'beginner' }],
    ['honeymoon in warm water with reefs', { minTemp: 24, preferences: ['reef'], days: null }],
    ['Tauchurlaub in Ägypten im Oktober', { destination: 'Egypt', months: [10], days: null }],
    ['zwei Wochen Ägypten', { destination: 'Egypt', days: 14 }],
  ])('is heard in “%s”', (question, idea) => {
    expect(ideaOf(question)).toMatchObject(idea)
  })

  it.each([
    'show me wrecks',
    'best sites in March',
    'every week I dive wrecks',
    'I dived last week at a wreck, something similar?',
    'wrecks within 2 days of driving',
    'no dive for 3 weeks, easy sites in Egypt?',
    'how long should I wait before flying, 2 days?',
    'two dives a day, wrecks',
  ])('is no matter of “%s”', (question) => {
    expect(ideaOf(question)).toBeNull()
  })

  it('leaves no word behind that no site can be found by', () => {
    const words = [
      'a fortnight in Egypt',
      '5 nights in Egypt',
      'honeymoon in Egypt',
      'under 900 dollars in Egypt',
    ]
    expect(words.map((question) => heard(question).query.words)).toEqual(['', '', '', ''])
  })
})
