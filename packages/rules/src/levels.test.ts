import { describe, expect, it } from 'vitest'
import { levelSpans, limitPassed, limitsWithin } from './levels.ts'

const site = (maxDepth: number | null, min?: number, max = maxDepth) => ({
  maxDepth,
  depthRange: min === undefined || max === null ? null : { min, max },
})

describe('the limit that a site is deeper than', () => {
  it.each([
    ['beginner', 58, 18],
    ['intermediate', 58, 30],
    ['advanced', 58, 40],
    ['technical', 58, undefined],
    ['beginner', 18, undefined],
    ['beginner', 18.4, undefined],
    ['beginner', 19, 18],
    ['intermediate', 30, undefined],
    ['advanced', 41, 40],
  ] as const)('of %s at %d m is %s m', (level, depth, metres) =>
    expect(limitPassed(site(depth), level, 'm')?.m).toBe(metres),
  )

  it('is the one that readers of feet know', () => {
    expect(limitPassed(site(18.3), 'beginner', 'ft')).toBeUndefined()
    expect(limitPassed(site(25), 'beginner', 'ft')?.ft).toBe(60)
  })

  it('is unknown where no depth is known, and that of the dives where no maximum is', () => {
    expect(limitPassed(site(null), 'beginner', 'm')).toBeUndefined()
    expect(limitPassed({ maxDepth: null, depthRange: { min: 4, max: 25 } }, 'beginner', 'm')?.m).toBe(18)
  })
})

describe('the depths of a site by level', () => {
  it('go from its top to its bottom, one level after the other', () =>
    expect(levelSpans(site(58, 3, 30), 'm')).toEqual([
      { level: 'beginner', from: 3, to: 18 },
      { level: 'intermediate', from: 18, to: 30 },
      { level: 'advanced', from: 30, to: 40 },
      { level: 'technical', from: 40, to: 58 },
    ]))

  it('leave out levels whose depths the site has not', () => {
    expect(levelSpans(site(12, 3), 'm')).toEqual([{ level: 'beginner', from: 3, to: 12 }])
    expect(levelSpans(site(45, 26), 'm').map(({ level }) => level)).toEqual([
      'intermediate',
      'advanced',
      'technical',
    ])
  })

  it('count what is rounded to a limit to the level that reaches it', () =>
    expect(levelSpans(site(18.3, 2), 'm')).toEqual([{ level: 'beginner', from: 2, to: 18.3 }]))

  it('begin at the surface where nobody says', () =>
    expect(levelSpans(site(20), 'm')[0]).toEqual({ level: 'beginner', from: 0, to: 18 }))

  it('are none where no depth is known', () => expect(levelSpans(site(null), 'm')).toEqual([]))
})

it('a depth reaches the limits up to it', () => {
  expect(limitsWithin(30, 'm').map(({ level }) => level)).toEqual(['beginner', 'intermediate'])
  expect(limitsWithin(17, 'm')).toEqual([])
})
