import { describe, expect, it } from 'vitest'
import {
  depthText,
  eventSlug,
  isCertifiedFor,
  isOfferTime,
  maySeeEvent,
  placesLeft,
  promoted,
  type SeenEvent,
  stateFor,
  trainedDepth,
} from './events.ts'

const event = (known: Partial<SeenEvent> = {}): SeenEvent => ({
  state: 'open',
  visibility: 'public',
  organiserId: 'organiser',
  groupId: null,
  isGroupSeen: true,
  isInGroup: false,
  isCoOrganiser: false,
  ...known,
})
const one = (id: string, isModerator = false) => ({ id, isModerator })
const ofGroup = { groupId: 'group', isGroupSeen: false }

describe('who sees an event', () => {
  it.each([
    ['a public one, by a visitor', event(), undefined, true],
    ['a cancelled one, by a visitor', event({ state: 'cancelled' }), undefined, true],
    ['one by its link', event({ visibility: 'link' }), undefined, true],
    ['a held one, by somebody', event({ state: 'held' }), one('other'), false],
    ['a held one, by its organiser', event({ state: 'held' }), one('organiser'), true],
    ['a held one, by a moderator', event({ state: 'held' }), one('other', true), true],
    ['a removed one, by a co-organiser', event({ state: 'removed', isCoOrganiser: true }), one('co'), true],
    ['one of a private group, by a moderator', event(ofGroup), one('other', true), false],
    ['one of a private group, by who organised it and left', event(ofGroup), one('organiser'), false],
    ['one of a private group, by a member', event({ ...ofGroup, isGroupSeen: true }), one('in'), true],
    [
      'one for the members of an open group, by somebody else',
      event({ groupId: 'group', visibility: 'group' }),
      one('other'),
      false,
    ],
    [
      'one for the members of an open group, by one of them',
      event({ groupId: 'group', visibility: 'group', isInGroup: true }),
      one('in'),
      true,
    ],
  ])('%s', (_, seen, reader, expected) => expect(maySeeEvent(seen, reader)).toBe(expected))
})

describe('places', () => {
  it('are given to the first for whom there is room', () => {
    const line = [2, 0, 1, 0, 0].map((guests, at) => ({ guests, at }))
    const at = (left: number) => promoted(left, line).map((each) => each.at)
    expect([at(0), at(1), at(2), at(3), at(4), at(100)]).toEqual([
      [],
      [1],
      [1, 3],
      [0],
      [0, 1],
      [0, 1, 2, 3, 4],
    ])
  })

  it('are without an end where there is no limit', () => {
    expect(placesLeft({ going: 5, maxPeople: null })).toBe(Number.POSITIVE_INFINITY)
    expect(placesLeft({ going: 5, maxPeople: 6 })).toBe(1)
  })

  it('are offered to all who wait within a day of the start', () => {
    const starts = new Date('2026-06-02T08:00:00Z')
    expect(isOfferTime(starts, new Date('2026-06-01T07:59:00Z'))).toBe(false)
    expect(isOfferTime(starts, new Date('2026-06-01T08:00:00Z'))).toBe(true)
  })
})

describe('certifications', () => {
  const card = (level: string, depth: number | null, kind: 'core' | 'speciality' | 'leader' = 'core') => ({
    level,
    depth,
    kind,
  })
  it('say how deep somebody is trained to dive', () => {
    expect(trainedDepth([])).toBeNull()
    expect(trainedDepth([card('Open Water Diver', 18), card('Deep Diver', 40, 'speciality')])).toBe(40)
    expect(trainedDepth([card('Rescue Diver', null)])).toBe(30)
    expect(trainedDepth([card('Enriched Air', null, 'speciality')])).toBeNull()
    expect(trainedDepth([card('Divemaster', null, 'leader')])).toBe(40)
  })

  it.each([
    [18, 'beginner', true],
    [18, 'intermediate', false],
    [30, 'intermediate', true],
    [40, 'advanced', true],
    [40, 'technical', false],
    [60, 'technical', true],
  ] as const)('to %i m reach %s: %s', (depth, asked, expected) =>
    expect(isCertifiedFor([card('Some', depth)], asked)).toBe(expected),
  )
  it('are asked for even at the first level', () => expect(isCertifiedFor([], 'beginner')).toBe(false))

  it('are told against the depth of a site', () => {
    expect(depthText(42, 30)).toBe('The site goes to 42 m; your certification says 30 m.')
    expect(depthText(18.4, 18)).toBe('The site goes to 18 m, and your certification says 18 m.')
    expect(depthText(20, null)).toBe(
      'The site goes to 20 m. You haven’t added a certification to your profile.',
    )
  })
})

it.each([
  ['open', undefined, false, 'open'],
  ['open', undefined, true, 'closed'],
  ['open', 'going', true, 'open'],
  ['open', 'waiting', true, 'closed'],
  ['open', 'removed', false, 'closed'],
  ['cancelled', 'removed', true, 'cancelled'],
] as const)('one that is %s reads to who is %s, blocked %s, as %s', (state, place, isBlocked, expected) =>
  expect(stateFor({ state }, place, isBlocked)).toBe(expected),
)

it('an address ends in the title, or a word where it has no Latin letters', () => {
  expect([eventSlug('Ålesund night dive!'), eventSlug('夜潜水')]).toEqual(['alesund-night-dive', 'event'])
})
