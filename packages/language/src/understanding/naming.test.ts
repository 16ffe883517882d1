import { describe, expect, it } from 'vitest'
import { ask, labels } from './asking.build.ts'

describe('a site whose name is made of ordinary words', () => {
  it.each([
    ['sail rock koh phangan, is the chimney narrow', 'Sail Rock'],
    ['is Sail Rock off Koh Phangan busy at the weekend', 'Sail Rock'],
    ['gozo blue hole now that the window has collapsed', 'Blue Hole Gozo'],
    ['how was the Blue Hole in Dahab after the storm', 'Blue Hole Dahab'],
    ['great blue hole belize with 30 dives', 'Great Blue Hole'],
  ])('is meant beside its place: %s', (question, name) =>
    expect(ask(question).named.map(({ siteName }) => siteName)).toEqual([name]),
  )

  it.each(['which blue holes are the deepest', 'blue holes, but not in Palau'])(
    'is not where any of its kind is: %s',
    (question) => expect(ask(question).named).toEqual([]),
  )

  it.each([
    'wich wreck can an open water diver do in Cyprus',
    'whitch wreck is shallow in Malta',
    'good east coast wrecks',
  ])('is not guessed at where only its ordinary words agree: %s', (question) =>
    expect(ask(question).named).toEqual([]),
  )

  it('is one of several where it is announced, and no question about costs', () =>
    expect(ask('how do I get to the blue hole cheap')).toMatchObject({ intent: 'find', guidance: null }))

  it('is not guessed at far from the place beside another site', () =>
    expect(ask('Sail Rock Koh Phangan chimney').named).toHaveLength(1))
})

describe('a place', () => {
  it.each([
    ['wrecks in Sizilien', 'Sicily'],
    ['best reefs of Sardaigne', 'Sardinia'],
    ['reefs near Korsika', 'Corsica'],
    ['wrecks in the Mer Rouge', 'Red Sea'],
  ])('is known by its name in another language: %s', (question, place) =>
    expect(labels(question)).toContain(place),
  )

  it('is known in an English form that nobody uses', () =>
    expect(labels('some wrecks in ligury').join()).toContain('Liguria'))

  it.each(['there are ten of us, wrecks in Malta', 'one site for both of us in Malta'])(
    'is not "us": %s',
    (question) => expect(labels(question)).not.toContain('United States'),
  )

  it('is not the opposite coast', () =>
    expect(labels('drift dives on the Florida east coast')).not.toContain('West coast'))

  it('is not wanted where it is ruled out', () =>
    expect(labels('reefs at 25 degrees, that rules out the UK')).toContain('Not United Kingdom'))
})

describe('a month', () => {
  it.each([
    'I only got my licence in May, easy reefs in Belize',
    'we passed our open water in March, Malta reefs',
  ])('in which somebody was trained is none to travel in: %s', (question) =>
    expect(ask(question).query.months).toEqual([]),
  )

  it('is one to travel in behind a wish', () =>
    expect(ask('got my licence and want to dive Malta in May').query.months).toEqual([5]))
})

describe('a word that is short for a place and means something by itself', () => {
  it.each([
    'shore dives in Bonaire with a sandy entry',
    'rocky bottom in Bonaire',
    'the western side of Bonaire',
  ])('is no place: %s', (question) =>
    expect(ask(question).query.where.map((place) => 'name' in place && place.name)).toEqual(['Bonaire']),
  )
})
