import { metric, type Units } from '@soundings/rules/units'
import { expect, test } from 'vitest'
import { whenText } from '../dive.view.ts'
import { buildDive } from './dive.build.ts'
import { cylinderWords, diveFacts, durationText, intervalText, weightsText } from './facts.view.ts'

const imperial: Units = { temperature: 'F', depth: 'ft', pressure: 'psi', weight: 'lb' }
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')
const told = (known: Parameters<typeof buildDive>[0], units = metric) =>
  diveFacts(buildDive(known), units).map(({ label, value }) => plain(`${label}: ${value}`))

test('what was not written down is left out', () => expect(told({})).toEqual([]))

test('figures are told in the reader’s units, water from its coldest to its warmest', () => {
  const known = { meanDepth: 15.66, visibility: 18, waterTemp: 21, maxTemp: 26, airTemp: 31, sac: 14.2 }
  expect(told(known)).toEqual([
    'Average depth: 15.7 m',
    'Visibility: 18 m',
    'Water: 21 to 26 °C',
    'Air: 31 °C',
    'Gas consumption (SAC): 14.2 l/min',
  ])
  expect(told(known, imperial)).toContain('Gas consumption (SAC): 0.5 ft³/min')
  expect(told({ waterTemp: 21, maxTemp: 21 })).toEqual(['Water: 21 °C'])
})

test('the exact duration is told where it has seconds', () => {
  expect(told({ duration: 48.5 })).toEqual(['Duration: 48 min 30 s'])
  expect(plain(durationText(83.32))).toBe('83 min 19 s')
})

test('a surface interval is told in hours and minutes', () => {
  expect([55, 60, 80].map((minutes) => plain(intervalText(minutes)))).toEqual(['55 min', '1 h', '1 h 20 min'])
})

test('weights are added up, and told one by one where there are several', () => {
  expect(weightsText([], 'kg')).toBeNull()
  expect(plain(weightsText([{ kg: 6, kind: 'belt' }], 'kg'))).toBe('6 kg belt')
  expect(plain(weightsText([{ kg: 4, kind: 'belt' }, { kg: 2, kind: null }], 'kg'))).toBe('6 kg (4 kg belt, 2 kg)') // biome-ignore format: one row
})

test('a cylinder is told with its gas, its size and its pressures', () => {
  const cylinder = {
    description: 'AL80', size: 11.1, workingPressure: 207, startPressure: 200, endPressure: null, o2: 18, he: 45, use: null,
  } // biome-ignore format: one row
  const words = cylinderWords(cylinder, 'bar')
  expect(Object.values(words).map(plain)).toEqual(['Trimix 18/45', 'AL80', '11.1 l, 207 bar', '200 bar → –'])
  expect(cylinderWords({ ...cylinder, startPressure: null }, 'bar').pressures).toBe('')
})

test('the time is that of the place, whatever the zone of the reader', () => {
  expect(whenText({ date: '2026-05-16', time: '23:40:10' }, 'en-GB')).toBe('16 May 2026, 23:40')
  expect(whenText({ date: '2026-05-16', time: null }, 'en-GB')).toBe('16 May 2026')
})
