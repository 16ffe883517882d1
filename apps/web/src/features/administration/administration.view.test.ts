import { expect, test } from 'vitest'
import { actionText, addedText, bytesText, sizeOf, spanOf } from './administration.view.ts'

test('bytes are read in the unit that suits them', () => {
  expect([0, 999, 1_500, 2_340_000, 1_400_000_000, 5e15].map(bytesText)).toEqual([
    '0\u00a0bytes',
    '999\u00a0bytes',
    '2\u00a0kB',
    '2.3\u00a0MB',
    '1.4\u00a0GB',
    '5,000\u00a0TB',
  ])
})

test('things are counted, and what was added has its sign', () => {
  expect(sizeOf('sites', 12_000)).toBe('12,000')
  expect(addedText('sites', 3)).toBe('+3')
  expect(addedText('file-bytes', -2_000_000)).toBe('−2\u00a0MB')
  expect(addedText('sites', 0)).toBe('0')
  expect(addedText('database-bytes', null)).toBe('–')
})

test('an action that has no words is named as the log has it', () => {
  expect(actionText('job.retry')).toBe('Retried a job')
  expect(actionText('new.thing')).toBe('new.thing')
})

test('a span of days holds both, as this device has them', () => {
  const { from, to } = spanOf({ from: '2026-06-01', to: '2026-06-01' })
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(24 * 60 * 60_000)
  expect(spanOf({})).toEqual({})
})
