import { describe, expect, it } from 'vitest'
import { gasKindOf, gasKindsOf, isTooRich, maxDepthOf, oxygenPressureAt, sacOf } from './dive-gas.ts'

const cylinder = { size: 12, startPressure: 200, endPressure: 80 }

describe('gases', () => {
  it('are named by what is in them', () => {
    const kinds = [
      [21, 0],
      [20.9, 0],
      [32, 0],
      [18, 0],
      [100, 0],
      [18, 45],
    ].map(([o2 = 0, he = 0]) => gasKindOf({ o2, he }))
    expect(kinds).toEqual(['air', 'air', 'nitrox', 'nitrox', 'oxygen', 'trimix'])
    expect(
      gasKindsOf([
        { o2: 21, he: 0 },
        { o2: 21, he: 0 },
        { o2: 50, he: 0 },
      ]),
    ).toEqual(['air', 'nitrox'])
  })

  it('have a partial pressure and a depth where that ends', () => {
    expect(oxygenPressureAt({ o2: 32 }, 30)).toBeCloseTo(1.28)
    expect(maxDepthOf({ o2: 32 }, 1.4)).toBeCloseTo(33.75)
    expect(maxDepthOf({ o2: 21 })).toBeCloseTo(66.19, 1)
  })

  it('are too rich only where none of them could be breathed', () => {
    expect(isTooRich([{ o2: 50, he: 0 }], 40)).toBe(true)
    expect(
      isTooRich(
        [
          { o2: 50, he: 0 },
          { o2: 21, he: 0 },
        ],
        40,
      ),
    ).toBe(false)
    expect(isTooRich([{ o2: 32, he: 0 }], 40)).toBe(false)
    expect(isTooRich([], 300)).toBe(false)
  })
})

describe('air consumption', () => {
  it('is what left the cylinders by minute and by pressure', () => {
    // 1,440 litres in 40 minutes at 2 bar.
    expect(sacOf([cylinder], { durationSeconds: 2_400, meanDepth: 10 })).toBe(18)
    expect(sacOf([cylinder, cylinder], { durationSeconds: 2_400, meanDepth: 10 })).toBe(36)
  })

  it('is not known where a figure is missing or says nothing', () => {
    const dive = { durationSeconds: 2_400, meanDepth: 10 }
    for (const [cylinders, known] of [
      [[], dive],
      [[{ ...cylinder, size: null }], dive],
      [[{ ...cylinder, endPressure: 200 }], dive],
      [[cylinder], { ...dive, meanDepth: null }],
      [[cylinder], { ...dive, meanDepth: 0 }],
      [[cylinder], { ...dive, durationSeconds: 0 }],
    ] as const)
      expect(sacOf(cylinders, known)).toBeNull()
  })
})
