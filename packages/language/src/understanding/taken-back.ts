import type { Context } from './context.ts'
import type { Known } from './known.ts'
import { allowing, isPassed, lettingGo, type Said } from './letting-go.ts'
import { stopWords } from './ordinary-words.ts'
import { allPhrases, type Found, phraseSet, phrasesOf } from './phrases.ts'
import { isAsked } from './query.ts'
import { readLine } from './reading.ts'
import { type Line, untaken, type Word, wordAt, wordSet } from './words.ts'

type Way = 'allow' | 'let go'

/** What stands before what is taken back; null where it only looks like it. */
const before = phrasesOf<Way | null>([
  [
    `
      dont mind, wouldnt mind, no problem with, not a problem with, ok with, okay with, fine with, cool with,
      happy with, bring back, allow, open to
    `,
    'allow',
  ],
  [
    `
      forget, forget about, never mind, nevermind, dont care about, scrap, remove, drop, take out,
      take away, leave out, no need for, dont need, doesnt need, do not need, doesnt have to be, dont have to be,
      neednt be, no longer need, not interested in
    `,
    'let go',
  ],
  ['drop off, drop offs', null],
])
/** What stands behind it. */
const after = phrasesOf<Way>([
  [
    `
      is fine, are fine, is ok, are ok, is okay, are okay, is alright, are alright, is all right, are all right,
      is allowed, are allowed, is welcome, are welcome, is no problem, are no problem, is not a problem,
      are not a problem, isnt a problem, arent a problem, would be fine, would be ok, would be okay, would be no problem, would be alright, ok, okay,
      fine, allowed, welcome, no problem
    `,
    'allow',
  ],
  [
    `
      doesnt matter, dont matter, does not matter, do not matter, isnt important, arent important,
      is not important, are not important, not needed, not necessary, not required, isnt needed, arent needed,
      is optional, are optional
    `,
    'let go',
  ],
])

/** What may still follow: "after all", "with me too". */
const idle = wordSet(
  'after all too with for by me us now then again actually as well also though anyway really',
)
const questioning = wordSet(
  'is are was were do does did can could will would how what which where when why who should any',
)
const ending = wordSet('but instead')
const verbs = phraseSet('and show, and find, and give, and look, and search, and add, and only, and just')

/** The clause around a word: from its first word, up to the end. */
const clauseAround = (line: Line, at: number): [from: number, to: number] => {
  const ends = new Set(allPhrases(untaken(line), verbs).map((each) => each.at))
  const begins = (each: number) =>
    line.words[each]?.isBreak || ending.has(wordAt(line, each)) || ends.has(each)
  let [from, to] = [at, at + 1]
  while (from > 0 && !begins(from)) from--
  while (to < line.words.length && !begins(to)) to++
  return [from, to]
}

const isEvery = (line: Line, from: number, to: number, words: ReadonlySet<string>) =>
  line.words.slice(from, to).every(({ text }) => words.has(text))

type Clause = { from: number; to: number; of: Word[]; way: Way }

const deniedOfOthers =
  /(?:^| )(?:not (?:for|with|by|ok|okay|fine)|(?:he|she|they|my [a-z]+|our [a-z]+) (?:hates?|cant stand|is scared|panics?)|(?:isnt|is not) (?:ok|fine|good))(?: |$)/
const denying =
  /^(?:not|no|never|only|except|unless|if|hates?|panics?|scared|afraid|cannot|(?:is|are|do|does|did|ca|wo|would|could|should|must|was|were)nt)$/

/** "Deep is fine for me, but not for my son": then what was ruled out or limited stays so. */
const isDeniedForOthers = ({ words }: Line, from: number, to: number): boolean =>
  [words.slice(0, from), words.slice(to)].some((part) =>
    deniedOfOthers.test(part.map(({ text }) => text).join(' ')),
  )

/** A limit is lifted only where nothing beside it says "no" in any way. */
const isDeniedBeside = ({ words }: Line, from: number, to: number): boolean =>
  words.some(({ text }, at) => (at < from || at >= to) && denying.test(text))

/** "Forget the sharks". */
const begun = (line: Line, { at, size, meaning: way }: Found<Way | null>): Clause | undefined => {
  const [from, to] = clauseAround(line, at)
  const isFirst = isEvery(line, from, at, stopWords) && !questioning.has(wordAt(line, from))
  return way && isFirst ? { from, to, of: line.words.slice(at + size, to), way } : undefined
}

/** "Sharks are fine after all"; "are sharks fine?" is a question. */
const ended = (line: Line, { at, size, meaning: way }: Found<Way>): Clause | undefined => {
  const [from, to] = clauseAround(line, at)
  // "Deeper is not ok", "deeper isn't really ok for us".
  const isDenied = line.words.slice(from, at).some(({ text }) => denying.test(text))
  const isLast = isEvery(line, at + size, to, idle) && !questioning.has(wordAt(line, from)) && !isDenied
  return isLast ? { from, to, of: line.words.slice(from, at), way } : undefined
}

const clausesIn = (line: Line): Clause[] =>
  [
    ...allPhrases(line, before).map((found) => begun(line, found)),
    ...allPhrases(line, after).map((found) => ended(line, found)),
  ].filter((clause) => clause !== undefined)

const no: Word = { text: 'no', from: 0, to: 0, value: null, isBreak: false }
const lineOf = (words: Word[]): Line => ({ words, taken: words.map(() => false) })

/** What words say as a wish, and with a "no" before them. */
const saidIn = (words: Word[], known: Known, context: Context): Said => {
  const [first, ...others] = words
  const own = first ? [{ ...first, isBreak: false }, ...others] : []
  const { read: criteria, relative } = readLine(lineOf(own), known, context, {})
  const { read: unwanted } = readLine(lineOf([no, ...own]), known, context, {})
  return { criteria, relative, unwanted }
}

type Rest = {
  /** What is left to be understood. */
  line: Line
  /** With the question before as it is now. */
  context: Context
  isTakenBack: boolean
}

/**
 * Takes back what was asked before. "Sharks are fine after all" rules out no sharks any more, and "October is fine too"
 * adds to the months; "forget the sharks" lets go of them whether they were wanted or not. What was never asked is left
 * to be read as it stands: "forget the sharks" then means that there should be none.
 */
export const takeBack = (line: Line, known: Known, context: Context): Rest => {
  let { query } = context
  const gone = new Set<Word>()
  for (const { from, to, of, way } of query ? clausesIn(line) : []) {
    if (query === null || line.words.slice(from, to).some((word) => gone.has(word))) continue
    const found = saidIn(of, known, context)
    if (way === 'allow' && isDeniedForOthers(line, from, to)) {
      for (const word of line.words.slice(from, to)) gone.add(word)
      continue
    }
    const said = isDeniedBeside(line, from, to) ? { ...found, relative: [] } : found
    const isCompared = way === 'allow' && said.relative.some(isPassed)
    if (!isAsked(said.criteria) && !isAsked(said.unwanted) && !isCompared) continue
    const next = way === 'allow' ? allowing(query, said) : lettingGo(query, said)
    if (way === 'let go' && JSON.stringify(next) === JSON.stringify(query)) continue
    query = next
    for (const word of line.words.slice(from, to)) gone.add(word)
  }
  if (gone.size === 0) return { line, context, isTakenBack: false }
  return {
    line: lineOf(line.words.filter((word) => !gone.has(word))),
    context: { ...context, query },
    isTakenBack: true,
  }
}
