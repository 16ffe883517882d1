import { expect, test } from 'vitest'
import { tilesAround } from './around.ts'

const at = (z: number) => ({ from: z, to: z })

test('around a place are the tiles that show it, each once', () => {
  expect(tilesAround([[34.5, 28.5]], { from: 0, to: 1 })).toEqual([
    { z: 0, x: 0, y: 0 },
    { z: 1, x: 1, y: 0 },
  ])
  const malta = tilesAround([[14.42, 35.95]], at(8))
  expect(malta).toContainEqual({ z: 8, x: 138, y: 100 })
  expect(malta.length).toBeLessThanOrEqual(4)
  expect(
    tilesAround(
      [
        [14.42, 35.95],
        [14.43, 35.95],
      ],
      at(6),
    ),
  ).toEqual(tilesAround([[14.42, 35.95]], at(6)))
})

test('beside the date line the other side of the world comes along, and at the pole the last row', () => {
  expect(
    tilesAround([[179.9, -17]], at(4))
      .map(({ x }) => x)
      .toSorted((one, other) => one - other),
  ).toEqual([0, 15])
  expect(tilesAround([[0, 89]], at(3)).every(({ y }) => y === 0)).toBe(true)
})

test('nowhere is nothing', () => {
  expect(tilesAround([], { from: 0, to: 8 })).toEqual([])
})
