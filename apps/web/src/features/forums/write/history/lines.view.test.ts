import { expect, test } from 'vitest'
import { lineChanges, shortened } from './lines.view.ts'

const told = (before: string, after: string) =>
  lineChanges(before, after).map(({ kind, text }) => ({ same: ' ', gone: '-', new: '+' })[kind] + text)

test('lines that stayed, went and came', () => {
  expect(told('one\ntwo\nthree', 'one\n2\nthree\nfour')).toEqual([' one', '-two', '+2', ' three', '+four'])
  expect(told('a\nb\nc\nd', 'b\nd')).toEqual(['-a', ' b', '-c', ' d'])
  expect(told('same', 'same\r\n')).toEqual([' same'])
})

test('put together again, they are both texts', () => {
  const before = 'x\na\nb\n\nc\na\ny'
  const after = 'x\nb\na\n\n\nc\nz\ny'
  const lines = lineChanges(before, after)
  const without = (gone: string) =>
    lines
      .filter(({ kind }) => kind !== gone)
      .map(({ text }) => text)
      .join('\n')
  expect(without('new')).toBe(before)
  expect(without('gone')).toBe(after)
})

test('what stays far from a change is left out', () => {
  const many = Array.from({ length: 20 }, (_, at) => `line ${at}`)
  const shown = shortened(lineChanges(many.join('\n'), many.with(10, 'other').join('\n')))
  expect(shown[0]).toBe(8)
  expect(shown.at(-1)).toBe(7)
  expect(shown.filter((line) => typeof line !== 'number')).toHaveLength(6)
})

test('the longest posts are compared at once', () => {
  const text = (word: string) => Array.from({ length: 10_000 }, (_, at) => `${word}${at % 7}`).join('\n')
  const start = performance.now()
  expect(lineChanges(text('a'), text('b'))).toHaveLength(20_000)
  expect(performance.now() - start).toBeLessThan(1_000)
})
