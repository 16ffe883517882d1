import { describe, expect, it } from 'vitest'
import { foundScore, markedExcerpt } from './forum-finding.ts'

describe('an excerpt', () => {
  const isWanted = (word: string) => word === 'cafe' || word === 'manta'

  it('marks what is found, whatever its accents', () =>
    expect(markedExcerpt('The Café by the reef', isWanted)).toEqual([
      { text: 'The ', isMarked: false },
      { text: 'Café', isMarked: true },
      { text: ' by the reef', isMarked: false },
    ]))

  it('shows where most of it stands, and loses no letter between', () => {
    const text = `manta ${'word '.repeat(200)}the manta and the cafe ${'more '.repeat(200)}`.trim()
    const parts = markedExcerpt(text, isWanted)
    const shown = parts.map((part) => part.text).join('')
    expect(parts.filter(({ isMarked }) => isMarked).map((part) => part.text)).toEqual(['manta', 'cafe'])
    expect(shown.length).toBeLessThan(260)
    expect(text).toContain(shown.replaceAll('…', ''))
    expect([shown.startsWith('…'), shown.endsWith('…')]).toEqual([true, true])
  })

  it('begins at the beginning where nothing is found', () =>
    expect(markedExcerpt('a reef', isWanted)).toEqual([{ text: 'a reef', isMarked: false }]))
})

describe('the order of what is found', () => {
  const fresh = { inTitle: 0, isOpening: false, isSolution: false, likes: 0, ageDays: 0 }

  it('puts what a thread is about before a remark, and thanks and new posts before others', () => {
    const scores = [
      { ...fresh, inTitle: 1, isOpening: true, ageDays: 365 },
      { ...fresh, isSolution: true },
      { ...fresh, likes: 10 },
      fresh,
      { ...fresh, ageDays: 400 },
    ].map(foundScore)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })
})
