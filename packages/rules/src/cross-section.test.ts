import { siteCategories } from '@soundings/contract/sites'
import { describe, expect, it } from 'vitest'
import { isGround } from './cross-section/ground.ts'
import { roomOf } from './cross-section/labels.ts'
import type { Reader } from './cross-section/scale.ts'
import { crossSection, type Frame, type SectionFacts } from './cross-section.ts'

const metric: Reader = { unit: 'm', depthText: (metres) => `${metres} m` }
const imperial: Reader = { unit: 'ft', depthText: (metres) => `${Math.round(metres / 0.3048)} ft` }

const nothing: SectionFacts = {
  maxDepth: null,
  averageDepth: null,
  depthRange: null,
  diveSiteCategory: null,
  access: null,
  bottomComposition: null,
}
const thistlegorm: SectionFacts = {
  maxDepth: 32,
  averageDepth: 22,
  depthRange: { min: 14, max: 30 },
  diveSiteCategory: 'wreck',
  access: 'boat',
  bottomComposition: 'Sand',
}
const blueHole: SectionFacts = {
  maxDepth: 100,
  averageDepth: 18,
  depthRange: { min: 3, max: 30 },
  diveSiteCategory: 'wall',
  access: 'shore',
  bottomComposition: 'Coral wall; silty floor far below',
}

const draw = (facts: Partial<SectionFacts>, frame: Frame = 'wide', reader = metric) =>
  crossSection({ ...nothing, ...facts }, frame, reader)
const texts = (...of: Parameters<typeof draw>) => draw(...of).labels.map(({ text }) => text)
const said = (...of: Parameters<typeof draw>) => draw(...of).sentence

describe('the sentence of a cross-section', () => {
  it('says what stands there, from where to where, on what, and how one gets in', () =>
    expect(said(thistlegorm)).toBe(
      'Cross-section: a wreck from 14 m down to 32 m on sand, entered from a boat; Open Water limit at 18\u00a0m, Advanced Open Water limit at 30\u00a0m.',
    ))

  it('tells how far one dives where the floor is far below', () =>
    expect(said(blueHole)).toBe(
      'Cross-section: a wall from 3 m down to 100 m, dived to 30 m, bottom coral wall; silty floor far below, entered from the shore; Open Water limit at 18\u00a0m, Advanced Open Water limit at 30\u00a0m, Recreational limit at 40\u00a0m.',
    ))

  it.each([
    [{}, 'Cross-section: a dive site, depth not recorded.'],
    [{ maxDepth: 12 }, 'Cross-section: a dive site down to 12 m.'],
    [
      { averageDepth: 9, access: 'either' as const },
      'Cross-section: a dive site 9 m deep on average, maximum depth not recorded, entered from shore or boat.',
    ],
    [
      { depthRange: { min: 3, max: 8 }, diveSiteCategory: 'muck' as const, bottomComposition: 'Mud.' },
      'Cross-section: a muck dive dived from 3 m to 8 m, maximum depth not recorded on mud.',
    ],
  ])('leaves out what is not known: %j', (facts, sentence) => expect(said(facts)).toBe(sentence))

  it.each([
    ['keel-up', 'a wreck that lies keel up'],
    ['on-side', 'a wreck on its side'],
    [null, 'a wreck'],
  ] as const)('says how a wreck is known to lie: %s', (wreckLook, words) =>
    expect(said({ diveSiteCategory: 'wreck', maxDepth: 12, wreckLook })).toBe(
      `Cross-section: ${words} down to 12 m.`,
    ),
  )

  it('speaks the units of the reader, with the limits that those who dive in feet know', () =>
    expect(said(thistlegorm, 'wide', imperial)).toBe(
      'Cross-section: a wreck from 46 ft down to 105 ft on sand, entered from a boat; Open Water limit at 60\u00a0ft, Advanced Open Water limit at 100\u00a0ft.',
    ))
})

describe('the words in a cross-section', () => {
  it('are depths, limits and the floor', () =>
    expect(texts(thistlegorm)).toEqual([
      'Max 32 m, sand',
      'From 14 m',
      'Open Water limit, 18\u00a0m',
      'Advanced Open Water limit, 30\u00a0m',
      'Average 22 m',
    ]))

  it('are fewer and shorter on a phone', () =>
    expect(texts(thistlegorm, 'narrow')).toEqual([
      'Max 32 m, sand',
      'From 14 m',
      '18\u00a0m',
      '30\u00a0m',
      'Avg 22 m',
    ]))

  it('are one where no depth is known, and there is neither scale nor line', () => {
    const section = draw({ diveSiteCategory: 'wreck' })
    expect(section.labels.map(({ text }) => text)).toEqual(['Depth not recorded'])
    expect([section.perMetre, section.limits, section.ticks, section.diver]).toEqual([null, [], [], null])
  })

  it('hold no number that was not given', () => {
    for (const facts of [{ maxDepth: 24 }, { averageDepth: 11 }, { depthRange: { min: 4, max: 21 } }]) {
      const given = [24, 11, 4, 21, 18]
      const numbers = texts(facts).join(' ').match(/\d+/g) ?? []
      expect(numbers.filter((number) => !given.includes(Number(number)))).toEqual([])
    }
  })

  it('leave out a floor that would take too many words', () =>
    expect(texts({ maxDepth: 8, bottomComposition: 'x'.repeat(200) })).toEqual(['Max 8 m']))
})

