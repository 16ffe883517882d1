import { expect, test } from 'vitest'
import { readPlace } from './photo-place.ts'
import { buildLocated as photo } from './upload.build.ts'

test('the place is read to the metre, whichever way round the camera writes its numbers', async () => {
  for (const isLittle of [true, false]) {
    const place = await readPlace(photo([27, 48, 49.32], 'N', [33, 55, 14.16], 'E', isLittle))
    expect(place?.[0]).toBeCloseTo(33.9206, 5)
    expect(place?.[1]).toBeCloseTo(27.8137, 5)
  }
})

test('south and west lie below zero', async () => {
  expect(await readPlace(photo([16, 30, 0], 'S', [151, 0, 0], 'W'))).toEqual([-151, -16.5])
})

test('a camera that did not know where it was says nothing', async () => {
  expect(await readPlace(photo([0, 0, 0], 'N', [0, 0, 0], 'E'))).toBeNull()
  expect(await readPlace(photo([97, 0, 0], 'N', [33, 0, 0], 'E'))).toBeNull()
})

test('a photo without a place, one that is cut off and something else say nothing', async () => {
  const whole = photo([27, 48, 0], 'N', [33, 55, 0], 'E')
  for (const length of [0, 3, 12, 40, 100, 150]) expect(await readPlace(whole.slice(0, length))).toBeNull()
  expect(await readPlace(new Blob(['\x89PNG\r\n\x1a\n']))).toBeNull()
  expect(
    await readPlace(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xda)])),
  ).toBeNull()
})
