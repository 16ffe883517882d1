import { describe, expect, it } from 'vitest'
import { ask, understood } from './asking.build.ts'

// A limit beside anything else that a question may say, before it and behind it, with a comma or without: each with each.

const beside = `
  good visibility, great viz, no current, warm water, turtles, easy entry, near Dahab, in May, not in Egypt, no sharks,
  for beginners, rated 4 or higher, within 50 km of Cairns, by boat, with a wreck, no caves, that are not in Asia, except Malta,
  for my wife, mild current, except the Red Sea, no boats, never in Egypt, skip Malta, and reefs, visibility of 20 m
`
  .split(',')
  .map((each) => each.trim())

const together = (limit: string): string[] =>
  beside.flatMap((other) =>
    [', ', ' and ', ' ', '. '].flatMap((joint) => [
      `sites ${other}${joint}${limit}`,
      `sites ${limit}${joint}${other}`,
    ]),
  )

it.each([
  'max 18 m deep',
  'less than 18 m',
  'shallower than 18 m',
  'no deeper than 18 m',
  'nothing below 18 m',
  '18 m or less',
])('asks for nothing deeper, whatever else is said: %s', (limit) => {
  const deeper = together(limit).filter((question) => {
    const { intent, query } = ask(question)
    return intent === 'find' && query.minDepth !== null
  })
  expect(deeper).toEqual([])
})

it.each(['warmer than 24 C', 'not colder than 24 C', 'at least 24 degrees', '24 C or warmer'])(
  'asks for nothing colder, whatever else is said: %s',
  (limit) => {
    const colder = together(limit).filter((question) => {
      const { intent, query } = ask(question)
      return intent === 'find' && query.maxTemp !== null
    })
    expect(colder).toEqual([])
  },
)

describe('a place that is left out', () => {
  it.each([
    [
      'places warmer than 27C in December that aren’t in Asia',
      ['Not Asia', 'In December', 'Water 27 °C or warmer'],
    ],
    ['somewhere warmer than 25 degrees that isn’t Egypt', ['Not Egypt', 'Water 25 °C or warmer']],
    ['reefs shallower than 20 m that aren’t in Egypt', ['Not Egypt', 'Reefs', 'Up to 20 m']],
    ['wrecks deeper than 40 m which are not in Malta', ['Not Malta', 'Wrecks', '40 m or deeper']],
    ['water colder than 15C that isn’t in Norway', ['Not Norway', 'Water 15 °C or colder']],
  ])('turns no limit round: %s', (question, expected) => expect(understood(question)).toEqual(expected))

  it.each([
    ['deeper than 30 m isn’t for me', ['Up to 30 m']],
    ['deeper than 30 m that isn’t in my plan', ['Up to 30 m']],
  ])('is none here, and the limit stays one: %s', (question, expected) =>
    expect(understood(question)).toEqual(expected),
  )

  it('is each of those where somebody has been too often', () =>
    expect(
      understood('I’ve been to Egypt and the Maldives too many times, somewhere else with manta rays'),
    ).toEqual(['Not Egypt', 'Not Maldives', 'Manta rays']))
})

describe('what technical divers ask for', () => {
  it.each([
    [
      'Mediterranean wrecks below 50 metres for trimix',
      ['Mediterranean', 'Wrecks', 'Technical', '50 m or deeper'],
    ],
    ['technical wrecks below 60 m', ['Wrecks', 'Technical', '60 m or deeper']],
  ])('lies below a depth: %s', (question, expected) => expect(understood(question)).toEqual(expected))

  it.each([
    ['technical wrecks, nothing below 60 m', ['Wrecks', 'Technical', 'Up to 60 m']],
    ['wrecks below 60 m', ['Wrecks', 'Up to 60 m']],
    ['tech wrecks below 20 m', ['Wrecks', 'Technical', 'Up to 20 m']],
  ])('is not deeper where it is a limit: %s', (question, expected) =>
    expect(understood(question)).toEqual(expected),
  )
})

describe('a limit stays a limit', () => {
  it.each([
    [
      'beginner reefs with good visibility, say 12 m max',
      ['Reefs', 'Beginner', 'Up to 12 m', 'Good visibility'],
    ],
    ['reefs with great visibility, like 15 m deep', ['Reefs', 'Up to 15 m', 'Good visibility']],
    [
      'Tec diver here, we go to 60 m, is there a cave below the reef in Malta?',
      ['Malta', 'Caves', 'Reefs', 'Technical', 'Up to 60 m'],
    ],
    [
      'I’m a trimix diver certified to 60 m. Show me wrecks below 45 m',
      ['Wrecks', 'Technical', 'Up to 45 m'],
    ],
    ['Trimix wrecks below 50 m, up to 75 m', ['Wrecks', 'Technical', 'Up to 50 m']],
    ['CCR diver, avoid Egypt below 50 m', ['Not Egypt', 'Technical', 'Up to 50 m']],
    ['Non-technical wrecks below 40 m', ['Wrecks', 'Beginner', 'Intermediate', 'Advanced', 'Up to 40 m']],
    ['Deeper than 30 m: skip. Egypt reefs please', ['Egypt', 'Reefs', 'Up to 30 m, to be safe']],
    ['deeper than 18 m, skip. Boat dives in Egypt', ['Egypt', 'Up to 18 m, to be safe', 'By boat']],
    ['Colder than 18 °C for my wife never. In Egypt', ['Egypt', 'Water 18 °C or warmer']],
    ['strong current for us never, in Malta', ['Malta', 'No strong current']],
    ['good visibility, max 20 m deep', ['Up to 20 m', 'Good visibility']],
    [
      'Cenotes in the Yucatan with good visibility, less than 20 m deep',
      ['Yucatán', 'Cenotes', 'Up to 20 m', 'Good visibility'],
    ],
    ['no current shallower than 18 m', ['Up to 18 m', 'No strong current']],
    ['sites that are not in Asia, less than 18 m deep', ['Not Asia', 'Up to 18 m']],
    ['no caves, less than 18 m deep', ['No caves', 'Up to 18 m']],
    ['not in Egypt, warmer than 24 C', ['Not Egypt', 'Water 24 °C or warmer']],
    ['no sharks, 24 C or warmer', ['No sharks', 'Water 24 °C or warmer']],
    ['no caves, not colder than 24 C', ['No caves', 'Water 24 °C or warmer']],
    ['mild current, at least 24 degrees', ['No strong current', 'Water 24 °C or warmer']],
  ])('whatever is named beside it: %s', (question, expected) =>
    expect(understood(question)).toEqual(expected),
  )
})
