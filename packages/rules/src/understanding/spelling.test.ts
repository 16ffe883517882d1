import { expect, it } from 'vitest'
import { corrected, distanceOf } from './spelling.ts'
import { lexicon } from './vocabulary.ts'

it.each([
  ['wreck', 'wreck', 0],
  ['recks', 'wrecks', 1],
  ['wrekc', 'wreck', 1],
  ['thistelgorm', 'thistlegorm', 1],
  ['dorea', 'doria', 1],
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
