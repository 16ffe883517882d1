import { expect, test } from 'vitest'
import { speciesHead, speciesShareText } from './species-share.ts'

const months = Array.from({ length: 12 }, (_, at) => ({ reports: at === 4 ? 3 : 1, of: 10 }))
const told = {
  id: 'green-turtle',
  name: 'Green turtle',
  scientific: 'Chelonia mydas',
  group: 'reptiles',
  reports: 14,
  also: ['Green sea turtle'],
  isSensitive: true,
  months,
  countries: ['Egypt', 'Malaysia', 'Maldives', 'Mexico'].map((name) => ({ name, reports: 1 })),
}

test('a link to a species tells what dive reports say', () => {
  expect(speciesShareText(told)).toEqual({
    title: 'Green turtle (Chelonia mydas) · Soundings',
    description:
      '14 public dive reports name it. Most of them are from May. Seen in Egypt, Malaysia and Maldives.',
  })
})

test('where nothing was reported it says so, and no month or place', () => {
  const nothing = months.map(() => ({ reports: 0, of: 0 }))
  expect(speciesShareText({ ...told, reports: 0, months: nothing, countries: [] }).description).toBe(
    'No public dive report names it yet.',
  )
})

test('search engines read its address and its names', () => {
  const head = speciesHead('https://dives.example', told, {
    url: 'https://dives.example/p.jpg',
    alt: 'A reef',
  })
  expect(head).toContain('<link rel="canonical" href="https://dives.example/species/green-turtle">')
  expect(head).toContain('"alternateName":["Green turtle","Green sea turtle"]')
})
