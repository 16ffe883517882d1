import { expect, test } from 'vitest'
import { consequenceText, daysLeftText, selectionText } from './moderation.view.ts'

const flagged = (approvalStatus: 'approved' | 'rejected', createdBy: string | null) =>
  consequenceText('flags', { site: { approvalStatus, createdBy }, photo: null, report: null })

test('upholding a flag says what becomes of the site, and promises nothing else', () => {
  expect(flagged('approved', '01950000-0000-7000-8000-000000000001')).toBe(
    'Approving takes the flagged site off the map. Its author reads why, and can mend it and send it again.',
  )
  expect(flagged('approved', null)).toBe(
    'Approving takes the flagged site off the map. An editor can mend it and send it in again.',
  )
  const closes = 'What is flagged is not public any more: approving only closes the flag.'
  expect(flagged('rejected', null)).toBe(closes)
  expect(consequenceText('flags', { site: null, photo: null, report: null })).toBe(closes)
})

test('upholding a flag on a dive report takes the report down', () => {
  expect(consequenceText('flags', { site: null, photo: null, report: {} })).toBe(
    'Approving takes the flagged report down.',
  )
})

test('approving several at once says when flags among them take something down', () => {
  const [site, flag] = [{ type: 'dive_sites' }, { type: 'flags' }] as const
  const holds = 'What you choose holds for all of them.'
  expect(selectionText([site, site])).toBe(`2 items selected. ${holds}`)
  expect(selectionText([site, flag])).toBe(
    `2 items selected. ${holds} 1 of them is a flag: approving it takes down what is flagged.`,
  )
  expect(selectionText([flag, flag, site])).toContain(
    '2 of them are flags: approving them takes down what is flagged.',
  )
})

test('how long a removed site can still come back is told in days', () => {
  const hour = 3_600_000
  expect([720, 719, 25, 24, 1].map((hours) => daysLeftText(hours * hour, 0))).toEqual([
    '30 days left',
    '30 days left',
    '2 days left',
    'Last day',
    'Last day',
  ])
})
