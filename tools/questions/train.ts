// `npm run learn`: learns from the labelled sentences what is weighed and not listed (see README.md), and writes the weights that
// packages/language reads. With --check it only tells how well each file is answered by what the others teach; with
// names of lessons ("wanted") only those are learnt.
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesIn, fingerprint, type Lesson, language, lessons, linesIn, type Sentence } from './lessons.ts'
import { learn, scoreOf, type Weights } from './regression.ts'

const learnt = join(language, 'understanding/learnt')

const groupsOf = ({ folders, read, others }: Lesson): Map<string, Sentence[]> =>
  new Map([
    ...Object.entries(others()),
    ...folders.flatMap(filesIn).map((path) => [basename(path), linesIn(path).flatMap(read)] as const),
  ])

const learnFrom = ({ weightOf }: Lesson, groups: Map<string, Sentence[]>, left = ''): Weights =>
  learn(
    [...groups].flatMap(([group, sentences]) =>
      group === left ? [] : sentences.map((sentence) => ({ ...sentence, weight: weightOf(group) })),
    ),
  )

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

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true })
const unknown = positionals.find((name) => !lessons.some((lesson) => lesson.name === name))
if (unknown)
  throw new Error(`No lesson is called ${unknown}: there are ${lessons.map(({ name }) => name).join(', ')}`)
for (const lesson of lessons) {
  if (positionals.length > 0 && !positionals.includes(lesson.name)) continue
  if (values.check) check(lesson)
  else write(lesson)
}
