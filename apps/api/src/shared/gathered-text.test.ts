import { expect, it } from 'vitest'
import { gatheredText } from './gathered-text.ts'

const sentences = {
  one: '{name} thanked you',
  two: '{name} and {other} thanked you',
  more: { one: '{name} and # other person thanked you', other: '{name} and # others thanked you' },
}

it.each([
  [['mara_l'], 0, '@mara_l thanked you'],
  [['mara_l', 'sam'], 0, '@mara_l and @sam thanked you'],
  [['mara_l'], 1, '@mara_l and 1 other person thanked you'],
  [['mara_l'], 1_204, '@mara_l and 1,204 others thanked you'],
])('names %j and %i others', (handles, others, text) => {
  expect(gatheredText(sentences, handles, others)).toBe(text)
})
