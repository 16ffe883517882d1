import { reportTexts } from '@soundings/contract/reports'
import { animalsOf } from '@soundings/rules/animals'
import { expect, test } from 'vitest'
import { buildReport } from '#shared/testing/reports.ts'
import { emptyReport, fieldOf, TypedReport, untold, valuesOfReport } from './report-values.ts'

const site = {
  id: '00000000-0000-4000-9000-000000000001',
  siteName: 'Blue Hole',
  region: null,
  country: 'Egypt',
}
const told = (values: Partial<ReturnType<typeof emptyReport>>) =>
  TypedReport.safeParse({ ...emptyReport(site), diveDate: '2026-11-20', ...values })
const problems = (values: Parameters<typeof told>[0]) =>
  told(values).error?.issues.map(({ path, message }) => [...path, message])

test('what is not said is sent as not known', () => {
  expect(told({}).data).toEqual({
    site,
    words: {
      rating: 5,
      diveDate: '2026-11-20',
      diveTime: null,
      visibility: null,
      waterTemp: null,
      conditions: [],
      animalsSeen: null,
      diveNotes: null,
    },
  })
})

test('animals are one text on their way, and single names in the form', () => {
  const sent = told({ animalsSeen: ['Green turtle', 'an old boot'] }).data?.words.animalsSeen
  expect(sent).toBe('Green turtle, an old boot')
  expect(animalsOf(sent)).toEqual(['Green turtle', 'an old boot'])
  expect(animalsOf('rays;  eels,\n')).toEqual(['rays', 'eels'])
})

test.each([
  ['no site', { site: null }, ['site', reportTexts.site]],
  ['no date', { diveDate: '' }, ['diveDate', reportTexts.date]],
  ['a day to come', { diveDate: '2999-01-01' }, ['diveDate', reportTexts.future]],
  ['a day of another century', { diveDate: '1899-12-31' }, ['diveDate', reportTexts.tooLongAgo]],
  ['too much visibility', { visibility: 151 }, ['visibility', reportTexts.visibility]],
  ['boiling water', { waterTemp: 46 }, ['waterTemp', reportTexts.waterTemp]],
])('%s is told at its field', (_, values, problem) => {
  expect(problems(values)?.[0]).toEqual(problem)
})

test('what the server says of the site stands at the field of the site', () => {
  expect(fieldOf(['diveSiteId'])).toBe('site')
  expect(fieldOf(['conditions', 0])).toBe('conditions')
})

test('words that are not the notes outlive a change, those that are follow it', () => {
  const report = buildReport({ title: 'Night dive', content: 'Told elsewhere.', diveNotes: 'In at nine.' })
  expect(untold(report)).toEqual({ title: 'Night dive', content: 'Told elsewhere.' })
  expect(untold({ ...report, content: 'In at nine.' })).toEqual({ title: 'Night dive' })
})

test('a known report stands in the form as it was told', () => {
  const report = buildReport({ diveTime: '09:30:00', waterTemp: 24.5, animalsSeen: 'Rays, eels' })
  expect(valuesOfReport(report)).toMatchObject({
    site: { siteName: 'Blue Hole' },
    diveTime: '09:30',
    waterTemp: 24.5,
    animalsSeen: ['Rays', 'eels'],
  })
})
