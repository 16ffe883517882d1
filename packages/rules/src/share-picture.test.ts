import type { Site } from '@soundings/contract/sites'
import { describe, expect, it, test } from 'vitest'
import { cutToFit, fitName, pictureAlt, pictureFacts, plainly } from './share-picture.ts'
import { nothingKnown } from './sites.ts'

/** Every letter is half as wide as it is high. */
const widthOf = (text: string) => text.length / 2
const room = 880

const site = {
  ...nothingKnown(),
  id: '0197',
  siteName: 'SS Thistlegorm',
  coordinates: [33.92, 27.81] as Site['coordinates'],
  waterBodyType: 'ocean' as const,
  diveSiteCategory: 'wreck' as const,
  wreckLook: null,
}

describe('a name', () => {
  it('that is short stands in the largest letters on one line', () =>
    expect(fitName('Blue Hole', widthOf, room)).toEqual({ size: 108, lines: ['Blue Hole'] }))

  it('on several lines has lines of about the same length', () =>
    expect(fitName('The Great Carpet Anemone Garden B', widthOf, room).lines).toEqual([
      'The Great Carpet',
      'Anemone Garden B',
    ]))

  it.each([
    'x',
    'Ras Mohammed Shark and Yolanda Reef',
    'The wreck of the steam ship that nobody has ever counted the many rivets of, north of the outer breakwater, part B',
    'w'.repeat(120),
    `${'w'.repeat(58)} ${'v'.repeat(58)}`,
  ])('never leaves its room: %s', (name) => {
    const { size, lines } = fitName(name, widthOf, room)
    expect(lines.length * size).toBeLessThanOrEqual(220)
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(room)
    expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''))
  })

  it('that is too long for the smallest letters ends in an ellipsis', () => {
    const { lines } = fitName('wide '.repeat(60).trim(), widthOf, room)
    expect(lines).toHaveLength(4)
    expect(lines[3]).toMatch(/wide…$/)
  })

  it('keeps letters and their accents together where a word is broken', () => {
    const { lines } = fitName('e\u0323'.repeat(60), widthOf, room)
    for (const line of lines) expect(line).toMatch(/^e/)
  })
})

test('a text is cut between words where one ends there', () =>
  expect(cutToFit('Sant Feliu de Guíxols', widthOf, 6)).toBe('Sant Feliu…'))

test('what no typeface has and nobody misses is written plainly', () => {
  expect(plainly('Ho\u02BBokena\u00A0 \u{1F422} Reef\u200B')).toBe('Ho‘okena Reef')
  expect(plainly('Pin\u0303a 7')).toBe('Piña 7')
})

test('a place is said at length or in short, and nothing twice', () => {
  const { places } = pictureFacts({ ...site, city: 'Dahab', region: 'South Sinai', country: 'Egypt' })
  expect(places).toEqual(['Dahab, South Sinai, Egypt', 'Dahab, Egypt', 'South Sinai, Egypt', 'Egypt'])
  expect(pictureFacts({ ...site, city: 'Malta', country: 'Malta' }).places).toEqual(['Malta'])
  expect(pictureFacts(site).places).toEqual([])
})

test('the picture in words says that it is no photo, the name, the place and the depth', () => {
  expect(pictureAlt({ ...site, country: 'Egypt', maxDepth: 31.6 })).toBe(
    'Illustration, not a photo of this site: SS Thistlegorm, Egypt, maximum depth 32 m',
  )
  expect(pictureAlt(site)).toBe('Illustration, not a photo of this site: SS Thistlegorm')
})
