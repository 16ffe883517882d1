import { phraseFrom, phraseSet, phrases, says } from './phrases.ts'
import { isFree, type Line, take, wordAt } from './words.ts'

type Shown = { id: string; siteName: string }

const ordinals = phrases<number>({
  'first, 1st, top': 0,
  'second, 2nd': 1,
  'third, 3rd': 2,
  'fourth, 4th': 3,
  'fifth, 5th': 4,
  'sixth, 6th': 5,
  'seventh, 7th': 6,
  'eighth, 8th': 7,
  'ninth, 9th': 8,
  'tenth, 10th': 9,
  'last, bottom, final': -1,
})
const suffixes = new Set(['st', 'nd', 'rd', 'th'])
const heads = new Set(['one', 'site', 'result', 'option', 'suggestion', 'entry', 'item', 'place', 'spot'])
const openers = new Set([
  'open',
  'show',
  'pick',
  'select',
  'choose',
  'take',
  'see',
  'number',
  'no',
  'the',
  'me',
  'about',
])

const ordinalAt = (line: Line, at: number): { size: number; index: number } | undefined => {
  const written = phraseFrom(line, ordinals, at)
  if (written) return { size: written.size, index: written.meaning }
  const value = line.words[at]?.value
  if (value != null && Number.isInteger(value) && value > 0 && suffixes.has(wordAt(line, at + 1)))
    return { size: 2, index: value - 1 }
  return undefined
}

/** A number alone picks only when it is called one: "number 2", "open 3". */
const numberAt = (line: Line, at: number): number | undefined => {
  const value = line.words[at]?.value
  if (value == null || !Number.isInteger(value) || value < 1 || at !== line.words.length - 1) return undefined
  return ['number', 'no', 'open', 'pick', 'option', 'site', 'select', 'choose'].includes(wordAt(line, at - 1))
    ? value - 1
    : undefined
}

type Pick = {
  site: Shown | null
  /** One was meant, but the list is shorter. */
  isMissing: boolean
}

/** Which of the sites last shown is meant by its place in the list: "the second one", "number 3", "show me the last". */
export const readPick = (line: Line, shown: readonly Shown[]): Pick => {
  let isMissing = false
  for (let at = 0; at < line.words.length; at++) {
    if (!isFree(line, at)) continue
    const ordinal = ordinalAt(line, at)
    const next = ordinal ? wordAt(line, at + ordinal.size) : ''
    const isCalled = ordinal && (heads.has(next) || (next === '' && openers.has(wordAt(line, at - 1))))
    const index = isCalled ? ordinal.index : numberAt(line, at)
    if (index === undefined) continue
    const site = shown.at(index)
    isMissing ||= site === undefined && shown.length > 0
    if (site === undefined) continue
    take(line, at, isCalled ? ordinal.size + (next === '' ? 0 : 1) : 1)
    return { site, isMissing: false }
  }
  return { site: null, isMissing }
}

const comparing = phraseSet(`
  which of these, which of them, which of those, which of the two, which one, which ones, of these,
  of those, of them, among these, among them, compare, comparison, difference, differ, different from,
  versus, vs, better, between them, are they, do they, they, between these
`)
const choosing = phraseSet(`
  which is, which are, which has, which have, whats the, what is the, which would, which should
`)

/** Whether a question is about how sites differ; `isBare` says that it looks for nothing else. */
export const asksToCompare = (line: Line, isBare: boolean): boolean =>
  says(line, comparing) || (isBare && says(line, choosing))
