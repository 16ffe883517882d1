import { describe, expect, it } from 'vitest'
import { ask, labels } from '../asking.build.ts'
import { isSame } from '../different.ts'
import { lineOf } from '../line.ts'
import { namedExactly } from '../naming.ts'
import { starterKnown } from '../starter.build.ts'
import { placeWanted } from './place.ts'
import unseen from './unseen-places.json' with { type: 'json' }

const braced = /\{([-+])([^}]+)\}/g
const known = starterKnown()

/** "{-Komodo} was great, now {+Fiji}": of each name in braces how surely sites are looked for there, and whether it's read so. */
const names = unseen.flatMap((row) => {
  const question = row.replace(braced, '$2')
  const line = lineOf(question)
  const places = namedExactly(line, known).filter(({ place }) => place !== undefined)
  const { where } = ask(question).query
  let shift = 0
  return [...row.matchAll(braced)].flatMap(({ 0: whole, 1: mark, 2: name = '', index }) => {
    const from = index - shift
    shift += whole.length - name.length
    const span = places.find(({ at }) => {
      const start = line.words[at]?.from ?? -1
      return from <= start && start < from + name.length
    })
    if (!span?.place) return []
    const others = places.filter((each) => each !== span)
    const isWanted = others.length === 0 || placeWanted(line, span, others) > 0
    return [{ mark, told: `${name}: ${question}`, isWanted, isRead: where.some(isSame(span.place.where)) }]
  })
})
const of = (mark: string) => names.filter((each) => each.mark === mark)

// Written without sight of the code or of the sentences that it learnt from.
describe('places in questions that nothing was learnt from', () => {
  it('are taken for wanted where they are, 97 of 100 times', () => {
    const lost = of('+').filter(({ isWanted }) => !isWanted)
    expect(of('+').length).toBeGreaterThan(200)
    expect(lost.length / of('+').length, lost.map(({ told }) => told).join('\n')).toBeLessThan(0.03)
  })

  it('are not looked for where they are only told of, three of four times', () => {
    const kept = of('-').filter(({ isRead }) => isRead)
    expect(of('-').length).toBeGreaterThan(60)
    expect(kept.length / of('-').length, kept.map(({ told }) => told).join('\n')).toBeLessThan(0.25)
  })
})

describe('a place that is only told of', () => {
  it.each([
    ['no jellyfish plz!! got stung badly in croatia. cyprus reefs', ['Cyprus', 'Reefs', 'No jellyfish']],
    [
      'Truk is on my bucket list but flights are mad money, wrecks in Vanuatu or Coron',
      ['Vanuatu', 'Coron', 'Wrecks'],
    ],
    ['my buddy raves about Roatan, but this year it is Cuba for us, walls', ['Cuba', 'Walls']],
  ])('%s', (question, expected) =>
    expect(labels(question).filter((label) => !label.startsWith('“'))).toEqual(expected),
  )

  it.each([
    ['dives in Gozo, Malta', ['Gozo']],
    ['turtles in Komodo or Raja Ampat', ['Komodo', 'Raja Ampat', 'Turtles']],
    ['wrecks in Malta, not in Egypt', ['Malta', 'Not Egypt', 'Wrecks']],
  ])('takes none away that is asked for or turned down: %s', (question, expected) =>
    expect(labels(question)).toEqual(expected),
  )
})
