import { siteLimits } from '@soundings/contract/sites'
import { nothingKnown } from '@soundings/rules/sites'
import { describe, expect, test } from 'vitest'
import { buildFeature } from './reading.build.ts'
import { SourceUnknown, siteFromElement, siteFromFeature } from './site-from-json.ts'

const named = { source: 'club', licence: null }
const osm = (tags: object, coordinates?: unknown[]) =>
  siteFromFeature(buildFeature({ name: 'Blue Hole', ...tags }, coordinates, 'osm_node_17'), undefined)
const factsOf = (tags: object) => {
  const row = osm(tags)
  return row.kind === 'site' ? row.facts : undefined
}
const warningsOf = (tags: object) => {
  const row = osm(tags)
  return row.kind === 'site' ? row.warnings.map(({ field }) => field) : undefined
}

describe('a site from OpenStreetMap', () => {
  test('has what the object says and nothing else', () => {
    expect(osm({ seamark: 'x', difficulty: 'hard' })).toEqual({
      kind: 'site',
      facts: { ...nothingKnown(), siteName: 'Blue Hole', coordinates: [34.54, 28.57] },
      provenance: {
        source: 'openstreetmap',
        licence: 'ODbL-1.0',
        externalId: 'node/17',
        sourceUrl: 'https://www.openstreetmap.org/node/17',
      },
      warnings: [],
    })
  })

  test.each([
    ['a feature with an id of its own', buildFeature({ name: 'x' }, [1, 2], 'osm_way_5'), 'way/5'],
    ['a feature of overpass turbo', buildFeature({ name: 'x', '@id': 'relation/6' }, [1, 2]), 'relation/6'],
  ])('has the same id in every format: %s', (_what, feature, id) => {
    expect(siteFromFeature(feature, named)).toMatchObject({
      provenance: { source: 'openstreetmap', externalId: id },
    })
  })

  test('takes places, text and other names as they are said', () => {
    expect(
      factsOf({ country: 'مصر', region: ' Sinai ', 'addr:city': 'Dahab', description: 'Deep\nand blue' }),
    ).toMatchObject({
      country: 'مصر',
      region: 'Sinai',
      city: 'Dahab',
      description: 'Deep\nand blue',
    })
    expect(
      factsOf({ 'name:en': 'Blue hole', int_name: 'Blaues Loch', alt_name: 'The Hole; Bluey' }),
    ).toMatchObject({
      siteName: 'Blue Hole',
      aliases: ['Blaues Loch', 'The Hole', 'Bluey'],
    })
    expect(
      factsOf({
        old_name: 'Azure Hole',
        'name:de': 'Blaues Loch',
        'name:it': 'BLUE HOLE',
        'name:etymology': 'x',
      }),
    ).toMatchObject({ aliases: ['Azure Hole', 'Blaues Loch'] })
    expect(factsOf({ name: undefined, 'name:en': 'Only English' })).toMatchObject({
      siteName: 'Only English',
      aliases: [],
    })
  })

  test('takes names in many languages as far as there is room, and no warning', () => {
    const languages = Array.from({ length: 26 }, (_, at) => [
      `name:a${'abcdefghijklmnopqrstuvwxyz'[at]}`,
      `Name ${at}`,
    ])
    const tags = { alt_name: 'The Hole', ...Object.fromEntries(languages), 'name:aa': 'x'.repeat(121) }
    const aliases = factsOf(tags)?.aliases
    expect(aliases?.slice(0, 3)).toEqual(['The Hole', 'Name 1', 'Name 2'])
    expect(aliases).toHaveLength(siteLimits.aliases)
    expect(warningsOf(tags)).toEqual([])
  })

  test.each([
    [{ max_depth: 18 }, 18, null],
    [{ max_depth: 18.5, min_depth: '5 m' }, 18.5, { min: 5, max: 18.5 }],
    [{ 'scuba_diving:maxdepth': '60 ft' }, 18.3, null],
    [{ min_depth: 5 }, null, null],
  ])('reads the depths in %j', (tags, maxDepth, depthRange) => {
    expect(factsOf(tags)).toMatchObject({ maxDepth, depthRange })
    expect(warningsOf(tags)).toEqual([])
  })

  test.each(['>30', '5-18', 'deep', '18,5', '1000', '-4', '1e3'])(
    'leaves the depth %j empty and says so',
    (depth) => {
      expect(factsOf({ max_depth: depth })).toMatchObject({ maxDepth: null })
      expect(warningsOf({ max_depth: depth })).toEqual(['max_depth'])
    },
  )

  test('leaves depths that contradict each other empty', () => {
    expect(factsOf({ min_depth: 30, max_depth: 5 })).toMatchObject({ maxDepth: null, depthRange: null })
    expect(warningsOf({ min_depth: 30, max_depth: 5 })).toEqual(['min_depth'])
  })

  test.each([
    ['boat', 'boat'],
    ['Shore', 'shore'],
    ['boat;shore', 'either'],
    ['boat:shore', 'either'],
    ['boat  or shore', 'either'],
    ['ladder', null],
    ['shore;helicopter', null],
  ])('reads the entry %j as %j', (entry, access) => {
    expect(factsOf({ entry_type: entry })).toMatchObject({ access })
  })

  test.each([
    [{ access: 'no' }, 'closed', 'Listed as not open to the public'],
    [{ access: 'Private' }, 'restricted', 'Listed as private: ask the owner first'],
    [{ scuba_diving: 'permit' }, 'restricted', 'Listed as open only with a permit'],
    [{ access: 'no', scuba_diving: 'yes' }, null, null],
    [{ access: 'yes' }, null, null],
    [{ access: 'constructor' }, null, null],
    [{ access: 7 }, null, null],
    [{}, null, null],
  ])('reads from %j that access is %j', (tags, accessStatus, accessStatusReason) => {
    expect(factsOf(tags)).toMatchObject({ accessStatus, accessStatusReason })
  })

  test.each([
    [['sea', 'wreck'], { waterBodyType: 'sea', diveSiteCategory: 'wreck', diveType: ['wreck'] }],
    [['reef'], { waterBodyType: null, diveSiteCategory: null, diveType: ['reef'] }],
    [['reef', 'wreck'], { diveSiteCategory: null, diveType: ['reef', 'wreck'] }],
    [['wall', 'cave'], { waterBodyType: null, diveSiteCategory: null, diveType: ['wall', 'cave'] }],
    [['sea', 'lake'], { waterBodyType: null }],
    [['cave'], { waterBodyType: null, diveSiteCategory: 'cave', diveType: ['cave'] }],
    [['bigfish', 'training', 7, null], { waterBodyType: null, diveSiteCategory: null, diveType: [] }],
    ['wreck;drift', { diveSiteCategory: null, diveType: ['wreck', 'drift'] }],
  ])('takes from the features %j only what they say exactly', (features, facts) => {
    expect(factsOf({ features })).toMatchObject(facts)
  })

  test.each([
    ['https://dive.example/a?b=1', 'https://dive.example/a?b=1'],
    ['www.dive.example', 'https://www.openstreetmap.org/node/17'],
    ['javascript:alert(1)', 'https://www.openstreetmap.org/node/17'],
    ['https://a b.example', 'https://www.openstreetmap.org/node/17'],
  ])('has the address %s only when it is one', (website, sourceUrl) => {
    expect(osm({ website })).toMatchObject({ provenance: { sourceUrl } })
  })

  test.each([{ shop: 'scuba_diving' }, { club: 'scuba_diving' }, { amenity: 'dive_centre' }])(
    'is not made of %j',
    (tags) => {
      expect(osm(tags)).toMatchObject({ kind: 'aside' })
    },
  )

  test.each([
    ['no name', {}, { name: '' }, 'name'],
    ['a name that is no text', {}, { name: { a: 1 } }, 'name'],
    ['a name with NUL', {}, { name: 'a\0b' }, 'name'],
    ['a lone surrogate', {}, { description: '\udfff' }, 'description'],
    ['a huge text', {}, { description: 'x'.repeat(10_000_000) }, 'description'],
  ])('is not made of a row with %s', (_what, _none, tags, field) => {
    expect(osm(tags)).toEqual({ kind: 'faulty', faults: [{ field, message: expect.any(String) }] })
  })

  test.each([[[34, 91]], [[181, 1]], [[Number.POSITIVE_INFINITY, 1]], [[]], [['a', 1]], [[null, null]]])(
    'is not made of the position %j',
    (coordinates) => {
      expect(osm({}, coordinates)).toMatchObject({ kind: 'faulty' })
    },
  )
})

