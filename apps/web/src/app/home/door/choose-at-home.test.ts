// @vitest-environment happy-dom
import type { Place } from '@soundings/contract/places'
import { expect, test, vi } from 'vitest'
import { buildSummary } from '#shared/testing/sites.ts'
import { useRecent } from '../../palette/recent-store.ts'
import type { BoxOption } from './box-options.ts'
import { chooseAtHome } from './choose-at-home.ts'

const place = (known: Partial<Place>): BoxOption => ({
  kind: 'place',
  place: {
    kind: 'country',
    name: 'Malta',
    region: null,
    country: null,
    count: 3,
    bounds: [14, 35, 15, 36],
    ...known,
  },
})
const choose = (option: BoxOption) => {
  const home = { select: vi.fn(), showSites: vi.fn() }
  const onAsk = vi.fn()
  chooseAtHome(option, home, { room: () => ({ width: 800, height: 600 }), onAsk })
  return { ...home, onAsk }
}

test('a question is asked, and a site opens and is remembered', () => {
  expect(choose({ kind: 'ask', words: 'wrecks' }).onAsk).toHaveBeenCalledWith('wrecks')
  const site = buildSummary({ siteName: 'Giannis D' })
  expect(choose({ kind: 'site', site }).select).toHaveBeenCalledWith(site.id)
  expect(useRecent.getState().choices[0]).toMatchObject({ kind: 'site', site: { siteName: 'Giannis D' } })
})

test('all sites for some words are shown by these words', () => {
  const { showSites } = choose({ kind: 'all', words: 'reef', total: 40 })
  expect(showSites).toHaveBeenCalledWith({ q: 'reef' })
})

test('a country is shown by its name, and the map finds it by itself', () => {
  expect(choose(place({})).showSites).toHaveBeenCalledWith({ country: 'Malta' })
})

test('any other place is shown by the box around it, where the map looks', () => {
  const { showSites } = choose(place({ kind: 'region', name: 'Gozo', country: 'Malta' }))
  const [asked, position] = showSites.mock.lastCall ?? []
  expect(asked).toEqual({ bbox: '13.95,34.95,15.05,36.05' })
  expect(position.lng).toBeCloseTo(14.5)
  expect(position.z).toBeGreaterThan(6)
  const named = choose(place({ name: 'Saint Helena, Ascension' })).showSites
  expect(named.mock.lastCall?.[0]).toHaveProperty('bbox')
})
