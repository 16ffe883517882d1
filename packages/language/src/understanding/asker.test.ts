import { describe, expect, it } from 'vitest'
import { ask } from './asking.build.ts'

const read = (question: string) => {
  const { levels, maxDepth, minDepth, minTemp } = ask(question).query
  return { levels, maxDepth, minDepth, minTemp }
}

describe('who asks', () => {
  it.each([
    ['I have 8 dives, where in Egypt?', ['beginner']],
    ['12 logged dives, wrecks in Malta', ['beginner']],
    ['wrecks in Malta for somebody with only 15 dives', ['beginner']],
    ['Egypt reefs, I’ve done 30 dives so far', ['beginner', 'intermediate']],
    ['Egypt reefs, I’ve done 200 dives', []],
    ['best 10 dives in Egypt', []],
    ['I want to do 6 dives in Malta', []],
    ['advanced wrecks in Malta, I have 9 dives', ['beginner']],
  ])('%s: looks for %j', (question, levels) => expect(read(question).levels).toEqual(levels))

  it.each([
    ['with my 10 year old in Bonaire', 12],
    ['reefs in Egypt, my daughter is 12', 18],
    ['reefs in Egypt for my kids, 10 and 13', 12],
    ['reefs in Egypt, my son (11) has just got his junior open water', 12],
    ['shore dives in Malta for a family with a 14-year-old', 18],
    ['shore dives in Malta with my 16 year old', null],
    ['reefs in Egypt to 25 m with a 12 year old', 18],
    ['reefs in Egypt to 10 m with a 12 year old', 10],
    ['Malta with the girls, one of the three of us turned ten on Sunday. Which reefs?', 12],
    ['kids with junior cards, reefs in Malta', 12],
  ])('%s: no deeper than %s m', (question, depth) =>
    expect(read(question)).toMatchObject({ levels: ['beginner'], maxDepth: depth }),
  )

  it.each([
    'reefs in Egypt 12 m deep',
    'wrecks at 14 m in Malta',
    'reefs with my 3 kids in Egypt',
    'our club turned ten, reefs in Malta',
  ])('%s: names no age', (question) => expect(ask(question).guidance).toBeNull())

  it.each([
    ['open water certified, wrecks in Egypt at 35 m', 18],
    ['I am AOW, wrecks in Malta deeper than 40 m', 30],
    ['I have advanced open water and a deep specialty, wrecks in Malta deeper than 35 m', null],
    ['I have advanced open water, my wife has open water, wrecks in Malta down to 28 m', 18],
  ])('%s: no deeper than the certificate, %s m', (question, depth) =>
    expect(read(question).maxDepth).toBe(depth),
  )

  it('who gets seasick goes from the shore, and who fears narrow places not into caves', () => {
    expect(ask('I get seasick on every boat, reefs in Malta').query.access).toBe('shore')
    expect(ask('claustrophobic, reefs in Malta').query.avoid).toEqual(['overhead-environment'])
  })

  it('who feels the cold gets warm water', () => {
    expect(read('I get cold easily, reefs with turtles').minTemp).toBe(24)
    expect(read('reefs in Malta, I hate cold water').minTemp).toBe(24)
  })
})
