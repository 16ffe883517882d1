import type { Place } from '@soundings/contract/places'
import { expect, test } from 'vitest'
import { buildSummary } from '#shared/testing/sites.ts'
import type { Group } from '../../palette/options.ts'
import { boxInvitation, boxOptionId, boxOptions, boxText } from './box-options.ts'

const site = (siteName: string) => ({ kind: 'site' as const, site: buildSummary({ id: siteName, siteName }) })
const place = (name: string) => ({
  kind: 'place' as const,
  place: {
    kind: 'country',
    name,
    region: null,
    country: null,
    count: 3,
    bounds: [0, 0, 1, 1],
  } satisfies Place,
})
const groups = (...options: Group['options']): Group[] => [{ title: 'Found', options }]
const kinds = (typed: string, found: Group[], canAsk = true) =>
  boxOptions(typed, found, canAsk).map(({ kind }) => kind)

test('nothing is offered before a word is typed', () => {
  expect(boxOptions('  ', groups(site('Reef')), true)).toEqual([])
})

test('a name that begins with the words comes before the question', () => {
  expect(kinds('thistle', groups(site('Thistlegorm')))).toEqual(['site', 'ask'])
  expect(boxOptions('giannis', groups(site('Reef'), site('Giannis D')), true).map(boxOptionId)).toEqual([
    'site-Giannis D',
    'site-Reef',
    'ask',
  ])
  expect(kinds('MALTA', groups(place('Malta'), site('Malta Reef')))).toEqual(['place', 'site', 'ask'])
})

test('words that are no name are a question first, and so is whatever ends like one', () => {
  expect(kinds('wrecks for beginners', groups(site('Um El Faroud')))).toEqual(['ask', 'site'])
  expect(kinds('malta?', groups(place('Malta')))).toEqual(['ask', 'place'])
  expect(kinds('whale sharks', [])).toEqual(['ask'])
})

test('without a connection nothing can be asked', () => {
  expect(kinds('thistle', groups(site('Thistlegorm')), false)).toEqual(['site'])
})

test('a few of each kind are enough, and the way to all of them stays', () => {
  const many = Array.from({ length: 8 }, (_, at) => site(`Reef ${at}`))
  const found = groups(...many, { kind: 'all', words: 'reef', total: 40 })
  expect(kinds('reef', found)).toEqual(['site', 'site', 'site', 'site', 'site', 'all', 'ask'])
  expect(new Set(boxOptions('reef', found, true).map(boxOptionId)).size).toBe(7)
})

test('what is offered is told in words', () => {
  expect(boxText(boxOptions('reef', groups(site('Reef'), place('Reefton')), true))).toBe(
    '1 dive site, 1 place, a question for the assistant',
  )
  expect(boxText(boxOptions('how deep', [], true))).toBe('a question for the assistant')
})

test('the empty box counts the sites, in fewer words where there is less room', () => {
  expect(boxInvitation(807, 'long')).toBe('807 dive sites. Where to?')
  expect(boxInvitation(1, 'long')).toBe('1 dive site. Where to?')
  expect(boxInvitation(12_345, 'short')).toBe('12,345 sites. Where to?')
  expect([boxInvitation(undefined, 'long'), boxInvitation(0, 'short')]).toEqual(
    Array(2).fill('Search or ask'),
  )
})
