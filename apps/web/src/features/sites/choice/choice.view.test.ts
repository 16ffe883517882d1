import { expect, test } from 'vitest'
import { chosenText, nearFirst, withWords } from './choice.view.ts'

const dahab = {
  id: '1',
  siteName: 'Blue Hole',
  region: 'Dahab',
  country: 'Egypt',
  coordinates: [34.54, 28.57] as [number, number],
}
const belize = {
  id: '2',
  siteName: 'Great Blue Hole',
  region: 'Lighthouse Reef',
  country: 'Belize',
  coordinates: [-87.53, 17.32] as [number, number],
}

test('a site is told from others of its name by where it is', () => {
  expect(chosenText(dahab)).toBe('Blue Hole, Dahab, Egypt')
})

test('of what was found the sites around here come first', () => {
  expect(nearFirst([belize, dahab], [34.5, 28.5])).toEqual([dahab, belize])
  expect(nearFirst([belize, dahab], null)).toEqual([belize, dahab])
})

test('known sites are found by the beginnings of words, in any order and case', () => {
  expect(withWords([belize, dahab], 'egy BLUE')).toEqual([dahab])
  expect(withWords([belize, dahab], 'ole')).toEqual([])
})
