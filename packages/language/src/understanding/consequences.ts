import {
  fineAfter,
  lateNegators,
  likewise,
  likewiseAfter,
  mindsOnlyDenied,
  negators,
  refused,
} from './limit-words.ts'
import { phraseBefore, phraseFrom, phraseSet } from './phrases.ts'
import { type Line, untaken, wordAt, wordSet } from './words.ts'

// What is said of a limit in another part of its sentence.

/** "Deeper than 30 m is a no, and so is colder than 15": what was said last before, where the same is said of a number. */
export const saidLikewise = (line: Line, at: number, end: number): 'refused' | 'fine' | null => {
  const all = untaken(line)
  const start = ['anything', 'anywhere', 'any'].includes(wordAt(line, at - 1)) ? at - 1 : at
  const before = phraseBefore(all, likewise, start)
  if (!before && !phraseFrom(all, likewiseAfter, end)) return null
  for (let each = (before?.at ?? start) - 1; each > 0; each--) {
    if (phraseFrom(all, refused, each) || lateNegators.has(wordAt(line, each))) return 'refused'
    if (phraseFrom(all, fineAfter, each)) return 'fine'
  }
  return null
}

const possessive = /^(my|our|the|his|her|i|we|she|he)$/
const farConsequence = 6

/** "Any deeper than 22 m and my insurance does not pay": a number past which something goes wrong. */
export const hasConsequence = (line: Line, at: number, end: number): boolean => {
  if (!/^(any|anything|anywhere|once|if|when|go|going)$/.test(wordAt(line, at - 1))) return false
  const start = ['and', 'then'].includes(wordAt(line, end)) ? end + 1 : end
  if (!possessive.test(wordAt(line, start))) return false
  for (let each = start + 1; each < start + farConsequence && !line.words[each]?.isBreak; each++)
    if (negators.has(wordAt(line, each))) return !mindsOnlyDenied.has(wordAt(line, each + 1))
  return false
}

const dull = phraseSet(
  'bores, bore, bores me, bores us, bore us, bore me, is boring, is dull, is too tame, is a waste, is a snooze, are a snooze, is a yawn, are a yawn, is pointless, are pointless, are boring, are dull, is too easy, are too easy, are too tame, puts me to sleep, put me to sleep, puts us to sleep, put us to sleep, sends me to sleep, is kids stuff, are kids stuff, is for babies, are for babies',
)

/** "… bores me": of what is too shallow. */
export const isBoring = (line: Line, end: number): boolean =>
  !line.words[end]?.isBreak && phraseFrom(untaken(line), dull, end) !== undefined

const enough = phraseSet(
  'did all the, done all the, seen all the, too good for, outgrown, outgrew, done with, fed up with, sick of, tired of, had enough of, had it with, no longer into, off',
)

/** "I'm done with dives deeper than 20 m." */
export const isEnough = (line: Line, at: number): boolean =>
  [at, at - 1, at - 2].some(
    // "Off Florida, intermediate".
    (before) =>
      before > 0 &&
      // "Off the beach, still learning": of a clause before.
      !line.words.slice(before, at + 1).some(({ isBreak }) => isBreak) &&
      !(before < at && line.names?.[before]) &&
      // "Drop-offs for advanced divers".
      !(/^offs?$/.test(wordAt(line, before - 1)) && wordAt(line, before - 2) === 'drop') &&
      phraseBefore(untaken(line), enough, before) !== undefined,
  )

const predicates =
  /^(is|are|was|would|will|makes|make|gives|give|spoils|scares|feels|costs|means|seems|gets|and|i|we|my|our|his|her|the|he|she|they|wears|ruins|kills|takes)$/
/** How somebody speaks of what is wanted. */
const welcomed = wordSet(`
  fine ok okay alright good great better best perfect ideal lovely nice cool fun love like enjoy prefer want need needs looking after interested interesting interests keen happy
  comfortable confident trained qualified certified allowed required must necessary welcome preferred thing starts begins ready able can could exciting dream dreaming excited
  please do works suits hunting searching planning plan use using bring carry have got
`)
const longestPredicate = 9
/** "If the water is colder than", "when it's deeper than". */
const conditional =
  /^(if|when|once|whenever|should|it|its|is|gets|goes|go|be|are|the|a|site|dive|sea|water|waters|depth|temperature|were|was|i|we|get)$/
const farCondition = 5

/** Whether what is compared begins what is said: "deeper than 30 m …", "and anything below 30 m …". */
const isSubject = (line: Line, at: number): boolean => {
  let asked = at
  while (
    asked > 0 &&
    asked > at - farCondition &&
    conditional.test(wordAt(line, asked - 1)) &&
    !line.words[asked]?.isBreak
  ) {
    asked--
    if (/^(if|when|once|whenever|should)$/.test(wordAt(line, asked))) return true
  }
  const start =
    /^(water|waters|sea|seas|temps|temperatures|depths|anything|anywhere|any|everything|everywhere|dives|sites|going)$/.test(
      wordAt(line, at - 1),
    )
      ? at - 1
      : at
  return (
    start === 0 ||
    line.words[start]?.isBreak === true ||
    /^(but|cos|because|and)$/.test(wordAt(line, start - 1))
  )
}

/** "Past 30 m I burn through my gas", "anything deeper than 20 m is a nightmare": what is said of a depth or a cold that harms is no wish, unless it praises it. */
export const isPutOff = (line: Line, at: number, end: number): boolean => {
  if (!isSubject(line, at) || line.words[end]?.isBreak || !predicates.test(wordAt(line, end))) return false
  if (wordAt(line, end) === 'and' && !possessive.test(wordAt(line, end + 1))) return false
  for (let each = end; each < end + longestPredicate; each++) {
    if (each >= line.words.length || (each > end && line.words[each]?.isBreak)) return each > end + 1
    const word = wordAt(line, each)
    if (negators.has(word)) return true
    if (welcomed.has(word) || line.words[each]?.value != null) return false
  }
  return true
}

/** "Above 20 degrees makes me sweat." */
export const spoils = (line: Line, at: number, end: number): boolean =>
  isSubject(line, at) &&
  /^(makes|make|gives|give)$/.test(wordAt(line, end)) &&
  /^(me|us|him|her|them|my)$/.test(wordAt(line, end + 1)) &&
  !welcomed.has(wordAt(line, end + 2))
