import { expect, test } from 'vitest'
import { filterText, isNarrow, shareOf } from './filter.view.ts'

test('a narrowed list says to what', () => {
  expect(filterText({ month: 4, diver: 'nico_d' })).toBe('in April by nico_d')
  expect(filterText({ month: 12 })).toBe('in December')
  expect([{}, { month: 1 }, { diver: 'nico_d' }].map(isNarrow)).toEqual([false, true, true])
})

test('the bar of a month with one report is seen beside one with hundreds', () => {
  expect(shareOf(0, [0, 300])).toBe(0)
  expect(shareOf(1, [1, 300])).toBe(0.12)
  expect(shareOf(300, [1, 300])).toBe(1)
})
