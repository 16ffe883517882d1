import { siteCategories, waterBodyTypes, wreckLooks } from '@soundings/contract/sites'
import { describe, expect, it } from 'vitest'
import { waterArt, waterArtScenes } from './water-art.ts'

type Facts = Parameters<typeof waterArt>[0]

const idOf = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`
const site = (facts: Partial<Facts> = {}): Facts => ({
  id: idOf(1),
  diveSiteCategory: null,
  waterBodyType: null,
  maxDepth: null,
  coordinates: [34, 27],
  wreckLook: null,
  ...facts,
})

/** All scenes that sites with these facts are given. */
const given = (facts: Partial<Facts>) =>
  new Set(Array.from({ length: 200 }, (_, number) => waterArt(site({ ...facts, id: idOf(number) })).scene))

const depths = [null, 0, 5, 16, 25, 39, 60, 350]
const latitudes: Facts['coordinates'][] = [
  [34, 27],
  [5, 43],
  [-122, 36],
  [10, 60],
  [150, -20],
  [20, -34],
]
const everyKind = [...siteCategories, null].flatMap((diveSiteCategory) =>
  [...waterBodyTypes, null].flatMap((waterBodyType) =>
    latitudes.flatMap((coordinates) =>
      depths.map((maxDepth) => ({ diveSiteCategory, waterBodyType, coordinates, maxDepth })),
    ),
  ),
)

describe('the illustration of a site', () => {
  it('is the same for the same site, every time', () =>
    expect(waterArt(site({ id: idOf(7) }))).toEqual(waterArt(site({ id: idOf(7) }))))

  it('is one of the library for every kind of site, with a focus inside the picture', () => {
    for (const facts of everyKind) {
      const { scene, focus } = waterArt(site(facts))
      expect(waterArtScenes).toContain(scene)
      for (const share of [focus.x, focus.y]) expect(share >= 0 && share <= 1).toBe(true)
    }
  })

  it('may be any of the library', () => {
    const found = new Set(
      [null, ...wreckLooks]
        .flatMap((wreckLook) => everyKind.map((facts) => ({ ...facts, wreckLook })))
        .flatMap((facts) =>
          [1, 2, 3, 4, 5, 6, 7, 8].map((id) => waterArt(site({ ...facts, id: idOf(id) })).scene),
        ),
    )
    expect([...found].sort()).toEqual([...waterArtScenes].sort())
  })

  it.each([
    ['aeroplane', [34, 27], ['wreck-aeroplane']],
    ['submarine', [34, 27], ['wreck-submarine']],
    ['keel-up', [34, 27], ['wreck-keel-up']],
    ['keel-up', [-3, 58.9], ['wreck-keel-up-north']],
    ['on-side', [14, 35.8], ['wreck-on-side']],
    ['on-side', [-122, 36], ['wreck-on-side-north']],
    ['sailing', [34, 27], ['wreck-schooner']],
    ['upright', [34, 27], ['wreck-bow', 'wreck-freighter']],
    ['upright', [-3, 58.9], ['wreck-north']],
  ] as const)('shows a wreck as it is known to look: %s at %j', (wreckLook, [lng, lat], scenes) =>
    expect(
      [...given({ diveSiteCategory: 'wreck', wreckLook, maxDepth: 30, coordinates: [lng, lat] })].sort(),
    ).toEqual(scenes),
  )

  it('shows no wreck where there is none, whatever is said', () =>
    expect([...given({ diveSiteCategory: 'wall', wreckLook: 'keel-up', maxDepth: 60 })]).toEqual([
      'wall-abyss',
    ]))

  it('has many looks for sites with one scene, about as often one as the other', () => {
    const looks = Array.from({ length: 2400 }, (_, number) => {
      const { isMirrored, zoom, light } = waterArt(
        site({ id: idOf(number), diveSiteCategory: 'cenote', maxDepth: 10 }),
      )
      return `${isMirrored} ${zoom} ${light.hue}`
    })
    const counts = Object.values(Object.groupBy(looks, (look) => look)).map((same) => same?.length ?? 0)
    expect(counts).toHaveLength(24)
    for (const count of counts) expect(count > 60 && count < 140, `${count} of 2400`).toBe(true)
  })

  it('is spread over what fits', () => {
    const scenes = Array.from({ length: 4000 }, (_, id) => waterArt(site({ id: idOf(id) })).scene)
    for (const scene of new Set(scenes)) {
      const share = scenes.filter((other) => other === scene).length / scenes.length
      expect(share).toBeGreaterThan(0.2)
      expect(share).toBeLessThan(0.3)
    }
  })
})

describe('what is chosen', () => {
  it.each([
    ['a wreck in warm water, shallow', { diveSiteCategory: 'wreck', maxDepth: 10 }, ['wreck-tug']],
    ['a wreck in warm water, deep', { diveSiteCategory: 'wreck', maxDepth: 60 }, ['wreck-bow']],
    [
      'a wreck in the north',
      { diveSiteCategory: 'wreck', maxDepth: 30, coordinates: [-3, 58.9] },
      ['wreck-broken', 'wreck-north'],
    ],
    [
      'a wreck in a lake',
      { diveSiteCategory: 'wreck', waterBodyType: 'lake' },
      ['wreck-north', 'wreck-schooner'],
    ],
    ['a quarry', { waterBodyType: 'quarry' }, ['quarry-bus', 'quarry-ledges']],
    ['a shallow lake', { waterBodyType: 'lake', maxDepth: 5 }, ['lake-perch']],
    ['a deep lake', { waterBodyType: 'lake', maxDepth: 40 }, ['lake-trees']],
    [
      'a river, whatever its category',
      { waterBodyType: 'river', diveSiteCategory: 'drift' },
      ['river-trout'],
    ],
    ['a cenote', { diveSiteCategory: 'cenote', waterBodyType: 'cave' }, ['cenote-columns', 'cenote-light']],
    ['a sea cave', { diveSiteCategory: 'cave', waterBodyType: 'sea' }, ['cave-mouth', 'cave-skylight']],
    ['an inland cave', { waterBodyType: 'cave' }, ['cave-skylight', 'cenote-columns']],
    [
      'a reef in the Mediterranean: no kelp',
      { diveSiteCategory: 'rocky-reef', coordinates: [3.2, 42] },
      ['rocky-seagrass'],
    ],
    [
      'a reef in California',
      { diveSiteCategory: 'rocky-reef', maxDepth: 8, coordinates: [-122, 36.5] },
      ['rocky-kelp'],
    ],
    [
      'a cold coral reef',
      { diveSiteCategory: 'coral-reef', maxDepth: 60, coordinates: [9, 63.6] },
      ['rocky-north'],
    ],
    ['nothing known, in the tropics', {}, ['coral-deep', 'coral-garden', 'coral-slope', 'coral-turtle']],
    ['nothing known, in the north', { coordinates: [-8, 57] }, ['rocky-kelp', 'rocky-north']],
  ] as [string, Partial<Facts>, string[]][])('for %s', (_, facts, scenes) =>
    expect([...given(facts)].sort()).toEqual(scenes),
  )

  it('takes the nearest light when no scene shows the depth', () =>
    expect(given({ diveSiteCategory: 'rocky-reef', maxDepth: 350, coordinates: [-122, 36] })).toEqual(
      new Set(['rocky-north']),
    ))
})
