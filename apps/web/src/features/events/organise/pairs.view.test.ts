import { expect, it } from 'vitest'
import { pairOptions } from './pairs.view.ts'

it('offers the pairs that there are, and the next', () => {
  expect(pairOptions([{ pair: null }])).toEqual([1])
  expect(pairOptions([{ pair: 1 }, { pair: 1 }, { pair: 3 }])).toEqual([1, 2, 3])
  expect(pairOptions([{ pair: 1 }, { pair: 2 }])).toEqual([1, 2, 3])
})
