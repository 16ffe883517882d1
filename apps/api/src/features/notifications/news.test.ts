import { describe, expect, it } from 'vitest'
import { type Known, maxKnown, newsBetween } from './news.ts'

/** Newest first; `*` marks what was read, and `+` each person that it gathers. */
const known = (...ids: string[]): Known =>
  new Map(
    ids.map((id) => [
      id.replace(/[*+]+/, ''),
      { isRead: id.endsWith('*'), actors: id.replace(/[^+]/g, '').length },
    ]),
  )
const many = (from: number): Known =>
  known(...Array.from({ length: maxKnown }, (_, at) => String(20_000 + from - at)))
const nothing = { isCleared: false, added: [], renewed: [], read: [] }

describe('the news of somebody', () => {
  it('is nothing when nothing changed', () => {
    expect(newsBetween(known('b', 'a*'), known('b', 'a*'))).toEqual(nothing)
  })

  it('is what came, oldest first, also when an older id was committed later', () => {
    expect(newsBetween(known('c', 'a'), known('e', 'd', 'c', 'b', 'a'))).toEqual({
      ...nothing,
      added: ['b', 'd', 'e'],
    })
  })

  it('is what was read', () => {
    expect(newsBetween(known('c', 'b', 'a*'), known('c*', 'b', 'a*'))).toEqual({ ...nothing, read: ['c'] })
  })

  it('is what gathers one more, though its id is old', () => {
    expect(newsBetween(known('c', 'b', 'a+'), known('a++', 'c', 'b'))).toEqual({ ...nothing, renewed: ['a'] })
  })

  it('is that all was cleared, and what came after that', () => {
    expect(newsBetween(known('b', 'a'), known())).toEqual({ ...nothing, isCleared: true })
    expect(newsBetween(known('b', 'a'), known('c'))).toEqual({ ...nothing, isCleared: true, added: ['c'] })
    expect(newsBetween(known(), known())).toEqual(nothing)
  })

  it('is nothing when only the oldest were forgotten', () => {
    expect(newsBetween(known('c', 'b', 'a'), known('c', 'b'))).toEqual(nothing)
  })

  it('does not take what comes into sight again for new', () => {
    const [before, after] = [many(maxKnown), many(maxKnown - 1)]
    expect(newsBetween(before, after)).toEqual(nothing)
  })

  it('does not take a flood for a clearing', () => {
    const news = newsBetween(many(0), many(maxKnown))
    expect(news.isCleared).toBe(false)
    expect(news.added).toHaveLength(maxKnown)
  })
})
