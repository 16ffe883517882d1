import { describe, expect, test } from 'vitest'
import { buildItem, itemId } from './equipment.build.ts'
import { byKind, serviceText } from './equipment.view.ts'

test('things stand by their kinds, those that are not used any more apart', () => {
  const items = [
    buildItem({ kind: 'suit' }),
    buildItem({ id: itemId(2) }),
    buildItem({ id: itemId(3), kind: 'mask', retiredOn: '2026-01-01' }),
  ]
  expect(byKind(items).map(({ heading, items }) => [heading, items.length])).toEqual([
    ['Regulators', 1],
    ['Suits', 1],
  ])
})

describe('the next service', () => {
  const text = (known: Parameters<typeof buildItem>[0]) => serviceText(buildItem(known), 'en-GB')
  const interval = { serviceMonths: 12, serviceDives: 100 }

  test.each([
    ['is nothing that nobody asked for', {}, null],
    ['comes on a day', { ...interval, use: { dueOn: '2027-05-01' } }, 'Next service by 1 May 2027.'],
    ['comes after some dives', { ...interval, use: { divesLeft: 1 } }, 'Next service after 1 more dive.'],
    [
      'comes with whichever is first',
      { ...interval, use: { dueOn: '2027-05-01', divesLeft: 88 } },
      'Next service by 1 May 2027, or after 88 more dives.',
    ],
    [
      'is due since a day',
      { ...interval, use: { dueOn: '2026-05-01', divesLeft: 88, isDue: true } },
      'Due for service since 1 May 2026.',
    ],
    [
      'is due because of its dives',
      { ...interval, use: { divesLeft: 0, divesSinceService: 101, isDue: true } },
      'Due for service: 101 dives since the last one.',
    ],
    [
      'cannot be told without a beginning',
      { serviceMonths: 12, boughtOn: null },
      'Add when you bought it or when it was last serviced, to see when service is due.',
    ],
  ])('%s', (_what, known, words) => {
    expect(text(known)).toBe(words)
  })
})
