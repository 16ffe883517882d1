import { describe, expect, it } from 'vitest'
import { eachOnce, fold, slugOf } from './text.ts'

describe('folding', () => {
  it.each([
    ['Sípadan', 'sipadan'],
    ['  The   BLUE\tHole ', 'the blue hole'],
    ['Straße', 'strasse'],
    ['ẞ', 'ss'],
    ['Smørrebrød Ærø', 'smorrebrod aero'],
    ['Œuvre', 'oeuvre'],
    ['Łódź', 'lodz'],
    ['Đà Nẵng', 'da nang'],
    ['İstanbul ılık', 'istanbul ilik'],
    ['Þingvellir', 'thingvellir'],
    ['U-352 (wreck)', 'u 352 wreck'],
    ['ＷＲＥＣＫ ①', 'wreck 1'],
    ['Голубая Дыра', 'голубая дыра'],
    ['海豚湾', '海豚湾'],
    ['…!?%_*', ''],
    ['', ''],
  ])('turns %j into %j', (written, folded) => expect(fold(written)).toBe(folded))

  it.each(["Sha'ab", 'Sha’ab', 'Sha‘ab', 'Shaʻab', 'Shaʼab', 'Shaʿab', 'Shaʾab', 'Sha`ab', 'Sha´ab'])(
    'reads %s as one word, whichever apostrophe it has',
    (name) => expect(fold(name)).toBe('shaab'),
  )

  it('changes nothing that is already folded, whatever the letter', () => {
    const changed: string[] = []
    for (let code = 1; code <= 0x2ffff; code++) {
      if (code >= 0xd800 && code <= 0xdfff) continue
      const once = fold(`a${String.fromCodePoint(code)}b`)
      if (fold(once) !== once) changed.push(code.toString(16))
    }
    expect(changed).toEqual([])
  })

  it('leaves nothing that a search query or a pattern could mistake for an operator', () => {
    const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join('')
    expect(fold(all)).not.toMatch(/[&|!():*<>'"\\%_-]/)
  })
})

describe('a slug', () => {
  it.each([
    ['SS Thistlegorm', 'ss-thistlegorm'],
    ['Sha’ab El-Erg', 'shaab-el-erg'],
    ['海豚湾', 'site'],
    ['Дайв Blue', 'blue'],
    ['', 'site'],
    ['?/#..', 'site'],
  ])('of %j is %j', (name, slug) => expect(slugOf(name)).toBe(slug))

  it('is at most 80 characters and never ends with a hyphen', () => {
    const slug = slugOf(`${'a'.repeat(79)} b`)
    expect(slug).toBe('a'.repeat(79))
    expect(slugOf('word '.repeat(40)).length).toBeLessThanOrEqual(80)
  })
})

describe('each once', () => {
  it('is how a word was written first, whatever the case', () => {
    expect(eachOnce(['Turtles', 'rays', 'turtles', 'TURTLES'])).toEqual(['Turtles', 'rays'])
    expect(eachOnce([5, 4, 5])).toEqual([5, 4])
  })
})
