import {
  type Audience,
  audiences,
  defaultPrivacy,
  type Privacy,
  profileSections,
} from '@soundings/contract/privacy'
import { describe, expect, it } from 'vitest'
import {
  isForSearchEngines,
  maySee,
  maySeePresence,
  type Relation,
  relationOf,
  seenSections,
  takesInvitations,
  withPrivacy,
} from './privacy.ts'

const relations: Relation[] = ['visitor', 'member', 'buddy', 'self']
const people = { readerId: 'reader', personId: 'person', areBuddies: false, isBlocked: false }

describe('what a reader is to a person', () => {
  it.each([
    ['visitor', { readerId: undefined }],
    ['member', {}],
    ['buddy', { areBuddies: true }],
    ['visitor', { areBuddies: true, isBlocked: true }],
    ['visitor', { isBlocked: true }],
    ['self', { readerId: 'person' }],
  ] as const)('%s: %o', (relation, facts) => {
    expect(relationOf({ ...people, ...facts })).toBe(relation)
  })
})

/** Who sees what: a row for each audience, as V(isitor), M(ember), B(uddy) and S(elf). */
const seenBy: Record<Audience, string> = { public: 'VMBS', members: 'MBS', buddies: 'BS', nobody: 'S' }
const initials = { visitor: 'V', member: 'M', buddy: 'B', self: 'S' }

describe('what a reader sees', () => {
  const cells = profileSections.flatMap((section) =>
    audiences.flatMap((audience) => relations.map((relation) => [section, audience, relation] as const)),
  )
  it.each(cells)('%s shown to %s: %s', (section, audience, relation) => {
    const shown = withPrivacy({ sections: { [section]: audience } })
    expect(maySee(shown, section, relation)).toBe(seenBy[audience].includes(initials[relation]))
    const junior = { ...shown, junior: true }
    const expected = relation !== 'visitor' && seenBy[audience].includes(initials[relation])
    expect(maySee(junior, section, relation)).toBe(expected)
  })

  it('has defaults that keep dives to oneself and the name among members', () => {
    expect(seenSections(defaultPrivacy, 'visitor')).toEqual(['identity', 'about', 'activity', 'achievements'])
    expect(seenSections(defaultPrivacy, 'buddy')).not.toContain('dives')
    expect(seenSections(defaultPrivacy, 'member')).toContain('name')
  })
})

describe('presence and search engines', () => {
  it.each([
    ['members', 'visitor', false],
    ['members', 'member', true],
    ['buddies', 'member', false],
    ['buddies', 'buddy', true],
    ['nobody', 'buddy', false],
    ['nobody', 'self', true],
  ] as const)('shown to %s: %s', (presence, relation, isSeen) => {
    const privacy: Privacy = { ...defaultPrivacy, presence }
    expect(maySeePresence(privacy, relation)).toBe(isSeen)
    expect(maySeePresence({ ...privacy, junior: true }, relation)).toBe(relation === 'self')
  })

  it('are for search engines only where that is wanted, public, and of an adult', () => {
    expect(isForSearchEngines(defaultPrivacy)).toBe(false)
    expect(isForSearchEngines(withPrivacy({ searchEngines: true }))).toBe(true)
    expect(isForSearchEngines(withPrivacy({ searchEngines: true, junior: true }))).toBe(false)
    expect(isForSearchEngines(withPrivacy({ searchEngines: true, sections: { identity: 'members' } }))).toBe(
      false,
    )
  })
})

it.each([
  [{}, false, true],
  [{ junior: true }, false, false],
  [{ messages: 'connected' }, false, false],
  [{ messages: 'nobody' }, false, false],
  [{ junior: true, messages: 'nobody' }, true, true],
] as const)(
  'with %j, an invitation of somebody known (%s: %s) is told as people chose',
  (chosen, isKnown, isTold) => {
    expect(takesInvitations(withPrivacy(chosen), isKnown)).toBe(isTold)
  },
)
