import { describe, expect, it } from 'vitest'
import { ask, labels } from './asking.build.ts'

describe('which names are meant', () => {
  it.each([
    ['Norwegian steamer with crates of bottles off Cuba', 'Norway', 'Cuba'],
    ['a Dutch tanker in Curacao', 'Netherlands', 'Curaçao'],
    ['Greek wrecks in Egypt', 'Greece', 'Egypt'],
    ['we are two beginners from Poland, where in Egypt', 'Poland', 'Egypt'],
    ['we got blown out in Hurghada last time, shore dives around Dahab', 'Hurghada', 'Near Dahab, 50 km'],
    ['it froze in the Baltic last winter, so warm wrecks in the Caribbean', 'Baltic Sea', 'Caribbean'],
  ])(
    '%s: where a ship or people are from, or were before, is not where sites are looked for',
    (question, from, place) => {
      expect(labels(question)).not.toContain(from)
      expect(labels(question)).toContain(place)
    },
  )

  it('looks in the country of an adjective where no other place is named', () =>
    expect(labels('Greek wrecks')).toContain('Greece'))

  it('takes no site on the other side of the world for a kind of ship', () =>
    expect(ask('liberty ship near Swanage').named).toEqual([]))
})

describe('numbers that are no depth', () => {
  it.each(['Fiji, April 8 to 19', 'Malta June 2nd to 12th, wrecks', 'Oman May 14 until 28'])(
    '%s: days of a month',
    (question) => expect(ask(question).query).toMatchObject({ maxDepth: null, minDepth: null }),
  )

  it('still reads a depth behind a month', () => expect(ask('Malta in May 20 m max').query.maxDepth).toBe(20))

  it.each(['warmest dives in Greece', 'the coldest water in Norway'])(
    '%s: a superlative limits nothing',
    (question) => expect(ask(question).query).toMatchObject({ minTemp: null, maxTemp: null }),
  )
})

describe('what two named sites are compared by', () => {
  it.each([
    ['is the Zenobia harder than Um El Faroud', 'hardest'],
    ['Zenobia or Um El Faroud, which is easier', 'easiest'],
    ['how far is the Zenobia from Um El Faroud', 'distance'],
    ['Zenobia and Um El Faroud, difference', null],
  ])('%s', (question, by) => expect(ask(question)).toMatchObject({ intent: 'compare', comparedBy: by }))
})

describe('a limit told beside a matter of health', () => {
  it('gives the advice and sites within it', () =>
    expect(ask('my cardiologist says 16 m max, wrecks')).toMatchObject({
      intent: 'find',
      query: { maxDepth: 16 },
    }))

  it('gives no sites to who asks what to do', () =>
    expect(ask('my ears won’t clear past 6 m, what do I do').intent).toBe('medical'))
})

it.each(['boat dives in Bonaire, nice and easy', 'Bonaire, nothing deeper than 60 feet and nice and calm'])(
  'is what somebody likes, and not Nice: %s',
  (question) => {
    expect(labels(question)).toContain('Bonaire')
    expect(labels(question)).not.toContain('Nice')
  },
)

it('is Turkey, where a wreck is looked for', () =>
  expect(labels('airplane wreck turkey')).toEqual(expect.arrayContaining(['Turkey', 'Wrecks'])))

it('is no country, where "us" are people', () =>
  expect(labels('what dives us beginners can do in Malta')).not.toContain('United States'))
