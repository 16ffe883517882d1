import type { Heard } from '../heard.ts'
import { asksForSites, speaksOfSites } from '../intent.ts'
import { isDealing, isMatter } from '../matters.ts'
import { isGiven } from '../query.ts'
import { setsLimit } from '../setting-limits.ts'
import { lastClause, pairs, tokensOf, wordFeatures } from './tokens.ts'

// What of a question tells whether it asks for sites: its words two by two, how it begins and ends, and what was read in it.

/** Whether gear, bodies, money or law are spoken of, and beside which words. */
const mattersIn = (tokens: string[]): string[] => {
  const kinds = tokens.map((token) => (isDealing(token) ? 'DEALING' : isMatter(token) ? 'MATTER' : token))
  const told = kinds.filter((kind) => kind === 'DEALING' || kind === 'MATTER')
  const counted = ['DEALING', 'MATTER'].flatMap((kind) => {
    const times = told.filter((each) => each === kind).length
    return [times > 0 ? [`has ${kind}`] : [], times > 1 ? [`has several ${kind}`] : []].flat()
  })
  return [...counted, ...pairs(kinds, 'm:').filter((pair) => /DEALING|MATTER/.test(pair))]
}

const mostCounted = 6
const lengthStep = 5
const longest = 8

const readIn = (heard: Heard, length: number): string[] => {
  const { read, sites, relative, unnamed, guidance } = heard
  const { words = '', ...others } = read
  const given = Object.entries(others).flatMap(([field, value]) => (isGiven(value) ? [`r:${field}`] : []))
  const left = words.split(' ').filter(Boolean).length
  return [
    ...given,
    ...(sites.length > 0 ? ['r:sites'] : []),
    ...(relative.length > 0 ? ['r:relative'] : []),
    ...(asksForSites(unnamed) ? ['asks for sites'] : []),
    ...(speaksOfSites(unnamed) ? ['speaks of sites'] : []),
    ...(setsLimit(heard) ? ['sets a limit'] : []),
    `left ${Math.min(left, mostCounted)}`,
    `length ${Math.min(longest, Math.floor(length / lengthStep))}`,
    guidance === null ? 'no topic' : 'a topic',
    `topic ${guidance}`,
  ]
}

const known = new WeakMap<Heard, string[]>()

/** All that a question is weighed by, each once. It's weighed by several, and read once. */
export const questionFeatures = (heard: Heard): string[] => {
  const found = known.get(heard) ?? featuresOf(heard)
  known.set(heard, found)
  return found
}

const featuresOf = (heard: Heard): string[] => {
  const tokens = tokensOf(heard.unnamed)
  const last = lastClause(tokens)
  return [
    ...new Set([
      ...wordFeatures(tokens),
      ...last.map((token) => `l:${token}`),
      ...pairs(last, 'l:'),
      `b:${tokens.slice(0, 2).join(' ')}`,
      `b:${tokens.slice(0, 3).join(' ')}`,
      ...mattersIn(tokens),
      ...readIn(heard, tokens.length),
    ]),
  ]
}
