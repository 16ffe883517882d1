import { expect, test } from 'vitest'
import { changed, changeOf, type Mark, placed } from './marks.view.ts'

/** A text with `[` and `]` around what is selected, before and after a press. */
const press = (mark: Mark, shown: string): string => {
  const start = shown.indexOf('⟦')
  const end = shown.indexOf('⟧') - 1
  const text = shown.replace(/[⟦⟧]/g, '')
  const change = changeOf(mark, { text, start, end })
  const next = changed(text, change)
  return `${next.slice(0, change.start)}⟦${next.slice(change.start, change.end)}⟧${next.slice(change.end)}`
}

test.each<[Mark, string, string]>([
  ['bold', 'a ⟦great⟧ dive', 'a **⟦great⟧** dive'],
  ['bold', 'a **⟦great⟧** dive', 'a ⟦great⟧ dive'],
  ['bold', 'a⟦ great ⟧dive', 'a **⟦great⟧** dive'],
  ['bold', 'now ⟦⟧', 'now **⟦bold words⟧**'],
  ['italic', 'a ⟦calm⟧ dive', 'a *⟦calm⟧* dive'],
  ['italic', 'a *⟦calm⟧* dive', 'a ⟦calm⟧ dive'],
  ['italic', 'a **⟦calm⟧** dive', 'a ***⟦calm⟧*** dive'],
  ['list', '⟦turtles\nrays⟧', '⟦- turtles\n- rays⟧'],
  ['list', '⟦- turtles\n- rays⟧', '⟦turtles\nrays⟧'],
  ['numbers', '⟦- turtles\n- rays⟧', '⟦1. turtles\n2. rays⟧'],
  ['list', 'Seen:\n⟦turtles\nrays⟧', 'Seen:\n\n⟦- turtles\n- rays⟧'],
  ['list', '⟦turtles\n⟧rays', '- turtles⟦⟧\nrays'],
  ['quote', '⟦one\n\ntwo⟧', '⟦> one\n>\n> two⟧'],
  ['quote', '⟦> one\n>\n> two⟧', '⟦one\n\ntwo⟧'],
  ['heading', 'The ⟦⟧wreck', '## The wreck⟦⟧'],
  ['heading', '## The ⟦⟧wreck', 'The wreck⟦⟧'],
  ['link', 'take ⟦the boat⟧', 'take [the boat](⟦https://⟧)'],
  ['link', 'see ⟦https://example.org⟧', 'see [⟦words⟧](https://example.org)'],
  ['link', 'see ⟦⟧', 'see [⟦words⟧](https://)'],
])('%s makes of %j %j', (mark, before, after) => {
  expect(press(mark, before)).toBe(after)
})

test('a quote stands in a paragraph of its own', () => {
  const at = (text: string) =>
    changed(text, placed({ text, start: text.length, end: text.length }, '> x\n\n'))
  expect(at('')).toBe('> x\n\n')
  expect(at('Yes.')).toBe('Yes.\n\n> x\n\n')
  expect(at('Yes.\n')).toBe('Yes.\n\n> x\n\n')
  expect(at('Yes.\n\n')).toBe('Yes.\n\n> x\n\n')
})
