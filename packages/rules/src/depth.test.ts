import { describe, expect, it } from 'vitest'
import { type BandCounts, bandOrder, bandShares, depthBand, depthBands, gaugePercent } from './depth.ts'

describe('the depth bands', () => {
  it('include their upper limit and begin just below the one before', () => {
    expect([0, 5, 5.1, 12, 12.1, 18, 18.1, 30, 30.1, 40, 40.1, 60, 350].map(depthBand)).toEqual([
      'd5',
      'd5',
      'd12',
      'd12',
      'd18',
      'd18',
      'd30',
      'd30',
      'd40',
      'd40',
      'd60',
      'd60',
      'd60',
    ])
  })

  it('say unknown when there is no depth or it is not a number', () => {
    expect([null, undefined, Number.NaN].map(depthBand)).toEqual(['unknown', 'unknown', 'unknown'])
  })

  it('are counted shallowest first and unknown last', () => {
    expect(bandOrder).toEqual(['d5', 'd12', 'd18', 'd30', 'd40', 'd60', 'unknown'])
    const limits = depthBands.map(({ upTo }) => upTo)
    expect(limits).toEqual(limits.toSorted((one, other) => one - other))
  })
})

describe('the shares of the bands', () => {
  const none = { d5: 0, d12: 0, d18: 0, d30: 0, d40: 0, d60: 0, unknown: 0 }
  const shares = (counts: Partial<BandCounts>) => bandShares({ ...none, ...counts })

  it('are ninths of the whole, shallowest first and unknown last', () => {
    expect(shares({ d5: 3 })).toBe('9000000')
    expect(shares({ unknown: 1 })).toBe('0000009')
    expect(shares({ d12: 200, d30: 100 })).toBe('0603000')
  })

  it('do not depend on how many sites there are', () => {
    expect(shares({ d5: 1, d40: 1 })).toBe(shares({ d5: 5_000, d40: 5_000 }))
  })

  it('are one digit a band, and never all nothing', () => {
    expect(shares({ d5: 1_000_000, d60: 1 })).toBe('9000000')
    const even = Object.fromEntries(bandOrder.map((band) => [band, 8])) as BandCounts
    expect(bandShares(even)).toBe('1111111')
  })
})

it('the gauge ends at 60 m', () => {
  expect(gaugePercent(30)).toBe(50)
  expect(gaugePercent(300)).toBe(100)
})
