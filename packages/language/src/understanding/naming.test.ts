import { describe, expect, it } from 'vitest'
import { ask } from './asking.build.ts'

describe('a site whose name is made of ordinary words', () => {
  it.each([
    ['sail rock koh phangan, is the chimney narrow', 'Sail Rock'],
    ['is Sail Rock off Koh Phangan busy at the weekend', 'Sail Rock'],
    ['gozo blue hole now that the window has collapsed', 'Blue Hole Gozo'],
    ['how was the Blue Hole in Dahab after the storm', 'Blue Hole Dahab'],
    ['great blue hole belize with 30 dives', 'Great Blue Hole'],
  ])('is meant beside its place: %s', (question, name) =>
    expect(ask(question).named.map(({ siteName }) => siteName)).toEqual([name]),
  )

  it.each(['which blue holes are the deepest', 'blue holes, but not in Palau'])(
    'is not where any of its kind is: %s',
    (question) => expect(ask(question).named).toEqual([]),
  )

  it('is one of several where it is announced, and no question about costs', () =>
    expect(ask('how do I get to the blue hole cheap')).toMatchObject({ intent: 'find', guidance: null }))

  it('is not guessed at far from the place beside another site', () =>
    expect(ask('Sail Rock Koh Phangan chimney').named).toHaveLength(1))
})
