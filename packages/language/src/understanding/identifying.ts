import { allPhrases, phraseSet, says } from './phrases.ts'
import type { Read } from './query.ts'
import { type Line, untaken, wordSet } from './words.ts'

// Questions for the name of a site that somebody describes.

const identifying = phraseSet(`
  which one was it, which one was that, which one is it, which one is that, which was it, what is it called, what was it called, whats it called, what is that called, whats that called, what do they call, what do you call, how is it called, how name, forgot how it is called, forgot how its called, forgot what it is called, forgot what its called, forget what its called, no idea what its called, dont know what its called, cant remember what its called, cant recall the name, dont recall the name,
  whats the name of it, what was the name, whats its name, forget the name, forgot the name, forgotten the name, cant remember the name, dont remember the name, cannot remember the name, name escapes me,
  which dive is it, which dive was it, which site is it, which site was it, which wreck is it, which wreck was it, which wreck was that, which site was that, which dive was that, which lake is it, which cave is it
`)

/** "The cenote with the cloud at 30 m, which one was it?" */
export const asksForName = (line: Line): boolean => says(untaken(line), identifying)

const fewestWords = 2

const limiting = wordSet(`
  only max maximum limit limits limited cant cannot wont dont deeper shallower below beyond past under above over allowed no not never most up than need needs want must certified level
`)

/** Whether somebody says how far they may or will go: that is no part of a story. */
const setsLimits = (line: Line): boolean => {
  const told = allPhrases(untaken(line), identifying)
  return line.words.some(
    ({ text }, at) => limiting.has(text) && !told.some((each) => each.at <= at && at < each.at + each.size),
  )
}

/**
 * What was read of a site that is described: its depths, months and water are those of a story and limit nothing, as long as other
 * words are left to look for. Limits that somebody sets, and what they rule out, stay.
 */
export const asDescribed = (read: Read, line: Line): Read => {
  if ((read.words ?? '').split(' ').filter(Boolean).length < fewestWords || setsLimits(line)) return read
  const { minDepth, maxDepth, months, minTemp, maxTemp, levels, access, ...rest } = read
  return { ...rest, avoid: (read.avoid ?? []).filter((hazard) => hazard !== 'low-visibility') }
}
