import type { Access } from '@soundings/contract/route'
import { type ApprovalStatus, approvalStatuses, type SiteFacts, siteLimits } from '@soundings/contract/sites'
import { describe, expect, it } from 'vitest'
import {
  changedFields,
  gainedNames,
  isSameFact,
  isUndoable,
  losses,
  mayEdit,
  mayPropose,
  mayRemove,
  mayRepeat,
  reversed,
  tidyFacts,
} from './site-editing.ts'
import { nothingKnown } from './sites.ts'

const facts = (given: Partial<SiteFacts> = {}): SiteFacts => ({
  ...nothingKnown(),
  siteName: 'Shaab Test',
  coordinates: [33.9, 27.8],
  ...given,
})

/** The statuses in which somebody may, of an own site and of another's. */
const allowed = (may: typeof mayEdit, level: Access) =>
  [true, false].map((isOwn) => approvalStatuses.filter((status) => may({ level, isOwn, status })))

describe('what a person may do with a site', () => {
  const all: ApprovalStatus[] = ['approved', 'pending', 'rejected']
  const drafts: ApprovalStatus[] = ['pending', 'rejected']

  it.each([
    ['member', [drafts, []]],
    ['editor', [all, all]],
    ['moderator', [all, all]],
    ['admin', [all, all]],
  ] as const)('as a %s: change it', (level, expected) => expect(allowed(mayEdit, level)).toEqual(expected))

  it.each([
    ['public', [[], []]],
    ['member', [['approved'], ['approved']]],
    ['editor', [[], []]],
    ['admin', [[], []]],
  ] as const)('as a %s: propose a change', (level, expected) =>
    expect(allowed(mayPropose, level)).toEqual(expected),
  )

  it.each([
    ['member', [drafts, []]],
    ['editor', [drafts, []]],
    ['moderator', [all, all]],
    ['admin', [all, all]],
  ] as const)('as a %s: take it away', (level, expected) =>
    expect(allowed(mayRemove, level)).toEqual(expected),
  )
})

describe('the fields that differ', () => {
  it('are told with what they were and are', () => {
    const [before, after] = [facts({ maxDepth: 10 }), facts({ maxDepth: 12, city: 'Dahab' })]
    expect(changedFields(before, after)).toEqual({
      maxDepth: { before: 10, after: 12 },
      city: { before: null, after: 'Dahab' },
    })
  })

  it('are none where only the order of a set is another', () =>
    expect(
      changedFields(
        facts({ hazards: ['depth', 'cold-water'], bestMonths: [10, 9], aliases: ['a', 'b'] }),
        facts({ hazards: ['cold-water', 'depth'], bestMonths: [9, 10], aliases: ['b', 'a'] }),
      ),
    ).toEqual({}))

  it('are the coordinates when latitude and longitude were swapped', () =>
    expect(Object.keys(changedFields(facts(), facts({ coordinates: [27.8, 33.9] })))).toEqual([
      'coordinates',
    ]))

  it.each([
    ['maxDepth', 18.3, Math.fround(18.3), true],
    ['maxDepth', 18.3, 18.4, false],
    ['maxDepth', 0, -0, true],
    ['maxDepth', 0, null, false],
    ['depthRange', { min: 1, max: 18.3 }, { max: Math.fround(18.3), min: 1 }, true],
    ['depthRange', { min: 1, max: 2 }, { min: 2, max: 1 }, false],
    ['depthRange', { min: 1, max: 2 }, null, false],
    ['hazards', ['depth'], ['depth', 'cold-water'], false],
    ['siteName', 'a', 'A', false],
  ] as const)('%s: %j and %j are the same: %s', (field, one, other, isSame) =>
    expect(isSameFact(field, one, other)).toBe(isSame),
  )
})

describe('taking a change back', () => {
  const fields = { maxDepth: { before: 10, after: 12 } }

  it('sets what was before', () => expect(reversed(fields)).toEqual({ maxDepth: { before: 12, after: 10 } }))

  it.each([
    ['edited', 12, true],
    ['proposal-applied', 12, true],
    ['reopened', 12, true],
    ['undone', 12, true],
    ['edited', 13, false],
    ['merged', 12, false],
    ['created', 12, false],
  ] as const)('of the kind %s is possible with %i m today: %s', (kind, maxDepth, isPossible) =>
    expect(isUndoable({ kind, fields }, facts({ maxDepth }))).toBe(isPossible),
  )

  it('that set nothing is not possible', () =>
    expect(isUndoable({ kind: 'edited', fields: {} }, facts())).toBe(false))
})

describe('facts as they are kept', () => {
  it('know no empty text and nothing twice', () =>
    expect(
      tidyFacts(facts({ city: '', aliases: ['a', 'a'], bestMonths: [5, 5, 4], coordinates: [5, 5] })),
    ).toEqual(facts({ city: null, aliases: ['a'], bestMonths: [5, 4], coordinates: [5, 5] })))
})

describe('what must stay known', () => {
  it('is what somebody once said of country, region and description', () => {
    const before = facts({ country: 'Egypt', description: 'A reef.' })
    expect(losses(before, before)).toEqual([])
    expect(losses(facts(), before)).toEqual([])
    expect(losses(before, facts({ description: 'Another.' }))).toEqual([
      { path: ['country'], message: 'Country is required' },
    ])
  })
})

describe('a site that another may repeat', () => {
  const named = (siteName: string, metres: number, aliases: string[] = []) => ({
    siteName,
    aliases,
    coordinates: [33.9, 27.8 + metres / 111_195] as [number, number],
  })

  it.each([
    [named('The Shaab Test', 190), true],
    [named('The Shaab Test', 210), false],
    [named('Jetty', 55), true],
    [named('Jetty', 65), false],
    [named('Jetty', 190, ['Shaab Test']), true],
  ])('%j: %s', (other, expected) => expect(mayRepeat(facts(), other)).toBe(expected))
})

describe('the names that a merge brings', () => {
  it('are those that are new, however they are written', () =>
    expect(
      gainedNames(
        { siteName: 'Zenobia', aliases: ['Zen'] },
        { siteName: 'Zénobia', aliases: ['zen', 'MS Zenobia', 'ms zenobia'] },
      ),
    ).toEqual(['MS Zenobia']))

  it('are no more than a site may have', () => {
    const aliases = Array.from({ length: siteLimits.aliases - 1 }, (_, at) => `Name ${at}`)
    expect(gainedNames({ siteName: 'Into', aliases }, { siteName: 'From', aliases: ['Other'] })).toEqual([
      'From',
    ])
  })
})
