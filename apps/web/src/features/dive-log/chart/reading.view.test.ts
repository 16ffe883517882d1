import type { Units } from '@soundings/rules/units'
import { metric } from '@soundings/rules/units'
import { expect, test } from 'vitest'
import { buildProfile } from '../dive/dive.build.ts'
import { clockText, eventText, spokenAt, tablePlaces, toldAt, valueText } from './reading.view.ts'
import { type Profile, readProfile } from './recording.view.ts'

const imperial: Units = { temperature: 'F', depth: 'ft', pressure: 'psi', weight: 'lb' }

const read = (known: Partial<Profile> = {}) => {
  const recording = readProfile(buildProfile(known))
  if (!recording) throw new Error('There is nothing to read')
  return recording
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const told = (place: number, units = metric) =>
  toldAt(read(), place, units).map(({ label, value }) => plain(`${label} ${value}`))

test.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [760, '12:40'],
  [3_600, '1:00:00'],
  [3_754, '1:02:34'],
])('%s seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text))

test('at a moment is told what was recorded then, or last before', () => {
  expect(told(3)).toEqual(['Depth 6 m', 'Temperature 22 °C', 'Pressure 175 bar', 'Ceiling 3 m', 'Gas EAN50'])
})

test('a ceiling at the surface is none', () => {
  expect(told(1)).toEqual(['Depth 12 m', 'Temperature 26 °C', 'Pressure 190 bar', 'Gas Air'])
})

test('values are told in the reader’s units', () => {
  expect(told(2, imperial)).toEqual([
    'Depth 66 ft',
    'Temperature 72 °F',
    'Pressure 2,611 psi',
    'Ceiling 10 ft',
    'Gas Air',
  ])
})

test('times that the computer showed are minutes, with seconds where there are some', () => {
  expect(plain(valueText('ndl', 1_200, metric))).toBe('20 min')
  expect(valueText('stopTime', 95, metric)).toBe('1:35')
  expect(plain(valueText('ppo2', 1.318, metric))).toBe('1.32 bar')
})

test('an event is told by its kind and its name', () => {
  const event = { time: 5, kind: 'gas-change', name: 'EAN50', value: null, cylinder: 1 }
  expect(eventText(event)).toBe('Gas change: EAN50')
  expect(eventText({ ...event, kind: 'ascent', name: 'Ascent' })).toBe('Ascent')
  expect(eventText({ ...event, kind: 'bookmark', name: null })).toBe('Bookmark')
})

test('who hears it hears time, depth, the rest and what happened in one sentence', () => {
  expect(plain(spokenAt(read(), 1, metric))).toBe(
    '1:00, Depth 12 m, Temperature 26 °C, Pressure 190 bar, Gas Air',
  )
  expect(plain(spokenAt(read(), 3, metric))).toMatch(/^3:00, Depth 6 m, .*, Gas EAN50, Gas change: EAN50$/)
})

test('a table has a row every so often, and the deepest moment', () => {
  const samples = Array.from({ length: 3_001 }, (_, at) => [at, at === 1_234 ? 40 : 20])
  const places = tablePlaces(read({ columns: ['time', 'depth'], samples }))
  expect(places.slice(0, 4)).toEqual([0, 120, 240, 360])
  expect(places).toContain(1_234)
  expect(places.at(-1)).toBe(3_000)
})
