// @vitest-environment happy-dom
import { atomFeed } from '@soundings/rules/atom'
import { expect, test } from 'vitest'

const unreadable = '\u0000\u0001\uFFFE'
const evil = `]]> </title><b a="x">& ${unreadable} 🐙 “quoted” 'one'`
const entry = {
  id: '019ab000-0000-7000-8000-00000000000b',
  title: evil,
  address: 'https://example.org/a?b=1&c="2"',
  publishedAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-02T08:00:00.000Z',
  author: '@nora_b',
  words: evil,
}
const feed = {
  id: '019ab000-0000-7000-8000-00000000000a',
  title: 'Gear',
  subtitle: '',
  address: 'https://example.org/gear',
  ownAddress: 'https://example.org/gear/feed.atom',
  since: '1970-01-01T00:00:00.000Z',
  entries: [
    entry,
    { ...entry, id: '019ab000-0000-7000-8000-00000000000c', updatedAt: '2026-05-01T08:00:00.000Z' },
  ],
}
const read = (xml: string) => {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  expect(parsed.getElementsByTagName('parsererror')).toHaveLength(0)
  return parsed
}
const textsOf = (parent: Document | Element, name: string) =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent)

test('a feed is read by a parser of XML, whatever people write', () => {
  const parsed = read(atomFeed(feed))
  expect(parsed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  const [first] = [...parsed.getElementsByTagName('entry')]
  const readable = evil.replace(unreadable, '')
  expect(first && [textsOf(first, 'title'), textsOf(first, 'content')]).toEqual([[readable], [readable]])
  expect(first?.getElementsByTagName('link')[0]?.getAttribute('href')).toBe(entry.address)
  expect(textsOf(parsed, 'id')).toEqual([feed, ...feed.entries].map(({ id }) => `urn:uuid:${id}`))
})

test('a feed is as new as its newest change, and has a time where it is empty', () => {
  expect(textsOf(read(atomFeed(feed)), 'updated')[0]).toBe(entry.updatedAt)
  expect(textsOf(read(atomFeed({ ...feed, entries: [] })), 'updated')).toEqual([feed.since])
})
