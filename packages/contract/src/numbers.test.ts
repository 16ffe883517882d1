import { expect, it } from 'vitest'
import { number, numberText, wholeNumber, wholeNumberText } from './numbers.ts'

it.each([5e-324, 1e-320, -1e-300, 1e-10, -0])('takes %j for 0', (value) => {
  expect(number().parse(value)).toBe(0)
  expect(numberText().parse(String(value))).toBe(0)
  expect(wholeNumber().parse(value)).toBe(0)
})

it('leaves numbers alone that mean something', () => {
  for (const value of [0.000_001, -0.000_001, 3.5, -179.999_999_9, 1e21])
    expect(number().parse(value)).toBe(value)
  expect(wholeNumberText().parse('12')).toBe(12)
})

it('judges what is left of a number and not what came', () => {
  expect(number().positive().safeParse(5e-324).success).toBe(false)
  expect(number().min(0).parse(-5e-324)).toBe(0)
})

it('refuses whole numbers that no column holds, and what is no number', () => {
  for (const value of [2 ** 31, 2 ** 53, 1e21, -(2 ** 31), 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(wholeNumber().safeParse(value).success, String(value)).toBe(false)
    expect(wholeNumberText().safeParse(String(value)).success, String(value)).toBe(false)
  }
  for (const text of ['NaN', 'nan', '-Infinity', '1e999', 'x'])
    expect(numberText().safeParse(text).success, text).toBe(false)
  expect(wholeNumber(Number.MAX_SAFE_INTEGER).parse(2 ** 31)).toBe(2 ** 31)
})
