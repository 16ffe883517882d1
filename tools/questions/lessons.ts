import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nothingBefore } from '../../packages/language/src/understanding/asking.build.ts'
import { translate } from '../../packages/language/src/understanding/foreign/foreign.ts'
import { hear } from '../../packages/language/src/understanding/hearing.ts'
import { deeperFeatures } from '../../packages/language/src/understanding/learnt/deeper-features.ts'
import { nameFeatures, type Span } from '../../packages/language/src/understanding/learnt/name-features.ts'
import { questionFeatures } from '../../packages/language/src/understanding/learnt/question-features.ts'
import { lineOf } from '../../packages/language/src/understanding/line.ts'
import { namedExactly } from '../../packages/language/src/understanding/naming.ts'
import { withPosition } from '../../packages/language/src/understanding/positions.ts'
import { starterKnown } from '../../packages/language/src/understanding/starter.build.ts'
import { timesNamed } from '../../packages/language/src/understanding/time.ts'
import { thingsNamed } from '../../packages/language/src/understanding/wishes.ts'
import type { Line } from '../../packages/language/src/understanding/words.ts'

// What is learnt, from which sentences, and by what is looked at in them.

/** A sentence and whether what is learnt holds of it. */
type Row = readonly [isTrue: boolean, text: string]
/** The same as what is looked at. */
export type Sentence = { isTrue: boolean; features: string[] }

export type Lesson = {
  name: 'wanted' | 'deeper' | 'accident' | 'errand' | 'place' | 'wished' | 'shunned' | 'time'
  folders: readonly string[]
  /** The files beside the weights that say what is looked at. */
  features: readonly string[]
  /** What a line of a file teaches. */
  read: (line: string) => Sentence[]
  /** What is learnt besides: from the labelled questions of the tests, and from other lessons. */
  others: () => Record<string, Sentence[]>
  /** How much one sentence of a group counts. */
  weightOf: (group: string) => number
}

const sentencesIn = join(import.meta.dirname, 'sentences')
export const language = join(import.meta.dirname, '../../packages/language/src')

export const filesIn = (folder: string): string[] =>
  readdirSync(join(sentencesIn, folder))
    .toSorted()
    .map((file) => join(sentencesIn, folder, file))

export const linesIn = (path: string): string[] => readFileSync(path, 'utf8').split('\n').filter(Boolean)

const json = (path: string) => JSON.parse(readFileSync(join(language, path), 'utf8'))

const known = starterKnown()
const heardOf = (text: string) => {
  const { question, known: near } = withPosition(text, known)
  return hear(lineOf(translate(question, near).english), near, nothingBefore)
}

const ofQuestion = ([isTrue, text]: Row): Sentence => ({ isTrue, features: questionFeatures(heardOf(text)) })
const ofDepth = ([isTrue, text]: Row): Sentence => ({
  isTrue,
  features: deeperFeatures(heardOf(text).unnamed),
})

/** A line with its mark: one mark stands before what holds, any other before what does not. */
const rowOf = (line: string, mark: string): Row => [line.startsWith(mark), line.slice(2).trim()]

/** The sentences of another lesson of which that holds, as ones of which this does not. */
const notOf = (folder: string, mark: string): Row[] =>
  filesIn(folder)
    .flatMap(linesIn)
    .flatMap((line) => (line.startsWith(mark) ? [[false, line.slice(2).trim()] as const] : []))

/** What asks for advice and tells of no accident. */
const advice = (): Row[] => {
  const told = new Set(notOf('accidents', '! ').map(([, text]) => text))
  return notOf('wanted', '- ').filter(([, text]) => !told.has(text))
}

/** "d<18|Nothing deeper than 18 m": what a sentence limits, and the sentence. */
const limits = ['cold', 'directions', 'wordings'].flatMap((name) =>
  json(`understanding/limit-${name}.json`).map((row: string) => {
    const end = row.indexOf('|')
    return [row.slice(0, end), row.slice(end + 1)] as const
  }),
) as (readonly [string, string])[]

const limitSentences: { q: string; minDepth?: number; maxDepth?: number }[] = json(
  'understanding/limit-sentences.json',
)

const braced = /\{([-+~])([^}]+)\}/g
const plain = (row: string): string => row.replace(braced, '$2')

/** What is named in braces: where it stands among all that is named, and its mark. */
const bracedIn = (row: string, line: Line, named: readonly Span[]): { mark: string; span: Span }[] => {
  let shift = 0
  return [...row.matchAll(braced)].flatMap(({ 0: whole, 1: mark = '', 2: name = '', index }) => {
    const from = index - shift
    shift += whole.length - name.length
    const span = named.find(({ at }) => {
      const start = line.words[at]?.from ?? -1
      return from <= start && start < from + name.length
    })
    return span ? [{ mark, span }] : []
  })
}

const ofNames =
  (namesIn: (line: Line) => readonly Span[], mark: string) =>
  (row: string): Sentence[] => {
    const line = lineOf(plain(row))
    const named = namesIn(line)
    return bracedIn(row, line, named).map((each) => ({
      isTrue: each.mark === mark,
      features: nameFeatures(
        line,
        each.span,
        named.filter((other) => other !== each.span),
      ),
    }))
  }

