import { expect, it } from 'vitest'
import { wordNumbers } from './word-numbers.ts'

const numbersOf = (read: ReturnType<typeof wordNumbers>, text: string): number[] => {
  const found: number[] = []
  read.each(text, (number) => found.push(number))
  return found
}

it('numbers words as they are met, whatever blanks and letters there are', () => {
  const read = wordNumbers()
  expect(numbersOf(read, 'blue hole  blue ')).toEqual([0, 1, 0])
  expect(numbersOf(read, '')).toEqual([])
  expect(numbersOf(read, ' hole 青い species:whale-shark 青い')).toEqual([1, 2, 3, 2])
  expect(read.list).toEqual(['blue', 'hole', '青い', 'species:whale-shark'])
})

it('tells words with the same hash apart', () => {
  const read = wordNumbers()
  // 31 × "A" + "a" is 31 × "B" + "B".
  expect(numbersOf(read, 'Aa BB AaBB BBAa Aa BB AaBB BBAa')).toEqual([0, 1, 2, 3, 0, 1, 2, 3])
})

it('still knows every word when there are many', () => {
  const read = wordNumbers()
  const words = Array.from({ length: 20_000 }, (_, at) => `word${(at * 7_919) % 20_011}`)
  const first = numbersOf(read, words.join(' '))
  expect(first).toEqual(words.map((_, at) => at))
  expect(numbersOf(read, words.join(' '))).toEqual(first)
  expect(read.list).toEqual(words)
})
