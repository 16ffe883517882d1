import { expect, test } from 'vitest'
import {
  depthRangeText,
  depthText,
  distanceText,
  fromMetric,
  gasUseText,
  pressureText,
  temperatureRangeText,
  temperatureText,
  toMetric,
  weightText,
} from './units.ts'

test('a depth keeps one decimal in metres and none in feet', () => {
  expect(depthText(30, 'm')).toBe('30\u00a0m')
  expect(depthText(27.25, 'm')).toBe('27.3\u00a0m')
  expect(depthText(30, 'ft')).toBe('98\u00a0ft')
  expect(depthText(0, 'm')).toBe('0\u00a0m')
})

test('the use of gas is read in the unit of the pressure', () => {
  expect(gasUseText(14.24, 'bar')).toBe('14.2\u00a0l/min')
  expect(gasUseText(28.3168, 'psi')).toBe('1\u00a0ft³/min')
})

test('a depth range names its unit once', () => {
  expect(depthRangeText({ min: 5, max: 30 }, 'm')).toBe('5 to 30\u00a0m')
  expect(depthRangeText({ min: 5, max: 30 }, 'ft')).toBe('16 to 98\u00a0ft')
})

test('a range of temperatures names its unit once', () => {
  expect(temperatureRangeText({ min: 23, max: 27.5 }, 'C')).toBe('23 to 27.5\u00a0°C')
  expect(temperatureRangeText({ min: -1, max: 0 }, 'F')).toBe('30 to 32\u00a0°F')
})

test('a distance is as precise as it is near', () => {
  expect(distanceText(0.85, 'm')).toBe('850\u00a0m')
  expect(distanceText(12.44, 'm')).toBe('12.4\u00a0km')
  expect(distanceText(310.4, 'm')).toBe('310\u00a0km')
  expect(distanceText(10, 'ft')).toBe('6.2\u00a0mi')
})

test('temperatures, pressures and weights are as precise as they are read', () => {
  expect(temperatureText(24.5, 'C')).toBe('24.5\u00a0°C')
  expect(temperatureText(24.5, 'F')).toBe('76\u00a0°F')
  expect(temperatureText(-0.02, 'C')).toBe('0\u00a0°C')
  expect(pressureText(200, 'bar')).toBe('200\u00a0bar')
  expect(pressureText(200, 'psi')).toBe('2,901\u00a0psi')
  expect(weightText(6.5, 'kg')).toBe('6.5\u00a0kg')
  expect(weightText(6.5, 'lb')).toBe('14.3\u00a0lb')
})

test('metric units change nothing', () => {
  for (const unit of ['m', 'C', 'bar', 'kg'] as const) {
    expect(fromMetric(12.345, unit)).toBe(12.345)
    expect(toMetric(12.345, unit)).toBe(12.345)
  }
})
