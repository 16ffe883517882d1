import { expect, test } from 'vitest'
import { buildProfile } from '../dive/dive.build.ts'
import { depthScale, depthTicks, outlineOf, timeScale, timeTicks } from './drawing.ts'
import { readProfile } from './recording.view.ts'

test('lines of the scale of time are round, and no closer than there is room', () => {
  expect(timeTicks([0, 3_000], 640)).toEqual([0, 600, 1_200, 1_800, 2_400, 3_000])
  expect(timeTicks([0, 3_000], 200)).toEqual([0, 1_800])
  expect(timeTicks([100, 160], 640)).toEqual([105, 120, 135, 150])
})

test('depths are round in the reader’s unit, and the surface is not named', () => {
  expect(depthTicks(31, 'm', 280).map(({ value }) => value)).toEqual([5, 10, 15, 20, 25, 30])
  const feet = depthTicks(31, 'ft', 280)
  expect(feet.map(({ value }) => value)).toEqual([20, 40, 60, 80, 100])
  expect(feet[0]?.metres).toBeCloseTo(6.096)
})

const recording = readProfile(buildProfile())
const drawn = (column: 'depth' | 'ceiling') => {
  const track = recording?.tracks.get(column)
  if (!recording || !track) throw new Error('There is nothing to draw')
  const span = [0, 240] as const
  return { recording, track, span, x: timeScale(span, 240), y: depthScale(20 / 1.06, 100), width: 240 }
}

test('a profile goes down and comes up again, and the water is between it and the surface', () => {
  expect(outlineOf(drawn('depth'))).toEqual({
    line: 'M0,0L60,60L120,100L180,30L240,0',
    area: 'M0,0L60,60L120,100L180,30L240,0L240.0,0.0L0.0,0.0Z',
  })
})

test('a ceiling holds until the computer shows another', () => {
  expect(outlineOf(drawn('ceiling'), true).line).toBe(
    'M0,0L60,0L60,0L120,0L120,15L180,15L180,15L240,15L240,0',
  )
})

test('of nothing there is no line', () => {
  const nothing = new Float64Array(5).fill(Number.NaN)
  expect(outlineOf({ ...drawn('depth'), track: nothing })).toEqual({ line: '', area: '' })
})
