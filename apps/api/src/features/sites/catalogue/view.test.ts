import { eq } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { listenForChanges } from '#db/changes.ts'
import { sites } from '#db/schema/sites.ts'
import { testDatabase } from '#src/testing/database.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite, addSites } from '#src/testing/sites.ts'
import { openCatalogue } from './catalogue.service.ts'
import type { Criteria } from './criteria.ts'

const { db, connectionString } = await testDatabase()
const changes = await listenForChanges({ connectionString, onError: () => undefined })

const names = ['Anchor Wreck', 'Blue Cave', 'Cold Lake', 'Drift Point', 'Eel Garden'] as const
const ids = await addSites(db, [
  {
    siteName: 'Anchor Wreck',
    aliases: ['SS Anchor', 'Old Steamer'],
    country: 'Egypt',
    region: 'Sinai, Red Sea',
    city: 'Dahab',
    coordinates: [34.5, 28.5],
    diveSiteCategory: 'wreck',
    waterBodyType: 'sea',
    difficulty: 'advanced',
    requiredDiverLevel: 'intermediate',
    access: 'boat',
    maxDepth: 30,
    hazards: ['strong-current'],
    marineLife: ['Whale shark'],
    bestMonths: [4, 5],
    facilities: ['dive-shop-nearby'],
    description: 'A steamer that sank with motorcycles in her holds.',
  },
  {
    siteName: 'Blue Cave',
    country: 'Malta',
    region: 'Gozo',
    coordinates: [14.2, 36.05],
    diveType: ['cave', 'shore'],
    waterBodyType: 'sea',
    access: 'either',
    maxDepth: 18,
    marineLife: ['Hawksbill turtle'],
    description: 'Now and then a whale shark passes; motorcycles there are none.',
  },
  {
    siteName: 'Cold Lake',
    country: 'Austria',
    coordinates: [13.5, 47.6],
    waterBodyType: 'lake',
    hazards: ['cold-water'],
    access: 'shore',
    maxDepth: null,
  },
  {
    siteName: 'Drift Point',
    country: 'Indonesia',
    coordinates: [125, -8.5],
    diveType: ['drift'],
    maxDepth: 42,
  },
  {
    siteName: 'Eel Garden',
    country: 'Fiji',
    coordinates: [179.9, -17],
    maxDepth: 12,
    description: 'There were great whites until the 1990s. It is named after a whale shark.',
    historicalSignificance: 'A hammerhead shark was shown to the king here.',
  },
])
await addSite(db, { siteName: 'Hidden Wreck', country: 'Egypt', diveSiteCategory: 'wreck' }, 'pending')
const idOf = (name: (typeof names)[number]) => ids[names.indexOf(name)] ?? ''

const catalogue = openCatalogue({ db, changes, log: pino({ level: 'silent' }) })

const nothing: Criteria = {
  areas: [],
  minDepth: null,
  maxDepth: null,
  levels: [],
  diveTypes: [],
  categories: [],
  without: [],
  waters: [],
  access: null,
  avoid: [],
  minTemp: null,
  maxTemp: null,
  months: [],
  facilities: [],
  animals: [],
  notAreas: [],
  notAnimals: [],
}
const everything: string[] = [...names]

const wished = async (criteria: Partial<Criteria>) => {
  const view = await catalogue.view()
  return [...view.positions(view.fitting({ ...nothing, ...criteria }))].map((at) => view.site(at).siteName)
}

describe('what is wished of sites', () => {
  it.each<[Partial<Criteria>, string[]]>([
    [{}, everything],
    [{ areas: [{ kind: 'country', name: 'Égypt' }] }, ['Anchor Wreck']],
    [{ areas: [{ kind: 'country', name: 'Atlantis' }] }, []],
    [{ areas: [{ kind: 'region', name: 'Red Sea', country: 'Egypt' }] }, ['Anchor Wreck']],
    [{ areas: [{ kind: 'region', name: 'Sea', country: 'Malta' }] }, []],
    [{ areas: [{ kind: 'region', name: 'ozo', country: null }] }, []],
    [{ areas: [{ kind: 'city', name: 'Dahab', country: 'Egypt' }] }, ['Anchor Wreck']],
    [
      {
        areas: [
          { kind: 'country', name: 'Malta' },
          { kind: 'country', name: 'Fiji' },
        ],
      },
      ['Blue Cave', 'Eel Garden'],
    ],
    [{ areas: [{ kind: 'around', coordinates: [14.3, 36], radius: 30 }] }, ['Blue Cave']],
    [{ areas: [{ kind: 'around', coordinates: [-179.9, -17], radius: 50 }] }, ['Eel Garden']],
    [
      {
        areas: [
          { kind: 'water', boxes: [[10, 25, 36, 48]], countries: ['Fiji'], isSea: true, country: null },
        ],
      },
      ['Anchor Wreck', 'Blue Cave', 'Eel Garden'],
    ],
    [
      {
        areas: [
          { kind: 'water', boxes: [[10, 30, 36, 48]], countries: [], isSea: false, country: 'Austria' },
        ],
      },
      ['Cold Lake'],
    ],
    [{ maxDepth: 18 }, ['Blue Cave', 'Eel Garden']],
    [{ minDepth: 18, maxDepth: 30 }, ['Anchor Wreck', 'Blue Cave']],
    [{ levels: ['advanced', 'technical'] }, ['Anchor Wreck']],
    [{ categories: ['wreck', 'cave'] }, ['Anchor Wreck', 'Blue Cave']],
    [{ categories: ['wreck'], diveTypes: ['drift'] }, ['Anchor Wreck', 'Drift Point']],
    [{ without: ['cave', 'wreck'] }, ['Cold Lake', 'Drift Point', 'Eel Garden']],
    [{ waters: ['lake'] }, ['Cold Lake']],
    [{ access: 'shore' }, ['Blue Cave', 'Cold Lake']],
    [{ access: 'boat' }, ['Anchor Wreck', 'Blue Cave']],
    [{ avoid: ['strong-current', 'cold-water'] }, ['Blue Cave', 'Drift Point', 'Eel Garden']],
    [{ months: [5, 9] }, everything],
    [{ months: [9] }, ['Blue Cave', 'Cold Lake', 'Drift Point', 'Eel Garden']],
    [{ facilities: ['dive-shop-nearby'] }, ['Anchor Wreck']],
    [{ facilities: ['dive-shop-nearby', 'basic'] }, []],
    [{ animals: [['whale-shark']] }, ['Anchor Wreck', 'Blue Cave']],
    [{ animals: [['whale-shark'], ['hawksbill-turtle']] }, ['Blue Cave']],
    [{ animals: [['great-white-shark']] }, []],
    [{ animals: [['hammerhead-shark']] }, []],
    [{ notAreas: [{ kind: 'country', name: 'Egypt' }] }, names.filter((name) => name !== 'Anchor Wreck')],
    [{ notAnimals: ['whale-shark'] }, ['Cold Lake', 'Drift Point', 'Eel Garden']],
    [{ minTemp: 26 }, ['Anchor Wreck', 'Drift Point', 'Eel Garden']],
    [{ maxTemp: 12 }, ['Cold Lake']],
  ])('%j leaves %j', async (criteria, expected) => {
    expect(await wished(criteria)).toEqual(expected)
  })
})

