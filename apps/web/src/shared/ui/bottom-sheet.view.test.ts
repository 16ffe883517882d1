import { expect, test } from 'vitest'
import { neighbourStop, sheetHeights, stopAfterDrag, stopAfterPress } from './bottom-sheet.view.ts'

const letGo = (visible: number, speed = 0) => stopAfterDrag({ visible, speed, frame: 800 })

test('a sheet peeks out 96 pixels, covers half or all', () => {
  expect(sheetHeights(800)).toEqual({ peek: 96, half: 400, full: 800 })
})

test('in a frame with hardly any height the stops keep their order', () => {
  expect(sheetHeights(120)).toEqual({ peek: 64, half: 64, full: 120 })
  expect(sheetHeights(0)).toEqual({ peek: 0, half: 0, full: 0 })
})

test('let go slowly it comes to rest at the nearest stop', () => {
  expect([96, 240, 260, 590, 610, 900].map((visible) => letGo(visible))).toEqual([
    'peek',
    'peek',
    'half',
    'half',
    'full',
    'full',
  ])
})

test('a flick leads to the next stop in its direction, however near another one is', () => {
  expect(letGo(110, 0.9)).toBe('half')
  expect(letGo(410, 0.9)).toBe('full')
  expect(letGo(790, -0.9)).toBe('half')
  expect(letGo(390, -0.9)).toBe('peek')
  expect(letGo(96, -2)).toBe('peek')
  expect(letGo(800, 2)).toBe('full')
})

test('one press after the other leads through all stops', () => {
  expect((['peek', 'half', 'full'] as const).map(stopAfterPress)).toEqual(['half', 'full', 'peek'])
})

test('beyond the ends there is no stop', () => {
  expect(neighbourStop('full', 1)).toBe('full')
  expect(neighbourStop('peek', -1)).toBe('peek')
})

test('a sheet may show less than half at half height, but never less than at its lowest or more than there is', () => {
  expect(sheetHeights(800, 236).half).toBe(236)
  expect(sheetHeights(800, 40).half).toBe(96)
  expect(sheetHeights(300, 400).half).toBe(300)
  expect(stopAfterDrag({ visible: 200, speed: 0, frame: 800, half: 236 })).toBe('half')
})
