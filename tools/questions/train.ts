// `npm run learn`: learns from the labelled sentences whether a question asks for dive sites, and whether a depth is the least
// or the most that is wanted, and writes the weights that packages/language reads. With --check it only tells how well each
// file is answered by what the others teach.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nothingBefore } from '../../packages/language/src/understanding/asking.build.ts'
import { translate } from '../../packages/language/src/understanding/foreign/foreign.ts'
import { hear } from '../../packages/language/src/understanding/hearing.ts'
import { deeperFeatures } from '../../packages/language/src/understanding/learnt/deeper-features.ts'
import { questionFeatures } from '../../packages/language/src/understanding/learnt/question-features.ts'
import { lineOf } from '../../packages/language/src/understanding/line.ts'
import { withPosition } from '../../packages/language/src/understanding/positions.ts'
import { starterKnown } from '../../packages/language/src/understanding/starter.build.ts'
import { learn, scoreOf, type Weights } from './regression.ts'

/** A sentence and whether what is learnt holds of it. */
type Row = readonly [isTrue: boolean, text: string]
type Sentence = { isTrue: boolean; features: string[] }

/** What is learnt: from which sentences, by what is looked at in them. */
type Lesson = {
  name: 'wanted' | 'deeper' | 'accident'
  folder: string
  /** The file beside the weights that says what is looked at. */
  features: string
  /** Begins a line of which it holds; any other sign and a blank begin one of which it does not. */
  mark: string
  tested: () => Record<string, Row[]>
  featuresOf: (text: string) => string[]
  /** How much one sentence of a group counts. */
  weightOf: (group: string) => number
}

const sentencesIn = join(import.meta.dirname, 'sentences')
const language = join(import.meta.dirname, '../../packages/language/src')
const learnt = join(language, 'understanding/learnt')

const known = starterKnown()
const heardOf = (text: string) => {
  const { question, known: near } = withPosition(text, known)
  return hear(lineOf(translate(question, near).english), near, nothingBefore)
}

const json = (path: string) => JSON.parse(readFileSync(join(language, path), 'utf8'))

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

const filesIn = (folder: string): string[] =>
  readdirSync(join(sentencesIn, folder))
    .toSorted()
    .map((file) => join(sentencesIn, folder, file))

const rowsIn = (path: string, mark: string): Row[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^[-+<>!] /.test(line))
    .map((line) => [line.startsWith(mark), line.slice(2).trim()])

const rowsOf = (folder: string, mark: string): Row[] => filesIn(folder).flatMap((path) => rowsIn(path, mark))
/** The sentences of another lesson of which it holds, as ones of which this does not. */
const notOf = (folder: string, mark: string): Row[] =>
  rowsOf(folder, mark).flatMap(([isTrue, text]) => (isTrue ? [[false, text] as const] : []))

/** What asks for advice and tells of no accident. */
const advice = (): Row[] => {
  const told = new Set(notOf('accidents', '! ').map(([, text]) => text))
  return notOf('wanted', '- ').filter(([, text]) => !told.has(text))
}