describe('names', () => {
  const named = async (phrase: string, how: 'named' | 'namedAlike') => {
    const view = await catalogue.view()
    return view[how](phrase).map(({ at }) => view.site(at).siteName)
  }

  it('are found by the whole of them, an alias, or either without what ships are called', async () => {
    for (const phrase of ['anchor wreck', 'ss anchor', 'anchor', 'old steamer'])
      expect(await named(phrase, 'named'), phrase).toEqual(['Anchor Wreck'])
    expect(await named('steamer', 'named')).toEqual([])
    expect(await named('hidden wreck', 'named')).toEqual([])
  })

  it('are found misspelt, and not by another name of the same kind', async () => {
    expect(await named('anchr wreck', 'namedAlike')).toEqual(['Anchor Wreck'])
    expect(await named('eel gardne', 'namedAlike')).toEqual(['Eel Garden'])
    expect(await named('drift cave', 'namedAlike')).toEqual([])
    expect(await named('clue cave', 'namedAlike')).toEqual(['Blue Cave'])
    expect(await named('hiden wreck', 'namedAlike')).toEqual([])
  })
})

describe('rankings', () => {
  const term = (typed: string) => ({ typed, forms: [] })

  it('put what few sites hold, and what stands in names, before the rest', async () => {
    const view = await catalogue.view()
    const all = view.fitting(nothing)
    const ranked = view.byAnyWord([term('garden'), { typed: 'motorcycles', forms: ['motorcycl'] }], all, 10)
    expect(ranked.map(({ at }) => view.site(at).siteName)).toEqual([
      'Eel Garden',
      'Anchor Wreck',
      'Blue Cave',
    ])
    expect(ranked[0]?.share).toBe(1)
    expect(ranked[1]?.share).toBeLessThan(1)
  })

  it('put animals that are listed before those that a text mentions', async () => {
    const view = await catalogue.view()
    const ranked = view.byAnimals(['whale-shark'], view.fitting(nothing), 10)
    expect(ranked.map((at) => view.site(at).siteName)).toEqual(['Anchor Wreck', 'Blue Cave'])
  })

  it('go by depth and distance exactly, and leave out what does not fit', async () => {
    const view = await catalogue.view()
    const shallow = view.fitting({ ...nothing, maxDepth: 30 })
    const namesOf = (positions: number[]) => positions.map((at) => view.site(at).siteName)
    expect(namesOf(view.byValue('deepest', shallow, 9))).toEqual(['Anchor Wreck', 'Blue Cave', 'Eel Garden'])
    expect(namesOf(view.byDistance([179, -17], shallow, 2))).toEqual(['Eel Garden', 'Anchor Wreck'])
  })

  it('of likeness leave out the site itself', async () => {
    const view = await catalogue.view()
    const at = view.positionOf(idOf('Anchor Wreck')) ?? -1
    const [first] = view.byLikeness(at, view.fitting(nothing), 5)
    expect(view.site(first ?? -1).siteName).toBe('Blue Cave')
    expect(view.byLikeness(at, view.fitting(nothing), 5)).not.toContain(at)
  })
})

describe('a new edition', () => {
  it('knows what was edited and what reports tell, and keeps what is as it was', async () => {
    await db
      .update(sites)
      .set({ siteName: 'Zebra Cave', searchNames: 'zebra cave', sortName: 'zebra cave' })
      .where(eq(sites.id, idOf('Blue Cave')))
    await addReport(db, {
      siteId: idOf('Eel Garden'),
      species: ['manta-ray'],
      waterTemp: 19,
      diveDate: '2026-05-16',
    })
    const mantas = () => wished({ animals: [['manta-ray']] })
    await expect.poll(mantas).toEqual(['Eel Garden'])
    await expect.poll(() => wished({ categories: ['cave'] })).toEqual(['Zebra Cave'])
    expect(await wished({ months: [9], animals: [['whale-shark']] })).toEqual(['Zebra Cave'])
    expect(
      await wished({ months: [], minTemp: 18.5, maxTemp: 19.5, areas: [{ kind: 'country', name: 'Fiji' }] }),
    ).toEqual(['Eel Garden'])
    await catalogue.close()
    await changes.close()
  })
})
