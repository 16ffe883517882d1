import { starterSites } from '@soundings/language/understanding/starter.build'
import { describe, expect, it } from 'vitest'
import { species } from './all.ts'
import { nameReader } from './name-reader.ts'
import { plain, waysToWrite } from './names.ts'

const names = new Map(
  species.flatMap((one) => [
    ...[one.name, ...one.also].flatMap(waysToWrite).map((way) => [way, one.id] as const),
    [plain(one.scientific), one.id] as const,
  ]),
)
const longest = Math.max(...names.keys().map((name) => name.split(' ').length))

const reader = nameReader<string>()
for (const [name, id] of names) reader.learn(name, id)

/** The longest name that begins at each word, as it is found word by word. */
const readNames = (sentence: string): string[] => {
  const found: string[] = []
  const count = reader.read(sentence)
  for (let at = 0; at < count; at++) {
    const named = reader.nameAt(at)
    if (named) found.push(named.meaning)
  }
  return found
}

/** The same in the simple way: every row of words is looked up. */
const lookedUp = (sentence: string): string[] =>
  sentence.split(',').flatMap((clause) => {
    const words = plain(clause).split(' ')
    return words.flatMap((_, at) => {
      for (let length = longest; length > 0; length--) {
        const id = names.get(words.slice(at, at + length).join(' '))
        if (id !== undefined && at + length <= words.length) return id
      }
      return []
    })
  })

describe('names in a sentence', () => {
  it('are those that looking up every row of words finds, in all texts of the starter sites', () => {
    const texts = starterSites.flatMap(({ marineLife, description }) => [
      marineLife.join(', '),
      ...(description ?? '').split('.'),
    ])
    const found = texts.map(readNames)
    expect(found.flat().length).toBeGreaterThan(2_000)
    expect(found).toEqual(texts.map(lookedUp))
  })

  it.each([
    'GREY-REEF  sharks,manta\trays',
    'lion’s mane jellyfish, a lion`s mane jellyfish, "turtles"',
    'Höhle mit Turtle und Ægir, manta\u00a0ray, １turtle turtle２',
    "turtle's, 'turtle', turtles' eagle, rays",
    ',,, ',
    '',
  ])('are found whatever the letters: %j', (sentence) => {
    expect(readNames(sentence)).toEqual(lookedUp(sentence))
  })
})

it('tells the words of a sentence, whether they are read letter by letter or folded first', () => {
  for (const sentence of ['No Turtle, seen', 'Nó Turtle’, seen']) {
    const count = reader.read(sentence)
    expect(Array.from({ length: count }, (_, at) => reader.word(at))).toEqual(['no', 'turtle', ',', 'seen'])
    expect(Array.from({ length: count }, (_, at) => reader.isComma(at))).toEqual([false, false, true, false])
  }
  expect(reader.read('nothing of the kind')).toBe(0)
})
