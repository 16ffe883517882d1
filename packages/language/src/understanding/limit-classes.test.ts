import { describe, expect, it } from 'vitest'
import { ask, labels } from './asking.build.ts'

const limits = (question: string) => {
  const { maxDepth, minDepth, maxTemp, minTemp } = ask(question).query
  const round = (value: number | null) => (value === null ? null : Math.round(value))
  return [round(minDepth), round(maxDepth), round(minTemp), round(maxTemp)]
}

/** Least and greatest depth, then least and greatest temperature. */
type Case = [question: string, meant: (number | null)[]]

const reads = (cases: readonly Case[]) =>
  it.each(cases)('%s', (question, meant) => expect(limits(question)).toEqual(meant))

describe('what is said of one limit holds for the next that is said likewise', () =>
  reads([
    ['Colder than 17 is out for us and the same goes for deeper than 22 m. Spain?', [null, 22, 17, null]],
    ['Deeper than 26 m is too much for him, and so is colder than 19 degrees', [null, 26, 19, null]],
    ['Deeper than 20 scares me, colder than 21 too. Turkey', [null, 20, 21, null]],
    ['Deeper than 35 m is ok and so is colder than 9 degrees, Norway', [null, null, null, null]],
    ['Colder than 8 is fine, deeper than 28 m isn’t. Iceland', [null, 28, null, null]],
  ]))

describe('numbers in words are read whole', () =>
  reads([
    ['a hundred and ten feet max, Florida', [null, 34, null, null]],
    ['one hundred twenty feet at most, Bonaire', [null, 37, null, null]],
    ['a hundred feet is as far as we go, Truk', [null, 30, null, null]],
    ['fourty metres or more, Malta wrecks', [40, null, null, null]],
    ['nothing below thirty-three metres, Gozo', [null, 33, null, null]],
  ]))

describe('two limits keep apart', () =>
  reads([
    ['max 16 m, min 23C, Philippines', [null, 16, 23, null]],
    ['13C max, 24m max, Norway', [null, 24, null, 13]],
    ['12m<depth<22m, Malta', [12, 22, null, null]],
    ['23<temp<29, sharks', [null, null, 23, 29]],
    ['30 m is the max, 15 m the min, Cyprus', [15, 30, null, null]],
    ['a wreck that starts at 18 m and bottoms out at 32 m', [18, 32, null, null]],
  ]))

describe('what turns a limit round is found however it is said', () =>
  reads([
    ['Water that dosent get colder than 24 degrees', [null, null, 24, null]],
    ['Everything goes except for deeper than 23 m, Palau', [null, 23, null, null]],
    ['Anything goes apart from deeper than 31m, Palau', [null, 31, null, null]],
    ['Any deeper than nineteen metres and our insurer does not pay. Madeira', [null, 19, null, null]],
    ['Not one foot deeper than 90 feet, Cozumel', [null, 27, null, null]],
    ['my wife gets chilly below 25 C, Mexico', [null, null, 25, null]],
    ['the most I have ever done is 29 m and I am not looking to beat that. Azores', [null, 29, null, null]],
    ['Caves with light beams that stay above 14 m', [null, 14, null, null]],
    ['on EAN36, so 28 m MOD and that is a hard stop. Wrecks in Malta', [null, 28, null, null]],
    ['way out of reach: 70 m or more under us, Bahamas walls', [70, null, null, null]],
  ]))

describe('what falls short of a depth is not wanted', () =>
  reads([
    ['I’d be disappointed by anything that didn’t reach 40 m in Egypt', [40, null, null, null]],
    ['I don’t want a wreck that doesn’t get to 30 m', [30, null, null, null]],
    ['Sites deeper than 45 m in Croatia, nothing shallower', [45, null, null, null]],
    ['Nothing that doesn’t reach 50 m, Malta wrecks', [50, null, null, null]],
    ['I don’t go where my son can’t get to 12 m', [null, 12, null, null]],
    ['I don’t want any dive that goes past 20 m', [null, 20, null, null]],
    ['Avoid places where it doesn’t stay above 18 m', [null, 18, null, null]],
    ['Don’t take me where the bottom is more than twelve metres away', [null, 12, null, null]],
    ['Keep it to 16 meters max, Julian Rocks or similar', [null, 16, null, null]],
  ]))

describe('what is taken along bears no more', () =>
  reads([
    ['My regulator is rated to 50 m, wrecks in Malta', [null, null, null, null]],
    ['Camera housing is rated to 40 m and I’m not flooding it again, Red Sea', [null, 40, null, null]],
    ['Camera housing floods at 40m so give me Lembeh muck sites above that', [null, 40, null, null]],
    ['my reg only rated to 30m, which lakes in Austria suit', [null, 30, null, null]],
  ]))

describe('ways and lengths are no depths', () =>
  reads([
    ['Reefs in Bonaire where the swim out is 150 m', [null, null, null, null]],
    ['The swim out is about 100 m, reef in Curaçao', [null, null, null, null]],
    ['Shore dives in Spain where the swim out is no more than 50 metres', [null, null, null, null]],
    ['White sand and 30 m visibility in the Maldives', [null, null, null, null]],
    ['Mantas with a wingspan of 6 metres, Mexico', [null, null, null, null]],
  ]))

describe('an easy way says nothing of how deep a site may be', () =>
  reads([
    ['A short swim to a reef no more than 10 m deep', [null, 10, null, null]],
    ['A short swim to reef no more than 10 m deep', [null, 10, null, null]],
    ['easy walk in max 12 m Bonaire', [null, 12, null, null]],
    ['Easy swim to the reef at 10 m, Bonaire', [5, 15, null, null]],
    ['The walk to the entry is 200 m, reefs in Egypt no deeper than 15 m', [null, 15, null, null]],
  ]))

