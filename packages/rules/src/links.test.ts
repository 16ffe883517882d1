import { expect, test } from 'vitest'
import { hostBeside, linkedParts } from './links.ts'

const own = 'https://soundings.example'
const parts = (text: string) => linkedParts(text, own)
const links = (text: string) => parts(text).filter(({ kind }) => kind !== 'words')

test('an address becomes a link, and the words around it stay', () => {
  expect(parts('Look at https://reef.example/a?b=1#c, it’s great.')).toEqual([
    { kind: 'words', text: 'Look at ' },
    {
      kind: 'web',
      text: 'https://reef.example/a?b=1#c',
      address: 'https://reef.example/a?b=1#c',
      host: null,
    },
    { kind: 'words', text: ', it’s great.' },
  ])
})

test.each([
  ['(see https://reef.example/a)', 'https://reef.example/a'],
  ['https://reef.example/a_(b)', 'https://reef.example/a_(b)'],
  ['“https://reef.example/a”', 'https://reef.example/a'],
  ['https://reef.example...', 'https://reef.example'],
  ['HTTP://Reef.Example/A', 'HTTP://Reef.Example/A'],
  ['<https://reef.example>', 'https://reef.example'],
])('punctuation around an address is none of it: %s', (text, link) => {
  expect(links(text)).toMatchObject([{ text: link }])
})

test('an own address leads to its path', () => {
  expect(links(`${own}/sites/1?tab=photos#top`)).toEqual([
    { kind: 'own', text: `${own}/sites/1?tab=photos#top`, path: '/sites/1?tab=photos#top' },
  ])
  expect(links('http://soundings.example/sites/1')).toMatchObject([{ kind: 'web' }])
  expect(links(`${own}.evil.example/sites/1`)).toMatchObject([{ kind: 'web' }])
})

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hi',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://reef.example',
  'https://',
  'http://[broken',
  'xhttps://reef.example',
  'www.reef.example',
])('nothing else becomes a link: %s', (text) => {
  expect(parts(text)).toEqual([{ kind: 'words', text }])
})

test('where an address leads elsewhere than its words say, its host is told', () => {
  expect(links('https://bank.example@evil.example/x')).toMatchObject([{ host: 'evil.example' }])
  expect(links('https://soundings.example\\@evil.example')).toEqual([
    expect.objectContaining({ kind: 'own', path: '/@evil.example' }),
  ])
  expect(links(`https://anna:pw@soundings.example/a`)).toMatchObject([
    { kind: 'web', host: 'soundings.example' },
  ])
  expect(links('http://0x7f.1/')).toMatchObject([{ host: '127.0.0.1' }])
})

test('letters that look like others are told in punycode', () => {
  expect(links('https://раypal.example')).toMatchObject([
    { kind: 'web', address: 'https://xn--ypal-43d9g.example/', host: 'xn--ypal-43d9g.example' },
  ])
  expect(links('https://ｓoundings.example/a')).toMatchObject([{ kind: 'web', host: 'soundings.example' }])
})

test('signs that are not seen or turn the writing end an address', () => {
  expect(links('https://reef.example/\u202egpj.exe')).toMatchObject([{ text: 'https://reef.example/' }])
  expect(links('https://reef.example\u200b.evil.example')).toMatchObject([{ text: 'https://reef.example' }])
})

test('all parts together are the text, whatever it holds', () => {
  const samples = ['', 'https://', ')))', `${'('.repeat(500)}https://a.example/${')'.repeat(500)}.`]
  samples.push('a https://b.example c https://d.example', 'http://http://a.example', `x${'.'.repeat(4_000)}`)
  for (const text of samples)
    expect(
      parts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})

test.each([
  ['the boat', 'https://example.org/boat', 'example.org'],
  ['example.org', 'https://example.org/boat', null],
  ['https://example.org/boat', 'https://example.org/boat', null],
  ['example.com', 'https://example.org/boat', 'example.org'],
  ['ехample.org', 'https://xn--xample-2of.org/', 'xn--xample-2of.org'],
])('beside the words %j of a link to %s stands %j', (words, address, host) => {
  expect(hostBeside(words, address)).toBe(host)
})
