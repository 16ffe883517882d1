import { describe, expect, it } from 'vitest'
import { linksIn, mentionsIn } from './forum-words.ts'

const own = 'https://soundings.example'

describe('people who are named', () => {
  it.each([
    ['@ana', ['ana']],
    ['Thanks @ana, and @Ben_7! (@cleo)', ['ana', 'Ben_7', 'cleo']],
    ['@ana @ANA @Ana', ['ana']],
    ['ask me@example.org or @example.org', ['example']],
    ['medium.com/@ana, x@ana, @@ana', []],
    ['@an', []],
    [`@${'a'.repeat(21)}`, []],
    ['`@ana` and\n```\n@ben\n```\nthen @cleo', ['cleo']],
    ['```\n@ana without an end', []],
    ['> [@ana wrote](/community/forums/threads/1?post=2):\n> hi @ben\n\n@cleo too', ['cleo']],
    [`${'>'.repeat(100)} @ana`, []],
    ['', []],
  ])('in %o are %o', (text, names) => {
    expect(mentionsIn(text)).toEqual(names)
  })

  it('are found at once in what means harm', () => {
    for (const text of ['@'.repeat(20_000), '`'.repeat(20_000), '> '.repeat(10_000), '```\n'.repeat(5_000)])
      expect(mentionsIn(text)).toEqual([])
  })
})

describe('links that lead away', () => {
  it.each([
    ['no link, 3.5 m. Then up.', []],
    ['https://www.Example.org/a', ['example.org']],
    ['[cheap](https://cheap.shop/x) and www.more.example', ['cheap.shop', 'more.example']],
    ['t.me/cheap cheap.com', ['t.me', 'cheap.com']],
    [`${own}/sites/1 and [here](${own}/sites/2)`, []],
    ['ｗｗｗ．example．com', ['example.com']],
    ['javascript:alert(1)', [null]],
    ['https://ana:x@evil.example/', ['evil.example']],
  ])('%o has %o', (text, hosts) => {
    expect(linksIn(text, own).map(({ host }) => host)).toEqual(hosts)
  })
})
