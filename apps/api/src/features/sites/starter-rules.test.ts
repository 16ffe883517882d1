// What the starter sites say must agree with itself and with nature. Each rule names the sites that break it.
import { countries } from '@soundings/language/understanding/countries'
import { isInWater, waterByKey } from '@soundings/language/understanding/waters'
import { fold } from '@soundings/rules/text'
import { expect, it } from 'vitest'
import { readStarterSites } from './starter.ts'
import { livesElsewhere } from './starter-animals.build.ts'

const sites = (await readStarterSites()).map(({ facts, provenance }) => ({
  ...facts,
  key: provenance.externalId ?? '',
}))

const keysOf = (broken: (site: (typeof sites)[number]) => boolean) =>
  sites.filter(broken).map(({ key }) => key)

/** How deep dives of a level may go, in metres: 40 m ends recreational diving. */
const deepest = { beginner: 30, intermediate: 40, advanced: 40, technical: 350 } as const

it('no dive goes deeper than its level allows', () => {
  const tooDeep = keysOf(({ depthRange, difficulty, requiredDiverLevel }) =>
    [difficulty, requiredDiverLevel].some((level) => level && depthRange && depthRange.max > deepest[level]),
  )
  expect(tooDeep).toEqual([])
})

it('a technical dive goes below 40 m or has no way straight up, and asks for technical divers', () => {
  const isTechnical = ({ depthRange, hazards }: (typeof sites)[number]) =>
    (depthRange?.max ?? 0) > deepest.advanced || hazards.includes('overhead-environment')
  expect(keysOf((site) => site.difficulty === 'technical' && !isTechnical(site))).toEqual([])
  expect(
    keysOf((site) => (site.difficulty === 'technical') !== (site.requiredDiverLevel === 'technical')),
  ).toEqual([])
})

it('depth is a hazard where the dive goes below 30 m', () => {
  const silent = keysOf(
    ({ depthRange, hazards }) => (depthRange?.max ?? 0) > deepest.beginner && !hazards.includes('depth'),
  )
  expect(silent).toEqual([])
})

it('countries have the names that questions know', () => {
  expect(keysOf(({ country }) => countries.meanings.get(fold(country ?? '')) !== country)).toEqual([])
})

it('a site that is reached from the shore has a dive from the shore, and one by boat a dive by boat', () => {
  const disagreeing = keysOf(({ access, diveType }) =>
    (['shore', 'boat'] as const).some(
      (way) => diveType.includes(way) !== (access === way || access === 'either'),
    ),
  )
  expect(disagreeing).toEqual([])
})

/** Places where wreckage of many kinds lies, or a thing that never was a ship. */
const notOneWreck = new Set([
  'id-bounty-wreck',
  'stoney-cove',
  'kreidesee-hemmoor',
  'rummu-quarry',
  'million-dollar-point',
  'precontinent-ii-shaab-rumi',
  'neufelder-see',
  'vobster-quay',
  'ndac-chepstow',
  'camp-bay-gibraltar',
])

it('a ship or aircraft on the bottom is a wreck, whether it was lost or scuttled', () => {
  const otherwise = keysOf(
    ({ key, diveSiteCategory, diveType }) =>
      diveSiteCategory === 'artificial-reef' && diveType.includes('wreck') && !notOneWreck.has(key),
  )
  expect(otherwise).toEqual([])
})

it('animals are named only where they live', () => {
  const isThere = (site: (typeof sites)[number], key: string) => {
    const water = waterByKey(key)
    if (!water) throw new Error(`There is no water ${key}`)
    return isInWater(water, site)
  }
  const strays = sites.flatMap((site) =>
    livesElsewhere
      .filter(
        ({ waters, countries: lands }) =>
          waters.some((key) => isThere(site, key)) || lands?.has(site.country ?? ''),
      )
      .flatMap(({ names }) => site.marineLife.filter((name) => names.has(name)))
      .map((name) => `${name} at ${site.key}`),
  )
  expect(strays).toEqual([])
})

it('a leopard shark is a zebra shark or a California leopard shark', () => {
  expect(keysOf(({ marineLife }) => marineLife.includes('Leopard shark'))).toEqual([])
})
