import { describe, expect, it } from 'vitest'
import { pauses } from '#shared/pauses.ts'
import { bitsWhere, countBits, hasBit } from './bitset.ts'
import { buildColumns, type CatalogueRow } from './columns.ts'
import { select } from './select.ts'

let made = 0
const row = (facts: Partial<CatalogueRow> = {}): CatalogueRow => ({
  id: `site-${++made}`,
  mapId: made,
  revision: made,
  siteName: `Site ${made}`,
  sortName: `site ${made}`,
  searchNames: `site ${made}`,
  lng: 14.4,
  lat: 35.9,
  country: 'Malta',
  countryKey: 'malta',
  difficulty: null,
  requiredDiverLevel: null,
  waterBodyType: null,
  diveSiteCategory: null,
  diveType: [],
  hazards: [],
  maxDepth: null,
  averageRating: null,
  hasPhotos: false,
  accessStatus: null,
  ...facts,
})

const egypt = { country: 'Egypt', countryKey: 'egypt', lng: 34, lat: 27 }
const columns = await buildColumns(
  [
    row({ difficulty: 'beginner', diveSiteCategory: 'wreck', diveType: ['wreck', 'boat'], maxDepth: 16 }),
    row({
      difficulty: 'beginner',
      diveSiteCategory: 'wall',
      diveType: ['wall'],
      maxDepth: 40,
      hazards: ['depth'],
    }),
    row({ ...egypt, difficulty: 'advanced', diveSiteCategory: 'wreck', diveType: ['wreck'], maxDepth: 30 }),
    row({ ...egypt, hazards: ['depth', 'strong-current'], lng: 179.5 }),
    row({ country: null, countryKey: null, lng: -179.5, lat: -17, hasPhotos: true }),
  ],
  pauses(),
)

const fitting = (...asked: Parameters<typeof select> extends [unknown, ...infer Rest] ? Rest : never) => {
  const { fits, total } = select(columns, ...asked)
  const positions = columns.ids.flatMap((_, at) => (hasBit(fits, at) ? [at] : []))
  expect(positions).toHaveLength(total)
  return positions
}

const facetsOf = (filter: Parameters<typeof select>[1]) => select(columns, filter).facets()

const counts = (list: { value: unknown; count: number }[]) =>
  Object.fromEntries(list.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]))

describe('a selection', () => {
  it('is everything when nothing is asked', () => expect(fitting({})).toEqual([0, 1, 2, 3, 4]))

  it('takes any value of a facet and needs every facet', () => {
    expect(fitting({ country: ['Malta', 'Egypt'] })).toEqual([0, 1, 2, 3])
    expect(fitting({ country: ['Malta'], diveSiteCategory: ['wreck'] })).toEqual([0])
    expect(fitting({ country: ['MÁLTA'] })).toEqual([0, 1])
    expect(fitting({ country: ['Nowhere'] })).toEqual([])
  })

  it('leaves out sites of unknown depth as soon as depth is asked', () => {
    expect(fitting({ maxDepth: 30 })).toEqual([0, 2])
    expect(fitting({ minDepth: 30 })).toEqual([1, 2])
    expect(fitting({ minDepth: 0 })).toEqual([0, 1, 2])
  })

  it('avoids every hazard named', () => {
    expect(fitting({ avoid: ['strong-current'] })).toEqual([0, 1, 2, 4])
    expect(fitting({ avoid: ['depth', 'cold-water'] })).toEqual([0, 2, 4])
  })

  it('knows a box across the antimeridian', () => {
    expect(fitting({ bbox: [14, 35, 15, 36] })).toEqual([0, 1])
    expect(fitting({ bbox: [179, -30, -179, 30] })).toEqual([3, 4])
  })

  it('stays among the sites that a search found', () =>
    expect(
      fitting(
        { diveType: ['wreck'] },
        bitsWhere(columns.size, (at) => at > 0),
      ),
    ).toEqual([2]))
})

describe('the counts', () => {
  it('say what a further choice would leave, with all other facets held', () => {
    const facets = facetsOf({ country: ['Malta'], difficulty: ['beginner'] })
    expect(counts(facets.difficulty)).toEqual({ beginner: 2 })
    expect(counts(facets.country)).toEqual({ Malta: 2 })
    expect(counts(facets.diveSiteCategory)).toEqual({ wreck: 1, wall: 1 })
    expect(counts(facets.maxDepth)).toEqual({ 18: 1, 30: 1, 40: 2 })
  })

  it('of a facet do not suffer from what is chosen in it', () => {
    const facets = facetsOf({ diveSiteCategory: ['wreck'] })
    expect(counts(facets.diveSiteCategory)).toEqual({ wreck: 2, wall: 1 })
    expect(counts(facets.country)).toEqual({ Malta: 1, Egypt: 1 })
  })

  it('of hazards are of the sites without them', () => {
    const facets = facetsOf({ avoid: ['strong-current'] })
    expect(counts(facets.avoid)).toMatchObject({ 'strong-current': 4, depth: 3, 'cold-water': 4 })
  })

  it('keep a chosen country that nothing else leaves', () => {
    const facets = facetsOf({ country: ['Egypt'], difficulty: ['beginner'] })
    expect(facets.country).toContainEqual({ value: 'Egypt', count: 0 })
  })

  it('of photos are of the sites that have some', () => expect(facetsOf({}).hasPhotos).toBe(1))
})

describe('orders', () => {
  it('put unknown depths last, whichever way', () => {
    expect([...columns.orders.deepest]).toEqual([1, 2, 0, 3, 4])
    expect([...columns.orders.shallowest]).toEqual([0, 2, 1, 3, 4])
  })
})

it('sets of any size are counted to the last position', () => {
  for (const size of [0, 1, 31, 32, 33, 64, 1_000]) expect(countBits(bitsWhere(size, () => true))).toBe(size)
})
