import { phraseFrom, phraseSet } from './phrases.ts'
import { type Line, untaken, wordAt, wordSet } from './words.ts'

const welcome = wordSet('ok okay fine alright welcome acceptable')

const possible = wordSet('may might can could even')

const indifferent = phraseSet(`
  doesnt bother, does not bother, dont bother me, doesnt matter, does not matter, doesnt worry, doesnt scare, is no problem, is not a problem, isnt a problem, no problem, is no issue, is not an issue, isnt an issue, no issue
`)

/** Whether something is fine and not asked for: "cold water ok", "it may be deep". */
export const isWelcome = (line: Line, at: number, size: number): boolean =>
  [at + size, at + size + 1].some((each) => welcome.has(wordAt(line, each)) && !line.words[each]?.isBreak) ||
  [at + size, at + size + 1].some((each) => phraseFrom(untaken(line), indifferent, each) !== undefined) ||
  possible.has(wordAt(line, at - 1)) ||
  (wordAt(line, at - 1) === 'be' && possible.has(wordAt(line, at - 2)))
