import { describe, expect, it } from 'vitest'
import { isCalled, type Question, satisfies } from '../../../../bench/src/questions/question.ts'
import { openStreetMapQuestions, questions } from '../../../../bench/src/questions/questions.ts'
import { type Context, emptyQuery, type Understood, understand } from '../understanding.ts'
import { fits } from './fits.build.ts'
import { starterKnown, starterSites } from './starter.build.ts'

const known = starterKnown()
const label = ({ text, before }: Question) => [...(before ?? []), text].join(' → ')

/** What was understood at the end of a conversation, with every answer showing the sites that fit. */
const asked = ({ text, before = [], at }: Question): Understood => {
  let context: Context = {
    query: null,
    shown: [],
    open: null,
    coordinates: at ?? null,
    month: 11,
    units: { depth: 'm', temperature: 'C' },
  }
  for (const each of before) {
    const { query, named, about } = understand(each, known, context)
    const isToldOf = ({ id }: { id: string }) => id === about?.siteId
    const shown = starterSites
      .filter((site) => (about ? isToldOf(site) : fits(site, query)))
      .map(({ id, siteName }) => ({ id, siteName }))
    context = { ...context, query, shown: named.length > 1 ? named : shown.slice(0, 24) }
  }
  return understand(text, known, context)
}

const labelled = questions.filter(({ must, isRelaxed }) => must && !isRelaxed)
const named = questions.filter(({ kind }) => kind === 'known-item')

describe('the labelled questions', () => {
  it('are at least 120 with 40 graded, and no two are alike', () => {
    expect(questions.length).toBeGreaterThanOrEqual(120)
    expect(questions.filter(({ relevant }) => relevant).length).toBeGreaterThanOrEqual(40)
    expect(new Set(questions.map(label)).size).toBe(questions.length)
    expect(openStreetMapQuestions.length).toBeGreaterThanOrEqual(15)
  })

  it('name only sites that there are', () => {
    const names = questions.flatMap(({ site, relevant }) => [
      ...(site ? [site] : []),
      ...Object.keys(relevant ?? {}),
    ])
    expect(names.filter((name) => !starterSites.some((site) => isCalled(site, name)))).toEqual([])
  })

  it.each(questions.map((question) => [label(question), question] as const))(
    '%s: what kind of question it is',
    (_, question) => expect(asked(question).intent).toBe(question.intent ?? 'find'),
  )

  it.each(labelled.map((question) => [label(question), question] as const))(
    '%s: every site that fits what was understood is labelled right',
    (_, question) => {
      const { query } = asked(question)
      const fitting = starterSites.filter((site) => fits(site, query))
      const wrong = fitting.filter((site) => question.must && !satisfies(site, question.must))
      expect(wrong.map(({ siteName }) => siteName)).toEqual([])
      expect(fitting.length).toBeGreaterThan(0)
    },
  )

  it.each(named.map((question) => [question.text, question.site] as const))(
    '%s: is understood as %s',
    (text, site = '') => {
      const { about } = asked({ kind: 'known-item', text })
      const found = starterSites.find(({ id }) => id === about?.siteId)
      expect(found && isCalled(found, site)).toBe(true)
    },
  )

  it.each(
    questions.filter(({ isRelaxed }) => isRelaxed).map((question) => [question.text, question] as const),
  )('%s: nothing fits it', (_, question) => {
    const { query } = asked(question)
    expect(query).not.toEqual(emptyQuery())
    expect(starterSites.filter((site) => fits(site, query))).toEqual([])
  })
})
