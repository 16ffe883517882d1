import { expect, it } from 'vitest'
import { gatherWords } from './gather-words.ts'
import { renewWords } from './renew-words.ts'
import { closeWords } from './spelling.ts'
import { noWords } from './words.ts'

const naming =
  'abyss barracuda barge bay benwood blue bluff cave corner drift eel garden grouper house ledge malta manta mantis marvi ' +
  'point reef ridge rock sipadan thistlegorm turtle um wall wreck wrecks yolanda zenobia'
const words = await renewWords(
  noWords,
  new Int32Array(),
  gatherWords([[0, { names: naming, places: 'égypte egypt', facts: 'tistlegorm benwod coral' }]]),
)
const close = (typed: string) =>
  closeWords(words, typed)
    .toSorted((one, other) => other.closeness - one.closeness)
    .map(({ word }) => words.list[word])

it.each([
  ['tistlegorm', 'thistlegorm'],
  ['thistelgorm', 'thistlegorm'],
  ['thistlegrm', 'thistlegorm'],
  ['tihstelgorm', 'thistlegorm'],
  ['thistleg', 'thistlegorm'],
  ['tistle', 'thistlegorm'],
  ['barakuda', 'barracuda'],
  ['baracuda', 'barracuda'],
  ['bendwood', 'benwood'],
  ['sippadan', 'sipadan'],
  ['egytp', 'egypt'],
  ['aegypt', 'egypt'],
  ['wrek', 'wreck'],
  ['zenobiaa', 'zenobia'],
])('%s is close to %s', (typed, meant) => expect(close(typed)[0]).toBe(meant))

it('knows how much of a word is right, and puts a whole word before the start of one', () => {
  expect(close('mant')).toEqual(['manta', 'mantis', 'malta'])
  const [right] = closeWords(words, 'zenobia')
  expect(right?.closeness).toBe(1)
})

it('allows one mistake in short words and two in longer ones', () => {
  expect(close('rxxf')).toEqual([])
  expect(close('zonobai')).toEqual(['zenobia'])
  expect(close('zonubai')).toEqual([])
})

it('leaves out words that are in facts alone', () => {
  expect(close('corall')).toEqual([])
  expect(close('benwod')).toEqual(['benwood'])
})

it('finds the same as comparing each word on its own', () => {
  /** Optimal string alignment, written as in a textbook. */
  const distance = (one: string, other: string) => {
    const table = Array.from({ length: one.length + 1 }, (_, row) =>
      Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
    )
    const cell = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY
    for (let row = 1; row <= one.length; row++)
      for (let column = 1; column <= other.length; column++) {
        const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
        const line = table[row] ?? []
        line[column] = Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
          isSwapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        )
      }
    return cell(one.length, other.length)
  }
  const isClose = (word: string, typed: string) => {
    const max = typed.length <= 5 ? 1 : 2
    const starts = Array.from(word, (_, at) => word.slice(0, at + 1))
    return starts.some((start) => distance(start, typed) <= max)
  }
  const asked = words.list.flatMap((word) => {
    const swapped = `${word.slice(0, 1)}${word[2] ?? ''}${word[1] ?? ''}${word.slice(3)}`
    return [
      word,
      swapped,
      `${word.slice(0, 3)}${word.slice(4)}`,
      `${word.slice(0, 2)}x${word.slice(2)}`,
      `x${word}`,
    ]
  })
  for (const typed of asked.filter(({ length }) => length >= 4)) {
    const expected = words.list.filter((word, at) => words.isNaming[at] && isClose(word, typed))
    expect(close(typed).toSorted(), typed).toEqual(expected)
  }
})
