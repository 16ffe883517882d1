import { describe, expect, it } from 'vitest'
import { map } from './map.ts'

const accepts = (params: object) =>
  map.tile.params.safeParse({ version: '1-a', z: 0, x: 0, y: 0, ...params }).success

describe('the address of a tile', () => {
  it.each([{}, { z: '1', x: '1', y: '1' }, { z: 17, x: 131_071, y: 131_071 }])('may be %j', (params) =>
    expect(accepts(params)).toBe(true),
  )

  it.each([
    { z: 18 },
    { z: -1 },
    { z: 1.5 },
    { x: 1 },
    { y: 1 },
    { z: 1, x: 2 },
    { z: 17, y: 131_072 },
    { x: 'abc' },
    { version: '' },
    { version: '../..' },
    { version: 'x'.repeat(41) },
  ])('is not %j', (params) => expect(accepts(params)).toBe(false))
})
