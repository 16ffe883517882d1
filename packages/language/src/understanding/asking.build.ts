import { type Context, type NamedSite, type Understood, understand } from '../understanding.ts'
import { starterKnown, starterSites } from './starter.build.ts'

const known = starterKnown()

/** A starter site by its name. */
export const siteCalled = (name: string): NamedSite => {
  const site = starterSites.find(({ siteName }) => siteName === name)
  if (!site) throw new Error(`There is no starter site called ${name}`)
  return { id: site.id, siteName: site.siteName }
}

/** Nothing was asked before, in November, in metres. */
export const nothingBefore: Context = {
  query: null,
  shown: [],
  open: null,
  coordinates: null,
  month: 11,
  units: { depth: 'm', temperature: 'C' },
}

/** Understands a question in November, in metres, where nothing was asked before. */
export const ask = (question: string, context: Partial<Context> = {}): Understood =>
  understand(question, known, { ...nothingBefore, ...context })

/** The labels of what was understood. */
export const labels = (question: string, context: Partial<Context> = {}): string[] =>
  ask(question, context).chips.map(({ label }) => label.replaceAll('\u00a0', ' '))

/** Understands the last of several questions in one conversation. */
export const talk = (questions: readonly string[], context: Partial<Context> = {}): Understood => {
  const [last = '', ...before] = questions.toReversed()
  const query = before.length > 0 ? talk(before.toReversed(), context).query : null
  return ask(last, { ...context, query })
}

export const labelsAfter = (...questions: string[]): string[] =>
  talk(questions).chips.map(({ label }) => label.replaceAll('\u00a0', ' '))

/** The same without the words that are only looked for. */
export const understood = (question: string): string[] =>
  labels(question).filter((label) => !label.startsWith('“'))
