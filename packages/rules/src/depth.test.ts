import { describe, expect, it } from 'vitest'
import { bandOrder, depthBand, depthBands } from './depth.ts'

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
