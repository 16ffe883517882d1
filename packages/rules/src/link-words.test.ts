import { expect, test } from 'vitest'
import { hasLink } from './link-words.ts'

test.each([
  'https://example.org',
  'HTTP://EXAMPLE.ORG/a',
  'look at www.example.org',
  'ｗｗｗ.example.org',
  't.me/divers',
  'example.com',
  'javascript:alert(1)',
  'ftp://files',
])('%s has a link', (text) => {
  expect(hasLink(text)).toBe(true)
})

test.each(['See you at 9.30', 'Nice.And warm', 'Depth 18/20 m, e.g. at the wall', 'a: b', 'Wow... 5.5/10'])(
  '%s has none',
  (text) => {
    expect(hasLink(text)).toBe(false)
  },
)
