import { clauseStart, type Line, phraseAt } from './words.ts'

// What is told of as the last that somebody wants: where they came to harm, or have had their fill.

const badTime =
  '(?:bad|awful|scary|nasty|horrible|horrid|terrible|traumatic|frightening) (?:experience|time|scare|dive|moment|incident|accident)'
const ofPanic =
  '(?:panic(?:ked|s)?|panicking|freak(?:ed|s)? out(?! on)|freaking out(?! on)|panic attacks?|(?:gets?|got|goes|went) (?:all )?(?:claustrophobic|claustro|panicky|twitchy)|loses? it)'
const ofDanger =
  '(?:(?:got|was|were|been) (?:stuck|lost|trapped|tangled|tangled up|entangled|caught)|nearly died|nearly drowned)'
const mishap = new RegExp(
  `(?:^| )(?:(?:${badTime}|${ofPanic})(?: once| badly)? (?:in|on|inside|at|with)(?: [a-z]+ (?:and|or))?(?: a| an| the| some| that)?|${ofDanger}(?: once| badly)? (?:in|inside)(?: a| an| one| some))$`,
)
const mostOfMishap = 8
const lastWanted =
  /(?:^| )(?:(?:very|absolute) )?last (?:thing|place|sight) (?:(?:that )?(?:i|we|she|he|they) (?:ever )?(?:want|wants|wanna|need|needs|fancy|fancies)|(?:on my|on our|on her|on his) (?:mind|list))(?: to)?(?: (?:see|do|meet|dive|face|look at))?(?: [a-z]+){0,3} (?:is|are|was|would be)(?: (?:a|an|another|more|any|yet))*$/
const mostOfLast = 16

/** "The last thing I want to see on leave is a wreck." */
export const isLastWanted = (line: Line, at: number): boolean => {
  const from = Math.max(clauseStart(line, at), at - mostOfLast)
  return lastWanted.test(phraseAt(line, from, at - from))
}

/** "After a bad experience in a cave I only want open reefs": nobody who tells that wants one. */
export const isOfMishap = (line: Line, at: number): boolean => {
  const from = Math.max(0, at - mostOfMishap)
  return !line.words[at]?.isBreak && mishap.test(phraseAt(line, from, at - from))
}
