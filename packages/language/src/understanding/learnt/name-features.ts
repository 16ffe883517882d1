import type { Line } from '../words.ts'
import { pairs } from './tokens.ts'

/** Where a name stands in a line. */
export type Span = { at: number; size: number }

const here = 'HERE'
const name = 'NAME'
const number = '#'
const clause = '^'

/** The line with the name that is looked at, the other names and numbers each as one token, clause by clause. */
const clausesOf = ({ words }: Line, span: Span, others: readonly Span[]): string[][] => {
  const clauses: string[][] = [[]]
  const tokenAt = new Map<number, [size: number, token: string]>()
  for (const { at, size } of others) tokenAt.set(at, [size, name])
  tokenAt.set(span.at, [span.size, here])
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (word?.isBreak) clauses.push([])
    const own = word?.value != null && /^\d/.test(word.text) ? number : (word?.text ?? '')
    const [size, token] = tokenAt.get(at) ?? [1, own]
    clauses.at(-1)?.push(token)
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

/** All that tells whether what is named is asked for, or only told of, each once. */
export const nameFeatures = (line: Line, span: Span, others: readonly Span[]): string[] => {
  const clauses = clausesOf(line, span, others)
  const own = clauses.findIndex((tokens) => tokens.includes(here))
  const tokens = clauses[own] ?? []
  const at = tokens.indexOf(here)
  const rest = clauses.filter((_, each) => each !== own)
  const before = others.filter((other) => other.at < span.at).length
  const flat = clauses.flatMap((each) => [clause, ...each])
  const place = flat.indexOf(here)
  return [
    ...new Set([
      ...nearby(flat.slice(0, place).toReversed(), 'b'),
      ...nearby(flat.slice(place + 1), 'a'),
      ...tokens.slice(0, at).map((word) => `c< ${word}`),
      ...tokens.slice(at + 1).map((word) => `c> ${word}`),
      ...pairs(tokens, 'c2 '),
      ...rest.flat().map((word) => `r ${word}`),
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
