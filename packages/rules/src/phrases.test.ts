import { expect, it } from 'vitest'
import { listParts, listText, longDate, numberText, partialDateText, plural } from './phrases.ts'

it('a sentence has the number that it tells of', () => {
  const forms = { one: 'Your photo is back.', other: 'Your # photos are back.' }
  expect([1, 2, 1_200].map((count) => plural(count, forms))).toEqual([
    'Your photo is back.',
    'Your 2 photos are back.',
    'Your 1,200 photos are back.',
  ])
})

it('a sentence takes values as they are', () => {
  const forms = { one: '# site for {words}', other: '# sites for {words}' }
  expect(plural(2, forms, { words: 'wreck #2 {words}' })).toBe('2 sites for wreck #2 {words}')
})

it('a day is told in words, in UTC', () => {
  expect(longDate(new Date('2026-07-01T00:30:00Z'))).toBe('July 1, 2026')
})

it('a year, a month and a day are told in words as far as they are known', () => {
  expect(['2023', '2023-01', '2023-01-31'].map(partialDateText)).toEqual([
    '2023',
    'January 2023',
    'January 31, 2023',
  ])
})

it('a list has a word before its last item', () => {
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listText(items))).toEqual([
    'a',
    'a and b',
    'a, b and c',
  ])
  expect(listText(['a', 'b'], 'or')).toBe('a or b')
  expect(listText([])).toBe('')
  expect(listParts(['a', 'b']).map(({ value }) => value)).toEqual(['a', ' and ', 'b'])
})

it('a number has as many decimals as are worth reading', () => {
  expect([numberText(1_200), numberText(4.26, 1), numberText(4, 1), numberText(4, 1, 1)]).toEqual([
    '1,200',
    '4.3',
    '4',
    '4.0',
  ])
})
