import { buildSite } from '@soundings/rules/sites.build'
import { describe, expect, it } from 'vitest'
import { grounded, groundOf, sentencesOf } from './grounding.ts'

const site = buildSite({
  siteName: 'SS Thistlegorm',
  region: 'Gulf of Suez',
  country: 'Egypt',
  maxDepth: 30,
  description: 'A freighter, sunk in 1941. Atlantis is better. Carnatic lies close by.',
  fixedStructures: ['British freighter'],
  marineLife: ['Grey reef shark'],
})
const ground = groundOf([{ site, digest: null, distance: null }], 'Wrecks in Egypt?')
const isGrounded = (sentence: string) => grounded(sentence, ground) !== undefined

describe('a sentence of a language model', () => {
  it('becomes pieces in which citations are sites', () => {
    expect(grounded('Start with [1], a freighter at 30 m.', ground)).toEqual([
      { text: 'Start with ' },
      { siteId: site.id, siteName: 'SS Thistlegorm', maxDepth: 30 },
      { text: ', a freighter at 30 m.' },
    ])
  })

  it('may repeat what the entry says, in other units as well', () => {
    expect(isGrounded('The British freighter sank in 1941 and lies at 98 ft in the Gulf of Suez.')).toBe(true)
    expect(isGrounded('Expect a long swim.')).toBe(true)
    expect(isGrounded('Descend along the line, and mind the current.')).toBe(true)
    expect(isGrounded('Beginners, however, should wait.')).toBe(true)
    expect(isGrounded('Wreck divers love it, down to thirty metres.')).toBe(true)
  })

  it('may not cite what it was not given', () => {
    expect(isGrounded('Try [2] as well.')).toBe(false)
    expect(isGrounded('Try [0] as well.')).toBe(false)
  })

  it('may not name other sites, at its start or within', () => {
    expect(isGrounded('You could also see the Giannis D nearby.')).toBe(false)
    expect(isGrounded('Atlantis is even better.')).toBe(false)
    expect(isGrounded('Giannis D lies close by.')).toBe(false)
    expect(isGrounded('So does Carnatic.')).toBe(false)
    expect(isGrounded('Atlantis, a reef nearby, is better.')).toBe(false)
    expect(isGrounded('Atlantis would suit you, too.')).toBe(false)
    expect(isGrounded('Elphinstone and [1] are close.')).toBe(false)
  })

  it('may not make up animals, but call a known one by its kind', () => {
    expect(isGrounded('Whale sharks come here.')).toBe(false)
    expect(isGrounded('You may meet turtles.')).toBe(false)
    expect(isGrounded('You may meet sharks, but no turtles.')).toBe(true)
    expect(isGrounded('You swim along a coral reef.')).toBe(true)
  })

  it('may not make up numbers', () => {
    expect(isGrounded('It lies at 45 m.')).toBe(false)
    expect(isGrounded('The water has 27 degrees.')).toBe(false)
    expect(isGrounded('It lies at forty-five metres.')).toBe(false)
  })

  it('may not lead anywhere else', () => {
    expect(isGrounded('Book at https://example.org now.')).toBe(false)
    expect(isGrounded('<b>Good</b> dive.')).toBe(false)
  })
})

describe('a text that goes on', () => {
  it('is cut into sentences, not within a number', () => {
    expect(sentencesOf('It is 4.5 m deep. Go early! And the')).toEqual({
      whole: ['It is 4.5 m deep. ', 'Go early! '],
      rest: 'And the',
    })
  })
})
