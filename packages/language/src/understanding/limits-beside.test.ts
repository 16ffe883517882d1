import { expect, it } from 'vitest'
import { ask } from './asking.build.ts'

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
