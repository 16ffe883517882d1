import { describe, expect, it } from 'vitest'
import {
  isAboutCompany,
  isTurnedDown,
  mayEdit,
  mayMessage,
  type Pairing,
  requestCount,
  type Standing,
} from './messages.ts'

const now = new Date('2026-06-01T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const [me, other] = ['me', 'other']

const asked = (by: string, more: Partial<Standing> = {}): Standing => ({
  askedBy: by,
  askedAt: daysAgo(1),
  askedSeq: 4,
  lastSeq: 6,
  acceptedAt: null,
  declinedAt: null,
  ...more,
})

type Facts = Partial<NonNullable<Pairing['other']>> & { isJunior?: boolean; conversation?: Standing }
const pairing = ({ isJunior = false, conversation, ...more }: Facts = {}): Pairing => ({
  other: {
    id: other,
    privacy: { messages: 'everyone', junior: false },
    isBlocked: false,
    areBuddies: false,
    areCompanions: false,
    ...more,
  },
  isJunior,
  conversation,
  now,
})
const taking = (messages: 'everyone' | 'connected' | 'nobody', junior = false) => ({
  privacy: { messages, junior },
})
const accepted = asked(me, { acceptedAt: daysAgo(1) })

describe('who may write to whom', () => {
  it.each<[string, Facts, string]>([
    ['a stranger', {}, 'request'],
    ['a buddy', { areBuddies: true }, 'yes'],
    ['somebody whose request was accepted', { conversation: accepted }, 'yes'],
    ['somebody who was asked', { conversation: asked(other) }, 'yes'],
    ['somebody who was asked and declined', { conversation: asked(other, { declinedAt: now }) }, 'yes'],
    ['somebody who asked', { conversation: asked(me) }, 'request'],
    ['a stranger, where only those known may', taking('connected'), 'no'],
    ['a buddy, where only those known may', { areBuddies: true, ...taking('connected') }, 'yes'],
    ['a buddy, where nobody may', { areBuddies: true, ...taking('nobody') }, 'no'],
    ['a stranger to somebody under 18', taking('everyone', true), 'no'],
    ['a buddy of somebody under 18', { areBuddies: true, ...taking('everyone', true) }, 'yes'],
    ['somebody under 18 to a stranger', { isJunior: true }, 'no'],
    ['somebody under 18 to a buddy', { isJunior: true, areBuddies: true }, 'yes'],
    ['a companion', { areCompanions: true }, 'yes'],
    ['a companion, where only those known may', { areCompanions: true, ...taking('connected') }, 'yes'],
    ['a companion, where nobody may', { areCompanions: true, ...taking('nobody') }, 'no'],
    ['a companion of whom one blocked the other', { areCompanions: true, isBlocked: true }, 'no'],
    ['a companion under 18', { areCompanions: true, privacy: { messages: 'everyone', junior: true } }, 'no'],
    ['a companion, by somebody under 18', { areCompanions: true, isJunior: true }, 'no'],
    ['a companion who asked and waits', { areCompanions: true, conversation: asked(me) }, 'request'],
    [
      'a companion who asked and was declined',
      { areCompanions: true, conversation: asked(me, { declinedAt: now }) },
      'request',
    ],
    [
      'a companion who asked long ago',
      { areCompanions: true, conversation: asked(me, { askedAt: daysAgo(31) }) },
      'yes',
    ],
    ['a buddy of whom one blocked the other', { areBuddies: true, isBlocked: true }, 'no'],
    ['one of an accepted conversation who was blocked', { conversation: accepted, isBlocked: true }, 'no'],
  ])('%s', (_, facts, expected) => {
    expect(mayMessage(pairing(facts))).toBe(expected)
  })

  it('nobody writes to who left', () => {
    expect(mayMessage({ ...pairing({ conversation: accepted }), other: null })).toBe('no')
  })
})

it.each<[string, Facts, boolean]>([
  ['strangers', {}, true],
  ['who takes messages of those known', taking('connected'), true],
  ['buddies', { areBuddies: true }, false],
  ['those of an accepted conversation', { conversation: accepted }, false],
  ['who was blocked', { isBlocked: true }, false],
  ['who takes none', taking('nobody'), false],
  ['who asked and waits', { conversation: asked(me) }, false],
])('company matters to the rule or not: %s', (_, facts, expected) => {
  expect(isAboutCompany(pairing(facts))).toBe(expected)
})

it('a request counts its own messages, and begins anew when it has lapsed, declined or not', () => {
  expect(requestCount(undefined, now)).toBe(0)
  expect(requestCount(asked(me), now)).toBe(2)
  for (const declinedAt of [null, daysAgo(29)])
    expect(requestCount(asked(me, { askedAt: daysAgo(31), declinedAt }), now)).toBe(0)
})

it('a decline holds for as long as the request would have waited', () => {
  expect(isTurnedDown(asked(me, { declinedAt: now }), now)).toBe(true)
  expect(isTurnedDown(asked(me), now)).toBe(false)
  expect(isTurnedDown(asked(me, { askedAt: daysAgo(30), declinedAt: daysAgo(1) }), now)).toBe(false)
})

it('a message can be changed for 15 minutes', () => {
  const sent = (ms: number) => ({ createdAt: new Date(now.getTime() - ms), now })
  expect(mayEdit(sent(15 * 60_000 - 1))).toBe(true)
  expect(mayEdit(sent(15 * 60_000))).toBe(false)
})
