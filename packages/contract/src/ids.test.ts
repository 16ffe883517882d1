import { expect, test } from 'vitest'
import { Uuid } from './common.ts'
import { isUuid } from './ids.ts'

test.each([
  '018f0000-0000-7000-8000-00000000a002',
  '3B241101-E2BB-4255-8CAF-4136C566A962',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '018f0000-0000-9000-8000-00000000a002',
  '018f0000-0000-7000-c000-00000000a002',
  '018f0000-0000-7000-8000-00000000a00',
  ' 018f0000-0000-7000-8000-00000000a002',
  '018f00000000700080000000000000a002',
  '42',
  '',
  42,
  null,
])('an address and a schema find the same of %j', (value) => {
  expect(isUuid(value)).toBe(Uuid.safeParse(value).success)
})
