import { expect, test } from 'vitest'
import { monthRanges, monthsText, yearStrip } from './months.ts'

test('months that follow each other become a range', () => {
  expect(monthRanges([3, 4, 5])).toBe('Mar to May')
  expect(monthRanges([6])).toBe('Jun')
})

test('a season runs across the new year', () => {
  expect(monthRanges([1, 2, 3, 4, 11, 12])).toBe('Nov to Apr')
  expect(monthRanges([12, 1])).toBe('Dec to Jan')
})

test('several seasons are named in the order of the year', () => {
  expect(monthRanges([10, 3, 6, 7, 8])).toBe('Mar, Jun to Aug, Oct')
})

test('twelve months are all year, none are nothing', () => {
  expect(monthRanges([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])).toBe('All year')
  expect(monthRanges([])).toBe('')
})

test('a sentence has months in full', () => {
  expect(monthsText([3])).toBe('March')
  expect(monthsText([11, 12, 1])).toBe('November to January')
  expect(monthsText([3, 6, 7, 8])).toBe('March and June to August')
  expect(monthsText([4, 10], 'or')).toBe('April or October')
})

test('the strip holds twelve months and marks the best', () => {
  const strip = yearStrip([1, 12])
  expect(strip.map(({ initial }) => initial).join('')).toBe('JFMAMJJASOND')
  expect(strip.filter(({ isBest }) => isBest).map(({ name }) => name)).toEqual(['January', 'December'])
})
