import { describe, expect, it } from 'vitest'
import { animalsNamed } from '../animal-names.ts'
import { ask, labels } from '../asking.build.ts'
import { lineOf } from '../line.ts'
import unseen from './unseen-wishes.json' with { type: 'json' }

const braced = /\{([-+~])([^}]+)\}/g

/** "{+turtles}, no {-sharks}, saw {~mantas} last year": of each animal in braces what the question is read to ask for. */
const animals = unseen.flatMap((row) => {
  const question = row.replace(braced, '$2')
  const { intent, query } = ask(question)
  if (intent !== 'find') return []
  return [...row.matchAll(braced)].flatMap(([, mark, name = '']) => {
    const [animal] = animalsNamed(lineOf(name))
    if (animal === undefined) return []
    const isWanted = query.species.includes(animal.meaning)
    const isUnwanted = query.notSpecies.includes(animal.meaning)
    return [{ mark, told: `${name}: ${question}`, isWanted, isUnwanted }]
  })
})
const of = (mark: string) => animals.filter((each) => each.mark === mark)
const share = (some: readonly unknown[], all: readonly unknown[]) => some.length / all.length

// Written without sight of the code or of the sentences that it learnt from.
describe('animals in questions that nothing was learnt from', () => {
  it('are looked for where they are wanted, 95 of 100 times, and hardly ever left out', () => {
    const lost = of('+').filter(({ isWanted }) => !isWanted)
    expect(of('+').length).toBeGreaterThan(60)
    expect(share(lost, of('+')), lost.map(({ told }) => told).join('\n')).toBeLessThan(0.05)
    expect(of('+').filter(({ isUnwanted }) => isUnwanted).length).toBeLessThanOrEqual(1)
  })

  it('are hardly ever looked for where they must not be', () => {
    const sought = of('-').filter(({ isWanted }) => isWanted)
    expect(of('-').length).toBeGreaterThan(15)
    expect(share(sought, of('-')), sought.map(({ told }) => told).join('\n')).toBeLessThan(0.25)
  })

  it('are mostly not looked for where they are only told of', () => {
    const sought = of('~').filter(({ isWanted }) => isWanted)
    expect(of('~').length).toBeGreaterThan(10)
    expect(share(sought, of('~')), sought.map(({ told }) => told).join('\n')).toBeLessThan(0.6)
  })
})

describe('what is named and not asked for', () => {
  it.each([
    ['Last year I saw hammerheads in Egypt. This time coral reefs in Sudan', ['Sudan', 'Coral reefs']],
    [
      'my brother loves wrecks and is staying at home, rays in the Canary Islands',
      ['Canary Islands', 'Rays'],
    ],
  ])('is no criterion: %s', (question, expected) =>
    expect(labels(question).filter((label) => !label.startsWith('“'))).toEqual(expected),
  )

  it.each([
    ['wrecks malta', ['Malta', 'Wrecks']],
    ['no fear of sharks here, bull sharks in Fiji', ['Fiji', 'Bull sharks', 'Sharks']],
    ['are there mantas in Komodo?', ['Komodo', 'Manta rays']],
  ])('is one where it is asked for: %s', (question, expected) =>
    expect(labels(question).toSorted()).toEqual(expected.toSorted()),
  )
})
