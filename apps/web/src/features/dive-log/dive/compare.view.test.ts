import { metric } from '@soundings/rules/units'
import { expect, test } from 'vitest'
import { comparisons } from './compare.view.ts'

const spread = (median: number) => ({ median, low: median - 2, high: median + 2, reports: 9 })
const digest = {
  visibility: spread(20),
  waterTemp: spread(25),
  months: [{ month: 5, reports: 9, visibility: spread(12), waterTemp: null }],
}
const texts = (own: Parameters<typeof comparisons>[0], told = digest) =>
  comparisons(own, told, metric).map(({ text }) => text.replaceAll('\u00a0', ' '))

test('one’s own figures stand beside those of the month, or of the year where the month tells nothing', () => {
  expect(texts({ date: '2026-05-16', visibility: 18, waterTemp: 24.5 })).toEqual([
    'You had 18 m visibility. Divers usually report 12 m in May.',
    'The water was 24.5 °C. Divers usually report 25 °C over the year.',
  ])
  expect(texts({ date: '2026-06-16', visibility: 18, waterTemp: null })).toEqual([
    'You had 18 m visibility. Divers usually report 20 m over the year.',
    'Divers usually report 25 °C water over the year.',
  ])
})

test('nothing is compared with what nobody told', () => {
  expect(
    texts(
      { date: '2026-06-16', visibility: 18, waterTemp: 24 },
      { visibility: null as never, waterTemp: null as never, months: [] },
    ),
  ).toEqual([])
})
