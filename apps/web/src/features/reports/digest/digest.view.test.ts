import { expect, test } from 'vitest'
import { buildDigest } from '../reports.build.ts'
import { daysAgoText, figuresOf, lineText, shareText, waterText } from './digest.view.ts'

const noon = new Date(2026, 10, 21, 12).getTime()

test('the age of a dive is told in days and more', () => {
  const days = ['2026-11-21', '2026-11-20', '2026-11-18', '2026-10-31', '2025-11-01', '2026-11-22']
  expect(days.map((each) => daysAgoText(each, noon))).toEqual([
    'today',
    'yesterday',
    '3 days ago',
    '3 weeks ago',
    '1 year ago',
    'today',
  ])
})

test('the water is told in the units of the reader, as far as it is known', () => {
  const told = { visibility: 21, waterTemp: 26.5, conditions: ['calm', 'light-current'] as const }
  const known = { ...told, conditions: [...told.conditions] }
  expect(waterText(known, { depth: 'm', temperature: 'C' })).toBe(
    '21\u00a0m visibility, 26.5\u00a0°C, calm, light current',
  )
  expect(waterText(known, { depth: 'ft', temperature: 'F' })).toBe(
    '69\u00a0ft visibility, 80\u00a0°F, calm, light current',
  )
  expect(
    waterText({ visibility: null, waterTemp: null, conditions: ['surge'] }, { depth: 'm', temperature: 'C' }),
  ).toBe('surge')
})

test('a line for paper says what was measured, and from how many reports', () => {
  expect(lineText(buildDigest(), { depth: 'm', temperature: 'C' })).toBe(
    'visibility 22\u00a0m (18 to 27\u00a0m), water 25.5\u00a0°C (23 to 27\u00a0°C), from 42 dive reports',
  )
  expect(lineText(buildDigest({ visibility: null, waterTemp: null }), { depth: 'm', temperature: 'C' })).toBe(
    'from 42 dive reports',
  )
})

test('a share is rounded, and never to nothing', () => {
  expect([0.6, 0.001, 1].map(shareText)).toEqual(['60% of dives', '1% of dives', '100% of dives'])
})

test('figures are those of this month where it tells, and else of the year', () => {
  const digest = buildDigest()
  const units = { depth: 'm', temperature: 'C' } as const
  expect(figuresOf(digest, 9, units)).toEqual([
    { label: 'Visibility in September', value: '25\u00a0m' },
    { label: 'Water in September', value: '27.5\u00a0°C' },
  ])
  expect(figuresOf({ ...digest, waterTemp: null }, 1, units)).toEqual([
    { label: 'Visibility, all year', value: '22\u00a0m' },
  ])
})
