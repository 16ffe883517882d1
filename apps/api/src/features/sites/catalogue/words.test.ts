import { expect, it } from 'vitest'
import { bitsOf } from './bitset.ts'
import { gatherWords } from './gather-words.ts'
import { renewWords } from './renew-words.ts'
import {
  field,
  fieldOfUse,
  firstAfterStart,
  firstFrom,
  narrowed,
  noWords,
  positionOfUse,
  usesOf,
  type Words,
} from './words.ts'

const nowhere = { names: '', places: '', facts: '' }
const first = await renewWords(
  noWords,
  new Int32Array(),
  gatherWords([
    [0, { names: 'blue hole', places: 'dahab egypt', facts: 'blue arch' }],
    [1, { names: 'blue corner', places: 'palau', facts: 'current' }],
    [2, { names: 'canyon', places: 'dahab egypt', facts: 'hole' }],
  ]),
)

/** Where each word stands, as 'position:field', in order. */
const received = (words: Words) =>
  Object.fromEntries(
    words.list.map((word, at) => [
      word,
      [...words.uses.slice(words.starts[at], words.starts[at + 1])]
        .map((use) => `${positionOfUse(use)}:${fieldOfUse(use)}`)
        .sort(),
    ]),
  )

it('tells of each word which sites hold it, and in which of their fields at best', () => {
  expect(first.list).toEqual(first.list.toSorted())
  expect(received(first)).toMatchObject({
    blue: [`0:${field.name}`, `1:${field.name}`],
    dahab: [`0:${field.place}`, `2:${field.place}`],
    hole: [`0:${field.name}`, `2:${field.fact}`],
    arch: [`0:${field.fact}`],
  })
  expect([...first.isNaming].map(Boolean)).toEqual(
    first.list.map((word) => !['arch', 'current'].includes(word)),
  )
})

it('keeps words with the same start together', () => {
  const [from, to] = [firstFrom(first, 'c'), firstAfterStart(first, 'c')]
  expect(first.list.slice(from, to)).toEqual(['canyon', 'corner', 'current'])
  expect(firstAfterStart(first, 'x')).toBe(first.list.length)
})

it('takes over what did not change, wherever it stands now, and forgets what is gone', async () => {
  // The first site moved to the end, the second is gone, the third has other words, and a new one stands first.
  const renewed = await renewWords(
    first,
    Int32Array.from([2, -1, -1]),
    gatherWords([
      [0, { ...nowhere, names: 'ägir zebra' }],
      [1, { names: 'canyon', places: 'dahab egypt', facts: 'arch' }],
    ]),
  )
  const anew = await renewWords(
    noWords,
    new Int32Array(),
    gatherWords([
      [0, { ...nowhere, names: 'ägir zebra' }],
      [1, { names: 'canyon', places: 'dahab egypt', facts: 'arch' }],
      [2, { names: 'blue hole', places: 'dahab egypt', facts: 'blue arch' }],
    ]),
  )
  expect(received(renewed)).toEqual(received(anew))
  expect(renewed.list).toEqual(anew.list)
  expect(renewed.isNaming).toEqual(anew.isNaming)
  expect(renewed.list).not.toContain('corner')
})

it('can be empty', async () => {
  const empty = await renewWords(first, Int32Array.from([-1, -1, -1]), gatherWords())
  expect(received(empty)).toEqual({})
  expect(firstFrom(empty, 'a')).toBe(0)
})

it('finds the uses by a few sites among those by many', () => {
  const uses = Uint32Array.from({ length: 1_000 }, (_, each) => each * 3 * 4 + (each % 3))
  const usedBy = (...sites: number[]) =>
    [...narrowed(uses, bitsOf(3_000, sites))].filter((use) => sites.includes(positionOfUse(use)))
  expect(usedBy(0, 1, 2, 9, 1_500, 2_996, 2_997, 2_999).map(positionOfUse)).toEqual([0, 9, 1_500, 2_997])
  expect(usedBy(9).map(fieldOfUse)).toEqual([field.fact])
  expect(usedBy()).toEqual([])
  const half = Array.from({ length: 1_500 }, (_, at) => at)
  expect(usedBy(...half)).toHaveLength(500)
})

it('keeps the uses of a word in the order of sites when some of them change', async () => {
  const reefs = (...sites: number[]) => gatherWords(sites.map((at) => [at, { ...nowhere, names: 'reef' }]))
  const before = await renewWords(noWords, new Int32Array(), reefs(0, 1, 2, 3))
  // The first of them and a new one between the others were written; two moved on to make room.
  const after = await renewWords(before, Int32Array.from([-1, 1, 3, 4]), reefs(0, 2))
  expect([...usesOf(after, 'reef')].map(positionOfUse)).toEqual([0, 1, 2, 3, 4])
  expect([...usesOf(after, 'reef')].map(fieldOfUse)).toEqual(Array(5).fill(field.name))
})
