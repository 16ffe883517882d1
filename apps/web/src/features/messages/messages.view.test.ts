import { expect, test } from 'vitest'
import { lineOf, nameOf, requestsText, snippetOf } from './messages.view.ts'
import { readMessagesSearch } from './messages-search.ts'

const last = {
  seq: 3,
  senderId: 'nico',
  excerpt: 'See you at six',
  isDeleted: false,
  createdAt: '2026-11-20T10:00:00Z',
}

const origin = 'https://soundings.example'

test('the line of a conversation says whose words they are', () => {
  expect(lineOf({ last }, 'me', origin)).toBe('See you at six')
  expect(lineOf({ last }, 'nico', origin)).toBe('You: See you at six')
  expect(lineOf({ last: { ...last, excerpt: '', isDeleted: true } }, 'me', origin)).toBe('Message deleted')
  expect(lineOf({ last: null }, 'me', origin)).toBe('No messages')
})

test('an address of ours is named in the line, and others are left as they are', () => {
  const site = `${origin}/sites/01a21db9-1459-7042-9837-3c803f67a927/thistlegorm`
  expect(lineOf({ last: { ...last, excerpt: `Look: ${site}` } }, 'me', origin)).toBe('Look: [dive site]')
  expect(lineOf({ last: { ...last, excerpt: 'https://dan.org/ is new' } }, 'me', origin)).toBe(
    'https://dan.org/ is new',
  )
})

test('somebody is called by their name, their username, or that they left', () => {
  const person = { id: 'a', handle: 'nico_d', name: null, avatar: null }
  expect(nameOf({ ...person, name: 'Nico Diaz' })).toBe('Nico Diaz')
  expect(nameOf(person)).toBe('@nico_d')
  expect(nameOf(null)).toBe('Deleted account')
})

test('requests are counted in words', () => {
  expect([1, 3].map(requestsText)).toEqual(['1 message request', '3 message requests'])
})

test('what was found stands in the part of the message that is shown', () => {
  expect(snippetOf('Short and\n  plain', 'plain')).toBe('Short and plain')
  const long = `${'word '.repeat(60)}frogfish ${'tail '.repeat(60)}`
  const shown = snippetOf(long, 'Frogf reef')
  expect(shown).toContain('frogfish')
  expect(shown.startsWith('…word')).toBe(true)
  expect(shown.endsWith('…')).toBe(true)
  expect(shown.length).toBeLessThan(170)
})

test('what makes no sense in the address counts as not said', () => {
  const nothing = { box: undefined, q: undefined, at: undefined }
  for (const said of [
    {},
    { box: 'inbox' },
    { box: 'attic' },
    { at: '-1' },
    { at: 'x' },
    { at: 1.5 },
    { q: {} },
  ])
    expect(readMessagesSearch(said)).toEqual(nothing)
  expect(readMessagesSearch({ box: 'requests', q: 7, at: '12' })).toEqual({ box: 'requests', q: '7', at: 12 })
})
