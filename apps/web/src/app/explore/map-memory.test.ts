// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { keepPlace, readPlace, useKeptBase } from './map-memory.ts'

afterEach(() => localStorage.clear())

test('a first visit has no place, and the next one has the last', () => {
  expect(readPlace()).toBeNull()
  keepPlace({ lat: 35.912345, lng: 374.4, z: 10.987 })
  expect(readPlace()).toMatchObject({ lat: 35.9123, z: 10.99 })
  expect(readPlace()?.lng).toBeCloseTo(14.4)
})

test('what is no place is none', () => {
  for (const stored of ['', '1 2', 'a b c', '91 0 3', '0 0 40', '0 200 5']) {
    localStorage.setItem('soundings.map-place', stored)
    expect(readPlace(), stored).toBeNull()
  }
})

test('satellite is shown until the chart is chosen, which is kept', () => {
  expect(useKeptBase.getState().base).toBe('satellite')
  useKeptBase.getState().choose('roadmap')
  expect(useKeptBase.getState().base).toBe('roadmap')
  expect(localStorage.getItem('soundings.base-map')).toBe('roadmap')
  useKeptBase.getState().choose('satellite')
})
