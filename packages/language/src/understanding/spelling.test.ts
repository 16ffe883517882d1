import { describe, expect, it } from 'vitest'
import { ask, labels, siteCalled } from './asking.build.ts'
import { corrected, distanceOf } from './spelling.ts'
import { lexicon } from './vocabulary.ts'

it.each([
  ['wreck', 'wreck', 0],
  ['recks', 'wrecks', 1],
  ['wrekc', 'wreck', 1],
  ['thistelgorm', 'thistlegorm', 1],
  ['dorea', 'doria', 1],
  ['egyppt', 'egypt', 1],
  ['egpt', 'egypt', 1],
  ['egpyt', 'egypt', 1],
  ['egytpp', 'egypt', 2],
  ['eept', 'egypt', 2],
  ['filipines', 'philippines', 3],
  ['reef', 'shark', 3],
])('%s is %s with %i mistakes, of at most 2 that are counted', (one, other, mistakes) =>
  expect(distanceOf(one, other, 2)).toBe(mistakes),
)

it.each([
  ['recks', 'wrecks'],
  ['egipt', 'egypt'],
  ['hamerheads', 'hammerheads'],
  ['turtels', 'turtles'],
  ['maldvies', 'maldives'],
  ['begginer', 'beginner'],
  ['novemer', 'november'],
])('%s means %s', (word, right) => expect(corrected(word, lexicon())).toBe(right))

it.each(['wreck', 'reef', 'cav', 'thistlegorm', 'paris', 'x'.repeat(60)])('%s is left as it is', (word) =>
  expect(corrected(word, lexicon())).toBeUndefined(),
)

describe('ordinary words and names that everybody knows', () => {
  it.each([
    ['Atlantis', '“atlantis”'],
    ['dives in Atlantis', '“atlantis”'],
    ['a specific pattern', '“specific pattern”'],
    ['score', '“score”'],
    ['narrow passages', '“narrow passages”'],
    ['rubble ledges', '“rubble ledges”'],
    ['a hatch with a torpedo', '“hatch torpedo”'],
  ])('%s: are no misspelt places, animals or kinds', (question, words) =>
    expect(labels(question)).toEqual([words]),
  )

  it.each([
    ['recks in egipt', ['Egypt', 'Wrecks']],
    ['indonisia', ['Indonesia']],
    ['carribean wall dives', ['Caribbean', 'Walls']],
    ['phillipines', ['Philippines']],
    ['medeterranean', ['Mediterranean']],
    ['maldeves', ['Maldives']],
    ['reck dives in thialand', ['Thailand', 'Wrecks']],
  ])('%s is mended all the same', (question, expected) => expect(labels(question)).toEqual(expected))

  it.each([
    ['stony cove', 'Stoney Cove'],
    ['thistelgorm', 'SS Thistlegorm'],
    ['blu hole dahab', 'Blue Hole Dahab'],
  ])('%s is the site of that name before anything else', (question, site) =>
    expect(ask(question).named).toEqual([siteCalled(site)]),
  )

  it('is any of the sites of a name that several share', () => {
    expect(ask('blu hole').query.words.toLowerCase()).toBe('blue hole')
  })
})
