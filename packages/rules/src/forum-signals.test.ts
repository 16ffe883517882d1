import { describe, expect, it } from 'vitest'
import {
  type ForumSignal,
  forumSignals,
  hostsToRemember,
  type PostFacts,
  postRefusal,
  signalWords,
  verdictOf,
} from './forum-signals.ts'

const ownOrigin = 'https://soundings.example'
const hour = 3_600_000
const facts = (known: Partial<PostFacts>): PostFacts => ({
  limited: 'new',
  words: 'Is the wreck worth it?',
  before: null,
  ownOrigin,
  age: 0,
  isFirst: false,
  silentFor: 0,
  takenHosts: 0,
  alike: { own: 0, ofNew: 0, newPeople: 0 },
  ...known,
})
const many = '@ana1 @ana2 @ana3 @ana4 @ana5 @ana6'

describe('signs', () => {
  it.each<[string, Partial<PostFacts>, ForumSignal[]]>([
    ['nothing', {}, []],
    ['a link of somebody new', { words: 'see www.example.org' }, ['link-of-new']],
    ['a link of a member', { limited: 'member', words: 'see www.example.org' }, []],
    ['one of our own addresses', { words: `${ownOrigin}/sites/1` }, []],
    ['a host that was taken down', { limited: 'trusted', takenHosts: 1 }, ['taken-host']],
    ['a third time', { limited: 'trusted', alike: { own: 2, ofNew: 0, newPeople: 0 } }, ['own-again']],
    ['a second time', { alike: { own: 1, ofNew: 0, newPeople: 0 } }, []],
    ['the third of new people', { alike: { own: 0, ofNew: 2, newPeople: 2 } }, ['others-again']],
    ['the third of members', { limited: 'member', alike: { own: 0, ofNew: 2, newPeople: 2 } }, []],
    ['six people named', { words: many }, ['many-mentions']],
    ['five people named', { words: many.slice(6) }, []],
    [
      'a phone number in a first post',
      { isFirst: true, words: 'Call +20 100 123 4567' },
      ['phone-or-payment'],
    ],
    ['payment in a first post', { isFirst: true, words: 'By WhatsApp or PayPal' }, ['phone-or-payment']],
    ['a phone number later', { words: 'Call +20 100 123 4567' }, []],
    [
      'a place, a date, a depth',
      { isFirst: true, words: '27.814500 33.920300, 2026-05-12, 0.5 m, 10-30 m' },
      [],
    ],
    ['an old thread', { silentFor: 366 * 24 * hour }, ['long-silent']],
    ['an old thread, by a member', { limited: 'member', silentFor: 366 * 24 * hour }, []],
  ])('%s', (_, known, names) => {
    expect(forumSignals(facts(known))).toEqual(names)
  })

  it('an edit counts what it adds alone', () => {
    const before = 'see www.example.org'
    const edit = (words: string, age: number) =>
      forumSignals(facts({ limited: 'member', before, words, age }))
    for (const end of [' now', '!', ').']) expect(edit(`${before}${end}`, 2 * hour)).toEqual([])
    expect(edit(`${before} www.other.org`, hour / 2)).toEqual([])
    expect(edit(`${before} www.other.org`, 2 * hour)).toEqual(['late-link'])
    const asNew = facts({ before: 'Hello', words: 'Hello www.other.org', age: 2 * hour })
    expect(forumSignals(asNew)).toEqual(['link-of-new', 'late-link'])
    expect(forumSignals(facts({ before: many, words: `${many}!` }))).toEqual([])
  })

  it('are said in sentences', () => {
    for (const words of signalWords(['link-of-new', 'taken-host', 'own-again', 'others-again']))
      expect(words).toMatch(/^[A-Z].*\.$/)
  })
})

describe('what follows from signs', () => {
  it.each<[Parameters<typeof verdictOf>[0], ForumSignal[], string]>([
    ['new', [], 'published'],
    ['new', ['link-of-new'], 'noted'],
    ['new', ['link-of-new', 'long-silent'], 'held'],
    ['new', ['taken-host'], 'held'],
    ['member', ['late-link', 'many-mentions'], 'noted'],
    ['member', ['own-again'], 'held'],
    ['trusted', ['own-again'], 'noted'],
  ])('for %s with %o: %s', (limited, names, verdict) => {
    expect(verdictOf(limited, names)).toBe(verdict)
  })
})

describe('limits of a post', () => {
  const refusal = (content: string, limited: 'new' | 'member' | 'trusted', photos: string[] = []) =>
    postRefusal({ content, photos }, limited, { ownOrigin })

  it.each([
    ['new', 2, 2],
    ['member', 10, 10],
    ['trusted', 30, 20],
  ] as const)('of %s are %i links and %i people', (limited, links, mentions) => {
    const linksOf = (count: number) => Array.from({ length: count }, (_, n) => `https://e${n}.org`).join(' ')
    const namesOf = (count: number) => Array.from({ length: count }, (_, n) => `@diver_${n}`).join(' ')
    expect(refusal(linksOf(links), limited)).toBeNull()
    expect(refusal(linksOf(links + 1), limited)).toMatchObject({ field: 'content' })
    expect(refusal(namesOf(mentions), limited)).toBeNull()
    expect(refusal(namesOf(mentions + 1), limited)?.message).toContain(`${mentions} people`)
  })

  it('say when they end', () => {
    expect(refusal('', 'new', ['a', 'b', 'c', 'd'])).toEqual({
      field: 'photos',
      message:
        'A post of yours can have up to 3 photos. This limit ends when you’ve been here for a day and 3 things you shared are public.',
    })
    const until = new Date('2026-12-03T10:00:00Z')
    const photos = ['a', 'b', 'c', 'd']
    expect(postRefusal({ content: '', photos }, 'new', { ownOrigin, until })?.message).toContain('December')
  })

  it('count the title and what an incident tells, too', () => {
    const written = {
      title: 'www.a.org',
      content: 'www.b.org',
      photos: [],
      incident: { learnt: 'www.c.org' },
    }
    expect(postRefusal(written, 'new', { ownOrigin })).toMatchObject({ field: 'content' })
  })
})

it('hosts where everybody shows things are not remembered', () => {
  const text = 'https://www.youtube.com/x https://cheap.shop/1 https://cheap.shop/2 www.m.youtube.com'
  expect(hostsToRemember(text, ownOrigin)).toEqual(['cheap.shop'])
})
