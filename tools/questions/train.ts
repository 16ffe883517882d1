// `npm run learn`: learns from the labelled sentences whether a question asks for dive sites, and writes the
// weights that packages/language reads. With --check it only tells how well each file is answered by what the others teach.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { translate } from '../../packages/language/src/understanding/foreign/foreign.ts'
import { hear } from '../../packages/language/src/understanding/hearing.ts'
import { lineOf } from '../../packages/language/src/understanding/line.ts'
import { withPosition } from '../../packages/language/src/understanding/positions.ts'
import { starterKnown } from '../../packages/language/src/understanding/starter.build.ts'
import { featuresOf } from '../../packages/language/src/understanding/wanted/features.ts'
import { learn, scoreOf, type Weights } from './regression.ts'

type Sentence = { text: string; isForSites: boolean; features: string[] }

const folder = join(import.meta.dirname, 'sentences')
const language = join(import.meta.dirname, '../../packages/language/src')
const output = join(language, 'understanding/wanted/weights.json')

const known = starterKnown()
const context = {
  query: null,
  shown: [],
  open: null,
  coordinates: null,
  month: 11,
  units: { depth: 'm', temperature: 'C' },
} as const

const featuresIn = (text: string): string[] => {
  const { question, known: near } = withPosition(text, known)
  return featuresOf(hear(lineOf(translate(question, near).english), near, context))
}

const json = (path: string) => JSON.parse(readFileSync(join(language, path), 'utf8'))

/** The labelled questions of the tests, which teach as well. */
const tested = (): Record<string, [boolean, string][]> => {
  const limits = ['cold', 'directions', 'wordings'].flatMap((name) =>
    json(`understanding/limit-${name}.json`).map((row: string) => row.slice(row.indexOf('|') + 1)),
  )
  const safety = json('guidance/safety-questions.json').map((row: string) => row.split('|'))
  return {
    safety: safety.map(([needs, text]: [string, string]) => [needs !== 'guidance', text]),
    written: json('guidance/written-questions.json').map((text: string) => [false, text]),
    limits: [...limits, ...json('understanding/limit-sentences.json').map(({ q }: { q: string }) => q)].map(
      (text) => [true, text],
    ),
  }
}

/** "+ " asks for sites, "- " does not. */
const written = (): Record<string, [boolean, string][]> =>
  Object.fromEntries(
    readdirSync(folder).map((file) => [
      file,
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => /^[-+] /.test(line))
        .map((line) => [line.startsWith('+'), line.slice(2).trim()]),
    ]),
  )

/** What the weights are of: the sentences and what is looked at in them. A test tells when they are of something else. */
const fingerprint = (): string => {
  const hash = createHash('sha256')
  const own = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file))
  for (const path of [...own, join(language, 'understanding/wanted/features.ts')])
    hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

const groups = new Map<string, Sentence[]>(
  Object.entries({ ...tested(), ...written() }).map(([group, rows]) => [
    group,
    rows.map(([isForSites, text]) => ({ text, isForSites, features: featuresIn(text) })),
  ]),
)

/** Limits are many and alike: each counts less. */
const weightOf = (group: string) => (group === 'limits' ? 0.3 : 1)

const learnFrom = (names: string[]): Weights =>
  learn(
    names.flatMap((name) =>
      (groups.get(name) ?? []).map(({ features, isForSites }) => ({
        features,
        isTrue: isForSites,
        weight: weightOf(name),
      })),
    ),
  )

const check = () => {
  for (const [name, sentences] of groups) {
    const weights = learnFrom([...groups.keys()].filter((other) => other !== name))
    const share = (isForSites: boolean) => {
      const own = sentences.filter((each) => each.isForSites === isForSites)
      const right = own.filter(({ features }) => scoreOf(weights, features) > 0 === isForSites)
      return `${right.length} of ${own.length}`
    }
    console.log(`${name.padEnd(24)} advice ${share(false).padEnd(14)} sites ${share(true)}`)
  }
}

/** Hundredths; what weighs next to nothing is left out. */
const least = 5

const write = () => {
  const { bias, weights } = learnFrom([...groups.keys()])
  const rounded = [...weights]
    .map(([feature, weight]) => [feature, Math.round(weight * 100)] as const)
    .filter(([, weight]) => Math.abs(weight) >= least)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(
    output,
    `${JSON.stringify({ of: fingerprint(), bias: Math.round(bias * 100), weights: Object.fromEntries(rounded) }).replaceAll(',"', ',\n"')}\n`,
  )
  console.log(
    `${rounded.length} weights from ${[...groups.values()].flat().length} sentences are in ${output}.`,
  )
}

if (process.argv.includes('--check')) check()
else write()
