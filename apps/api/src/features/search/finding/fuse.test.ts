import { expect, it } from 'vitest'
import { fuse } from './fuse.ts'

const inOrder = (scores: Map<number, number>) =>
  [...scores].sort(([, one], [, other]) => other - one).map(([at]) => at)

it('puts what two rankings agree on before what either has first', () => {
  const scores = fuse([
    { ranks: [1, 2, 3], weight: 1 },
    { ranks: [4, 2, 5], weight: 1 },
  ])
  expect(inOrder(scores)).toEqual([2, 1, 4, 3, 5])
  expect(scores.get(2)).toBeCloseTo(2 / 62)
})

it('lets a ranking that counts more decide', () => {
  expect(
    inOrder(
      fuse([
        { ranks: [1], weight: 1 },
        { ranks: [2], weight: 2 },
      ]),
    ),
  ).toEqual([2, 1])
})
