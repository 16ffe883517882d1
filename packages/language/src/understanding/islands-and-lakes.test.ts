import { describe, expect, it } from 'vitest'
import { ask, labels, labelsAfter } from './asking.build.ts'
import { islandsAndLakes } from './islands-and-lakes.ts'

describe('islands, lakes and coasts that no site may name', () => {
  it('are read from a line each, with a key of their own', () => {
    expect(islandsAndLakes.length).toBeGreaterThan(80)
    expect(new Set(islandsAndLakes.map(({ key }) => key)).size).toBe(islandsAndLakes.length)
  })

  it.each([
    ['wrecks off the Isles of Scilly', ['Isles of Scilly', 'Wrecks']],
    ['New Jersey wrecks', ['New Jersey', 'Wrecks']],
    ['walls in the Traunsee', ['Traunsee', 'Walls']],
    ['caves around Hvar', ['Hvar', 'Caves']],
    ['wrecks near Nice', ['Nice', 'Wrecks']],
    ['within 10 km of Cannes', ['Near Cannes, 10 km']],
  ])('%s', (question, expected) => expect(labels(question)).toEqual(expected))

  it('leave "nice" an ordinary word', () =>
    expect(ask('reefs in nice warm water near Dahab').query.where).toMatchObject([{ name: 'Dahab' }]))
})

describe('what is said in other words', () => {
  it.each([
    ['warships in Malta', ['Malta', 'Wrecks', '“warships”']],
    ['reefs built by people in Cyprus', ['Cyprus', 'Artificial reefs']],
    ['hammers in Galapagos', ['Galápagos', 'Hammerhead sharks']],
  ])('%s', (question, expected) => expect(labels(question)).toEqual(expected))

  it('finds a name that is all there is though two letters are missing', () =>
    expect(ask('richlieu rok').about ?? ask('richlieu rok').named[0]).toBeTruthy())
})

describe('a question that goes on', () => {
  it.each([
    [
      ['cold water in Norway, at most 8 C', 'warmer than that please'],
      ['Norway', 'Water 8 °C or warmer'],
    ],
    [
      ['rays in Fiji', 'manta rays i mean'],
      ['Fiji', 'Manta rays'],
    ],
  ])('%j', (questions, expected) => expect(labelsAfter(...questions)).toEqual(expected))

  it('measures "away from there" from where one looked', () =>
    expect(labelsAfter('reefs near Dahab', 'at least 20 km away from there')).toContain(
      'Not near Dahab, 20 km',
    ))

  it.each([
    ['wrecks in Malta, 20 m max', 'her deep course is done so 30 m is fine now'],
    ['reefs in Bonaire, 15 m at most', 'i am in a deep course now'],
  ])('never loses a limit to the name of a course: %s', (first, next) =>
    expect(labelsAfter(first, next).some((label) => label.startsWith('Up to'))).toBe(true),
  )
})
