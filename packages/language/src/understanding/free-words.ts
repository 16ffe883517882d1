import { isListedAsDone } from './done-places.ts'
import { isMatter } from './matters.ts'
import { isNegated } from './negation.ts'
import { stopWords } from './ordinary-words.ts'
import { isVocabularyAlone } from './vocabulary.ts'
import { type Line, phraseAt, wordAt } from './words.ts'

// What no reader knows: it's looked for in texts, unless it is not wanted.

/** More words than a search can use. */
const maxFreeWords = 12

/** "The northern Red Sea": which part of a place, said before its name. */
const parts = /^(north|south|east|west|central|upper|lower)(ern)?$/

const isPartOfName = (line: Line, at: number): boolean =>
  parts.test(wordAt(line, at)) && line.names?.[at + 1] === true

const isLeftFree = (line: Line, at: number): boolean => {
  const { text, value } = line.words[at] ?? { text: '', value: null }
  return (
    !line.taken[at] && value === null && text.length > 1 && !stopWords.has(text) && !isPartOfName(line, at)
  )
}

/** "No frills", "no rush", "not to be missed": sayings, which ask to leave nothing out. */
const sayings =
  /^(frills?|fuss|rush|hurry|problem|problems|worries|worry|doubt|idea|clue|matter|chance|way|preference|budget|luxury|air|fortune|spending|miss|missed|missing|wait|sure|care|swim|equali[sz]e|allowed|needed|good|use|need|joke|kidding|experience|longer|thanks|bother|bothered|fan|interested)$/
const between = /^(the|any|a|an|too|very|so|that|many|much|with)$/

/** "No rubbish", "aren't too crowded": the noun that a "no" stands before, as it was typed; empty where none does. */
const unwantedNoun = (line: Line, written: Line, free: readonly number[]): string => {
  const first = free.find((at) => {
    if (
      line.words[at]?.isBreak ||
      sayings.test(wordAt(written, at)) ||
      isMatter(wordAt(line, at)) ||
      isVocabularyAlone(wordAt(line, at))
    )
      return false
    // "No stinging jellyfish" have been heard.
    if (line.taken[at + 1] && !line.words[at + 1]?.isBreak) return false
    let before = at - 1
    while (between.test(wordAt(line, before)) && !line.words[before]?.isBreak) before--
    return /^(no|without|not|arent|isnt)$/.test(wordAt(line, before)) && !line.words[before + 1]?.isBreak
  })
  if (first === undefined) return ''
  const isTwo = free.includes(first + 1) && !line.words[first + 1]?.isBreak
  return phraseAt(written, first, isTwo ? 2 : 1)
}

/** What no reader took: what may still stand in a site's texts, and what is not wanted or was done. */
export const freeWords = (line: Line, written: Line): { words: string; unwanted: string } => {
  const free = line.words.map((_, at) => at).filter((at) => isLeftFree(line, at))
  // "Not a washing machine": of two words the "no" reaches both.
  const isShunned = (at: number): boolean =>
    // "No dives without current": who wants none has been heard.
    !/^currents?$/.test(wordAt(line, at)) &&
    (isNegated(line, at) || (free.includes(at - 1) && !line.words[at]?.isBreak && isNegated(line, at - 1)))
  const isUnwanted = (at: number) => isShunned(at) || isListedAsDone(line, at)
  const textOf = (places: readonly number[]) =>
    places
      .slice(0, maxFreeWords)
      .map((at) => wordAt(line, at))
      .join(' ')
  return {
    words: textOf(free.filter((at) => !isUnwanted(at))),
    unwanted: unwantedNoun(line, written, free),
  }
}
