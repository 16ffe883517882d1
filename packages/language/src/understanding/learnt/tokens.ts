import type { Line } from '../words.ts'

// A question as what can be counted: words, their neighbours, and pieces of them.

/** Stands for the name of a place or a site, whichever it is. */
const name = 'NAME'
const number = '#'
const clause = '^'

/** The words with the beginnings of clauses; names and numbers are all the same. */
export const tokensOf = ({ words, taken, isAsked }: Line): string[] => {
  const tokens = [clause]
  for (const [at, { text, value, isBreak }] of words.entries()) {
    if (isBreak) tokens.push(clause)
    if (!taken[at]) tokens.push(value !== null && /^\d/.test(text) ? number : text)
    else if (tokens.at(-1) !== name) tokens.push(name)
  }
  return [...tokens, isAsked ? '?' : '.']
}

/** The last clause of more than a word or two: what is asked stands there as a rule. */
export const lastClause = (tokens: string[]): string[] => {
  const starts = [...tokens.keys()].filter((at) => tokens[at] === clause)
  const clauses = starts.map((start, each) => tokens.slice(start, starts[each + 1]))
  return clauses.length > 1 ? (clauses.findLast(({ length }) => length > 3) ?? []) : []
}

export const pairs = (tokens: string[], mark = ''): string[] =>
  tokens.slice(1).map((token, at) => `${mark}${tokens[at]} ${token}`)

const part = 4
/** Pieces of longer words, by which one that is misspelt or unknown is told. */
const partsOf = (token: string): string[] =>
  token.length > part
    ? Array.from({ length: token.length - part + 1 }, (_, at) => `~${token.slice(at, at + part)}`)
    : []

/** Words with the second next one. */
const skipping = (tokens: string[]): string[] =>
  tokens.slice(2).map((token, at) => `${tokens[at]} _ ${token}`)

/** Words, alone, with their neighbours, and in pieces. */
export const wordFeatures = (tokens: string[]): string[] => [
  ...tokens,
  ...pairs(tokens),
  ...skipping(tokens),
  ...tokens.flatMap(partsOf),
]
