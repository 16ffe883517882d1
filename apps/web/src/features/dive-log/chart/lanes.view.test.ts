import { expect, test } from 'vitest'
import { buildProfile } from '../dive/dive.build.ts'
import { gasStretches, lanesOf } from './lanes.view.ts'
import { layoutOf } from './layout.view.ts'
import { type Profile, readProfile } from './recording.view.ts'

const read = (known: Partial<Profile> = {}) => {
  const recording = readProfile(buildProfile(known))
  if (!recording) throw new Error('There is nothing to read')
  return recording
}

test('there is a strip for what was recorded, and none for what was not', () => {
  expect(lanesOf(read()).map(({ key, reach }) => [key, ...reach])).toEqual([
    ['temperature', 22, 26],
    ['pressure', 175, 200],
  ])
})

test('all cylinders share one strip and one scale', () => {
  const [lane] = lanesOf(
    read({
      columns: ['time', 'depth', 'pressure', 'pressure2'],
      samples: [
        [0, 0, 200, 210],
        [60, 9, 150, null],
      ],
    }),
  )
  expect(lane?.tracks.map(({ column }) => column)).toEqual(['pressure', 'pressure2'])
  expect(lane?.reach).toEqual([150, 210])
})

test('a gas lasts until the next one', () => {
  expect(gasStretches(read())).toEqual([
    { from: 0, to: 180, o2: 21, he: 0 },
    { from: 180, to: 240, o2: 50, he: 0 },
  ])
  const columns: Profile['columns'] = ['time', 'depth']
  expect(gasStretches(read({ columns, samples: [[0, 0], [9, 9]] }))).toEqual([]) // biome-ignore format: one row
})

test('strips lie below the depths, one below the other', () => {
  const asked = { width: 400, depthHeight: 200, hasGas: true, lanes: ['temperature', 'pressure'] as const }
  const { depths, gas, lanes, axis, height } = layoutOf(asked)
  const tops = [
    depths.top,
    gas?.top ?? 0,
    lanes.get('temperature')?.top ?? 0,
    lanes.get('pressure')?.top ?? 0,
  ]
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(new Set(tops).size).toBe(4)
  expect(height).toBeGreaterThan(axis)
  expect(layoutOf({ ...asked, hasGas: false, lanes: [] }).height).toBeLessThan(height)
})