const lessons: Lesson[] = [
  {
    name: 'wanted',
    folder: 'wanted',
    features: 'question-features.ts',
    mark: '+ ',
    tested: () => ({
      safety: json('guidance/safety-questions.json')
        .map((row: string) => row.split('|'))
        .map(([needs, text]: [string, string]) => [needs !== 'guidance', text]),
      written: json('guidance/written-questions.json').map((text: string) => [false, text]),
      accidents: notOf('accidents', '! '),
      limits: [...limits.map(([, text]) => text), ...limitSentences.map(({ q }) => q)].map(
        (text) => [true, text] as const,
      ),
    }),
    featuresOf: (text) => questionFeatures(heardOf(text)),
    // Limits are many and alike; what tells of accidents is weighed on its own as well.
    weightOf: (group) => (group === 'limits' || group === 'accidents' ? 0.15 : 1),
  },
  {
    name: 'deeper',
    folder: 'depths',
    features: 'deeper-features.ts',
    mark: '> ',
    tested: () => ({
      limits: limits.flatMap(([limit, text]) =>
        /^d[<>]/.test(limit) ? [[limit.startsWith('d>'), text] as const] : [],
      ),
      sentences: limitSentences.flatMap(({ q, minDepth, maxDepth }) =>
        (minDepth === undefined) === (maxDepth === undefined) ? [] : [[minDepth !== undefined, q] as const],
      ),
    }),
    featuresOf: (text) => deeperFeatures(heardOf(text).unnamed),
    weightOf: () => 1,
  },
  {
    name: 'accident',
    folder: 'accidents',
    features: 'question-features.ts',
    mark: '! ',
    tested: () => ({
      wanted: notOf('wanted', '+ '),
      advice: advice(),
      nothing: ['', 'Malta', 'Blue Hole'].map((text) => [false, text] as const),
    }),
    featuresOf: (text) => questionFeatures(heardOf(text)),
    // Other questions are many; who asks for advice may tell of an accident all the same.
    weightOf: (group) => ({ wanted: 0.1, advice: 0.1, nothing: 10 })[group] ?? 1,
  },
]

const groupsOf = (lesson: Lesson): Map<string, Sentence[]> => {
  const files = filesIn(lesson.folder).map(
    (path) => [path.split('/').at(-1) ?? '', rowsIn(path, lesson.mark)] as const,
  )
  return new Map(
    [...Object.entries(lesson.tested()), ...files].map(([group, rows]) => [
      group,
      rows.map(([isTrue, text]) => ({ isTrue, features: lesson.featuresOf(text) })),
    ]),
  )
}

const learnFrom = ({ weightOf }: Lesson, groups: Map<string, Sentence[]>, left = ''): Weights =>
  learn(
    [...groups].flatMap(([group, sentences]) =>
      group === left ? [] : sentences.map((sentence) => ({ ...sentence, weight: weightOf(group) })),
    ),
  )

/** What the weights are of: the sentences and what is looked at in them. A test tells when they are of something else. */
const fingerprint = (lesson: Lesson): string => {
  const hash = createHash('sha256')
  const sources = ['tokens.ts', lesson.features].map((file) => join(learnt, file))
  for (const path of [...filesIn(lesson.folder), ...sources]) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

const check = (lesson: Lesson) => {
  const groups = groupsOf(lesson)
  for (const [group, sentences] of groups) {
    const weights = learnFrom(lesson, groups, group)
    const share = (isTrue: boolean) => {
      const own = sentences.filter((each) => each.isTrue === isTrue)
      const right = own.filter(({ features }) => scoreOf(weights, features) > 0 === isTrue)
      return `${right.length} of ${own.length}`
    }
    console.log(`${lesson.name}  ${group.padEnd(20)} yes ${share(true).padEnd(14)} no ${share(false)}`)
  }
}

/** Hundredths; what weighs next to nothing is left out. */
const least = 5

const write = (lesson: Lesson) => {
  const groups = groupsOf(lesson)
  const { bias, weights } = learnFrom(lesson, groups)
  const rounded = [...weights]
    .map(([feature, weight]) => [feature, Math.round(weight * 100)] as const)
    .filter(([, weight]) => Math.abs(weight) >= least)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const found = {
    of: fingerprint(lesson),
    bias: Math.round(bias * 100),
    weights: Object.fromEntries(rounded),
  }
  writeFileSync(join(learnt, `${lesson.name}.json`), `${JSON.stringify(found).replaceAll(',"', ',\n"')}\n`)
  console.log(
    `${lesson.name}: ${rounded.length} weights from ${[...groups.values()].flat().length} sentences.`,
  )
}

for (const lesson of lessons)
  if (process.argv.includes('--check')) check(lesson)
  else write(lesson)
