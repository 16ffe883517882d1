import { expect, test } from 'vitest'
import { changed } from './marks.view.ts'
import { mentionAt, named } from './mention.view.ts'

const begun = (shown: string) => {
  const caret = shown.indexOf('|')
  return mentionAt(shown.replace('|', ''), caret)
}

test.each([
  ['@ma|', { at: 0, letters: 'ma' }],
  ['Ask (@nico_d|) now', { at: 5, letters: 'nico_d' }],
  ['line\n@m|', { at: 5, letters: 'm' }],
])('%j begins a username', (text, is) => {
  expect(begun(text)).toEqual(is)
})

test.each(['@|', 'mara@ex|ample', 'mara@ex|', '@ma|ra', 'see https://x.org/@ma|', '@@ma|', 'ma|'])(
  '%j begins none',
  (text) => {
    expect(begun(text)).toBeNull()
  },
)

test('a username takes the place of what was typed of it', () => {
  const text = 'Ask @ma now'
  const change = named(text, { at: 4, letters: 'ma' }, 'mara_l')
  expect(changed(text, change)).toBe('Ask @mara_l now')
  expect(change.start).toBe('Ask @mara_l '.length)
  expect(changed('@ma', named('@ma', { at: 0, letters: 'ma' }, 'mara_l'))).toBe('@mara_l ')
})
