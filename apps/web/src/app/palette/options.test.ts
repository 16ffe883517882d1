import type { FoundPlace } from '@soundings/contract/places'
import type { SiteSummary } from '@soundings/contract/sites'
import { IconMap2 } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import type { PaletteAction } from '#shared/feature.ts'
import { buildSummary } from '#shared/testing/sites.ts'
import { countText, type FoundSpecies, firstGroups, foundGroups, ownGroups, placeText } from './options.ts'

const site = (siteName: string, country: string | null = null) => buildSummary({ siteName, country })
const place = (name: string, facts: Partial<FoundPlace> = {}): FoundPlace => ({
  kind: 'country',
  name,
  region: null,
  country: null,
  count: 3,
  bounds: [0, 0, 1, 1],
  ...facts,
})
const action = (id: string, name: string, words = ''): PaletteAction => ({
  id,
  name: () => name,
  words,
  icon: IconMap2,
  act: () => undefined,
})
const about = action('about', 'About')
const theme = action('theme', 'Switch to the dark theme', 'night colours')

const found = (
  items: SiteSummary[],
  places: FoundPlace[],
  { total = items.length, misspelt = false } = {},
) => ({
  sites: { items, total },
  places: { items: places, misspelt },
  species: [] as FoundSpecies[],
})
const titles = (groups: ReturnType<typeof foundGroups>) => groups.map(({ title }) => title)

test('the group whose best name is what was typed comes first', () => {
  const answers = found([site('HMS Maori', 'Malta'), site('Maltese Cross')], [place('Malta')])
  expect(titles(foundGroups('malta', answers, [about]))).toEqual(['Places', 'Dive sites'])
  expect(titles(foundGroups('maori', answers, [about]))).toEqual(['Dive sites', 'Places'])
  expect(titles(foundGroups('about', answers, [about]))[0]).toBe('Actions')
})

test('actions are found by the starts of any of their words', () => {
  const actions = [about, theme]
  const kinds = (words: string) =>
    ownGroups(words, [], actions).flatMap(({ options }) =>
      options.map((option) => option.kind === 'action' && option.action.id),
    )
  expect(kinds('dark th')).toEqual(['theme'])
  expect(kinds('NIGHT')).toEqual(['theme'])
  expect(kinds('heme')).toEqual([])
})

test('places that are only spelt alike give way to a site that is really called that', () => {
  const malta = [place('Malta')]
  const misspelt = { misspelt: true }
  expect(titles(foundGroups('manta', found([site('Manta Point')], malta, misspelt), []))).toEqual([
    'Dive sites',
  ])
  expect(titles(foundGroups('mlata', found([site('Matala')], malta, misspelt), []))).toContain('Places')
})

test('species are found by either name, and not by one that is only spelt alike', () => {
  const mantas = [{ id: 'manta-ray', name: 'Manta ray', scientific: 'Mobula' }]
  const of = (words: string) => titles(foundGroups(words, { ...found([], []), species: mantas }, []))
  expect(of('manta')).toEqual(['Species'])
  expect(of('mobula')).toEqual(['Species'])
  expect(of('malta')).toEqual([])
})

test('when there are more sites than fit, the last line leads to all of them', () => {
  const [group] = foundGroups('reef', found([site('Reef')], [], { total: 40 }), [])
  expect(group?.options.at(-1)).toEqual({ kind: 'all', words: 'reef', total: 40 })
  expect(foundGroups('reef', found([site('Reef')], []), [])[0]?.options).toHaveLength(1)
})

test('before a word is typed there are recent choices and every action that is offered now', () => {
  const hidden = { ...theme, isOffered: () => false }
  const groups = firstGroups([{ kind: 'place', place: place('Fiji') }], [about, hidden])
  expect(groups.map(({ title, options }) => [title, options.length])).toEqual([
    ['Recent', 1],
    ['Actions', 1],
  ])
  expect(titles(firstGroups([], [about]))).toEqual(['Actions'])
})

test('a place says what it is and where', () => {
  expect(placeText(place('Fiji'))).toBe('Country')
  expect(placeText(place('Dahab', { kind: 'city', region: 'South Sinai', country: 'Egypt' }))).toBe(
    'Town in South Sinai, Egypt',
  )
})

test('a place that goes by another name comes before the sites that lie there', () => {
  const answers = found([site('Gilboa Quarry')], [place('United States')])
  expect(titles(foundGroups('usa', answers, []))).toEqual(['Places', 'Dive sites'])
  expect(placeText(place('Red Sea', { kind: 'sea' }))).toBe('Sea or reef')
})

test('several words may be a question, and the last line puts them to the assistant', () => {
  const groups = foundGroups('beginner wreck malta', found([site('P31', 'Malta')], []), [about])
  expect(groups.at(-1)).toEqual({ title: 'Ask', options: [{ kind: 'ask', words: 'beginner wreck malta' }] })
  expect(titles(foundGroups('where is it warm', found([], []), []))).toEqual(['Ask'])
  expect(titles(foundGroups('thistlegorm', found([site('SS Thistlegorm')], []), []))).toEqual(['Dive sites'])
})

test('screen readers hear how much was found', () => {
  const groups = foundGroups('malta', found([site('Malta One'), site('Malta Two')], [place('Malta')]), [])
  expect(countText(groups)).toBe('2 dive sites, 1 place')
  expect(countText([])).toBe('')
})

test('where the forums can be searched, the words can be put to them, before the assistant but for a question', () => {
  const search: PaletteAction = { ...about, id: 'search-forums', name: () => 'Search the forums' }
  const groups = foundGroups('mask fogs', found([], []), [search])
  expect(groups.slice(-2)).toEqual([
    { title: 'Forums', options: [{ kind: 'forums', words: 'mask fogs' }] },
    { title: 'Ask', options: [{ kind: 'ask', words: 'mask fogs' }] },
  ])
  for (const words of ['mask fogs?', 'Dad did the Duane, the shop says Spiegel Grove'])
    expect(titles(foundGroups(words, found([], []), [search])).slice(-2)).toEqual(['Ask', 'Forums'])
  const off = { ...search, isOffered: () => false }
  expect(titles(foundGroups('mask fogs', found([], []), [off]))).toEqual(['Ask'])
})