describe('the limits', () => {
  it.each([
    [10, []],
    [18, ['Open Water']],
    [30, ['Open Water', 'Advanced Open Water']],
    [41, ['Open Water', 'Advanced Open Water', 'Recreational']],
  ])('that a depth of %d m crosses are %j', (maxDepth, names) =>
    expect(draw({ maxDepth }).limits.map(({ name }) => name)).toEqual(names),
  )
})

describe('the scale', () => {
  it('names the stops of the depth ramp', () =>
    expect(draw(thistlegorm).ticks.map(({ text }) => text)).toEqual(['5', '12', '18', '30']))

  it('is drawn to the floor that divers reach, and says so where it ends far below', () => {
    const section = draw(blueHole)
    expect(section.hasFloor).toBe(false)
    expect(section.labels.map(({ text }) => text)).toContain('Max 100 m, far below')
    expect(section.labels.map(({ text }) => text)).toContain('Dived to 30 m')
    expect(draw({ ...blueHole, depthRange: { min: 3, max: 90 } }).hasFloor).toBe(true)
  })

  it('is in round feet for those who read feet', () =>
    expect(draw(thistlegorm, 'wide', imperial).ticks.map(({ text }) => text)).toEqual([
      '20',
      '40',
      '60',
      '100',
    ]))
})

describe('the way in', () => {
  it.each([
    ['boat', true, false],
    ['shore', false, true],
    ['either', true, true],
    [null, false, false],
  ] as const)('of %j has a boat: %s, a shore: %s', (access, hasBoat, hasShore) => {
    const section = draw({ ...thistlegorm, access })
    expect([section.boat !== null, section.hasShore]).toEqual([hasBoat, hasShore])
  })

  it('of a cenote is a pool without boat and buoy', () => {
    const section = draw({ diveSiteCategory: 'cenote', access: 'either', maxDepth: 20 })
    expect([section.boat, section.buoy]).toEqual([null, null])
  })

  it('leads down to the shallowest point of the dive', () => {
    const { ground, surface, perMetre, labels } = draw(thistlegorm)
    expect(ground.crest.y).toBeCloseTo(surface + 14 * (perMetre ?? 0))
    expect(labels.find(({ key }) => key === 'top')?.dot).toEqual(ground.crest)
  })
})

const depths: Partial<SectionFacts>[] = [
  {},
  { maxDepth: 0 },
  { maxDepth: 0.4, averageDepth: 0.2 },
  { maxDepth: 5, averageDepth: 3, depthRange: { min: 1, max: 5 } },
  { maxDepth: 18, averageDepth: 18, depthRange: { min: 18, max: 18 } },
  { maxDepth: 30, averageDepth: 18, depthRange: { min: 3, max: 30 } },
  { maxDepth: 42, averageDepth: 40, depthRange: { min: 0, max: 40 } },
  { maxDepth: 65, averageDepth: 35, depthRange: { min: 25, max: 45 } },
  { maxDepth: 200, averageDepth: 20, depthRange: { min: 3, max: 30 } },
  { maxDepth: 350 },
  { averageDepth: 15 },
  { depthRange: { min: 10, max: 30 } },
]

describe('whatever is known of a site', () => {
  const all = [null, ...siteCategories].flatMap((diveSiteCategory) =>
    ([null, 'boat', 'shore', 'either'] as const).flatMap((access) =>
      depths.flatMap((depth) =>
        (['wide', 'narrow'] as const).flatMap((frame) =>
          [metric, imperial].map((reader) =>
            draw(
              { ...depth, diveSiteCategory, access, bottomComposition: 'Sand and seagrass' },
              frame,
              reader,
            ),
          ),
        ),
      ),
    ),
  )

  it('no two words of the picture meet, and none leaves it', () => {
    for (const { labels, textSize, width, height } of all) {
      const rooms = labels.map((label) => roomOf(label, textSize))
      for (const [at, one] of rooms.entries()) {
        expect(one.left >= 0 && one.right <= width && one.top >= 0 && one.bottom <= height).toBe(true)
        for (const other of rooms.slice(at + 1)) {
          const apart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top
          expect(apart).toBe(true)
        }
      }
    }
  })

  it('everything has a place inside the picture', () => {
    for (const { boat, buoy, diver, ground, width, height, surface } of all) {
      for (const point of [boat, buoy, diver, ground.crest])
        if (point) {
          expect(point.x).toBeGreaterThanOrEqual(0)
          expect(point.x).toBeLessThanOrEqual(width)
          expect(point.y).toBeGreaterThanOrEqual(surface)
          expect(point.y).toBeLessThanOrEqual(height)
        }
      for (const { x, y } of [ground.floor, ...ground.rocks].flat())
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
    }
  })

  it('the deepest point is said wherever it is known', () => {
    for (const { labels, sentence } of all)
      if (sentence.includes('down to')) expect(labels.map(({ key }) => key)).toContain('max')
  })
})

describe('the ground', () => {
  const { ground } = draw({ ...blueHole, maxDepth: 40 })

  it('is rock below its line and water above it', () => {
    expect(isGround(ground, { x: 700, y: 200 })).toBe(true)
    expect(isGround(ground, { x: 200, y: 120 })).toBe(false)
    expect(isGround(ground, { x: 200, y: 260 })).toBe(true)
  })

  it('climbs out of the water only where there is a shore', () => {
    const highest = (access: 'boat' | 'shore') => {
      const section = draw({ ...thistlegorm, access })
      return Math.min(...section.ground.floor.map(({ y }) => y)) - section.surface
    }
    expect(highest('boat')).toBeGreaterThan(0)
    expect(highest('shore')).toBeLessThan(0)
  })
})
