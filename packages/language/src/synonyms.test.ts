import { fold } from '@soundings/rules/text'
import { describe, expect, it } from 'vitest'
import { concepts, wordsLike } from './synonyms.ts'

describe('words that stand for one another', () => {
  it('are found from any of them, singular or plural', () => {
    expect(wordsLike('aeroplanes')).toEqual(expect.arrayContaining(['aircraft', 'plane', 'bomber']))
    expect(wordsLike('aircraft')).toContain('aeroplane')
  })

  it('do not stand for themselves, and other words for nothing', () => {
    expect(wordsLike('plane')).not.toContain('plane')
    expect(wordsLike('thistlegorm')).toEqual([])
    expect(wordsLike('')).toEqual([])
  })

  it('belong to one concept each, and are folded', () => {
    const all = [...concepts.values()].flat()
    expect(new Set(all).size).toBe(all.length)
    for (const phrase of all) expect(fold(phrase)).toBe(phrase)
  })
})
