import { describe, expect, it } from 'vitest'
import {
  badgeOf,
  limitsOf,
  type StandingCounts,
  standingChoicesFor,
  standingOf,
  standingRules,
} from './standing.ts'

const now = new Date('2026-06-01T12:00:00Z')
const hour = 3_600_000
const day = 24 * hour
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

const person = (known: Partial<StandingCounts> = {}): StandingCounts => ({
  createdAt: ago(40 * day),
  groups: [],
  stood: 5,
  days: 3,
  upheld: [],
  decided: null,
  ...known,
})
const regular = { stood: 10, days: 5 }
const nameOf = (known: Partial<StandingCounts>, newMembers: 'new' | 'trusted' = 'new') =>
  standingOf(person(known), { now, newMembers }).standing

describe('standing', () => {
  it.each<[string, Partial<StandingCounts>, string]>([
    ['a day old, three things that stood', { createdAt: ago(day), stood: 3 }, 'member'],
    ['not a day old', { createdAt: ago(day - 1), stood: 3 }, 'new'],
    ['two things that stood', { stood: 2 }, 'new'],
    ['a regular', regular, 'trusted'],
    ['on four days only', { ...regular, days: 4 }, 'member'],
    ['29 days', { ...regular, createdAt: ago(30 * day - 1) }, 'member'],
    ['nine things', { ...regular, stood: 9 }, 'member'],
    ['upheld 89 days ago', { ...regular, upheld: [ago(89 * day)] }, 'member'],
    ['upheld 90 days ago', { ...regular, upheld: [ago(90 * day)] }, 'trusted'],
    ['upheld six days ago', { upheld: [ago(6 * day)] }, 'restricted'],
    ['upheld seven days ago', { upheld: [ago(7 * day)] }, 'member'],
    ['upheld twice, 20 and 50 days ago', { upheld: [ago(50 * day), ago(20 * day)] }, 'restricted'],
    ['upheld twice, 30 and 50 days ago', { upheld: [ago(30 * day), ago(50 * day)] }, 'member'],
    ['a moderator', { groups: ['moderator'], createdAt: now, stood: 0 }, 'trusted'],
    ['an editor whom something was upheld against', { groups: ['editor'], upheld: [now] }, 'trusted'],
    [
      'silenced for an hour more',
      { decided: { standing: 'silenced', until: later(hour), reason: 'x' } },
      'silenced',
    ],
    ['silenced until now', { decided: { standing: 'silenced', until: now, reason: 'x' } }, 'member'],
    [
      'suspended without an end',
      { decided: { standing: 'suspended', until: null, reason: 'x' } },
      'suspended',
    ],
    [
      'trusted by an admin',
      { stood: 0, decided: { standing: 'trusted', until: null, reason: null } },
      'trusted',
    ],
  ])('%s', (_, known, expected) => {
    expect(nameOf(known)).toBe(expected)
  })

  it('says until when somebody is held back', () => {
    expect(standingOf(person({ upheld: [ago(2 * day)] }), { now, newMembers: 'new' }).until).toEqual(
      later(5 * day),
    )
    expect(
      standingOf(person({ upheld: [ago(2 * day), ago(60 * day)] }), { now, newMembers: 'new' }).until,
    ).toEqual(later(28 * day))
  })

  it('a closed club trusts everybody, until something is upheld against them', () => {
    expect(nameOf({ createdAt: now, stood: 0 }, 'trusted')).toBe('trusted')
    expect(nameOf({ upheld: [ago(day)] }, 'trusted')).toBe('restricted')
    expect(nameOf({ upheld: [ago(20 * day)], stood: 0 }, 'trusted')).toBe('new')
  })
})

it('nobody reads beside a name that somebody is held back', () => {
  const badges = (['new', 'member', 'trusted', 'restricted', 'silenced', 'suspended'] as const).map((each) =>
    badgeOf(each, ago(day), now),
  )
  expect(badges).toEqual(['new', null, 'regular', null, null, null])
  expect(badgeOf('new', ago(standingRules.newHere), now)).toBeNull()
  expect((['restricted', 'silenced', 'member'] as const).map(limitsOf)).toEqual(['new', 'new', 'member'])
})

describe('what may be chosen', () => {
  const of = (by: 'moderator' | 'admin', groups: ('editor' | 'moderator' | 'admin')[], id = 'other') =>
    standingChoicesFor({ id: 'me', groups: [by] }, { id, groups })
  it('moderators silence and suspend members and editors', () => {
    expect(of('moderator', [])).toEqual(['auto', 'silenced', 'suspended'])
    expect(of('moderator', ['editor'])).toEqual(['auto', 'silenced', 'suspended'])
    expect(of('moderator', ['moderator'])).toEqual([])
  })
  it('admins choose anything for anybody but admins', () => {
    expect(of('admin', ['moderator'])).toHaveLength(6)
    expect(of('admin', ['admin'])).toEqual([])
  })
  it('nobody decides about themselves', () => {
    expect(of('admin', [], 'me')).toEqual([])
    expect(of('moderator', [], 'me')).toEqual([])
  })
})
