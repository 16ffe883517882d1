import { fold } from '../text.ts'
import { idle, kinds, linking, meanings } from './kinds.ts'
import { soundOf } from './spelling.ts'
import { numberWords, telling } from './telling.ts'

/**
 * What a known word means. `group` holds kinds that may be called by one another's names, `isWeak` those that names often
 * leave out; a telling word that is `alone` tells a site apart also from one that is named like it without the word.
 */
export type Sense =
  | { kind: 'telling'; is: string; alone: boolean }
  | { kind: 'number'; is: string }
  | { kind: 'type'; is: string; group: string; isWeak: boolean }
  | { kind: 'common'; is: string }
  | { kind: 'idle' | 'linking'; is: '' }

const linesOf = (table: string) =>
  table
    .split('\n')
    .map((line) => line.trim().split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0)

const tellingSenses = () =>
  linesOf(telling).flatMap(([first = '', ...others]) => {
    const name = first.replace('+', '')
    const sense: Sense = { kind: 'telling', is: name, alone: first !== name }
    return [name, ...others].map((word) => [word, sense] as const)
  })

const numberSenses = () =>
  linesOf(numberWords).flatMap(([value = '', ...words]) =>
    words.map((word): [string, Sense] => [word, { kind: 'number', is: value }]),
  )

/** A line that is indented belongs to the group of the line before. */
const typeSenses = () => {
  let group = ''
  return kinds.split('\n').flatMap((line) => {
    const [first = '', ...others] = line.trim().split(/\s+/)
    if (first === '') return []
    const name = first.replace('*', '')
    if (!line.startsWith(' ')) group = name
    const sense: Sense = { kind: 'type', is: name, group, isWeak: first !== name }
    return [name, ...others].map((word) => [word, sense] as const)
  })
}

const commonSenses = () =>
  linesOf(meanings).flatMap((words) =>
    words.map((word): [string, Sense] => [word, { kind: 'common', is: words[0] ?? '' }]),
  )

const emptySenses = () =>
  ([idle, linking] as const).flatMap((table, at) =>
    linesOf(table).flatMap((words) =>
      words.map((word): [string, Sense] => [word, { kind: at === 0 ? 'idle' : 'linking', is: '' }]),
    ),
  )

type Lexicon = { words: Map<string, Sense>; sounds: Map<string, Sense> }

/** Shorter words sound like too many others. */
const shortestSound = 5

const makeLexicon = (): Lexicon => {
  const lexicon: Lexicon = { words: new Map(), sounds: new Map() }
  const { words, sounds } = lexicon
  for (const [word, sense] of [
    ...tellingSenses(),
    ...numberSenses(),
    ...typeSenses(),
    ...commonSenses(),
    ...emptySenses(),
  ]) {
    const key = fold(word)
    if (!words.has(key)) words.set(key, sense)
    const sound = soundOf(key)
    if (key.length >= shortestSound && !sounds.has(sound)) sounds.set(sound, sense)
  }
  return lexicon
}

let made: Lexicon | undefined

/** What a word of a name means, if it is known; the word is folded and in Latin letters where it can be. */
export const senseOf = (word: string): Sense | undefined => {
  made ??= makeLexicon()
  return made.words.get(word) ?? (word.length >= shortestSound ? made.sounds.get(soundOf(word)) : undefined)
}

const shortestPart = 3
/** What a compound may put between its parts. */
const joints = ['', 'n', 's', 'en', 'es']

const isPart = (word: string) => {
  const sense = senseOf(word)
  return sense !== undefined && sense.kind !== 'idle' && sense.kind !== 'linking'
}

/** The two known words that a compound is made of: `hausriff` is `haus` and `riff`. */
export const partsOf = (word: string): string[] => {
  if (word.length < 2 * shortestPart + 1 || senseOf(word)) return [word]
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (!isPart(tail)) continue
    const stem = joints
      .filter((joint) => head.endsWith(joint))
      .map((joint) => head.slice(0, head.length - joint.length))
      .find((stem) => stem.length >= shortestPart && isPart(stem))
    if (stem) return [stem, tail]
  }
  return [word]
}