describe('a site from other GeoJSON', () => {
  test('needs a named source', () => {
    expect(() => siteFromFeature(buildFeature({ name: 'x' }), undefined)).toThrow(SourceUnknown)
  })

  test.each([
    ['text', 'a-1', 'a-1'],
    ['a number', 17, '17'],
    ['nothing', undefined, null],
  ])('keeps the id that its source gives: %s', (_what, id, externalId) => {
    expect(siteFromFeature(buildFeature({ name: 'x' }, [1, 2], id), named)).toMatchObject({
      provenance: { source: 'club', licence: null, externalId, sourceUrl: null },
    })
  })

  test.each([
    ['no feature', 7, 'type'],
    ['null', null, 'type'],
    ['another type', { type: 'Point' }, 'type'],
    ['no geometry', { type: 'Feature', geometry: null, properties: {} }, 'geometry'],
    [
      'a polygon',
      { type: 'Feature', geometry: { type: 'Polygon', coordinates: [] }, properties: {} },
      'geometry',
    ],
    ['an id with NUL', buildFeature({ name: 'x' }, [1, 2], 'a\0'), 'id'],
  ])('is not made of %s', (_what, feature, field) => {
    expect(siteFromFeature(feature, named)).toMatchObject({ kind: 'faulty', faults: [{ field }] })
  })
})

describe('a site from an Overpass element', () => {
  const tags = { name: 'Blue Hole', sport: 'scuba_diving', 'scuba_diving:type': 'wreck' }

  test('is a node, or the centre of a way', () => {
    expect(siteFromElement({ type: 'node', id: 17, lat: 28.57, lon: 34.54, tags })).toMatchObject({
      kind: 'site',
      facts: { siteName: 'Blue Hole', coordinates: [34.54, 28.57], diveType: ['wreck'] },
      provenance: { source: 'openstreetmap', externalId: 'node/17' },
    })
    expect(siteFromElement({ type: 'way', id: 5, center: { lat: 1, lon: 2 }, tags })).toMatchObject({
      facts: { coordinates: [2, 1] },
      provenance: { externalId: 'way/5' },
    })
  })

  test('is never guessed from a way without a centre', () => {
    expect(siteFromElement({ type: 'way', id: 5, nodes: [1, 2], tags })).toMatchObject({
      kind: 'faulty',
      faults: [{ message: 'This way has no centre. Ask Overpass for "out center".' }],
    })
  })

  test('is not made of the bare points of a way', () => {
    expect(siteFromElement({ type: 'node', id: 1, lat: 1, lon: 2 })).toMatchObject({ kind: 'aside' })
  })

  test.each([
    null,
    7,
    {},
    { type: 'count', id: 0 },
    { type: 'node', id: -1, tags },
    { type: { toString: 1 }, id: 1 },
  ])('is not made of %j', (element) => {
    expect(siteFromElement(element)).toMatchObject({ kind: 'faulty' })
  })
})
