import { expect, test } from 'vitest'
import { buildProfile } from '../dive/dive.build.ts'
import { areaPath, depthScale, depthTicks, linePath, timeScale, timeTicks } from './drawing.ts'
import { readProfile } from './recording.view.ts'

test('lines of the scale of time are round, and no closer than there is room', () => {
  expect(timeTicks([0, 3_000], 640)).toEqual([
    0, 300, 600, 900, 1_200, 1_500, 1_800, 2_100, 2_400, 2_700, 3_000,
  ])
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

test('a profile goes down and comes up again', () => {
  expect(linePath(drawn('depth'))).toBe('M0,0L60,60L120,100L180,30L240,0')
  expect(areaPath(drawn('depth'))).toBe('M0,0L60,60L120,100L180,30L240,0L240,0L180,0L120,0L60,0L0,0Z')
})

test('a ceiling holds until the computer shows another', () => {
  expect(linePath(drawn('ceiling'), true)).toBe('M0,0L60,0L60,0L120,0L120,15L180,15L180,15L240,15L240,0')
})
