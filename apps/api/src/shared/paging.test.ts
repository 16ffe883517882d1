import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { HttpError } from './http-error.ts'
import { fromCursor, toCursor } from './paging.ts'

const Place = z.object({ name: z.string(), at: z.number() })

describe('a cursor', () => {
  it.each([
    { name: 'Blue Hole', at: 1 },
    { name: '海豚湾 🤿 "\\', at: -0.5 },
    { name: '', at: 0 },
  ])('brings back %j, and is safe in an address', (place) => {
    const cursor = toCursor(place)
    expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(fromCursor(Place, cursor)).toEqual(place)
  })

  it('may be absent', () => expect(fromCursor(Place, undefined)).toBeUndefined())

  it.each(['', ' ', 'x', '====', toCursor(null), toCursor([]), toCursor({ name: 1 }), toCursor('text')])(
    'that is not ours is refused: %j',
    (cursor) => {
      expect(() => fromCursor(Place, cursor)).toThrow(HttpError)
      expect(() => fromCursor(Place, cursor)).toThrow('This cursor isn’t valid')
    },
  )
})
