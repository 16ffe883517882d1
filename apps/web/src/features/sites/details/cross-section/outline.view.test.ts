import { expect, test } from 'vitest'
import { alongLine, grained, ground, randomOf, seedOf, soft, straight } from './outline.view.ts'

const line = [
  { x: 0, y: 10 },
  { x: 30, y: 10 },
  { x: 30, y: 50 },
]

test('the same word grows the same numbers, another word others', () => {
  const numbers = (word: string) => {
    const random = randomOf(seedOf(word))
    return [random(), random(), random()]
  }
  expect(numbers('blue-hole')).toEqual(numbers('blue-hole'))
  expect(numbers('blue-hole')).not.toEqual(numbers('blue-holf'))
  for (const number of numbers('reef')) expect(number >= 0 && number < 1).toBe(true)
})

test('a line is walked in equal steps, without its last point', () => {
  expect(alongLine(line, 10).map(({ x, y }) => [x, y])).toEqual([
    [0, 10],
    [10, 10],
    [20, 10],
    [30, 10],
    [30, 20],
    [30, 30],
    [30, 40],
  ])
})

test('grain keeps the ends and stays within its amount', () => {
  const rough = grained(line, 10, 3, randomOf(1))
  expect([rough[0], rough.at(-1)]).toEqual([line[0], line.at(-1)])
  for (const { y } of rough.slice(0, 3)) expect(Math.abs(y - 10)).toBeLessThanOrEqual(3)
})

test('paths begin and end where their lines do', () => {
  expect(straight(line)).toBe('M0 10L30 10L30 50')
  expect(soft(line)).toMatch(/^M0 10C.*30 50$/)
  expect(ground(line, 90, straight)).toBe('M0 10L30 10L30 50L30 90L0 90Z')
  expect(ground([], 90)).toBe('')
})
