import type { Line } from '../words.ts'
import { pairs } from './tokens.ts'
import { storyClass } from './word-classes.ts'

/** Where a name stands in a line. */
export type Span = { at: number; size: number }

const here = 'HERE'
const name = 'NAME'
const number = '#'
const clause = '^'

/** `sentence` is which one it belongs to, from 0 on. */
type Clause = { tokens: string[]; sentence: number }

/** The line with the name that is looked at, the other names and numbers each as one token, clause by clause. */
const clausesOf = ({ words }: Line, span: Span, others: readonly Span[]): Clause[] => {
  const clauses: Clause[] = [{ tokens: [], sentence: 0 }]
  const tokenAt = new Map<number, [size: number, token: string]>()
  for (const { at, size } of others) tokenAt.set(at, [size, name])
  tokenAt.set(span.at, [span.size, here])
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (word?.isBreak && at > 0) {
      const sentence = clauses.at(-1)?.sentence ?? 0
      clauses.push({ tokens: [], sentence: word.pause === 'stop' ? sentence + 1 : sentence })
    }
    const own = word?.value != null && /^\d/.test(word.text) ? number : (word?.text ?? '')
    const [size, token] = tokenAt.get(at) ?? [1, own]
    clauses.at(-1)?.tokens.push(token)
    at += size
  }
  return clauses
}

const near = 4

/** What stands right before or behind, with how far off. */
const nearby = (tokens: readonly string[], mark: string): string[] => {
  const words = tokens.slice(0, near)
  return [...words.map((word, far) => `${mark}${far} ${word}`), ...pairs([...words], `${mark}2 `)]
}

const marks = new Set([here, name, number, clause])

/** What is done around a name, and no other words. */
const classesOf = (tokens: readonly string[]): string[] =>
  tokens.flatMap((token) => (marks.has(token) ? token : (storyClass(token) ?? [])))

/** The same of classes of words; "other" names are looked at where they stand. */
const classFeatures = (clauses: readonly Clause[], own: number, sentence: number): string[] => {
  const kinds = clauses.map(({ tokens }) => classesOf(tokens))
  const mine = kinds[own] ?? []
  const at = mine.indexOf(here)
  const before = mine.slice(0, at)
  const around = (is: (each: Clause, at: number) => boolean, mark: string) =>
    clauses.flatMap((each, index) =>
      index !== own && is(each, index) ? (kinds[index] ?? []).map((kind) => `${mark} ${kind}`) : [],
    )
  return [
    ...before.map((kind) => `k< ${kind}`),
    ...mine.slice(at + 1).map((kind) => `k> ${kind}`),
    ...pairs(mine, 'k2 '),
    ...mine.slice(2).map((kind, each) => `k3 ${mine[each]} ${mine[each + 1]} ${kind}`),
    `kb ${before.at(-1)}`,
    `kb ${before.slice(-2).join(' ')}`,
    `ka ${mine[at + 1]}`,
    `kf ${mine[0]}`,
    `kf ${mine.slice(0, 2).join(' ')}`,
    ...around((each, index) => each.sentence === sentence && index < own, 'ks<'),
    ...around((each, index) => each.sentence === sentence && index > own, 'ks>'),
    ...around((each) => each.sentence < sentence, 'ko<'),
    ...around((each) => each.sentence > sentence, 'ko>'),
    ...clauses.flatMap((_, index) => {
      const theirs = kinds[index] ?? []
      return theirs.flatMap((kind, far) =>
        kind === name
          ? [`x< ${theirs[far - 1]}`, `x> ${theirs[far + 1]}`, ...theirs.map((other) => `xc ${other}`)]
          : [],
      )
    }),
  ]
}

/** All that tells whether what is named is asked for, or only told of, each once. */
export const nameFeatures = (line: Line, span: Span, others: readonly Span[]): string[] => {
  const clauses = clausesOf(line, span, others)
  const own = clauses.findIndex(({ tokens }) => tokens.includes(here))
  const { tokens, sentence } = clauses[own] ?? { tokens: [], sentence: 0 }
  const at = tokens.indexOf(here)
  const last = clauses.at(-1)?.sentence ?? 0
  const rest = clauses.filter((_, each) => each !== own)
  const before = others.filter((other) => other.at < span.at).length
  const flat = clauses.flatMap((each) => [clause, ...each.tokens])
  const place = flat.indexOf(here)
  return [
    ...new Set([
      ...nearby(flat.slice(0, place).toReversed(), 'b'),
      ...nearby(flat.slice(place + 1), 'a'),
      ...tokens.slice(0, at).map((word) => `c< ${word}`),
      ...tokens.slice(at + 1).map((word) => `c> ${word}`),
      ...pairs(tokens, 'c2 '),
      ...rest.flatMap((other) => other.tokens.map((word) => `r ${word}`)),
      ...rest.flatMap((other) =>
        other.sentence === sentence ? other.tokens.map((word) => `s ${word}`) : [],
      ),
      ...classFeatures(clauses, own, sentence),
      `sentence ${sentence === last ? 'last' : sentence === 0 ? 'first' : 'middle'}`,
      last === 0 ? 'one sentence' : 'several sentences',
      `first word ${tokens[0]}`,
      own === 0 ? 'first clause' : 'later clause',
      own === clauses.length - 1 ? 'last clause' : 'earlier clause',
      `before ${Math.min(before, 2)}`,
      `after ${Math.min(others.length - before, 2)}`,
      tokens.includes(name) ? 'with another' : 'alone in its clause',
      line.isAsked ? 'asked' : 'told',
    ]),
  ]
}
