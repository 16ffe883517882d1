import { expect, test } from 'vitest'
import { buildSite } from '#shared/testing/sites.ts'
import { siteFacts, tagGroups } from './facts.view.ts'

const answers = (...input: Parameters<typeof siteFacts>) =>
  Object.fromEntries(siteFacts(...input).map(({ label, value }) => [label, value]))

test('what every diver asks is answered even when nothing is known', () => {
  expect(answers(buildSite(), 'm')).toEqual({
    'Max depth': 'Not recorded',
    'Average depth': 'Not recorded',
    'Skill level': 'Not recorded',
    Entry: 'Not recorded',
    'Water body': 'Not recorded',
    Bottom: 'Not recorded',
    Protection: 'Not recorded',
    Certification: 'Not recorded',
  })
})

test('what is known is said in words and units of the reader', () => {
  const site = buildSite({
    maxDepth: 30,
    averageDepth: 18,
    depthRange: { min: 5, max: 30 },
    difficulty: 'technical',
    requiredDiverLevel: 'advanced',
    access: 'either',
    waterBodyType: 'quarry',
    diveSiteCategory: 'artificial-reef',
    entryMethod: 'giant stride',
    bottomComposition: 'sand and rock',
    protectionStatus: 'Marine park',
    certificationRequirements: ['Advanced', 'Nitrox'],
  })
  expect(answers(site, 'ft')).toEqual({
    'Max depth': '98\u00a0ft',
    'Average depth': '59\u00a0ft',
    'Skill level': 'Technical',
    Entry: 'Shore or boat',
    'Water body': 'Quarry',
    Category: 'Artificial reef',
    'Depth range': '16 to 98\u00a0ft',
    'Required level': 'Advanced',
    Bottom: 'Sand and rock',
    Protection: 'Marine park',
    Certification: 'Advanced, Nitrox',
    'Entry method': 'Giant stride',
  })
})

test('a depth of zero is known', () => {
  expect(answers(buildSite({ maxDepth: 0 }), 'm')['Max depth']).toBe('0\u00a0m')
})

test('only groups with tags are named', () => {
  expect(tagGroups(buildSite())).toEqual([])
  expect(tagGroups(buildSite({ marineLife: ['whale shark'], fixedStructures: ['Buoy'] }))).toEqual([
    { title: 'Marine life', tags: ['Whale shark'] },
    { title: 'Structures', tags: ['Buoy'] },
  ])
})

test('a tag that is kept in two cases is one', () => {
  expect(tagGroups(buildSite({ marineLife: ['turtles', 'Turtles'] }))).toEqual([
    { title: 'Marine life', tags: ['Turtles'] },
  ])
})

test('facilities and ways to dive are words', () => {
  expect(tagGroups(buildSite({ diveType: ['wreck'], facilities: ['none', 'dive-shop-nearby'] }))).toEqual([
    { title: 'Dive types', tags: ['Wreck'] },
    { title: 'Facilities', tags: ['No facilities', 'Dive shop nearby'] },
  ])
})

test('levels and a greater depth do not contradict each other', () => {
  const site = buildSite({ maxDepth: 58, difficulty: 'intermediate', requiredDiverLevel: 'beginner' })
  expect(answers(site, 'm')).toMatchObject({
    'Max depth': '58\u00a0m',
    'Skill level': 'Intermediate to 30\u00a0m',
    'Required level': 'Beginner to 18\u00a0m',
  })
})