describe('only what may lie at a depth may lie a little deeper', () =>
  reads([
    ['A wreck at 30 m in Malta', [25, 35, null, null]],
    ['Pinnacles, but hold it at 22 m', [null, 22, null, null]],
    ['Nudibranchs at 9 m or thereabouts', [null, 9, null, null]],
    ['A cenote for somebody who calls it a day at 35 feet', [null, 11, null, null]],
    ['My Suunto starts screaming at 28 m, Tenerife', [null, 28, null, null]],
  ]))

describe('who sets a limit and asks nothing wants sites', () => {
  it.each([
    ['I refuse to go over 80 feet', 'Up to 80 ft'],
    ['we wouldnt want more than 21 m, my knees and all that', 'Up to 21 m'],
  ])('%s', (question, label) => {
    expect(ask(question).intent).toBe('find')
    expect(labels(question)).toContain(label)
  })

  it.each(['can a beginner go to 30 m max', 'my buddy was talking funny at 30 m max'])(
    'but who asks of a limit, or tells what happened, wants none: %s',
    (question) => expect(ask(question).intent).toBe('medical'),
  )
})

describe('the deepest that somebody would go limits them, and is no order', () => {
  it.each([
    ['the deepest I’d entertain is 28, caves included', 28],
    ['The deepest we would go is 22 m, Malta', 22],
    ['It needn’t be deep; in fact if it touches 30 that’s as much as I can take', 30],
  ])('%s', (question, most) => {
    expect(limits(question)).toEqual([null, most, null, null])
    expect(ask(question).query.order).not.toBe('deepest')
  })

  it('but the deepest of the sites come first', () =>
    expect(ask('the deepest wrecks in Malta').query.order).toBe('deepest'))
})

describe('deeper that somebody says no to is no order', () => {
  it.each([
    'I’m not risking it any further down, where in Malta',
    'I will never go further down',
    'we don’t want to take the kids any deeper, Bonaire',
    'no way that my wife comes along any deeper',
  ])('%s', (question) => {
    expect(labels(question)).not.toContain('Deepest first')
    expect(ask(question).query.minDepth).toBeNull()
  })

  it.each([
    'something deeper please',
    'no, deeper',
    'not enough, deeper',
    'we are no beginners, show us deeper',
  ])('but it is one where the no is of something else: %s', (question) =>
    expect(labels(question)).toContain('Deepest first'),
  )
})

describe('what is surely meant as a minimum is one', () =>
  reads([
    ['deeper than our usual 20 m, Gozo', [20, null, null, null]],
    ['not deeper than our usual 20 m, Gozo', [null, 20, null, null]],
    ['wrecks that sit below 45 m, Malta', [45, null, null, null]],
    ['no wrecks that sit below 45 m, Malta', [null, 45, null, null]],
    ['fifty metres and up in depth, Truk', [50, null, null, null]],
    ['dont bother us with anything under 25 m deep, Palau', [25, null, null, null]],
    ['anything under 25 m deep, Palau', [null, 25, null, null]],
  ]))

describe('lengths, heights and visibility are no depths', () =>
  reads([
    ['a mountain lake at 1800 m in Austria', [null, null, null, null]],
    ['a tanker of 120 m in length off Italy', [null, null, null, null]],
    ['25m+ vis, caves in Sardinia', [null, null, null, null]],
    ['20 m or more visibility in Egypt', [null, null, null, null]],
    ['20 m or more in Egypt', [20, null, null, null]],
  ]))

describe('a limit is kept beside other words', () =>
  reads([
    ['I would sooner sell my regulator than dive below 21 m, Azores', [null, 21, null, null]],
    ['I would rather stay dry than go deeper than 24 m in Cyprus', [null, 24, null, null]],
    ['I would rather have something deeper than 30 m in Cyprus', [30, null, null, null]],
    ['my watch screams at 26 m. Walls in Indonesia where it stays quiet?', [null, 26, null, null]],
    ['no way into the thirties, 28 at a push. Walls in Turkey', [null, 28, null, null]],
    ['what is the point of deep dives with my 18 m ticket? Jordan reefs', [null, 18, null, null]],
    ['without the deep course I have to stop at 28 metres. Wrecks in Truk', [null, 28, null, null]],
    ['it is not that I hate the dark, but 22 is my ceiling. Lembeh', [null, 22, null, null]],
    ['nothing deeper than 9 m for the kids, sandy beach entry', [null, 9, null, null]],
  ]))

describe('what tells how deep one is, and what has a length', () => {
  it.each([
    ['my computer is locked to a 21 m maximum, reefs in Egypt', 21],
    ['my watch locks me out at 25 m, wrecks in Malta', 25],
  ])('%s: no deeper', (question, depth) => expect(ask(question).query.maxDepth).toBe(depth))

  it.each([
    'whale sharks of up to 12 metres in Ningaloo',
    'shore dives in Bonaire with a surface swim under 200 m',
    'the car park no more than 50 m from the entry, Lanzarote',
    'a cliff jump of 15 feet to get in, Malta',
    'drift dives in Komodo with a 20 m reel',
    'Palau where the viz is better than 25 m',
    'a shore dive in Curacao with no more than 100 feet of walking',
    'Tonga to see 15 m humpbacks',
  ])('%s: no depth', (question) =>
    expect(ask(question).query).toMatchObject({ minDepth: null, maxDepth: null }),
  )
})
