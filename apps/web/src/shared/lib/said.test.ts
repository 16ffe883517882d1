import { expect, test } from 'vitest'
import { between, either, id, oneOf, readSaid, someOf, textThat, wholeBetween, words } from './said.ts'

const uuid = '018f0000-0000-7000-8000-00000000a002'

test('words are trimmed, and neither empty nor endless; a number of the address is one', () => {
  expect([' reef ', ' ', 'reefs', undefined, null, true].map(words(4))).toEqual([
    'reef',
    ...Array(5).fill(undefined),
  ])
  expect(words(4)(2024)).toBe('2024')
})

test('of words that are known, others are left out', () => {
  expect(['list', 'tv', '', null].map(oneOf('list', 'map'))).toEqual(['list', ...Array(3).fill(undefined)])
  expect(['reef,wreck', 'reef,easy', 'easy', '', 1].map(someOf(['reef', 'wreck']))).toEqual([
    'reef,wreck',
    'reef',
    ...Array(3).fill(undefined),
  ])
})

test('numbers are read from text, within their limits, the limits among them', () => {
  const said = ['0', '4', '2.5', '4.1', '-1', 'deep', '', ' ', 'NaN', 'Infinity', null, true, 3]
  const nothing = Array(9).fill(undefined)
  expect(said.map(between(0, 4))).toEqual([0, 4, 2.5, ...nothing, 3])
  expect(said.map(wholeBetween(1, 4))).toEqual([undefined, 4, undefined, ...nothing, 3])
})

test('the first reading that makes sense counts', () => {
  const read = either(oneOf('latest'), id)
  expect(['latest', uuid, 'newest'].map(read)).toEqual(['latest', uuid, undefined])
})

test('what makes no sense is said to be nothing, what is not said is not there, and other parts are not read', () => {
  const parts = { q: words(10), year: textThat((text) => /^\d{4}$/.test(text)), z: between(0, 9) }
  const read = readSaid(parts, { q: 'reef', year: 'last', utm: 'x' })
  // A part that is named takes the place of what the address says in the router; one that is missing would not.
  expect(Object.entries(read)).toEqual([
    ['q', 'reef'],
    ['year', undefined],
  ])
})