/** Places and sites: each may be told of beside the others. */
const namesIn = (line: Line) => namedExactly(line, known)

const ofQuestions = ['tokens.ts', 'question-features.ts'] as const
const ofEachName = ['tokens.ts', 'word-classes.ts', 'name-features.ts'] as const

export const lessons: readonly Lesson[] = [
  {
    name: 'wanted',
    folders: ['wanted'],
    features: ofQuestions,
    read: (line) => [ofQuestion(rowOf(line, '+ '))],
    others: () => ({
      safety: json('guidance/safety-questions.json')
        .map((row: string) => row.split('|'))
        .map(([needs, text]: [string, string]) => ofQuestion([needs !== 'guidance', text])),
      written: json('guidance/written-questions.json').map((text: string) => ofQuestion([false, text])),
      accidents: notOf('accidents', '! ').map(ofQuestion),
      errands: notOf('errands', '! ').map(ofQuestion),
      places: filesIn('places')
        .flatMap(linesIn)
        .map((line) => ofQuestion([true, plain(line)])),
      wishes: filesIn('wishes')
        .flatMap(linesIn)
        .map((line) => ofQuestion([true, plain(line)])),
      stories: filesIn('stories')
        .flatMap(linesIn)
        .map((line) => ofQuestion([true, plain(line)])),
      limits: [...limits.map(([, text]) => text), ...limitSentences.map(({ q }) => q)].map((text) =>
        ofQuestion([true, text]),
      ),
    }),
    // Limits are many and alike; what tells of accidents is weighed on its own as well.
    weightOf: (group) =>
      ({ limits: 0.15, accidents: 0.15, errands: 0.3, wishes: 0.3, stories: 0.3 })[group] ?? 1,
  },
  {
    name: 'deeper',
    folders: ['depths'],
    features: ['tokens.ts', 'deeper-features.ts'],
    read: (line) => [ofDepth(rowOf(line, '> '))],
    others: () => ({
      limits: limits.flatMap(([limit, text]) =>
        /^d[<>]/.test(limit) ? [ofDepth([limit.startsWith('d>'), text])] : [],
      ),
      sentences: limitSentences.flatMap(({ q, minDepth, maxDepth }) =>
        (minDepth === undefined) === (maxDepth === undefined) ? [] : [ofDepth([minDepth !== undefined, q])],
      ),
    }),
    weightOf: () => 1,
  },
  {
    name: 'accident',
    folders: ['accidents'],
    features: ofQuestions,
    read: (line) => [ofQuestion(rowOf(line, '! '))],
    others: () => ({
      wanted: notOf('wanted', '+ ').map(ofQuestion),
      advice: advice().map(ofQuestion),
      errands: notOf('errands', '! ').map(ofQuestion),
      nothing: ['', 'Malta', 'Blue Hole'].map((text) => ofQuestion([false, text])),
    }),
    // Other questions are many; who asks for advice may tell of an accident all the same.
    weightOf: (group) => ({ wanted: 0.1, advice: 0.1, errands: 0.2, nothing: 10 })[group] ?? 1,
  },
  {
    name: 'errand',
    folders: ['errands'],
    features: ofQuestions,
    // Whether it's about nothing that divers ask: "! cheap flights to Malta in March".
    read: (line) => [ofQuestion(rowOf(line, '! '))],
    others: () => ({
      sites: notOf('wanted', '+ ').map(ofQuestion),
      advice: notOf('wanted', '- ').map(ofQuestion),
      accidents: notOf('accidents', '! ').map(ofQuestion),
    }),
    weightOf: (group) => ({ sites: 0.1, advice: 0.1, accidents: 0.1 })[group] ?? 1,
  },
  {
    name: 'place',
    folders: ['places', 'stories'],
    features: ofEachName,
    // "{-Komodo} was great, now {+Fiji}": whether sites are looked for there.
    read: ofNames(namesIn, '+'),
    others: () => ({}),
    weightOf: () => 1,
  },
  {
    name: 'wished',
    folders: ['wishes', 'stories'],
    features: ofEachName,
    // "{+turtles}, no {-sharks}, saw {~mantas} last year": what is wanted, must not be there, or is only told of.
    read: ofNames(thingsNamed, '+'),
    others: () => ({}),
    weightOf: () => 1,
  },
  {
    name: 'shunned',
    folders: ['wishes', 'stories'],
    features: ofEachName,
    read: ofNames(thingsNamed, '-'),
    others: () => ({}),
    weightOf: () => 1,
  },
  {
    name: 'time',
    folders: ['stories'],
    features: ofEachName,
    // "{~March} was cold, now {+June}": whether somebody wants to dive then.
    read: ofNames(timesNamed, '+'),
    others: () => ({}),
    weightOf: () => 1,
  },
]

const learnt = join(language, 'understanding/learnt')

/** What the weights are of: the sentences and what is looked at in them. A test tells when they are of something else. */
export const fingerprint = ({ folders, features }: Lesson): string => {
  const hash = createHash('sha256')
  const sources = features.map((file) => join(learnt, file))
  for (const path of [...folders.flatMap(filesIn), ...sources]) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}
