import { EquipmentItem } from '@soundings/contract/equipment'
import { expect, test } from 'vitest'
import { buildItem } from './equipment.build.ts'
import { keptItem } from './equipment.queries.ts'
import { TypedItem, valuesOf } from './item-values.ts'

const known = keptItem(
  buildItem({
    serviceMonths: 12,
    serviceDives: 100,
    services: [
      { date: '2026-05-01', note: 'Both stages' },
      { date: '2025-05-01', note: null },
    ],
    notes: 'Yellow hose',
  }),
)

test('a form that nobody touched says what was there', () => {
  expect(TypedItem.parse(valuesOf(known))).toEqual(known)
})

test('a new thing says nothing that was not typed, and is taken by the server', () => {
  const made = TypedItem.parse(valuesOf(null))
  expect(made).toMatchObject({
    kind: 'regulator',
    brand: null,
    boughtOn: null,
    serviceMonths: null,
    services: [],
  })
  expect(EquipmentItem.parse(made)).toEqual(made)
})

test.each([
  [{ boughtOn: '2999-01-01' }, 'The date can’t be in the future.'],
  [{ services: [{ date: '', note: '' }] }, 'Please select a date'],
  [{ brand: 'x'.repeat(101) }, 'Must be 100 characters or less'],
])('%j is refused in words', (typed, words) => {
  const { error } = TypedItem.safeParse({ ...valuesOf(known), ...typed })
  expect(error?.issues.map(({ message }) => message)).toEqual([words])
})

test.each([
  { serviceMonths: 0 },
  { serviceMonths: 1.5 },
  { serviceDives: 5001 },
  { serviceDives: Number.NaN },
])('%j is refused', (typed) => {
  expect(TypedItem.safeParse({ ...valuesOf(known), ...typed }).success).toBe(false)
})
