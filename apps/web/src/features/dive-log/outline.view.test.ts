import { expect, test } from 'vitest'
import { outlinePath, rampStops } from './outline.view.ts'

test('the water of a dive goes from the surface to each depth and back', () => {
  expect(outlinePath([0, 255, 128])).toBe('M0 0L0.0 0.0L63.0 60.0L126.0 30.1L126 0Z')
})

test('a depth has the colours of the water above it', () => {
  expect(rampStops(24)).toEqual([
    { offset: 0, color: 'var(--d0)' },
    { offset: 21, color: 'var(--d5)' },
    { offset: 50, color: 'var(--d12)' },
    { offset: 75, color: 'var(--d18)' },
    { offset: 100, color: 'var(--d30)' },
  ])
  expect(rampStops(0).map(({ color }) => color)).toEqual(['var(--d0)', 'var(--d5)'])
  expect(rampStops(90).at(-1)).toEqual({ offset: 100, color: 'var(--d60)' })
})
