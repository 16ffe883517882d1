import { expect, test } from 'vitest'
import { buildReport } from '#shared/testing/reports.ts'
import {
  diveText,
  helpfulText,
  isLong,
  passagesOf,
  reportName,
  reportsText,
  standingLabel,
  standingText,
} from './report.view.ts'

test('reports are counted in words', () => {
  expect([1, 2, 1_204].map(reportsText)).toEqual(['1 dive report', '2 dive reports', '1,204 dive reports'])
})

test('the hour of a dive is the one that it was there', () => {
  const dive = { diveDate: '2026-09-12', diveTime: '09:30' }
  expect(diveText(dive, 'en-GB')).toMatch(/^12 Sept? 2026, 09:30$/)
  expect(diveText({ ...dive, diveTime: null }, 'en-GB')).toMatch(/^12 Sept? 2026$/)
})

test('a report is called as its diver called it, else by whose it is', () => {
  expect(reportName(buildReport({ title: 'First night dive' }))).toBe('First night dive')
  expect(reportName(buildReport())).toBe('Dive Report by nico_d')
  expect(reportName(buildReport({ authorHandle: null }))).toBe('Dive Report')
})

test('the same words are not read twice', () => {
  expect(passagesOf(buildReport({ content: 'Turtles.', diveNotes: 'Turtles.' }))).toEqual(['Turtles.'])
  expect(passagesOf(buildReport({ content: 'Turtles.', diveNotes: 'Cold below 20 m.' }))).toHaveLength(2)
  expect(passagesOf(buildReport({ content: ' ', diveNotes: null }))).toEqual([])
})

test('a list shows the beginning of what is long, in characters or in lines', () => {
  expect(isLong(['Short.'])).toBe(false)
  expect(isLong(['x'.repeat(701)])).toBe(true)
  expect(isLong([Array(20).fill('- a fish').join('\n')])).toBe(true)
})

test('a report that is not public says why', () => {
  const rejected = buildReport({ approvalStatus: 'rejected', rejectionReason: 'Another site.' })
  expect(standingText(rejected)).toBe('A moderator didn’t approve this report. ‘Another site.’')
  expect(standingLabel(buildReport({ approvalStatus: 'pending' }))).toBe('Awaiting review')
  expect([standingLabel(buildReport()), standingText(buildReport())]).toEqual([null, null])
})

test('praise is counted in divers', () => {
  expect([0, 1, 12].map(helpfulText)).toEqual([
    null,
    '1 diver found this helpful',
    '12 divers found this helpful',
  ])
})
