import { expect, test } from 'vitest'
import { groupSlug, heirOf, joinOf, mayReadGroup, mayRemove, maySeeGroup } from './groups.ts'

const member = { state: 'in', role: 'member' } as const
const invited = { state: 'invited', role: 'member' } as const
const banned = { state: 'banned', role: 'member' } as const
const privateGroup = { kind: 'private', state: 'public' } as const
const openGroup = { kind: 'open', state: 'public' } as const

test('a private group is seen by its members and by whom it invited, and read by members alone', () => {
  expect([null, banned, invited, member].map((who) => maySeeGroup(privateGroup, who))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect([null, banned, invited, member].map((who) => mayReadGroup(privateGroup, who))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('what moderators hold or took down is seen by members alone', () => {
  for (const state of ['held', 'removed'] as const) {
    expect(maySeeGroup({ kind: 'open', state }, null)).toBe(false)
    expect(mayReadGroup({ kind: 'open', state }, member)).toBe(true)
  }
})

test('the button joins, asks, or does neither', () => {
  expect(joinOf(openGroup, null)).toBe('join')
  expect(joinOf({ kind: 'request', state: 'public' }, null)).toBe('request')
  expect(joinOf({ kind: 'request', state: 'public' }, invited)).toBe('join')
  expect(joinOf(openGroup, banned)).toBe('no')
  expect(joinOf(openGroup, member)).toBe('no')
  expect(joinOf({ kind: 'open', state: 'archived' }, null)).toBe('no')
})

test('people remove those below them, and nobody removes an owner', () => {
  expect(mayRemove('organiser', 'member')).toBe(true)
  expect(mayRemove('organiser', 'organiser')).toBe(false)
  expect(mayRemove('owner', 'organiser')).toBe(true)
  expect(mayRemove('owner', 'owner')).toBe(false)
  expect(mayRemove('member', 'member')).toBe(false)
})

test('the longest-standing organiser inherits, else the longest-standing member', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const people = [
    { userId: 'a', role: 'member', at: at(1) },
    { userId: 'b', role: 'organiser', at: at(5) },
    { userId: 'c', role: 'organiser', at: at(3) },
  ] as const
  expect(heirOf(people)?.userId).toBe('c')
  expect(heirOf(people.slice(0, 1))?.userId).toBe('a')
  expect(heirOf([])).toBeUndefined()
})

test('an address ends in the name, where that has Latin letters', () => {
  expect(groupSlug('Night Divers Köln')).toBe('night-divers-koln')
  expect(groupSlug('潜水')).toBe('group')
})
