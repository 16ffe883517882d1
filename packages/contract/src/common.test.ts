import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Coordinates, emptyByDefault, Paging, pageLimits, text, Uuid } from './common.ts'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('a text', () => {
  it('is trimmed before it is measured', () => {
    expect(text(3).parse('  abc \n')).toBe('abc')
    expect(text(3).min(1).safeParse('   ').success).toBe(false)
  })

  it('has at most so many code points, and says so', () => {
    expect(accepts(text(4), '🤿🤿🤿🤿')).toBe(true)
    expect(text(4).safeParse('🤿🤿🤿🤿🤿').error?.issues[0]?.message).toBe('Must be 4 characters or less')
  })

  it.each(['\u0000', 'a\u0000b', '\ud83d', '\ude00', '\ude00\ud83d', '\ud83d\ud83d\ude00', '\u0000\ude00'])(
    'refuses %j, which a database cannot store',
    (value) => expect(accepts(text(10), value)).toBe(false),
  )

  it.each(['🤿', 'a🤿b🤿', 'Ünïcödé', '海豚', '\u0001', '\ufffd'])('takes %j', (value) =>
    expect(text(10).parse(value)).toBe(value),
  )

  it.each([null, undefined, 1, ['a'], { toString: 'a' }])('is not %j', (value) =>
    expect(accepts(text(10), value)).toBe(false),
  )

  it('is judged quickly, however long', () => {
    const long = `${' '.repeat(500_000)}${'\ud83d\ude00'.repeat(250_000)}`
    const begin = Date.now()
    text(10).safeParse(long)
    expect(Date.now() - begin).toBeLessThan(500)
  })
})

describe('coordinates', () => {
  it.each([
    [[-180, -90], true],
    [[180, 90], true],
    [[180.000_01, 0], false],
    [[0, -90.000_01], false],
    [[Number.NaN, 0], false],
    [[0, Number.POSITIVE_INFINITY], false],
    [[0], false],
    [[0, 0, 0], false],
    [['0', '0'], false],
  ] as [unknown, boolean][])('%j: %s', (value, fine) => expect(accepts(Coordinates, value)).toBe(fine))
})

describe('an id', () => {
  it.each(['', 'x', '123', "' or 1=1", '0191d8a0-0000-7000-8000-00000000000'])('is not %j', (value) =>
    expect(accepts(Uuid, value)).toBe(false),
  )
})

describe('the query of a paged list', () => {
  it('has a default and a cap', () => {
    expect(Paging.parse({})).toEqual({ limit: pageLimits.default })
    expect(Paging.parse({ limit: '200' })).toEqual({ limit: 200 })
  })

  it.each(['0', '-1', '201', '1000000000', 'abc', '1.5', '', 'NaN', 'Infinity', '1e999', ['1', '2']])(
    'refuses limit=%j',
    (limit) => expect(accepts(Paging, { limit })).toBe(false),
  )
})

describe('what may be empty', () => {
  const Facts = z.object(
    emptyByDefault({ name: z.string(), tags: z.array(z.string()).max(2), depth: z.number().nullable() }),
  )

  it('may be left out', () =>
    expect(Facts.parse({ name: 'Reef' })).toEqual({ name: 'Reef', tags: [], depth: null }))

  it('is judged as before where it is said', () => {
    expect(Facts.parse({ name: 'Reef', tags: ['wall'], depth: 3 })).toMatchObject({
      tags: ['wall'],
      depth: 3,
    })
    expect(accepts(Facts, { name: 'Reef', tags: ['a', 'b', 'c'] })).toBe(false)
    expect(accepts(Facts, { name: 'Reef', depth: '3' })).toBe(false)
    expect(accepts(Facts, {})).toBe(false)
  })

  it('is a list of its own each time', () => {
    Facts.parse({ name: 'Reef' }).tags.push('wall')
    expect(Facts.parse({ name: 'Reef' }).tags).toEqual([])
  })
})
