import { describe, expect, it, test } from 'vitest'
import { divePictureAlt, divePictureFacts, diveShareText } from './dive-share.ts'

const dive = {
  siteName: 'Blue Hole',
  location: 'Egypt, Dahab',
  date: '2026-05-16',
  maxDepth: 30.6,
  duration: 48.2,
  visibility: 18,
  waterTemp: 24.5,
  species: ['green-turtle'],
  diver: 'nico_d',
  outline: [0, 255, 0],
}
const unknown = {
  ...dive,
  maxDepth: null,
  duration: null,
  visibility: null,
  waterTemp: null,
  species: [],
  diver: null,
}

describe('a link to a dive', () => {
  it('says where, how deep and how long, then who, when and how it was', () => {
    const { title, description } = diveShareText(dive)
    expect(title).toBe('Blue Hole, Dahab · 31 m, 48 min')
    expect(description.replaceAll('\u00a0', ' ')).toBe(
      'A dive by nico_d on May 16, 2026. It had 18 m visibility and 24.5 °C water. Seen: Green turtle.',
    )
  })

  it('leaves out what is not known, and a place that is called as the site', () => {
    expect(diveShareText(unknown)).toEqual({
      title: 'Blue Hole, Dahab',
      description: 'A dive on May 16, 2026.',
    })
    expect(diveShareText({ ...unknown, location: 'Blue Hole' }).title).toBe('Blue Hole')
  })
})

test('the picture says what the title does, and whether it shows a profile', () => {
  expect(divePictureFacts(dive)).toEqual({
    name: 'Blue Hole',
    line: 'Dahab · 31 m · 48 min',
    maxDepth: 30.6,
    outline: [0, 255, 0],
  })
  expect(divePictureAlt(dive)).toMatch(/^Depth profile of a dive: Blue Hole/)
  expect(divePictureAlt({ ...dive, outline: null })).toMatch(/^Illustration of a dive/)
})
