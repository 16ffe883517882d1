import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soundingMarkName, soundingMarkOf } from './sounding-mark.ts'
import { waitingMarkOf } from './waiting-mark.ts'

const written: string[] = []

beforeEach(() => {
  written.length = 0
  const context = new Proxy(
    {
      measureText: () => ({ actualBoundingBoxAscent: 8, actualBoundingBoxDescent: 0 }),
      fillText: (text: string) => written.push(text),
      getImageData: () => 'pixels',
    },
    { get: (known, name) => Reflect.get(known, name) ?? (() => undefined), set: () => true },
  )
  vi.stubGlobal('document', {})
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '#123456' }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the number is part of the marker, so that one above another covers it', () => {
  expect(soundingMarkOf(`${soundingMarkName('light', 'd12')}34`, 2)).toBe('pixels')
  expect(soundingMarkOf(`${soundingMarkName('dark', 'unknown')}–`, 1)).toBe('pixels')
  expect(waitingMarkOf('waiting:light:pending:112', 1)).toBe('pixels')
  expect(written).toEqual(['34', '–', '112'])
})

test.each(['sounding:light:d12:', 'sounding:light:d13:34', 'waiting:light:approved:34', 'donut:light:16:9'])(
  'no other name has one: %s',
  (name) => {
    expect(soundingMarkOf(name, 1)).toBeUndefined()
    expect(waitingMarkOf(name, 1)).toBeUndefined()
  },
)
