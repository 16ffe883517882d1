import type { SiteFacets } from '@soundings/contract/site-filter'
import { expect, test } from 'vitest'
import {
  chipCount,
  chipCountText,
  chipText,
  isFinding,
  isPart,
  narrowness,
  optionsOf,
  type Question,
  sortsFor,
  sortText,
  toggled,
  withoutFacet,
  withoutFacets,
} from './question.view.ts'

const facets: SiteFacets = {
  country: [{ value: 'Malta', count: 12 }],
  difficulty: [{ value: 'beginner', count: 3 }],
  waterBodyType: [],
  diveSiteCategory: [],
  diveType: [],
  maxDepth: [{ value: 18, count: 5 }],
  avoid: [{ value: 'strong-current', count: 9 }],
  hasPhotos: 0,
}

test('a choice is made and taken back', () => {
  const one = toggled({ q: 'reef' }, 'country', 'Malta')
  expect(one).toEqual({ q: 'reef', country: 'Malta' })
  const two = toggled(one, 'country', 'Egypt')
  expect(two.country).toBe('Malta,Egypt')
  expect(toggled(two, 'country', 'Malta').country).toBe('Egypt')
  expect(toggled(one, 'country', 'Malta').country).toBeUndefined()
})

test('of depths one is chosen at a time', () => {
  const to18 = toggled({}, 'maxDepth', '18')
  expect(to18.maxDepth).toBe(18)
  expect(toggled(to18, 'maxDepth', '30').maxDepth).toBe(30)
  expect(toggled(to18, 'maxDepth', '18').maxDepth).toBeUndefined()
})

test('options carry labels, counts and what is chosen, depth in the reader’s unit', () => {
  expect(optionsOf('difficulty', { difficulty: 'beginner' }, facets, 'm')).toEqual([
    { value: 'beginner', label: 'Beginner', count: 3, isChosen: true },
  ])
  expect(optionsOf('maxDepth', {}, facets, 'ft')[0]).toMatchObject({ label: 'To 59\u00a0ft', count: 5 })
})

test('a chip says what is chosen, or nothing', () => {
  expect(chipText('country', {}, 'm')).toBeNull()
  expect(chipText('country', { country: 'Malta,Egypt' }, 'm')).toBe('Malta +1')
  expect(chipText('avoid', { avoid: 'strong-current' }, 'm')).toBe('No strong current')
  expect(chipText('maxDepth', { maxDepth: 30 }, 'm')).toBe('To 30\u00a0m')
})

test('a chip counts its choices, and the sites that are left once one is made', () => {
  const counted = { total: 7, facets: { ...facets, hasPhotos: 4 } }
  expect(chipCount('country', {}, counted)).toBe(1)
  expect(chipCountText('country', {}, 1)).toBe('1 choice')
  expect(chipCount('country', { country: 'Malta' }, counted)).toBe(7)
  expect(chipCountText('country', { country: 'Malta' }, 7)).toBe('7 dive sites')
  expect(chipCountText('hasPhotos', {}, chipCount('hasPhotos', {}, counted))).toBe('4 dive sites')
})

test('what matches best comes first where something is looked for', () => {
  expect(sortsFor({})[0]).toBe('name')
  expect(sortsFor({ q: 'reef' })).toEqual(['best', 'deepest', 'shallowest', 'rating'])
  expect(sortsFor({ country: 'Malta' }).slice(0, 2)).toEqual(['best', 'name'])
  expect(sortText('best', { q: 'reef' })).toBe('Best match')
  expect(sortText('best', { country: 'Malta' })).toBe('Recommended')
})

test('filters are cleared one by one or all, and the words stay', () => {
  const question: Question = { q: 'reef', sort: 'deepest', country: 'Malta', maxDepth: 18, bbox: '1,2,3,4' }
  expect(narrowness(question)).toBe(3)
  expect(withoutFacet(question, 'bbox').bbox).toBeUndefined()
  expect(withoutFacets(question)).toEqual({ q: 'reef', sort: 'deepest' })
  expect(isFinding({ sort: 'name' })).toBe(false)
  expect(withoutFacets({ filter_type: 'favorites', country: 'Malta' })).toEqual({ filter_type: 'favorites' })
  expect(isFinding({ maxDepth: 18 })).toBe(true)
})

test('the map shows a part of the sites when somebody looks for some, or for their own', () => {
  expect(isPart({ sort: 'name' })).toBe(false)
  expect(isPart({ q: 'reef' })).toBe(true)
  expect(isPart({ filter_type: 'my_sites' })).toBe(true)
  expect(isFinding({ filter_type: 'my_sites' })).toBe(false)
})
